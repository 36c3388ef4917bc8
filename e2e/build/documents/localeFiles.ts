// Finds the built files that a document names, in Vite's manifest.

/** Source file (with query) → what was made of it; pieces of several files have a key and a name of their own. */
export type Manifest = Readonly<Record<string, { readonly file: string; readonly name?: string }>>;

export interface LocaleFiles {
  /** The texts of the first screen, and those of all other pages; paths from the root. */
  readonly first: string;
  readonly rest: string;
  /** The language's own stylesheet, where it has one (docs/product.md#change-of-language). */
  readonly stylesheets: readonly string[];
}

/** Throws where the build holds no texts for the locale: no document could be right then. */
export function localeFiles(manifest: Manifest, localeId: string): LocaleFiles {
  const stylesheet = manifest[`src/i18n/stylesheets/${localeId}.css`];
  return {
    first: fileOf(manifest, `locales/${localeId}.po?part=first`),
    rest: fileOf(manifest, `locales/${localeId}.po?part=rest`),
    stylesheets: stylesheet === undefined ? [] : [`/${stylesheet.file}`],
  };
}

/** Path of the code that finds pages other than lists. Throws where the build holds none. */
export function routerFile(manifest: Manifest): string {
  const router = Object.values(manifest).find(({ file, name }) => name === "router" && file.endsWith(".js"));
  if (router === undefined) throw new Error("The build has no piece named router (vite.config.ts)");
  return `/${router.file}`;
}

function fileOf(manifest: Manifest, source: string): string {
  const entry = manifest[source];
  if (entry === undefined) throw new Error(`The build made nothing of ${source}`);
  return `/${entry.file}`;
}
