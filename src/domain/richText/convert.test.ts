// Between the modes of the editor: the simple text survives the way there and back, and a document loses no word.
import * as fc from "fast-check";
import { describe, expect, it, vi } from "vitest";
import { anyText } from "#domain/testing/anyText.ts";
import { ANY_DOCUMENT, WORDY_DOCUMENT, withoutSpace } from "../testing/anyDocument.ts";
import { SOME_RULES } from "../testing/someRules.ts";
import { type BesideText, richToSimple, simpleToRich } from "./convert.ts";

/** Hundreds of texts and documents are converted, which takes over 10 s on a busy machine. */
const CONVERTS_MS = 60_000;
vi.setConfig({ testTimeout: CONVERTS_MS });

const PICTURE: BesideText = {
  medium: { kind: "image", src: "/a.png", poster: "", width: 4, height: 3, alt: "A goal" },
};
const VIDEO: BesideText = {
  medium: { kind: "video", src: "/v.mp4", poster: "/v.jpg", width: 16, height: 9, alt: "" },
};
const UPLOAD: BesideText = { uploadId: "u1", alt: "The stand" };

const opsOf = (text: string, media: readonly BesideText[] = []): unknown =>
  (JSON.parse(simpleToRich({ text, media }).text) as { readonly ops: unknown }).ops;
const simple = (ops: readonly object[], media: readonly BesideText[] = []) =>
  richToSimple({ text: JSON.stringify({ ops }), media }, SOME_RULES);
const NOTHING = { formats: 0, listLines: 0, links: 0, tags: 0, moved: 0 };

describe("from simple to rich", () => {
  it("lines, blank lines and addresses stay as they were typed", () => {
    expect(opsOf("Goal!\n\nhttps://a.example")).toEqual([{ insert: "Goal!\n\nhttps://a.example\n" }]);
    expect(opsOf("")).toEqual([{ insert: "\n" }]);
  });

  it("pictures, videos and uploads become the last line", () => {
    expect(opsOf("Look", [PICTURE, UPLOAD])).toEqual([
      { insert: "Look\n" },
      { insert: { image: { src: "/a.png", width: 4, height: 3, alt: "A goal", caption: "" } } },
      { insert: { upload: { id: "u1", alt: "The stand" } } },
      { insert: "\n" },
    ]);
  });
});

describe("from rich to simple", () => {
  it("says what is lost, and keeps the words", () => {
    const { text, lost } = simple([
      { insert: "Report" },
      { insert: "\n", attributes: { header: 1 } },
      { insert: "What a " },
      { insert: "goal", attributes: { bold: true } },
      { insert: " by " },
      { insert: { tag: { id: "team:11", text: "Arsenal" } } },
      { insert: ": " },
      { insert: "see", attributes: { link: "https://a.example", italic: true } },
      { insert: "\none" },
      { insert: "\n", attributes: { list: "bullet", indent: 1 } },
      { insert: "deep" },
      { insert: "\n", attributes: { indent: 2 } },
    ]);
    expect(text).toBe("Report\nWhat a goal by Arsenal: see\none\ndeep");
    expect(lost).toEqual({ formats: 4, listLines: 1, links: 1, tags: 1, moved: 0 });
  });

  it("pictures go below the text, before those that were there, and captions stay as lines", () => {
    const { text, media, lost } = simple(
      [
        { insert: "a" },
        { insert: { image: "/1.png" } },
        { insert: "b\n" },
        { insert: { image: { src: "/2.png", alt: "Two", caption: "The goal" } } },
        { insert: "\nc\n" },
        { insert: { video: { src: "/v.mp4", posterUrl: "/v.jpg", caption: "The save" } } },
        { insert: { upload: { id: "u1", caption: "The crowd", alt: 7 } } },
        { insert: "\n" },
      ],
      [PICTURE],
    );
    expect(text).toBe("ab\nThe goal\nc\nThe save\nThe crowd");
    expect(
      media.map((each) => ("uploadId" in each ? each.uploadId : `${each.medium.src} ${each.medium.alt}`)),
    ).toEqual(["/1.png ", "/2.png Two", "/v.mp4 ", "u1", "/a.png A goal"]);
    expect(lost).toEqual({ ...NOTHING, moved: 4 });
  });

  it("omits what the reader omits", () => {
    const { text, media } = simple([
      { insert: { image: "https://evil.example/a.png" } },
      { insert: { upload: { id: 7 } } },
      { insert: { formula: "x" } },
      { insert: "words\n", attributes: { onclick: "alert(1)" } },
    ]);
    expect([text, media]).toEqual(["words", []]);
  });

  it("reads plain text and junk as the reader does", () => {
    const read = (text: string) => richToSimple({ text, media: [] }, SOME_RULES).text;
    expect([read("2"), read("Goal!"), read("{damaged"), read("null"), read("")]).toEqual([
      "2",
      "Goal!",
      "",
      "",
      "",
    ]);
  });
});

describe("for any text and document", () => {
  it("simple to rich to simple keeps text and media, and loses nothing", () => {
    const beside = fc.array(fc.constantFrom(PICTURE, VIDEO, UPLOAD), { maxLength: 3 });
    const text = fc.oneof(
      anyText(),
      fc
        .array(fc.constantFrom("a", "\n", " ", "👍🏽", "ا", "\u200f", "\r"), { maxLength: 12 })
        .map((parts) => parts.join("")),
    );
    fc.assert(
      fc.property(text, beside, (words, media) => {
        const back = richToSimple(simpleToRich({ text: words, media }), SOME_RULES);
        expect(back).toEqual({ text: words, media, lost: NOTHING });
      }),
    );
  });

  it("rich to simple never fails", () => {
    fc.assert(
      fc.property(ANY_DOCUMENT, (document) => {
        const text = typeof document === "string" ? document : (JSON.stringify(document) ?? "");
        expect(richToSimple({ text, media: [] }, SOME_RULES).text).toEqual(expect.any(String));
      }),
    );
  });

  it("rich to simple loses no word", () => {
    fc.assert(
      fc.property(WORDY_DOCUMENT, ({ ops, words }) => {
        expect(withoutSpace(simple(ops).text)).toBe(words);
      }),
    );
  });
});
