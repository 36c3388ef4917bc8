// Documents as the editor holds them: clean, closed, the same when they are read again, and without a lost word.
import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { ANY_DOCUMENT, WORDY_DOCUMENT, withoutSpace } from "../../testing/anyDocument.ts";
import { SOME_RULES } from "../../testing/someRules.ts";
import { textOfOps } from "./documentLengths.ts";
import { documentOf, editorOps } from "./editorOps.ts";

const hold = (...ops: readonly unknown[]) => editorOps({ ops }, SOME_RULES);
const VIDEO = { id: "", src: "/v.mp4", posterUrl: "", originalFileUrl: "", width: 0, height: 0, caption: "" };

describe("the editor's inserts", () => {
  it("are an empty line where there is nothing", () => {
    for (const document of ["", "{", undefined, 7, { ops: [] }, []]) {
      expect(editorOps(document, SOME_RULES)).toEqual([{ insert: "\n" }]);
    }
  });

  it("have formats of words on words and formats of lines on their ends", () => {
    expect(hold({ insert: "a\nb", attributes: { bold: true, header: 2, indent: 1 } })).toEqual([
      { insert: "a", attributes: { bold: true } },
      { insert: "\n", attributes: { header: 2, indent: 1 } },
      { insert: "b", attributes: { bold: true } },
      { insert: "\n" },
    ]);
  });

  it("give a line the one kind that the reader draws", () => {
    const attributes = { "code-block": true, blockquote: true, list: "bullet", header: 1, align: "center" };
    expect(hold({ insert: "a" }, { insert: "\n", attributes }).at(-1)).toEqual({
      insert: "\n",
      attributes: { header: 1, align: "center" },
    });
  });

  it("hold code without formats and embeds, and no picture in code", () => {
    const code = { "code-block": true };
    expect(
      hold(
        { insert: "a", attributes: { bold: true } },
        { insert: { tag: { text: "Derby" } } },
        { insert: "\n", attributes: code },
        { insert: { image: "/a.png" } },
        { insert: "\n", attributes: code },
      ),
    ).toEqual([
      { insert: "aDerby" },
      { insert: "\n", attributes: code },
      { insert: { image: { src: "/a.png", width: 0, height: 0, alt: "", caption: "" } } },
      { insert: "\n" },
    ]);
  });

  it("hold a video as a line of its own, with a line behind it to write in", () => {
    expect(hold({ insert: "a" }, { insert: { video: "/v.mp4" } })).toEqual([
      { insert: "a\n" },
      { insert: { video: VIDEO } },
      { insert: "\n" },
    ]);
  });

  it("keep places of uploads, each once, and no more than a post has media", () => {
    const places = Array.from({ length: 20 }, (_, at) => ({ insert: { upload: { id: `u${at}` } } }));
    const held = hold(...places, places[0], { insert: { upload: { id: "a b" } } }, { insert: { upload: 7 } });
    expect(held.filter(({ insert }) => typeof insert === "object")).toEqual(places.slice(0, 10));
  });

  it("join texts of equal format, so that they are as few as the server counts", () => {
    expect(hold({ insert: "a" }, { insert: "b" }, { insert: "\nc\n\n" })).toEqual([{ insert: "ab\nc\n\n" }]);
  });

  it("stay as they are when they are read again, from an object or as text", () => {
    fc.assert(
      fc.property(ANY_DOCUMENT, (document) => {
        const ops = editorOps(document, SOME_RULES);
        expect(editorOps({ ops }, SOME_RULES)).toEqual(ops);
        expect(editorOps(documentOf(ops), SOME_RULES)).toEqual(ops);
      }),
    );
  });

  it("hold every word in its order", () => {
    fc.assert(
      fc.property(WORDY_DOCUMENT, ({ ops, words }) => {
        expect(withoutSpace(textOfOps(editorOps({ ops }, SOME_RULES)))).toBe(words);
      }),
    );
  });
});
