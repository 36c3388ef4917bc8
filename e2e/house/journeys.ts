// Reads the journeys of docs/journeys.md, tables of hops from file to file, and checks each hop against the sources.

/** One row of a table: the code that runs next, and how the code of the row above reaches it. */
export interface Hop {
  readonly file: string;
  /** Words of the file that the row names, such as the function that runs. */
  readonly names: readonly string[];
  /** `event`, `call`, `callback`, `message` or `command`. */
  readonly way: string;
  /** Files that connect the two, in order from the row above. */
  readonly via: readonly string[];
}

/** What the check reads of the project. */
export interface Sources {
  /** Paths of the files that `file` imports, types included. */
  importsOf(file: string): ReadonlySet<string>;
  textOf(file: string): string;
  exists(file: string): boolean;
}

const CODE = /`([^`]+)`/g;

/** What the two sides of a hop without an import hold, by its way. */
const CROSSINGS: Readonly<Record<string, readonly [sender: RegExp, receiver: RegExp]>> = {
  message: [/\.postMessage\(/, /addEventListener\("message"/],
  // The line wraps the core's port, and the port calls the session's method of the same name.
  command: [/Comlink\.wrap</, /function forward\(/],
};

/** The tables of a document, in order. Throws where a row lacks a column. */
export function readJourneys(markdown: string): readonly (readonly Hop[])[] {
  return markdown
    .split("\n\n")
    .filter((block) => block.startsWith("|"))
    .map((block) => block.trim().split("\n").slice(2).map(readHop));
}

function readHop(line: string): Hop {
  const [, , file, functions, reached] = line.split("|").map((cell) => cell.trim());
  const path = codeOf(file)[0];
  const way = /^\w+/.exec(reached ?? "")?.[0];
  if (path === undefined || way === undefined) throw new Error(`a hop needs four columns: ${line}`);
  return { file: path, names: codeOf(functions?.replace(/\(.*$/, "")), way, via: codeOf(reached) };
}

function codeOf(cell: string | undefined): readonly string[] {
  return [...(cell ?? "").matchAll(CODE)].map(([, code = ""]) => code);
}

/** What is wrong with a journey: missing files and words, a module entered twice, hops that no import explains. */
export function findBrokenHops(hops: readonly Hop[], sources: Sources): readonly string[] {
  const files = hops.flatMap(({ file, via }) => [file, ...via]);
  const missing = files.filter((file) => !sources.exists(file));
  if (missing.length > 0) return missing.map((file) => `no file ${file}`);
  const twice = hops.filter(({ file }, at) => hops.findIndex((hop) => hop.file === file) < at);
  return [
    ...twice.map(({ file }) => `${file} is entered twice`),
    ...hops.flatMap(({ file, names }) =>
      names.filter((name) => !hasWord(sources.textOf(file), name)).map((name) => `${file} has no ${name}`),
    ),
    ...hops.flatMap((hop, at) => {
      const before = hops[at - 1]?.file;
      const isReached = before === undefined ? hop.way === "event" : reaches(before, hop, sources);
      return isReached ? [] : [`${before ?? "nothing"} does not reach ${hop.file} by ${hop.way}`];
    }),
  ];
}

function hasWord(text: string, word: string): boolean {
  return text.split(/[^\w$]+/).includes(word);
}

function reaches(before: string, { file, way, via }: Hop, sources: Sources): boolean {
  const isImport = (from: string, to: string): boolean => sources.importsOf(from).has(to);
  const crossing = CROSSINGS[way];
  if (crossing !== undefined)
    return crossing[0].test(sources.textOf(before)) && crossing[1].test(sources.textOf(file));
  if (via.length > 0) {
    const chain = [before, ...via, file];
    return chain.slice(1).every((next, at) => {
      const last = chain[at] ?? "";
      return isImport(last, next) || isImport(next, last);
    });
  }
  if (way === "call") return isImport(before, file);
  // The called side has given its function to the side that calls it.
  return way === "callback" && isImport(file, before);
}
