// Cleaning of rich text: what is kept, what is dropped, what is refused by name, and that nothing hostile is stored.
import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { LIMITS } from "../terms.ts";
import { readDelta, type RichText } from "./readDelta.ts";
import type { Checked } from "./refused.ts";

const OWN = "/img/upload/a.png";
const isMedia = (src: string): boolean => src === OWN;
const read = (content: unknown): Checked<RichText> => readDelta(content, LIMITS.richText, isMedia);

function kept(...ops: readonly unknown[]): { readonly ops: readonly unknown[]; readonly plain: string } {
  const checked = read({ ops });
  if (!checked.ok) throw new Error(JSON.stringify(checked.refusal));
  const { json, plain } = checked.value;
  return { ...(JSON.parse(json) as { ops: readonly unknown[] }), plain };
}

function refusal(...ops: readonly unknown[]): unknown {
  const checked = read({ ops });
  return checked.ok ? undefined : { code: checked.refusal.code, field: fieldOf(checked.refusal.data) };
}

const fieldOf = (data: unknown): unknown => (data as { readonly field?: unknown } | null)?.field;

describe("a document", () => {
  test("keeps every known format and loses the others", () => {
    const formats = {
      header: 6,
      indent: 30,
      bold: true,
      italic: true,
      underline: true,
      strike: true,
      blockquote: true,
      code: true,
      "code-block": "plain",
      list: "bullet",
      link: "mailto:fan@football.example",
    };
    const others = { color: "red", onclick: "x", style: "x", align: "center", font: "x", script: "sub" };
    expect(kept({ insert: "a", attributes: { ...formats, ...others } }).ops).toEqual([
      { insert: "a", attributes: formats },
    ]);
    const wrong = { header: 7, indent: 31, bold: 1, list: "roman", link: "javascript:alert(1)", code: "x" };
    expect(kept({ insert: "a", attributes: wrong }).ops).toEqual([{ insert: "a" }]);
  });

  test("keeps embeds with their own fields alone", () => {
    const hostile = { onerror: "alert(1)", style: "x" };
    expect(
      kept(
        { insert: { tag: { id: 7, text: " a\nb ", color: "red", uniqueId: "u", ...hostile } } },
        { insert: { image: { src: OWN, width: 9, height: "7", alt: "A", caption: "C", ...hostile } } },
        { insert: { image: OWN }, attributes: { width: "9", height: 7, alt: "B", bold: true } },
        { insert: { video: { src: OWN, originalFileUrl: "https://evil.example/a", width: -1, ...hostile } } },
        { insert: { "empty-space": { ...hostile } } },
      ).ops,
    ).toEqual([
      { insert: { tag: { id: "7", text: "a b", color: "#006BD6", uniqueId: "u" } } },
      { insert: { image: { src: OWN, width: 9, height: 7, alt: "A", caption: "C" } } },
      {
        insert: { image: { src: OWN, width: 9, height: 7, alt: "B", caption: "" } },
        attributes: { bold: true },
      },
      {
        insert: {
          video: { id: "", src: OWN, posterUrl: "", originalFileUrl: "", width: 0, height: 0, caption: "" },
        },
      },
      { insert: { "empty-space": " " } },
    ]);
  });

  test("lists its media with the fields that their embeds keep", () => {
    const checked = read({
      ops: [
        { insert: { image: { src: OWN, posterUrl: OWN, alt: "A" } } },
        { insert: { video: { src: OWN, posterUrl: OWN, alt: "V" } } },
      ],
    });
    expect(checked.ok && checked.value.media).toMatchObject([
      { kind: "IMAGE", poster: "", alt: "A" },
      { kind: "VIDEO", poster: OWN, alt: "" },
    ]);
  });

  test("loses ops and embeds that are unknown, and keeps their neighbours", () => {
    expect(
      kept(
        { insert: "a" },
        { retain: 2 },
        { delete: 1 },
        null,
        "b",
        { insert: "" },
        { insert: 5 },
        { insert: {} },
        { insert: { formula: "x" } },
        { insert: { html: "<script>" } },
        { insert: { tag: { id: 1 } } },
        { insert: "c" },
      ),
    ).toEqual({ ops: [{ insert: "a" }, { insert: "c" }], plain: "ac" });
  });

  test.each([
    ["a list", ["ordered", "ordered"], "1. a\n2. b"],
    ["bullets", ["bullet", "bullet"], "a\nb"],
    ["words between", ["ordered", undefined, "ordered"], "1. a\nb\n1. c"],
    ["a picture between", ["ordered", "picture", "ordered"], "1. a\n2. b"],
    ["a bullet between", ["ordered", "bullet", "ordered"], "1. a\nb\n2. c"],
    ["a list inside", ["ordered", "inside", "ordered"], "1. a\n1. b\n2. c"],
  ])("begins on cards with the numbers of %s", (_name, kinds, words) => {
    let letter = 0;
    const ops = kinds.flatMap((kind): readonly object[] => {
      if (kind === "picture") return [{ insert: { image: { src: OWN } } }, { insert: "\n" }];
      const format = kind === "inside" ? { list: "ordered", indent: 1 } : { list: kind };
      return [
        { insert: "abc"[letter++] },
        { insert: "\n", ...(kind === undefined ? {} : { attributes: format }) },
      ];
    });
    const checked = read({ ops });
    expect(checked.ok && checked.value.numbered).toBe(words);
  });

  test("has its words as plain text, with those of tags, on tidy lines", () => {
    const { plain } = kept(
      { insert: "\n Title \n\n" },
      { insert: "a" },
      { insert: { "empty-space": " " } },
      { insert: { tag: { text: "Derby" } } },
      { insert: { video: OWN } },
      { insert: "b" },
    );
    expect(plain).toBe("Title\na Derby\nb");
  });

  test.each<readonly [field: string, ...ops: unknown[]]>([
    ["content", { insert: "x".repeat(20_001) }],
    ["content", { insert: "\n".repeat(65_000) }],
    ["content", ...Array.from({ length: 2_001 }, () => ({ insert: "x" }))],
    ["tag", ...Array.from({ length: 11 }, () => ({ insert: { tag: { text: "x" } } }))],
    ["tag", { insert: { tag: { text: "x".repeat(31) } } }],
    ["alt", { insert: { image: { src: OWN, alt: "x".repeat(501) } } }],
    ["caption", { insert: { video: { src: OWN, caption: "x".repeat(201) } } }],
  ])("is refused over a limit, with the field %s", (field, ...ops) => {
    expect(refusal(...ops)).toEqual({ code: 4026, field });
  });

  test.each(["https://evil.example/a.png", "data:image/png;base64,xx", "javascript:alert(1)", "", 7])(
    "is refused with a picture or video at %j",
    (src) => {
      for (const kind of ["image", "video"]) {
        expect(refusal({ insert: { [kind]: { src } } })).toEqual({ code: 400, field: undefined });
        expect(refusal({ insert: { [kind]: src } })).toEqual({ code: 400, field: undefined });
      }
      expect(refusal({ insert: { video: { src: OWN, posterUrl: "//evil.example/a" } } })).toMatchObject({
        code: 400,
      });
    },
  );
});

test("any document is read without failing, and cleaning it again changes nothing", () => {
  const value = fc.oneof(
    fc.constantFrom<unknown>(OWN, true, 3, "bullet", "https://a.example"),
    fc.anything(),
  );
  const fields = fc.dictionary(
    fc.constantFrom(
      "id",
      "text",
      "color",
      "uniqueId",
      "src",
      "posterUrl",
      "width",
      "height",
      "caption",
      "alt",
    ),
    value,
  );
  const embed = fc
    .tuple(fc.constantFrom("tag", "image", "video", "empty-space", "html"), fc.oneof(fields, value))
    .map(([name, embedded]) => ({ [name]: embedded }));
  const formats = fc.dictionary(
    fc.constantFrom("header", "indent", "list", "bold", "link", "code-block", "onclick", "__proto__"),
    value,
  );
  const op = fc.record({
    insert: fc.oneof(fc.string({ unit: "grapheme" }), fc.constant("\n"), embed, fc.anything()),
    attributes: fc.oneof(formats, fc.anything()),
  });
  let cleaned = 0;
  fc.assert(
    fc.property(
      fc.oneof({ weight: 4, arbitrary: fc.record({ ops: fc.array(op) }) }, fc.anything()),
      (content) => {
        const once = read(content);
        if (!once.ok) return;
        cleaned++;
        expect(read(once.value.json)).toEqual(once);
        expect(read(JSON.parse(once.value.json))).toEqual(once);
        expect(once.value.json).not.toMatch(/onclick|javascript:|"html"/);
      },
    ),
    { numRuns: 300 },
  );
  expect(cleaned).toBeGreaterThan(30);
});
