// The journeys of docs/journeys.md are short, and each hop exists in the sources.
import { existsSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { resolveImport } from "./floors.ts";
import { findBrokenHops, type Hop, readJourneys, type Sources } from "./journeys.ts";
import { aliases, textOf } from "./sourceFiles.ts";
import { readSource } from "./sourceImports.ts";

const ROOT = new URL("../../", import.meta.url);

const sources: Sources = {
  importsOf(file) {
    const found = readSource(textOf(file), file).imports.map(({ specifier }) =>
      resolveImport(file, specifier, aliases),
    );
    return new Set(found.filter((target) => target !== undefined));
  },
  textOf,
  exists: (file) => existsSync(new URL(file, ROOT)),
};
const journeys = readJourneys(textOf("docs/journeys.md"));

const FRAME_TO_PIXEL_MAX = 14;
const STAR_TO_SERVER_MAX = 12;

describe("the two journeys", () => {
  it("are short, and ARCHITECTURE gives their lengths", () => {
    const lengths = journeys.map((hops) => hops.length);
    expect(lengths).toHaveLength(2);
    const [score = 0, star = 0] = lengths;
    expect(score).toBeLessThanOrEqual(FRAME_TO_PIXEL_MAX);
    expect(star).toBeLessThanOrEqual(STAR_TO_SERVER_MAX);
    expect(textOf("ARCHITECTURE.md")).toContain(
      `from frame to pixel in ${score} hops, a star from pixel to server in ${star}`,
    );
  });

  it.each(journeys.map((hops) => [hops.at(0)?.file, hops] as const))(
    "from %s: each hop is in the sources, and no module is entered twice",
    (_, hops) => {
      expect(findBrokenHops(hops, sources)).toEqual([]);
    },
  );
});

describe("the guard itself", () => {
  const texts: Readonly<Record<string, string>> = {
    "a.ts": "start() { port.postMessage(1); }",
    "b.ts": 'take() { port.addEventListener("message", take); }',
    "c.ts": "show() {}",
    "d.ts": "wire(b, e)",
    "e.ts": "paint() {}",
  };
  const imports: Readonly<Record<string, readonly string[]>> = { "c.ts": ["b.ts"], "d.ts": ["c.ts", "e.ts"] };
  const known: Sources = {
    importsOf: (file) => new Set(imports[file]),
    textOf: (file) => texts[file] ?? "",
    exists: (file) => Object.hasOwn(texts, file),
  };
  const table = (rows: readonly string[]): readonly Hop[] =>
    readJourneys(`Text.\n\n| # | file |\n|---|---|\n${rows.join("\n")}\n\n## More`)[0] ?? [];

  const ROWS = [
    "| 1 | `a.ts` | `start` (`anything`) | event |",
    "| 2 | `b.ts` | `take` | message |",
    "| 3 | `c.ts` | `show` | callback |",
    "| 4 | `e.ts` | `paint` | call via `d.ts` |",
  ];

  it("accepts calls, callbacks, messages and files that connect two others", () => {
    expect(findBrokenHops(table(ROWS), known)).toEqual([]);
  });

  it("sees files, names and connections that are not there, and a module that is entered twice", () => {
    const broken = (at: number, row: string): readonly string[] =>
      findBrokenHops(table(ROWS.with(at, row)), known);
    expect(broken(1, "| 2 | `x.ts` | `take` | message |")).toEqual(["no file x.ts"]);
    expect(broken(1, "| 2 | `b.ts` | `tak` | message |")).toEqual(["b.ts has no tak"]);
    expect(broken(2, "| 3 | `c.ts` | `show` | call |")).toEqual(["b.ts does not reach c.ts by call"]);
    expect(broken(2, "| 3 | `c.ts` | `show` | command |")).toEqual(["b.ts does not reach c.ts by command"]);
    expect(broken(3, "| 4 | `e.ts` | `paint` | call |")).toEqual(["c.ts does not reach e.ts by call"]);
    expect(broken(3, "| 4 | `e.ts` | `paint` | call via `a.ts` |")).toEqual([
      "c.ts does not reach e.ts by call",
    ]);
    expect(broken(3, "| 4 | `a.ts` | `start` | callback via `b.ts` |")).toContain("a.ts is entered twice");
    expect(broken(0, "| 1 | `a.ts` | `start` | call |")).toEqual(["nothing does not reach a.ts by call"]);
  });
});
