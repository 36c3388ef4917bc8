// The numbers of lists in the editor: the reader's, whatever is between the lines, also after a change and an undo.
import * as fc from "fast-check";
import { afterEach, expect, it } from "vitest";
import { ANY_DOCUMENT } from "#domain/testing/anyDocument.ts";
import { blocksOf } from "#domain/richText/blocks.ts";
import type { List } from "#domain/richText/lists.ts";
import { MEMBER_RULES } from "#state/pageData/readerRules.ts";
import { doc, select } from "../testing/editorEvents.ts";
import { openEditor } from "../testing/openEditor.ts";
import type { Editor } from "./createEditor.ts";

afterEach(() => document.body.replaceChildren());

const item = (indent = 0, list = "ordered") => [
  { insert: "x" },
  { insert: "\n", attributes: indent === 0 ? { list } : { list, indent } },
];
const PICTURE = [
  { insert: { image: { src: "/img/a.png", width: 2, height: 1, alt: "", caption: "" } } },
  { insert: "\n" },
];
const VIDEO = [
  {
    insert: {
      video: {
        id: "",
        src: "/img/v.mp4",
        posterUrl: "",
        originalFileUrl: "",
        width: 2,
        height: 1,
        caption: "",
      },
    },
  },
];
const WORDS = [{ insert: "words\n" }];

const numbersOf = (editor: Editor): readonly string[] =>
  [...editor.quill.root.querySelectorAll<HTMLElement>("li > .ql-ui")].map(
    ({ dataset }) => dataset["number"] ?? "?",
  );

function readerNumbers(lists: readonly List[]): readonly string[] {
  return lists.flatMap(({ ordered, start, items }) =>
    items.flatMap(({ lists: inner }, at) => [ordered ? String(start + at) : "", ...readerNumbers(inner)]),
  );
}
const readBy = (editor: Editor): readonly string[] =>
  blocksOf({ ops: editor.ops() }, MEMBER_RULES).flatMap((block) =>
    block.kind === "list" ? readerNumbers(block.lists) : [],
  );

it.each([
  ["a picture", [...item(), ...item(), ...PICTURE, ...item()], ["1", "2", "3"]],
  ["a video", [...item(), ...VIDEO, ...item()], ["1", "2"]],
  ["words", [...item(), ...item(), ...WORDS, ...item()], ["1", "2", "1"]],
  ["an empty line", [...item(), { insert: "\n" }, ...item()], ["1", "1"]],
  ["a skipped level", [...item(), ...item(2), ...item(1), ...item()], ["1", "1", "2", "2"]],
  ["a bullet", [...item(), ...item(0, "bullet"), ...item()], ["1", "", "2"]],
  ["lists inside", [...item(), ...item(1), ...item(1), ...item(), ...item(1)], ["1", "1", "2", "2", "1"]],
])("are those of the reader after %s", (_name, ops, numbers) => {
  const editor = openEditor(doc(...ops));
  expect(numbersOf(editor)).toEqual(numbers);
  expect(readBy(editor)).toEqual(numbers);
});

it("are those of the reader for any document", () => {
  fc.assert(
    fc.property(ANY_DOCUMENT, (document) => {
      const editor = openEditor(document);
      expect(numbersOf(editor)).toEqual(readBy(editor));
      editor.destroy();
    }),
    { numRuns: 60 },
  );
});

it("follow the text, and are no change of it", () => {
  const editor = openEditor(doc(...item(), ...item(), ...item()));
  select(editor, 2);
  editor.format("list", null);
  expect(numbersOf(editor)).toEqual(["1", "1"]);
  editor.undo();
  expect(numbersOf(editor)).toEqual(["1", "2", "3"]);
  expect(editor.canUndo()).toBe(false);
});
