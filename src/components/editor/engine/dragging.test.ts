// Dragging inside the editor: a move in one step of undo, a copy with Ctrl, and what the pointer takes.
import { afterEach, describe, expect, it } from "vitest";
import { doc, select, transfer } from "../testing/editorEvents.ts";
import { openEditor } from "../testing/openEditor.ts";
import type { Editor } from "./createEditor.ts";

afterEach(() => document.body.replaceChildren());

const TAG = { insert: { tag: { id: "team:11", text: "Derby", color: "#006bd6", uniqueId: "u" } } };
const PICTURE = { insert: { image: { src: "/img/a.png", width: 2, height: 1, alt: "A", caption: "" } } };
const UPLOAD = { insert: { upload: { id: "up-1" } } };

/** Drags from what is selected, or from `from`, and drops at `to`, in units of the document. */
function drag(editor: Editor, to: number, keys: { ctrlKey?: boolean } = {}, from?: Element): DataTransfer {
  const { root } = editor.quill;
  const data = transfer({});
  const send = (type: string, target: EventTarget): void => {
    const event = new Event(type, { bubbles: true, cancelable: true });
    Object.assign(event, {
      dataTransfer: data,
      clientX: 1,
      clientY: 1,
      ctrlKey: false,
      altKey: false,
      ...keys,
    });
    target.dispatchEvent(event);
  };
  const [leaf, offset] = editor.quill.getLeaf(to);
  const [node, at] = leaf!.position(offset, true);
  Object.assign(document, { caretPositionFromPoint: () => ({ offsetNode: node, offset: at }) });
  send("dragstart", from ?? root.firstElementChild!);
  send("dragover", root);
  send("drop", root);
  send("dragend", root);
  return data;
}

describe("what is dragged inside the editor", () => {
  it.each([
    ["up", 6, 4, 0, [{ insert: "two " }, TAG, PICTURE, { insert: "one\n\n" }]],
    ["down", 0, 3, 10, [{ insert: "\ntwo " }, TAG, PICTURE, { insert: "one\n" }]],
  ])("moves %s in one step of undo, with its tag and picture", (_way, index, length, to, moved) => {
    const ops = [{ insert: "one\ntwo " }, TAG, PICTURE, { insert: "\n" }];
    const editor = openEditor(doc(...ops));
    select(editor, index === 6 ? 4 : index, index === 6 ? 6 : length);
    const target = editor.quill.root.children[index === 6 ? 1 : 0]!;
    drag(editor, to, {}, target);
    expect(editor.ops()).toEqual(moved);
    editor.undo();
    expect(editor.ops()).toEqual(ops);
    editor.redo();
    expect(editor.ops()).toEqual(moved);
  });

  it("takes the place of an upload along", () => {
    const editor = openEditor(doc({ insert: "a" }, UPLOAD, { insert: "\nb\n" }));
    select(editor, 0, 2);
    drag(editor, 4);
    expect(editor.ops()).toEqual([{ insert: "\nba" }, UPLOAD, { insert: "\n" }]);
  });

  it("keeps formats of words and lines", () => {
    const bold = { insert: "bold", attributes: { bold: true } };
    const item = { insert: "\n", attributes: { list: "bullet" } };
    const editor = openEditor(doc(bold, { insert: " x\n" }, { insert: "item" }, item));
    select(editor, 0, 4);
    drag(editor, 11);
    expect(editor.ops()).toEqual([{ insert: " x\nitem" }, bold, item]);
  });

  it("stays where it is dropped into itself", () => {
    const editor = openEditor(doc({ insert: "one two\n" }));
    select(editor, 0, 3);
    drag(editor, 2);
    expect(editor.ops()).toEqual([{ insert: "one two\n" }]);
    expect(editor.canUndo()).toBe(false);
  });

  it("becomes words in code", () => {
    const code = { insert: "\n", attributes: { "code-block": true } };
    const editor = openEditor(doc({ insert: "one", attributes: { bold: true } }, { insert: "\na" }, code));
    select(editor, 0, 3);
    drag(editor, 5);
    expect(editor.ops()).toEqual([{ insert: "\naone" }, code]);
  });

  it("is copied with Ctrl: a tag is another one, and an upload has one place", () => {
    const editor = openEditor(doc(TAG, UPLOAD, { insert: "\nb\n" }));
    select(editor, 0, 2);
    drag(editor, 4, { ctrlKey: true });
    const [first, second, , last] = editor.ops();
    expect([first, second]).toEqual([TAG, UPLOAD]);
    expect(last?.insert).toMatchObject({ tag: { id: "team:11", text: "Derby" } });
    expect(last?.insert).not.toMatchObject({ tag: { uniqueId: "u" } });
  });

  it("is the picture that the pointer takes, where nothing is selected", () => {
    const editor = openEditor(doc({ insert: "a" }, PICTURE, { insert: "b\nc\n" }));
    select(editor, 0);
    drag(editor, 5, {}, editor.quill.root.querySelector("img")!);
    expect(editor.ops()).toEqual([{ insert: "ab\nc" }, PICTURE, { insert: "\n" }]);
  });
});
