// Lists by typing: what makes one, what stays text, and how the typed text comes back.
import { afterEach, describe, expect, it } from "vitest";
import type { Editor } from "./createEditor.ts";
import { doc, press, select } from "../testing/editorEvents.ts";
import { openEditor } from "../testing/openEditor.ts";

afterEach(() => document.body.replaceChildren());

/** Types as a member does: spaces and ends of lines are keys, which Quill's bindings may take. */
function type(editor: Editor, text: string): void {
  for (const sign of text) {
    const index = editor.quill.getSelection(true).index;
    const key = sign === "\n" ? "Enter" : sign;
    if (press(editor, key).defaultPrevented) continue;
    editor.quill.insertText(index, sign, "user");
    select(editor, index + 1);
  }
}

/** Line by line: `1. words`, `• words` or the words. */
function shown(editor: Editor): readonly string[] {
  const lines: string[] = [];
  let words = "";
  let number = 0;
  for (const { insert, attributes } of editor.ops()) {
    if (typeof insert !== "string") continue;
    for (const [at, text] of insert.split("\n").entries()) {
      if (at > 0) {
        number = attributes?.list === "ordered" ? number + 1 : 0;
        const sign =
          attributes?.list === "ordered" ? `ol${number}: ` : attributes?.list === "bullet" ? "ul: " : "";
        lines.push(sign + words);
        words = "";
      }
      words += text;
    }
  }
  return lines;
}

function typed(text: string): Editor {
  const editor = openEditor(doc());
  select(editor, 0);
  type(editor, text);
  return editor;
}

it.each([
  "2. Bundesliga am Freitag",
  "1. FC Köln gewinnt",
  "30. November",
  "3. Liga",
  "1. liga\nStart",
  "- a",
  "* a",
  "1. \n2. Bundesliga",
  "30. November\n31. Dezember",
  "1. FC Köln\n3. Liga",
  "2. Bundesliga\n3. Liga",
  "1. FC Köln\n\n2. Bundesliga",
  "- a\n* b",
  "-a\n- b",
  "[ ] a\n[ ] b",
  "a 1. b\n2. c",
])("keeps %j as text", (text) => {
  expect(shown(typed(text))).toEqual(text.split("\n"));
});

it.each([
  ["1. one\n2. two", ["ol1: one", "ol2: two"]],
  ["1. one\n2. two\nthree", ["ol1: one", "ol2: two", "ol3: three"]],
  ["- one\n- two", ["ul: one", "ul: two"]],
  ["* one\n* two", ["ul: one", "ul: two"]],
  ["Before\n1. one\n2. two", ["Before", "ol1: one", "ol2: two"]],
])("makes a list of %j", (text, lines) => {
  expect(shown(typed(text))).toEqual(lines);
});

it("goes on with a list whose next number is typed behind it, and with no other number", () => {
  const list = [{ insert: "one" }, { insert: "\n", attributes: { list: "ordered" } }];
  const editor = openEditor(doc(...list, { insert: "\n" }));
  select(editor, 4);
  type(editor, "2. two");
  expect(shown(editor)).toEqual(["ol1: one", "ol2: two"]);
  const other = openEditor(doc(...list, { insert: "\n" }));
  select(other, 4);
  type(other, "3. Liga");
  expect(shown(other)).toEqual(["ol1: one", "3. Liga"]);
});

describe.each([
  ["1. FC Köln\n2. ", ["1. FC Köln", "2. "]],
  ["- Kane\n- ", ["- Kane", "- "]],
])("the list of %j", (text, lines) => {
  it("is taken back by one Backspace, and by nothing else than the typed text", () => {
    const editor = typed(text);
    press(editor, "Backspace");
    expect(shown(editor)).toEqual(lines);
    type(editor, "x");
    expect(shown(editor).at(-1)).toBe(`${lines[1]}x`);
  });

  it("is taken back by one undo, and made again by a redo", () => {
    const editor = typed(text);
    const list = shown(editor);
    editor.undo();
    expect(shown(editor)).toEqual(lines);
    editor.redo();
    expect(shown(editor)).toEqual(list);
  });

  it("is taken back by the first undo after more was written in its line, which stays", () => {
    const editor = typed(`${text}Bundesliga`);
    editor.undo();
    expect(shown(editor)).toEqual([lines[0], `${lines[1]}Bundesliga`]);
    editor.undo();
    expect(shown(editor)).toEqual(lines);
  });

  it("stays when another line was written since, and is undone", () => {
    const editor = typed(`${text}Bundesliga\n\nMore`);
    editor.undo();
    expect(shown(editor)[0]).toMatch(/^(?:ol1|ul): /);
    editor.undo();
    expect(shown(editor)).toEqual(lines);
  });

  it("is no list that Backspace takes back once something was written or the caret has moved", () => {
    const editor = typed(text);
    select(editor, 2);
    press(editor, "Backspace");
    expect(shown(editor)[0]).toMatch(/^(?:ol1|ul): /);
  });
});
