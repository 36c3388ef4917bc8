// Untrusted rich text: read from text or object, limited, and never an error.
import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { cleanDelta } from "./cleanDelta.ts";

describe("cleanDelta", () => {
  it("reads an object and its JSON in the same way", () => {
    const document = { ops: [{ insert: "Goal" }, { insert: "\n", attributes: { header: 2 } }] };
    expect(cleanDelta(document)).toEqual(document);
    expect(cleanDelta(JSON.stringify(document))).toEqual(document);
  });

  it.each([
    [
      { header: 9, indent: 99 },
      { header: 6, indent: 30 },
    ],
    [
      { header: "3", indent: 1.9 },
      { header: 3, indent: 1 },
    ],
    [{ header: 0, indent: -1, bold: true }, { bold: true }],
    [{ header: "x", indent: null, link: "https://a.example" }, { link: "https://a.example" }],
  ])("caps %j", (attributes, expected) => {
    expect(cleanDelta({ ops: [{ insert: "\n", attributes }] }).ops).toEqual([
      { insert: "\n", attributes: expected },
    ]);
  });

  it("omits what is not an insert and keeps its neighbours", () => {
    const ops = [
      { insert: "a" },
      { retain: 3 },
      null,
      "b",
      { insert: 5 },
      { insert: { image: "x" }, attributes: [] },
    ];
    expect(cleanDelta({ ops })).toEqual({ ops: [{ insert: "a" }, { insert: { image: "x" } }] });
  });

  it("accepts any value without failing", () => {
    fc.assert(
      fc.property(fc.oneof(fc.anything(), fc.json()), (value) => Array.isArray(cleanDelta(value).ops)),
    );
  });
});
