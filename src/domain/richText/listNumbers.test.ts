// The numbers of lists: nested, after bullets, pictures and words, the same in every place that shows them.
import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { SOME_RULES } from "../testing/someRules.ts";
import { blocksOf } from "./blocks.ts";
import { type CountedLine, createListNumbers } from "./listNumbers.ts";
import type { List } from "./lists.ts";

const numbered = (...indents: readonly number[]): readonly CountedLine[] =>
  indents.map((indent) => ({ indent, isOrdered: true }));
const bullet = (indent = 0): CountedLine => ({ indent, isOrdered: false });
const count = (lines: readonly CountedLine[]): readonly (number | undefined)[] =>
  lines.map(createListNumbers());

describe("numbers", () => {
  it.each<readonly [string, readonly CountedLine[], readonly (number | undefined)[]]>([
    ["go on line by line", numbered(0, 0, 0), [1, 2, 3]],
    ["begin again in each nested list", numbered(0, 1, 1, 0, 1), [1, 1, 2, 2, 1]],
    ["count a skipped level as one", numbered(0, 2, 1, 0), [1, 1, 2, 2]],
    ["count a first line that is further in as the outermost", numbered(3, 0, 1), [1, 2, 1]],
    [
      "go on behind a bullet of the same level",
      [...numbered(0), bullet(), ...numbered(0)],
      [1, undefined, 2],
    ],
    ["go on after a picture", [...numbered(0, 1), "picture", ...numbered(0)], [1, 1, undefined, 2]],
    [
      "go on after a picture from a nested list",
      [...numbered(0, 0), "picture", ...numbered(1)],
      [1, 2, undefined, 3],
    ],
    ["begin again after words", [...numbered(0, 0), "other", ...numbered(0)], [1, 2, undefined, 1]],
    ["begin at 1 behind a picture alone", ["picture", ...numbered(0)], [undefined, 1]],
  ])("%s", (_name, lines, numbers) => {
    expect(count(lines)).toEqual(numbers);
  });
});

/** The lists of the reader in the order of their lines, each item with its number. */
function shownBy(lists: readonly List[]): readonly (number | undefined)[] {
  return lists.flatMap(({ ordered, start, items }) =>
    items.flatMap(({ lists: inner }, at) => [ordered ? start + at : undefined, ...shownBy(inner)]),
  );
}

const LINE = fc.constantFrom<"picture" | "other" | { list: "ordered" | "bullet"; indent: number }>(
  "picture",
  "other",
  ...[0, 1, 2, 3].flatMap((indent) => [
    { list: "ordered" as const, indent },
    { list: "bullet" as const, indent },
  ]),
);

it("are those that the reader draws, for any lines", () => {
  fc.assert(
    fc.property(fc.array(LINE, { maxLength: 12 }), (lines) => {
      const ops = lines.flatMap((line): readonly object[] => {
        if (line === "other") return [{ insert: "words\n" }];
        if (line === "picture") return [{ insert: { image: "/a.png" } }, { insert: "\n" }];
        return [
          { insert: "item" },
          { insert: "\n", attributes: line.indent === 0 ? { list: line.list } : line },
        ];
      });
      const drawn = blocksOf({ ops }, SOME_RULES).flatMap((block) =>
        block.kind === "list" ? shownBy(block.lists) : [],
      );
      const counted = count(
        lines.map((line) =>
          typeof line === "string" ? line : { ...line, isOrdered: line.list === "ordered" },
        ),
      );
      expect(drawn).toEqual(counted.filter((_, at) => typeof lines[at] !== "string"));
    }),
  );
});
