// Pieces of a paste: together they are the paste, and each is small and ends with a line.
import * as fc from "fast-check";
import { expect, it } from "vitest";
import { WORDY_DOCUMENT } from "../../testing/anyDocument.ts";
import { SOME_RULES } from "../../testing/someRules.ts";
import { editorOps } from "./editorOps.ts";
import { joinOps } from "./joinOps.ts";
import { piecesOf } from "./piecesOf.ts";

const MANY_LINES = fc
  .array(fc.constantFrom("a", "", "goal"), { maxLength: 1_500, size: "max" })
  .map((lines) => ({ ops: [{ insert: lines.join("\n") }] }));

it("are the inserts again when they are joined, and end with a line", () => {
  fc.assert(
    fc.property(fc.oneof(WORDY_DOCUMENT, MANY_LINES), ({ ops: given }) => {
      const ops = editorOps({ ops: given }, SOME_RULES);
      const pieces = piecesOf(ops);
      expect(joinOps(pieces.flat())).toEqual(ops);
      for (const piece of pieces) expect(piece.at(-1)?.insert).toMatch(/\n$/);
    }),
  );
});

it("have at most some hundred lines and inserts each", () => {
  const text = piecesOf([{ insert: "goal\n".repeat(2_000) }]);
  expect(text.length).toBeGreaterThan(7);
  const bold = { insert: "a", attributes: { bold: true } } as const;
  const inserts = piecesOf(Array.from({ length: 500 }, () => [bold, { insert: "\n" }]).flat());
  expect(inserts.length).toBeGreaterThan(4);
});
