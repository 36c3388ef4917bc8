// After a build: writes the document of every page in every language, the sitemap and the table that leads to them.
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { headLinks } from "#features/documents/headLinks.ts";
import { STATIC_PAGES } from "#features/documents/staticPages.ts";
import { type Locale, LOCALES } from "#i18n/locales.ts";
import { ROOT } from "../../commands/lib/paths.ts";
import { type DocumentTexts, readDocumentTexts } from "./documentTexts.ts";
import { localeFiles, type Manifest, routerFiles } from "./localeFiles.ts";
import { makeDocument } from "./makeDocument.ts";
import { readRoutes } from "./readRoutes.ts";
import { ANY_PAGE, documentOf, documentTable, PRIVATE_PAGE } from "./routeTable.ts";
import { makeWebManifest, manifestPath } from "./webManifest.ts";
import { makeRobots, makeSitemap } from "./sitemap.ts";
import { ORIGIN_PLACEHOLDER } from "../hosting/siteRules.ts";

/** The title of pages that the document knows nothing about. */
const BRAND = "Touchline";

export interface DocumentSources {
  /** The index.html that Vite made. */
  readonly built: string;
  readonly manifest: Manifest;
  readonly texts: DocumentTexts;
  /** "" where the build does not know where the site will stand. */
  readonly origin: string;
}

/** Every document by its path in the built folder, such as "fr/live/index.html". */
export function makeDocuments(sources: DocumentSources): ReadonlyMap<string, string> {
  return new Map(LOCALES.flatMap((locale) => [...documentsIn(locale, sources)]));
}

function documentsIn(
  locale: Locale,
  { built, manifest, texts, origin }: DocumentSources,
): Map<string, string> {
  const { first, rest, stylesheets, lateStylesheet } = localeFiles(manifest, locale.id);
  const router = routerFiles(manifest);
  const folder = locale.prefix === "" ? "" : `${locale.prefix}/`;
  const textsOf = (path: string) =>
    texts.pages.get(locale.id)?.get(path) ?? { title: BRAND, description: "" };
  const sentences = texts.sentences.get(locale.id);
  if (sentences === undefined) throw new Error(`There are no sentences for the documents in ${locale.id}`);
  const common = { locale, origin, stylesheets, lateStylesheet, sentences, isPrivate: false };
  const documents = new Map<string, string>();
  for (const { path, isList } of STATIC_PAGES) {
    const links = headLinks(path, locale, origin);
    const parts = {
      ...common,
      ...textsOf(path),
      links,
      texts: [first],
      scripts: isList === true ? [] : router,
    };
    documents.set(folder + documentOf(path), makeDocument(built, parts));
  }
  // Their pages name themselves; what the home page says of the site holds for them as well.
  const about = { ...textsOf("/"), title: BRAND, links: undefined };
  const open = { ...common, ...about, texts: [first, rest], scripts: router };
  documents.set(folder + ANY_PAGE, makeDocument(built, open));
  documents.set(folder + PRIVATE_PAGE, makeDocument(built, { ...open, isPrivate: true }));
  return documents;
}

/** The origin of `SITE_ORIGIN`; "" when it is not set. Throws for what is no origin. */
export function readSiteOrigin(text: string | undefined): string {
  if (text === undefined || text === "") return "";
  const url = URL.canParse(text) ? new URL(text) : undefined;
  const isOrigin =
    url !== undefined && /^https?:$/.test(url.protocol) && url.pathname === "/" && url.search === "";
  if (!isOrigin)
    throw new Error(`"${text}" is no origin. Set SITE_ORIGIN to something like https://example.com.`);
  return url.origin;
}

/** What Vite made of which source, from the built folder. */
export function readManifest(folder: string): Manifest {
  return JSON.parse(readFileSync(join(folder, ".vite", "manifest.json"), "utf8")) as Manifest;
}

/**
 * Writes into the built folder. `siteOrigin`: where the site will stand, as in the environment. `scripts`: source
 * expressions of the scripts in the documents.
 */
export async function writeDocuments(
  folder: string,
  siteOrigin: string | undefined,
  scripts: readonly string[],
): Promise<void> {
  const origin = readSiteOrigin(siteOrigin);
  const built = readFileSync(join(folder, "index.html"), "utf8");
  const manifest = readManifest(folder);
  const routes = readRoutes(readFileSync(join(ROOT, "src", "app", "routing", "routeTree.gen.ts"), "utf8"));
  const whole = origin === "" ? ORIGIN_PLACEHOLDER : origin;
  const texts = await readDocumentTexts();
  const files = new Map([
    ...makeDocuments({ built, manifest, texts, origin }),
    ...LOCALES.map(
      (locale) =>
        [manifestPath(locale), makeWebManifest(locale, texts.pages.get(locale.id) ?? new Map())] as const,
    ),
    ["documents.json", `${JSON.stringify(documentTable(routes, scripts), undefined, 1)}\n`],
    ["sitemap.xml", makeSitemap(whole)],
    ["robots.txt", makeRobots(whole)],
  ]);
  for (const [path, content] of files) {
    const target = join(folder, path);
    mkdirSync(dirname(target), { recursive: true });
    writeFileSync(target, content);
  }
}
