// The engine of the editor: what it is given is what it holds, whatever that is.
import * as fc from "fast-check";
import { afterEach, describe, expect, it } from "vitest";
import { editorOps } from "#domain/richText/editing/editorOps.ts";
import { ANY_DOCUMENT, WORDY_DOCUMENT, withoutSpace } from "#domain/testing/anyDocument.ts";
import { MEMBER_RULES } from "#state/pageData/readerRules.ts";
import { openEditor } from "../testing/openEditor.ts";

afterEach(() => document.body.replaceChildren());

const line = (text: string, attributes = {}) => [{ insert: text }, { insert: "\n", attributes }];

describe("a document that is loaded", () => {
  it("is held as it is, in every format", () => {
    const ops = [
      ...line("Title", { header: 1 }),
      ...line("Sixth", { header: 6 }),
      { insert: "bold", attributes: { bold: true, italic: true, underline: true, strike: true } },
      { insert: " and " },
      { insert: "link", attributes: { link: "https://football.example/" } },
      { insert: "\n" },
      ...line("a", { list: "bullet" }),
      ...line("b", { list: "ordered", indent: 30 }),
      ...line("said", { blockquote: true }),
      ...line("const a = 1;", { "code-block": true }),
      ...line("print()", { "code-block": "python" }),
      ...line("placed", { align: "center", direction: "rtl", indent: 2 }),
      { insert: { tag: { id: "team:11", text: "Derby", color: "#ff0000", uniqueId: "u" } } },
      { insert: { image: { src: "/img/a.png", width: 20, height: 10, alt: "A", caption: "" } } },
      { insert: { "empty-space": " " } },
      { insert: { upload: { id: "up-1" } } },
      { insert: "\n" },
      {
        insert: {
          video: {
            id: "7",
            src: "/img/v.mp4",
            posterUrl: "/img/v.png",
            originalFileUrl: "",
            width: 20,
            height: 10,
            caption: "The goal",
          },
        },
      },
      { insert: "end\n" },
    ];
    expect(openEditor({ ops }).ops()).toEqual(editorOps({ ops }, MEMBER_RULES));
  });

  it("is held as it was cleaned, whatever it is", () => {
    fc.assert(
      fc.property(fc.oneof(ANY_DOCUMENT, WORDY_DOCUMENT), (given) => {
        document.body.replaceChildren();
        const editor = openEditor("");
        editor.load(given as string, undefined);
        expect(editor.ops()).toEqual(editorOps(given, MEMBER_RULES));
        editor.destroy();
      }),
      { numRuns: 150 },
    );
  });

  it("loses no word", () => {
    fc.assert(
      fc.property(WORDY_DOCUMENT, ({ ops, words }) => {
        document.body.replaceChildren();
        const editor = openEditor({ ops });
        expect(withoutSpace(editor.quill.root.textContent.replaceAll("\ufeff", ""))).toBe(words);
        editor.destroy();
      }),
      { numRuns: 100 },
    );
  });
});
