// Pieces of a paste: together they are the paste, and each has few inserts and lines.
import * as fc from "fast-check";
import { expect, it } from "vitest";
import { WORDY_DOCUMENT } from "../../testing/anyDocument.ts";
import { SOME_RULES } from "../../testing/someRules.ts";
import { type EditorInsert, editorOps } from "./editorOps.ts";
import { joinOps } from "./joinOps.ts";
import { PIECE_MOST, piecesOf } from "./piecesOf.ts";

const MANY_LINES = fc
  .array(fc.constantFrom("a", "", "goal"), { maxLength: 1_500, size: "max" })
  .map((lines) => ({ ops: [{ insert: lines.join("\n") }] }));

const costOf = (piece: readonly EditorInsert[]): number =>
  piece.reduce(
    (sum, { insert }) => sum + (typeof insert === "string" ? insert.split(/(?<=\n)/).length : 1),
    0,
  );

it("are the inserts again when they are joined, and none has more inserts and lines than its limit", () => {
  fc.assert(
    fc.property(fc.oneof(WORDY_DOCUMENT, MANY_LINES), ({ ops: given }) => {
      const ops = editorOps({ ops: given }, SOME_RULES);
      const pieces = piecesOf(ops);
      expect(joinOps(pieces.flat())).toEqual(ops);
      expect(Math.max(...pieces.map(costOf))).toBeLessThanOrEqual(PIECE_MOST);
    }),
  );
});

const bold = { insert: "a", attributes: { bold: true } } as const;

it.each([
  ["lines without a format", [{ insert: "goal\n".repeat(2_000) }]],
  [
    "words with formats at the ends of lines",
    Array.from({ length: 500 }, () => [bold, { insert: "\n" }]).flat(),
  ],
  // As the inserts of a web page are: no text ends with a line.
  ["words with formats within lines", Array.from({ length: 500 }, () => [{ insert: "\nb" }, bold]).flat()],
  ["one line of many formats", Array.from({ length: 500 }, () => [{ insert: "b" }, bold]).flat()],
])("are several of %s", (_name, ops: readonly EditorInsert[]) => {
  const pieces = piecesOf(ops);
  expect(pieces.length).toBeGreaterThan(9);
  expect(Math.max(...pieces.map(costOf))).toBeLessThanOrEqual(PIECE_MOST);
});
