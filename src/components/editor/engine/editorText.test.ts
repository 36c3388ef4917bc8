// What suggestions and the panel of links read and change in the editor, each as one step of undo.
import { afterEach, describe, expect, it } from "vitest";
import type { Editor } from "./createEditor.ts";
import { createEditorText } from "./editorText.ts";
import { doc, press, select } from "../testing/editorEvents.ts";
import { openEditor } from "../testing/openEditor.ts";

const TAG = { id: "team:11", text: "Arsenal", color: "#006bd6", uniqueId: "u" };
const OLD = "https://old.example/";
const NEW = "https://new.example/";

let editor: Editor | undefined;
function open(...ops: readonly object[]) {
  editor = openEditor(doc(...ops));
  return { editor, text: createEditorText(editor) };
}
afterEach(() => editor?.destroy());

describe("a tag", () => {
  it("is typed after the text of its line, with a sign for each embed", () => {
    const { text } = open({ insert: "one\ntwo " }, { insert: { tag: TAG } }, { insert: "#ars\n" });
    expect(text.textBefore(13, 100)).toBe("two \ufffc#ars");
    expect(text.textBefore(13, 4)).toBe("#ars");
    expect(text.textBefore(4, 100)).toBe("");
  });

  it("takes the place of what was typed, and one undo brings that back", () => {
    const { editor: made, text } = open({ insert: "Up #ars\n" });
    select(made, 7);
    text.replace({ index: 3, length: 4 }, { tag: TAG });
    expect(made.ops()).toEqual([{ insert: "Up " }, { insert: { tag: TAG } }, { insert: "\n" }]);
    expect(text.selection()).toMatchObject({ index: 4, length: 0 });
    made.undo();
    expect(made.ops()).toEqual([{ insert: "Up #ars\n" }]);
  });
});

describe("a link", () => {
  const ops = [
    { insert: "see " },
    { insert: "th", attributes: { link: OLD } },
    { insert: "is", attributes: { link: OLD, bold: true } },
    { insert: " now\n" },
  ];

  it.each([
    [3, undefined],
    [4, "this"],
    [6, "this"],
    [8, "this"],
    [9, undefined],
  ])("around the place %i is %s", (index, words) => {
    const { text } = open(...ops);
    expect(text.linkAt({ index, length: 0 })?.text).toBe(words);
  });

  it("gets another address and keeps the formats of its words", () => {
    const { editor: made, text } = open(...ops);
    text.setLink({ index: 4, length: 4 }, NEW);
    expect(made.ops()).toEqual([
      { insert: "see " },
      { insert: "th", attributes: { link: NEW } },
      { insert: "is", attributes: { link: NEW, bold: true } },
      { insert: " now\n" },
    ]);
    made.undo();
    expect(made.ops()).toEqual(ops);
  });

  it("gets other words, is inserted, and is taken away", () => {
    const { editor: made, text } = open(
      { insert: "a " },
      { insert: "b", attributes: { bold: true } },
      { insert: "\n" },
    );
    text.setLink({ index: 2, length: 1 }, NEW, "words");
    expect(made.ops()[1]).toEqual({ insert: "words", attributes: { bold: true, link: NEW } });
    text.setLink({ index: 2, length: 5 }, undefined);
    expect(made.ops()[1]).toEqual({ insert: "words", attributes: { bold: true } });
    text.setLink({ index: 0, length: 0 }, NEW);
    expect(made.ops()[0]).toEqual({ insert: NEW, attributes: { link: NEW } });
  });
});

it("keys are taken before the editor gets them, and never from an input method", () => {
  const { editor: made, text } = open({ insert: "a\n" });
  const heard: string[] = [];
  const stop = text.onKey(({ key }) => heard.push(key) > 0 && key === "Enter");
  expect(press(made, "Enter").defaultPrevented).toBe(true);
  expect(press(made, "Enter", { isComposing: true }).defaultPrevented).toBe(false);
  stop();
  press(made, "ArrowDown");
  expect(heard).toEqual(["Enter"]);
  expect(made.ops()).toEqual([{ insert: "a\n" }]);
});
