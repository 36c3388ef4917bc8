// Cells that cannot run, whatever a member has for a name, and texts that come back as they were.
import * as fc from "fast-check";
import { expect, it } from "vitest";
import { csvLine } from "./csv.ts";

it.each([
  ["Ada", '"Ada"\r\n'],
  ['Ada "Al" B, C', '"Ada ""Al"" B, C"\r\n'],
  ["=1+1", `"'=1+1"\r\n`],
  ["+1", `"'+1"\r\n`],
  ["-1", `"'-1"\r\n`],
  ["@SUM(A1)", `"'@SUM(A1)"\r\n`],
  ["  =1", `"  '=1"\r\n`],
  ['"=1', `"""'=1"\r\n`],
  ["\t=1", `" '=1"\r\n`],
  ["\u0000=1", `" '=1"\r\n`],
  ["a\r\n=1", `"a =1"\r\n`],
  ["\uFF1D1+1", `"'\uFF1D1+1"\r\n`],
  ["\u202E=1", `" '=1"\r\n`],
  ["b;=cmd|' /C calc'!A0", `"b;'=cmd|' /C calc'!A0"\r\n`],
  ["b,@x", `"b,'@x"\r\n`],
  ["a=b-c", '"a=b-c"\r\n'],
  ["", '""\r\n'],
])("%j is written so that it stays a text", (cell, line) => {
  expect(csvLine([cell])).toBe(line);
});

it("no line has a cell that begins with an acting sign, by any of the usual marks between cells", () => {
  const acting = fc.constantFrom(
    "=",
    "+",
    "-",
    "@",
    "\t",
    "\r",
    "\n",
    '"',
    "'",
    ";",
    ",",
    "|",
    " ",
    "a",
    "\u0000",
  );
  const cell = fc.array(acting, { maxLength: 12 }).map((letters) => letters.join(""));
  fc.assert(
    fc.property(fc.array(cell, { minLength: 1, maxLength: 4 }), (cells) => {
      const line = csvLine(cells);
      expect(line.endsWith("\r\n")).toBe(true);
      // oxlint-disable-next-line no-control-regex -- control characters are what is looked for
      expect(line.slice(0, -2)).not.toMatch(/[\u0000-\u001F\u007F]/u);
      for (const mark of [";", ",", "|"]) {
        for (const part of line.slice(0, -2).split(mark)) {
          expect(part.replace(/^[\s"]*/, "")).not.toMatch(/^[=+\-@]/);
        }
      }
    }),
    { numRuns: 1_000 },
  );
});
