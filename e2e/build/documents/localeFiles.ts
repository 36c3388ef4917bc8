// Finds the built files that a document names, in Vite's manifest.
import { withImports } from "../weightBudgets.ts";

/** Source file (with query) → what was made of it; pieces of several files have a key and a name of their own. */
export type Manifest = Readonly<Record<string, Chunk>>;

interface Chunk {
  readonly file: string;
  readonly name?: string;
  /** Keys of the chunks that it imports. */
  readonly imports?: readonly string[];
  readonly css?: readonly string[];
  /** Files whose addresses it names. */
  readonly assets?: readonly string[];
}

export interface LocaleFiles {
  /** The texts of the first screen, and those of all other pages; paths from the root. */
  readonly first: string;
  readonly rest: string;
  /** The language's own stylesheet, where it has one (docs/product.md#change-of-language). */
  readonly stylesheets: readonly string[];
  /** The same, where it sets quotation marks alone: the first screen has none, and does not wait for it. */
  readonly lateStylesheet: string | undefined;
}

/** Languages with such a stylesheet. */
const QUOTES_ALONE: ReadonlySet<string> = new Set(["en", "en-us"]);

/** Throws where the build holds no texts for the locale: no document could be right then. */
export function localeFiles(manifest: Manifest, localeId: string): LocaleFiles {
  const file = manifest[`src/i18n/stylesheets/${localeId}.css`]?.file;
  const stylesheet = file === undefined ? undefined : `/${file}`;
  const isLate = QUOTES_ALONE.has(localeId);
  return {
    first: fileOf(manifest, `locales/${localeId}.po?part=first`),
    rest: fileOf(manifest, `locales/${localeId}.po?part=rest`),
    stylesheets: stylesheet === undefined || isLate ? [] : [stylesheet],
    lateStylesheet: isLate ? stylesheet : undefined,
  };
}

/** What the page's entry loads; paths from the root. */
export interface EntryFiles {
  /** The scripts of the core: its entry, and what that imports. */
  readonly core: readonly string[];
  /** The code that draws the first screen, in the order of need. */
  readonly scripts: readonly string[];
  readonly stylesheets: readonly string[];
}

/**
 * `read` returns the text of a built file. Throws where the build holds no core or no first screen.
 */
export function entryFiles(manifest: Manifest, read: (file: string) => string): EntryFiles {
  const worker = pieceOf(manifest, "start").assets?.find((file) => file.includes("/live.worker-"));
  if (worker === undefined) throw new Error("The piece named start names no core (loadWorker.ts)");
  const home = pieceOf(manifest, "home");
  const imported = (home.imports ?? []).map((key) => manifest[key]).filter((chunk) => chunk !== undefined);
  return {
    core: withImports([`/${worker}`], new Map([[`/${worker}`, read(worker)]])),
    scripts: [...imported.filter(({ name }) => name !== "start"), home].map(({ file }) => `/${file}`),
    stylesheets: (home.css ?? []).map((file) => `/${file}`),
  };
}

/** Paths of the code that finds pages other than lists. Throws where the build holds none. */
export function routerFiles(manifest: Manifest): readonly string[] {
  return [fileOf(manifest, "src/app/routing/routing.tsx"), `/${pieceOf(manifest, "shared").file}`];
}

function pieceOf(manifest: Manifest, wanted: string): Chunk {
  const piece = Object.values(manifest).find(({ file, name }) => name === wanted && file.endsWith(".js"));
  if (piece === undefined) throw new Error(`The build has no piece named ${wanted} (vite.config.ts)`);
  return piece;
}

function fileOf(manifest: Manifest, source: string): string {
  const entry = manifest[source];
  if (entry === undefined) throw new Error(`The build made nothing of ${source}`);
  return `/${entry.file}`;
}
