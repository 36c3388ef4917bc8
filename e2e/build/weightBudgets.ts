// What the client's JavaScript may weigh, gzipped, and what of it counts as what.

/** The largest weights in kB (1000 bytes) of gzip. */
export const BUDGETS = {
  "first screen": 118,
  // The core's entry with what it imports at once. The aim is 24; finding names in lists, and the
  // lists that rules need, brought it to 24.5.
  worker: 24.8,
  // What the core has fetched when rows are drawn and its socket is open. pako's inflater is 9 kB of it.
  "worker, socket open": 39.4,
  // Parts of the core for alerts, delay, finding and boards, each fetched by who uses it. The aim was 6: with them rules
  // outlive their core and whole lists wait.
  "core, on demand": 9.5,
  "largest lazy chunk": 60,
  // With Quill. Suggestions and the panel of links are chunks of their own.
  "rich editor": 60,
  // All scripts that opening it in simple mode fetches beside those of the community; room for a keyboard brought it to 14.05.
  composer: 14.5,
  // All pages of the studio but the wallet, with what these and the wallet share.
  studio: 16,
  // With the form of accounts, which holds the checks of their numbers.
  wallet: 15,
} as const;

export type Weighed = keyof typeof BUDGETS;

export interface Verdict {
  readonly holds: boolean;
  /** One line for people. */
  readonly text: string;
}

/** Weights in kB; one of 0 was not found, which is no way to hold. */
export function judgeWeights(weights: Readonly<Record<Weighed, number>>): readonly Verdict[] {
  return (Object.keys(BUDGETS) as Weighed[]).map((name) => {
    const kB = weights[name];
    const most = BUDGETS[name];
    const holds = kB > 0 && kB <= most;
    return { holds, text: `${holds ? "ok  " : "OVER"} ${name}: ${kB.toFixed(1)} of ${most} kB` };
  });
}

/**
 * Fetched at a moment of its own, which may come before the socket is open and is not awaited by it: what the first poll of
 * prices needs, at random in the first 8 s, and the reactions to changes, within a second after the first list.
 */
export function isByTime(path: string): boolean {
  return /\/(?:updateOdds|reactions)-[^/]*\.js$/.test(path);
}

/** Fetched by the core once a viewer wants alerts, a delay or hidden scores, finds in a list, or opens a board. */
export function isOnDemand(path: string): boolean {
  return /\/(?:reach|spoilers|findInList|askedOfList)-[^/]*\.js$/.test(path);
}

/** What the core starts with: its entry, and the piece that the entry imports. */
export function isWorker(path: string): boolean {
  return /\/live(?:\.worker|Core)-[^/]*\.js$/.test(path);
}

/** Fetched when rich mode is first shown. */
export function isRichEditor(path: string): boolean {
  return /\/RichEditor-[^/]*\.js$/.test(path);
}

/** Fetched on demand by a page or by the core; the rich editor has a budget of its own. */
export function isLazyChunk(path: string, firstScreen: readonly string[]): boolean {
  return path.endsWith(".js") && !firstScreen.includes(path) && !isWorker(path) && !isRichEditor(path);
}

/** A page of the studio, or the frame around all of them. */
export function isStudio(path: string): boolean {
  return /\/studio(?:\.[a-z]+)?-[^/]*\.js$/.test(path);
}

/** The wallet, and the form of accounts that it opens. */
export function isWallet(path: string): boolean {
  return /\/(?:studio\.wallet|AccountEditor)-[^/]*\.js$/.test(path);
}

export const STATIC_IMPORT = /(?:\bfrom|\bimport)\s*["'`]\.\/([^"'`]+\.js)["'`]/g;
export const LATER_IMPORT = /\bimport\(\s*["'`]\.\/([^"'`]+\.js)["'`]\s*\)/g;

type Sources = ReadonlyMap<string, string>;

/** The chunks that a chunk imports; they are in its folder. */
export function importsIn(path: string, pattern: RegExp, sources: Sources): readonly string[] {
  const folder = path.slice(0, path.lastIndexOf("/") + 1);
  return [...(sources.get(path) ?? "").matchAll(pattern)].map(([, file = ""]) => folder + file);
}

/** The chunks, and all that is fetched with them because one imports another. */
export function withImports(chunks: readonly string[], sources: Sources): readonly string[] {
  const all = new Set(chunks);
  // Grows while it is gone through.
  for (const path of all) for (const file of importsIn(path, STATIC_IMPORT, sources)) all.add(file);
  return [...all];
}

/** Those outside `chunks` that fetch one of them at once, and not when it is opened; without what the chunks open. */
export function fetchedWith(chunks: readonly string[], sources: Sources): readonly string[] {
  const opened = new Set(chunks.flatMap((path) => importsIn(path, LATER_IMPORT, sources)));
  return [...sources.keys()].filter(
    (path) =>
      !chunks.includes(path) &&
      !opened.has(path) &&
      importsIn(path, STATIC_IMPORT, sources).some((each) => chunks.includes(each)),
  );
}

/**
 * The chunks and those that are fetched with them and with no other. `sources`: the built texts of all chunks by path.
 */
export function onlyLoadedBy(chunks: readonly string[], sources: Sources): readonly string[] {
  const importsOf = (path: string, pattern: RegExp): readonly string[] => importsIn(path, pattern, sources);
  const importers = new Map<string, Set<string>>();
  const later = new Set<string>();
  for (const path of sources.keys()) {
    for (const file of importsOf(path, LATER_IMPORT)) later.add(file);
    for (const file of importsOf(path, STATIC_IMPORT)) {
      importers.set(file, (importers.get(file) ?? new Set()).add(path));
    }
  }
  const own = new Set(chunks);
  // Grows while it is gone through: what an own chunk imports is looked at in its turn.
  for (const path of own) {
    for (const file of importsOf(path, STATIC_IMPORT)) {
      const isOwn = !later.has(file) && [...(importers.get(file) ?? [])].every((each) => own.has(each));
      if (isOwn) own.add(file);
    }
  }
  return [...own];
}
