// One document: the built index.html in a locale, for one page or for all that have none of their own.
import type { HeadLinks } from "#features/documents/headLinks.ts";
import { BODY_CLASS, DEFAULT_LOCALE, type Locale } from "#i18n/locales.ts";
import type { Sentences } from "./documentTexts.ts";
import { element, escaped } from "./markup.ts";
import { manifestPath } from "./webManifest.ts";

export interface DocumentParts {
  readonly locale: Locale;
  readonly title: string;
  readonly description: string;
  /** Absent for pages whose address the document does not know: they set them themselves. */
  readonly links: HeadLinks | undefined;
  /** Left out by search engines. */
  readonly isPrivate: boolean;
  /** "" for none: addresses begin with the path then. */
  readonly origin: string;
  /** Paths of the texts the page will ask for soon. */
  readonly texts: readonly string[];
  /** Paths of other scripts it will ask for soon. */
  readonly scripts: readonly string[];
  readonly stylesheets: readonly string[];
  /** The language's style sheet where it sets nothing that the first screen has; it is asked for with the code. */
  readonly lateStylesheet: string | undefined;
  readonly sentences: Sentences;
}

/** docs/product.md#sitemap-and-documents. */
const SHARING_IMAGE = "/images/ogimage/og-image.png";
const BRAND = "Touchline";

/** What the built page says of itself in English, in a document of any language. */
const OLD_TEXTS = /\s*<meta (?:name="description"|property="og:[^"]*")[^>]*>/g;

/** Fills the built index.html; throws when that is not the page this was made for. */
export function makeDocument(built: string, parts: DocumentParts): string {
  const { locale } = parts;
  let html = built.replaceAll(OLD_TEXTS, "");
  html = replaceOne(
    html,
    /<html lang="[^"]*" dir="[^"]*">/,
    `<html lang="${locale.html}" dir="${locale.dir}">`,
  );
  // The document is drawn before the app sets the class (docs/product.md#change-of-language).
  html = replaceOne(html, /<body>/, `<body class="${BODY_CLASS}${locale.id}">`);
  const root = '<div id="root"></div>';
  html = replaceOne(html, new RegExp(root), [root, ...sentencesOf(parts.sentences)].join("\n    "));
  html = replaceOne(html, /<title>[^<]*<\/title>/, lines(aboutPage(parts)));
  return replaceOne(html, /[ \t]*<\/head>/, `    ${lines(hints(parts))}\n  </head>`);
}

/** public/again.js shows the hidden ones where the page stays empty. */
function sentencesOf({ noScript, unstarted, failed, reload, outdated }: Sentences): string[] {
  return [
    `<noscript><p>${escaped(noScript)}</p></noscript>`,
    `<p id="unstarted">${escaped(unstarted)}</p>`,
    `<p id="failed" role="alert" hidden>${escaped(failed)} <a href="">${escaped(reload)}</a></p>`,
    `<p id="outdated" role="alert" hidden>${escaped(outdated)}</p>`,
  ];
}

function aboutPage(parts: DocumentParts): string[] {
  const { locale, title, description, links, isPrivate, origin, texts, lateStylesheet } = parts;
  const og = (name: string, content: string): string => element("meta", { property: `og:${name}`, content });
  return [
    `<title>${escaped(title)}</title>`,
    element("meta", { name: "description", content: description }),
    element("link", { rel: "manifest", href: `/${manifestPath(locale)}` }),
    element("link", { rel: "apple-touch-icon", href: "/images/icon-180.png" }),
    ...(isPrivate ? [element("meta", { name: "robots", content: "noindex", "data-private": "" })] : []),
    ...(links === undefined ? [] : [element("link", { rel: "canonical", href: links.canonical })]),
    ...(links?.alternates ?? []).map((link) => element("link", { rel: "alternate", ...link })),
    og("title", title),
    og("description", description),
    og("type", "website"),
    og("site_name", BRAND),
    og("image", origin + SHARING_IMAGE),
    og("locale", locale.wire),
    ...(links === undefined ? [] : [og("url", links.canonical)]),
    element("meta", { name: "twitter:card", content: "summary_large_image" }),
    ...(lateStylesheet === undefined
      ? []
      : [element("meta", { name: "late-style", content: lateStylesheet })]),
    ...(locale === DEFAULT_LOCALE ? [element("meta", { name: "first-texts", content: texts[0] ?? "" })] : []),
  ];
}

/**
 * Code, texts and style, fetched beside the code that will ask for them instead of after it. The default
 * language may be left as soon as the page opens: public/boot.js knows, and asks for its texts itself.
 */
function hints({ locale, texts, scripts, stylesheets }: DocumentParts): string[] {
  const modules = locale === DEFAULT_LOCALE ? scripts : [...texts, ...scripts];
  return [
    ...modules.map((href) => element("link", { rel: "modulepreload", crossorigin: "", href })),
    ...stylesheets.map((href) => element("link", { rel: "stylesheet", crossorigin: "", href })),
  ];
}

function lines(elements: readonly string[]): string {
  return elements.join("\n    ");
}

function replaceOne(html: string, pattern: RegExp, replacement: string): string {
  const found = html.match(new RegExp(pattern, "g"))?.length ?? 0;
  if (found !== 1) throw new Error(`index.html has ${found} of ${pattern}, where one is expected`);
  return html.replace(pattern, () => replacement);
}
