// Which built files the offline worker keeps, by what they are needed for.

export type BuildManifest = Readonly<
  Record<
    string,
    {
      readonly file: string;
      readonly name?: string;
      readonly imports?: readonly string[];
      readonly css?: readonly string[];
    }
  >
>;

export interface BuiltClient {
  readonly buildId: string;
  readonly manifest: BuildManifest;
  /** Paths from the built folder's root of all files in `assets`, such as "assets/home-1a2b.js". */
  readonly assets: readonly string[];
  /** Names of the files in `images`. */
  readonly images: readonly string[];
  /** The path of each language's document by the language's path segment. */
  readonly documents: ReadonlyMap<string, string>;
  readonly defaultLanguage: string;
  /** Patterns of the pages' paths, as in documents.json. */
  readonly pages: readonly string[];
}

/** As workers/offline/keptBuild.ts reads it. Paths begin with a slash. */
export interface KeptBuild {
  readonly id: string;
  readonly start: readonly string[];
  readonly rest: readonly string[];
  readonly pictures: readonly string[];
  readonly languages: Readonly<
    Record<string, { readonly document: string; readonly files: readonly string[] }>
  >;
  readonly defaultLanguage: string;
  readonly areas: readonly string[];
}

/** Source files whose code each page loads by itself, whatever it shows. */
export const EVERY_PAGE = [
  "src/app/background/inBackground.ts",
  "src/app/failing/ErrorPage.tsx",
  "src/app/frame/FrameLater.tsx",
  "src/app/routing/routing.tsx",
  "src/i18n/dictionary.ts",
  "src/i18n/restCatalogue.ts",
  "src/state/errors/errorLog.ts",
  "src/state/live/link/electedCore.ts",
  "src/state/live/liveness/supervise.ts",
];

/** Names of pieces (vite.config.ts) that each page loads. */
export const PIECES = ["home"];

/** Placeholders and marks that the product shows itself. Icons of the installed product belong to the browser. */
const PICTURE = /^(?:404|icon|default-[\w-]+)\.(?:svg|png)$/;

/** Throws where the build has no file of a source or piece that each page loads. */
export function keptBuild(client: BuiltClient): KeptBuild {
  const { manifest } = client;
  const sourceOf = languageSources(client);
  const fromManifest = new Set(Object.values(manifest).flatMap(({ file, css = [] }) => [file, ...css]));
  // Vite's manifest names the core's entry at most: the core's other files are not made by its build.
  const apart = client.assets.filter(
    (file) => file.endsWith(".js") && (/\/live\.worker-/.test(file) || !fromManifest.has(file)),
  );
  const start = new Set([
    ...withImports(manifest, [...EVERY_PAGE, ...PIECES.map((name) => keyOfPiece(manifest, name))]),
    ...apart,
  ]);
  const rest = client.assets.filter(
    (file) => !start.has(file) && !sourceOf.has(file) && /\.(?:js|css|woff2)$/.test(file),
  );
  return {
    id: client.buildId,
    start: [...start].map(rooted),
    rest: rest.map(rooted),
    pictures: client.images.filter((name) => PICTURE.test(name)).map((name) => `/images/${name}`),
    languages: Object.fromEntries(
      [...client.documents].map(([language, document]) => {
        const files = [...sourceOf].filter(([, own]) => own === language).map(([file]) => rooted(file));
        return [language, { document: rooted(document), files }];
      }),
    ),
    defaultLanguage: client.defaultLanguage,
    areas: [...new Set(client.pages.map((pattern) => /^\^\/([^/$]*)/.exec(pattern)?.[1] ?? ""))],
  };
}

const rooted = (path: string): string => `/${path}`;

function keyOfPiece(manifest: BuildManifest, name: string): string {
  const keys = Object.keys(manifest);
  const key = keys.find((each) => manifest[each]?.name === name && manifest[each].file.endsWith(".js"));
  if (key === undefined) throw new Error(`The build has no piece named ${name} (vite.config.ts)`);
  return key;
}

/** The files of catalogues and of the languages' own style sheets, each with its language. */
function languageSources({ manifest }: BuiltClient): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  for (const [source, { file }] of Object.entries(manifest)) {
    const [, language] = /^(?:locales|src\/i18n\/stylesheets)\/([\w-]+)\.(?:po\?|css)/.exec(source) ?? [];
    if (language !== undefined) found.set(file, language);
  }
  return found;
}

/** The files of these sources, of all they import, and their style sheets. */
function withImports(manifest: BuildManifest, sources: readonly string[]): readonly string[] {
  const keys = new Set(sources);
  const files = new Set<string>();
  // Grows while it is gone through.
  for (const key of keys) {
    const entry = manifest[key];
    if (entry === undefined) throw new Error(`The build made nothing of ${key}`);
    for (const file of [entry.file, ...(entry.css ?? [])]) files.add(file);
    for (const each of entry.imports ?? []) keys.add(each);
  }
  return [...files];
}
