// The clipboard of the editor: what a paste and a drop bring in, and what a copy puts out.
import { waitFor } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { documentOf } from "#domain/richText/editing/editorOps.ts";
import { GOOGLE_DOCS } from "#domain/testing/pastedPages.ts";
import { doc, fire, OWN_TYPE, paste, select, transfer } from "../testing/editorEvents.ts";
import { openEditor } from "../testing/openEditor.ts";

afterEach(() => document.body.replaceChildren());

const PNG = "data:image/png;base64,iVBORw0KGgo=";

describe("a paste", () => {
  it("of HTML keeps our formats, and one undo takes it back", () => {
    const editor = openEditor(doc({ insert: "a\n" }));
    select(editor, 1);
    paste(editor, { "text/html": "<p>b <b>c</b></p><ul><li>d</ul>", "text/plain": "x" });
    expect(editor.ops()).toEqual([
      { insert: "ab " },
      { insert: "c", attributes: { bold: true } },
      { insert: "\nd" },
      { insert: "\n", attributes: { list: "bullet" } },
    ]);
    editor.undo();
    expect(editor.ops()).toEqual([{ insert: "a\n" }]);
    editor.redo();
    expect(editor.ops()).toHaveLength(4);
  });

  it("of a list leaves no empty line behind it", () => {
    const editor = openEditor(doc());
    select(editor, 0);
    paste(editor, { "text/html": GOOGLE_DOCS });
    expect(editor.ops().at(-1)).toEqual({ insert: "\n", attributes: { list: "ordered" } });
  });

  it("of one line into a line leaves the format of that line", () => {
    const editor = openEditor(doc({ insert: "ac\n" }));
    select(editor, 1);
    paste(editor, { "text/html": "<h1>b</h1>" });
    expect(editor.ops()).toEqual([{ insert: "abc\n" }]);
  });

  it("of plain text takes the formats at the caret", () => {
    const editor = openEditor(doc({ insert: "a", attributes: { bold: true } }, { insert: "\n" }));
    select(editor, 1);
    paste(editor, { "text/plain": "b\r\nc" });
    expect(editor.ops()).toEqual([
      { insert: "ab", attributes: { bold: true } },
      { insert: "\n" },
      { insert: "c", attributes: { bold: true } },
      { insert: "\n" },
    ]);
  });

  it("into code is text alone", () => {
    const editor = openEditor(doc({ insert: "\n", attributes: { "code-block": true } }));
    select(editor, 0);
    paste(editor, {
      "text/html": "<b>x</b>",
      "text/plain": "<b>x</b>",
      [OWN_TYPE]: documentOf([{ insert: "y" }]),
    });
    expect(editor.ops()).toEqual([
      { insert: "<b>x</b>" },
      { insert: "\n", attributes: { "code-block": true } },
    ]);
  });

  it("of an address over words links them, unless it is no link", () => {
    const editor = openEditor(doc({ insert: "here\n" }));
    select(editor, 0, 4);
    paste(editor, { "text/plain": "javascript:alert(1)" });
    expect(editor.ops()).toEqual([{ insert: "javascript:alert(1)\n" }]);
    editor.undo();
    select(editor, 0, 4);
    paste(editor, { "text/plain": "https://football.example/" });
    expect(editor.ops()[0]).toEqual({ insert: "here", attributes: { link: "https://football.example/" } });
  });

  it("from an editor is cleaned, and a tag gets an id of its own", () => {
    const editor = openEditor(doc());
    select(editor, 0);
    const tag = { id: "team:11", text: "Derby", color: "#ff0000", uniqueId: "old" };
    const hostile = {
      ops: [
        { insert: { tag: { ...tag, onclick: "alert(1)" } }, attributes: { onclick: "x", bold: true } },
        { insert: { image: "https://evil.example/a.png" } },
        { insert: { upload: { id: "u1" } } },
        { insert: { html: "<img src=x onerror=alert(1)>" } },
        { insert: "a", attributes: { link: "javascript:alert(1)" } },
      ],
    };
    paste(editor, { [OWN_TYPE]: JSON.stringify(hostile), "text/html": "<p>x" });
    const [first, ...rest] = editor.ops();
    expect(first).toEqual({
      insert: { tag: { ...tag, uniqueId: expect.stringMatching(/^[\da-f-]{36}$/) as unknown } },
      attributes: { bold: true },
    });
    expect(rest).toEqual([{ insert: "a\n" }]);
  });

  it("of files puts a place where the caret was; one undo takes it away", () => {
    const onFiles = vi.fn(() => ["u1", "u2"]);
    const editor = openEditor(doc({ insert: "ab\n" }), { onFiles });
    select(editor, 1);
    const file = new File(["x"], "goal.png", { type: "image/png" });
    const text = new File(["x"], "a.txt", { type: "text/plain" });
    paste(editor, { "text/html": `<meta charset=utf-8><img src="https://evil.example/a.png">` }, [
      file,
      text,
    ]);
    expect(onFiles).toHaveBeenCalledExactlyOnceWith([file]);
    expect(documentOf(editor.ops())).toBe(
      '{"ops":[{"insert":"a"},{"insert":{"upload":{"id":"u1"}}},{"insert":{"upload":{"id":"u2"}}},{"insert":"b\\n"}]}',
    );
    editor.undo();
    expect(editor.ops()).toEqual([{ insert: "ab\n" }]);
  });

  it("of HTML with pictures inside uploads them in their place", async () => {
    const names: string[] = [];
    const onFiles = (files: readonly File[]): readonly string[] => {
      names.push(...files.map(({ name, type, size }) => `${name} ${type} ${size}`));
      return [`u${names.length}`];
    };
    const editor = openEditor(doc(), { onFiles });
    select(editor, 0);
    paste(editor, {
      "text/html": `<p>a<img src="${PNG}" alt="The/goal">b<img src="//evil.example/c" alt="c">`,
    });
    await waitFor(() => expect(editor.ops()).toHaveLength(3));
    expect(names).toEqual(["The goal.png image/png 8"]);
    expect(editor.ops()).toEqual([
      { insert: "a" },
      { insert: { upload: { id: "u1", alt: "The/goal" } } },
      { insert: "bc\n" },
    ]);
  });

  it("that is long comes in pieces, around what is written meanwhile, and one undo takes it back", async () => {
    const editor = openEditor(doc({ insert: "ab\n" }));
    select(editor, 1);
    paste(editor, { "text/plain": "goal\n".repeat(900) });
    expect(editor.quill.getLines().length).toBeLessThan(400);
    editor.quill.insertText(0, "x", "user");
    // A busy machine takes over a second for so many lines.
    await waitFor(() => expect(editor.quill.getText()).toHaveLength(4 + 900 * 5));
    expect(editor.quill.getText()).toBe(`xa${"goal\n".repeat(900)}b\n`);
    editor.undo();
    expect(editor.ops()).toEqual([{ insert: "ab\n" }]);
  });

  it("that is longer than there is room for says so", async () => {
    const onCut = vi.fn();
    const editor = openEditor(doc(), { onCut });
    select(editor, 0);
    paste(editor, { "text/plain": "goal\n".repeat(3_000) });
    expect(onCut).toHaveBeenCalledTimes(1);
    expect(editor.quill.root.children.length).toBeLessThanOrEqual(2_000);
    editor.load("", undefined);
    paste(editor, { "text/html": "<p>goal</p>".repeat(30_000) });
    await waitFor(() => expect(onCut).toHaveBeenCalledTimes(2));
  });
});

describe("a drop", () => {
  beforeEach(() => void Object.assign(document, { caretPositionFromPoint: () => null }));

  it("is read as a paste, and nothing is put in by the browser", () => {
    const editor = openEditor(doc({ insert: "a\n" }));
    select(editor, 1);
    fire(editor, "drop", transfer({ "text/html": "<i>b</i><script>alert(1)</script>" }));
    expect(editor.ops()).toEqual([
      { insert: "a" },
      { insert: "b", attributes: { italic: true } },
      { insert: "\n" },
    ]);
  });
});

describe("a copy", () => {
  const hostile = '<img src=x onerror="alert(1)">&';

  it("has plain text, HTML without attributes, and our own form", () => {
    const tag = { id: "team:11", text: hostile, color: "#ff0000", uniqueId: "u" };
    const editor = openEditor(
      doc(
        { insert: "a", attributes: { link: "https://evil.example/?x" } },
        { insert: { tag } },
        { insert: `${hostile}\n` },
      ),
    );
    select(editor, 0, 2 + hostile.length);
    const data = fire(editor, "copy");
    expect(data.getData("text/plain")).toBe(`a${hostile}${hostile}`);
    expect(data.getData("text/html")).toBe(
      `<p>a${"&lt;img src=x onerror=&quot;alert(1)&quot;&gt;&amp;".repeat(2)}</p>`,
    );
    expect(JSON.parse(data.getData(OWN_TYPE))).toMatchObject({
      ops: [{ insert: "a" }, { insert: { tag } }, {}],
    });
    expect(editor.ops()).toHaveLength(3);
  });

  it("that cuts takes the words out", () => {
    const editor = openEditor(doc({ insert: "abc\n" }));
    select(editor, 1, 1);
    expect(fire(editor, "cut").getData("text/plain")).toBe("b");
    expect(editor.ops()).toEqual([{ insert: "ac\n" }]);
  });
});
