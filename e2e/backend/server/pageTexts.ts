// Writes what a page is about into its document, for readers that run no scripts, such as previews of links.
import { escapeText } from "../images/draw.ts";

/** What a document says of its page, as plain text. */
export interface PageTexts {
  readonly title: string;
  /** "" keeps the description of the document. */
  readonly description: string;
  /** undefined keeps the sharing picture of the document. */
  readonly picture: { readonly src: string; readonly alt: string } | undefined;
}

/** Returns the texts of the page at a path without locale prefix; undefined for a page that its document describes. */
export type DescribePage = (path: string) => PageTexts | undefined;

/** The document with the texts in the place of its own. `origin`: that of the page, for the address of the picture. */
export function withPageTexts(html: string, texts: PageTexts, origin: string): string {
  const { title, description, picture } = texts;
  let described = html.replace(/<title>[^<]*<\/title>/, () => `<title>${escapeText(title)}</title>`);
  described = withMeta(described, 'property="og:title"', title);
  described = withMeta(described, 'property="og:type"', "article");
  if (description !== "") {
    described = withMeta(described, 'name="description"', description);
    described = withMeta(described, 'property="og:description"', description);
  }
  if (picture === undefined) return described;
  described = withMeta(described, 'property="og:image"', new URL(picture.src, origin).href);
  if (picture.alt === "") return described;
  const alt = `<meta property="og:image:alt" content="${escapeText(picture.alt)}" />`;
  return described.replace(/<meta property="og:image" [^>]*>/, (image) => `${image}\n    ${alt}`);
}

function withMeta(html: string, name: string, content: string): string {
  return html.replace(
    new RegExp(`<meta ${name} content="[^"]*"`),
    () => `<meta ${name} content="${escapeText(content)}"`,
  );
}
