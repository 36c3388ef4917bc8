// What the client's JavaScript may weigh, gzipped, and what of it counts as what.

/** Budgets in kB (1000 bytes) of gzip: what must hold, and what is aimed at. */
export const BUDGETS = {
  "first screen": { must: 140, target: 115 },
  worker: { must: 25, target: 18 },
  "largest lazy chunk": { must: 60, target: 60 },
  // With Quill. Suggestions and the panel of links are chunks of their own.
  "rich editor": { must: 60, target: 60 },
  // Without the rich editor. What it shares with the boxes of replies and with pages is not its own.
  composer: { must: 12, target: 12 },
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
    const { must, target } = BUDGETS[name];
    const holds = kB > 0 && kB <= must;
    const aim = holds && kB > target ? `, aimed at ${target}` : "";
    return { holds, text: `${holds ? "ok  " : "OVER"} ${name}: ${kB.toFixed(1)} of ${must} kB${aim}` };
  });
}

/** What the core starts with. */
export function isWorker(path: string): boolean {
  return /\/live\.worker-[^/]*\.js$/.test(path);
}

/** Fetched when rich mode is first shown. */
export function isRichEditor(path: string): boolean {
  return /\/RichEditor-[^/]*\.js$/.test(path);
}

/** Fetched on demand by a page or by the core; the rich editor has a budget of its own. */
export function isLazyChunk(path: string, firstScreen: readonly string[]): boolean {
  return path.endsWith(".js") && !firstScreen.includes(path) && !isWorker(path) && !isRichEditor(path);
}

/** The dialog in which posts are written. */
export function isComposer(path: string): boolean {
  return /\/ComposerDialog-[^/]*\.js$/.test(path);
}

const STATIC_IMPORT = /(?:\bfrom|\bimport)\s*["'`]\.\/([^"'`]+\.js)["'`]/g;
const LATER_IMPORT = /\bimport\(\s*["'`]\.\/([^"'`]+\.js)["'`]\s*\)/g;

/**
 * The chunk and those that are fetched with it and with no other. `sources`: the built texts of all chunks by path; an
 * import names a chunk of the same folder.
 */
export function onlyLoadedBy(chunk: string, sources: ReadonlyMap<string, string>): readonly string[] {
  const folder = chunk.slice(0, chunk.lastIndexOf("/") + 1);
  const importsOf = (path: string, pattern: RegExp): readonly string[] =>
    [...(sources.get(path) ?? "").matchAll(pattern)].map(([, file = ""]) => folder + file);
  const importers = new Map<string, Set<string>>();
  const later = new Set<string>();
  for (const path of sources.keys()) {
    for (const file of importsOf(path, LATER_IMPORT)) later.add(file);
    for (const file of importsOf(path, STATIC_IMPORT)) {
      importers.set(file, (importers.get(file) ?? new Set()).add(path));
    }
  }
  const own = new Set([chunk]);
  // Grows while it is gone through: what an own chunk imports is looked at in its turn.
  for (const path of own) {
    for (const file of importsOf(path, STATIC_IMPORT)) {
      const isOwn = !later.has(file) && [...(importers.get(file) ?? [])].every((each) => own.has(each));
      if (isOwn) own.add(file);
    }
  }
  return [...own];
}
