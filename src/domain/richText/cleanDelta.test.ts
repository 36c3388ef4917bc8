// Untrusted rich text: read from text or object, limited, and never an error.
import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { ANY_DOCUMENT } from "../testing/anyDocument.ts";
import { SOME_RULES } from "../testing/someRules.ts";
import { cleanDelta } from "./cleanDelta.ts";
import type { Delta } from "./delta.ts";

const clean = (document: unknown): Delta => cleanDelta(document, SOME_RULES);
const cleanOps = (...ops: readonly unknown[]) => clean({ ops }).ops;

describe("cleanDelta", () => {
  it("reads an object, its JSON and its ops alone in the same way", () => {
    const document = { ops: [{ insert: "Goal" }, { insert: "\n", attributes: { header: 2 } }] };
    expect(clean(document)).toEqual(document);
    expect(clean(JSON.stringify(document))).toEqual(document);
    expect(clean(document.ops)).toEqual(document);
  });

  it.each(["Goal!", "2", "[damaged", "", "true", " 1-0\nlate "])("reads %j as plain text", (text) => {
    expect(clean(text).ops).toEqual(text === "" ? [] : [{ insert: text }]);
  });

  it.each(["{damaged", ' {"ops":[{"ins', "{}", '{"ops":7}', "null", 7, null, undefined, true, { ops: {} }])(
    "reads nothing from %j",
    (document) => {
      expect(clean(document).ops).toEqual([]);
    },
  );

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
    [{ bold: "yes", italic: 1, color: "red", style: "x", onclick: "x", font: "y" }, undefined],
    [{ "code-block": "c++", list: "roman", align: "left", direction: "ltr" }, { "code-block": "c++" }],
    [{ "code-block": "a b" }, { "code-block": true }],
    [{ link: "/privacy" }, undefined],
    [JSON.parse('{"__proto__": {"bold": true}}'), undefined],
  ])("limits the formats %j", (attributes, expected) => {
    expect(cleanOps({ insert: "\n", attributes })).toEqual([
      expected === undefined ? { insert: "\n" } : { insert: "\n", attributes: expected },
    ]);
  });

  it("keeps links to our own pages in our own documents", () => {
    const ops = [{ insert: "a", attributes: { link: "/privacy" } }];
    expect(cleanDelta({ ops }, { ...SOME_RULES, innerLinks: true }).ops).toEqual(ops);
  });

  it("omits what is no known insert and keeps its neighbours", () => {
    expect(
      cleanOps(
        { insert: "a" },
        { retain: 3 },
        { delete: 1 },
        null,
        "b",
        { insert: 5 },
        { insert: null },
        { insert: "" },
        { insert: [] },
        { insert: {} },
        { insert: { formula: "x" } },
        { insert: { image: "https://elsewhere.example/a.png" } },
        { insert: { tag: { id: 1 } } },
        { insert: "c", attributes: [] },
      ),
    ).toEqual([{ insert: "a" }, { insert: "c" }]);
  });

  it.each([{ src: "javascript:alert(1)" }, "https://elsewhere.example/v.mp4", 5])(
    "keeps the lines around the refused video %j apart",
    (video) => {
      expect(
        cleanOps({ insert: "a" }, { insert: { video } }, { insert: "b\n" }, { insert: { video } }),
      ).toEqual([{ insert: "a" }, { insert: "\n\n" }, { insert: "b\n" }, { insert: "\n" }]);
    },
  );

  it("reads tags, pictures, videos and spaces by their usual names, and no other fields", () => {
    const sides = { width: "640", height: 360 };
    expect(
      cleanOps(
        { insert: { tag: { id: 5, text: "a\nb", color: "#FF00aa", uniqueId: "u", onclick: "x" } } },
        { insert: { customTag: { text: "c", color: "red" } } },
        { insert: { "custom-image": { src: "/a.png", ...sides, alt: "A", caption: "C", onerror: "x" } } },
        { insert: { image: "/a.png" }, attributes: { width: "200", height: "100", alt: "B", bold: true } },
        { insert: { image: { src: "/a.png", width: 10_001, height: 5 } } },
        { insert: { customVideo: { src: "/v.mp4", posterUrl: "data:x", ...sides, autoplay: true } } },
        { insert: { video: "/v.mp4" } },
        { insert: { emptySpace: {} } },
      ),
    ).toEqual([
      { insert: { tag: { id: "5", text: "a b", color: "#ff00aa", uniqueId: "u" } } },
      { insert: { tag: { id: "", text: "c", color: "#006bd6", uniqueId: "" } } },
      { insert: { image: { src: "/a.png", width: 640, height: 360, alt: "A", caption: "C" } } },
      {
        insert: { image: { src: "/a.png", width: 200, height: 100, alt: "B", caption: "" } },
        attributes: { bold: true },
      },
      { insert: { image: { src: "/a.png", width: 0, height: 0, alt: "", caption: "" } } },
      { insert: { video: { ...noVideo, src: "/v.mp4", width: 640, height: 360 } } },
      { insert: { video: { ...noVideo, src: "/v.mp4" } } },
      { insert: { "empty-space": " " } },
    ]);
  });

  it("ends documents that are too long, never inside a character", () => {
    expect(cleanOps(...Array.from({ length: 6_000 }, () => ({ insert: "a" })))).toHaveLength(5_000);
    const [first, second, ...more] = cleanOps(
      { insert: "a" },
      { insert: "😀".repeat(60_000) },
      { insert: "b" },
    );
    expect(first).toEqual({ insert: "a" });
    expect(second).toEqual({ insert: "😀".repeat(49_999) });
    expect(more).toEqual([]);
    expect(clean(JSON.stringify({ ops: [{ insert: "a".repeat(2_000_000) }] })).ops).toEqual([]);
    expect(clean("[".repeat(100_000)).ops).toHaveLength(1);
  });

  it("accepts any value without failing, and leaves what is clean as it is", () => {
    fc.assert(
      fc.property(ANY_DOCUMENT, (value) => {
        const once = clean(value);
        expect(clean(once)).toEqual(once);
        expect(clean(JSON.stringify(once))).toEqual(once);
      }),
    );
  });
});

const noVideo = { id: "", posterUrl: "", originalFileUrl: "", width: 0, height: 0, caption: "" };
