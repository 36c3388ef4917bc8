// The counts that limit a document, and what is cut of a paste that is longer.
import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { lettersOf } from "../../member/formRules.ts";
import { cutOps, roomBeside } from "./cutOps.ts";
import { measureDocument, textOfOps } from "./documentLengths.ts";
import type { EditorInsert } from "./editorOps.ts";
import { createLetterCount } from "./letterCount.ts";

/** Bytes in UTF-8. */
const bytesOf = (text: string): number => encodeURIComponent(text).replaceAll(/%../g, "x").length;

const TAG = { tag: { id: "", text: "Derby", color: "#006bd6", uniqueId: "" } };

describe("lengths", () => {
  it("are the letters of the words, the bytes of the JSON text, and the inserts", () => {
    const ops: EditorInsert[] = [{ insert: " é👨‍👩‍👧 \n\n" }, { insert: TAG }, { insert: "\n" }];
    expect(measureDocument(ops, createLetterCount())).toEqual({
      letters: 8,
      bytes: bytesOf(JSON.stringify({ ops })),
      ops: 3,
    });
  });

  it("count bytes of any text as UTF-8 does", () => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme" }), (insert) => {
        const { bytes } = measureDocument([{ insert }], () => 0);
        expect(bytes).toBe(bytesOf(JSON.stringify({ ops: [{ insert }] })));
      }),
    );
  });

  it("count letters as a reader does, in every script", () => {
    const words = fc.array(
      fc.oneof(
        fc.string({ unit: "grapheme" }),
        fc.constantFrom(
          "Tor!",
          "नमस्ते",
          "مرحبا",
          "สวัสดี",
          "축구",
          "サッカー",
          "👩🏽‍🚒",
          "e\u0301",
          "🇩🇪",
          "\n",
          " ",
          "\u200d",
        ),
      ),
    );
    const count = createLetterCount();
    fc.assert(
      fc.property(words, (list) => {
        const text = list.join(" ").replaceAll("\r", "");
        expect(count(text)).toBe(lettersOf(text));
        expect(count(text)).toBe(lettersOf(text));
      }),
    );
  });
});

describe("a cut", () => {
  it("leaves what there is room for", () => {
    const ops: EditorInsert[] = [{ insert: "abc\n" }, { insert: TAG }, { insert: "def\n" }];
    expect(cutOps(ops, { unitsMax: 100, insertsMax: 100 })).toBe(ops);
    expect(cutOps(ops, { unitsMax: 6, insertsMax: 100 })).toEqual([{ insert: "abc\n" }]);
    expect(cutOps(ops, { unitsMax: 10, insertsMax: 100 })).toEqual([...ops.slice(0, 2), { insert: "d" }]);
    expect(cutOps([{ insert: "a\nb\nc\nd" }], { unitsMax: 100, insertsMax: 2 })).toEqual([
      { insert: "a\nb" },
    ]);
    expect(cutOps([{ insert: "a👍b" }], { unitsMax: 2, insertsMax: 9 })).toEqual([{ insert: "a" }]);
  });

  it("leaves at most as much as there is room for, from the beginning", () => {
    const inserts = fc.array(
      fc
        .oneof(fc.string({ unit: "grapheme" }), fc.constantFrom("\n", "a\nb\n"))
        .filter((text) => text !== ""),
    );
    fc.assert(
      fc.property(inserts, fc.nat(20), fc.nat(20), (texts, unitsMax, insertsMax) => {
        const ops = texts.map((insert) => ({ insert }));
        const cut = cutOps(ops, { unitsMax, insertsMax });
        const [all, kept] = [textOfOps(ops), textOfOps(cut)];
        expect(all.startsWith(kept)).toBe(true);
        expect(kept.length).toBeLessThanOrEqual(unitsMax);
        expect(cut.length).toBeLessThanOrEqual(insertsMax);
      }),
    );
  });

  it("has no room beside a full document", () => {
    expect(roomBeside([{ insert: "\n" }]).unitsMax).toBeGreaterThan(39_000);
    expect(roomBeside([{ insert: "x".repeat(70_000) }])).toMatchObject({ unitsMax: 0 });
    expect(roomBeside(Array.from({ length: 3_000 }, () => ({ insert: "\n" })))).toMatchObject({
      insertsMax: 0,
    });
  });
});
