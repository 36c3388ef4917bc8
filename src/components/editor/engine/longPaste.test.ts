// A long paste: no step inserts or decodes more than its limit, and the result is that of a short one.
import { waitFor } from "@testing-library/react";
import { afterEach, describe, expect, it, vi } from "vitest";
import { PIECE_MOST } from "#domain/richText/editing/piecesOf.ts";
import { doc, OWN_TYPE, paste, select } from "../testing/editorEvents.ts";
import { openEditor } from "../testing/openEditor.ts";
import { pastedFile, STEP_LETTERS } from "./clipboard.ts";

afterEach(() => document.body.replaceChildren());

describe("a long paste", () => {
  const LINES = 400;
  const html = `${"<p>One <b>line</b> of many</p>".repeat(LINES)}<h2>The end</h2>`;

  it("inserts few words and lines in each task, and one undo takes it back", async () => {
    const editor = openEditor(doc({ insert: "a\n" }));
    select(editor, 1);
    const lengths: number[] = [];
    editor.quill.on("text-change", (change) => lengths.push(change.ops.length));
    paste(editor, { "text/html": html });
    expect(editor.quill.getLines().length).toBeLessThan(PIECE_MOST);
    await waitFor(() => expect(editor.quill.getText()).toMatch(/The end\n$/));
    expect(lengths.length).toBeGreaterThan((2 * LINES) / PIECE_MOST);
    // Besides the inserts a change says where they go.
    expect(Math.max(...lengths)).toBeLessThanOrEqual(PIECE_MOST + 2);
    expect(editor.ops().at(-1)).toEqual({ insert: "\n", attributes: { header: 2 } });
    expect(editor.quill.getLines()).toHaveLength(LINES + 1);
    editor.undo();
    expect(editor.ops()).toEqual([{ insert: "a\n" }]);
  });

  it("of one line into an empty line gives it the format of the line, in pieces too", async () => {
    const editor = openEditor(doc());
    select(editor, 0);
    paste(editor, { "text/html": `<h2>${"a<i>b</i>".repeat(PIECE_MOST)}</h2>` });
    await waitFor(() => expect(editor.ops().at(-1)).toEqual({ insert: "\n", attributes: { header: 2 } }));
    expect(editor.ops()).toHaveLength(2 * PIECE_MOST + 1);
  });

  it("leaves a copy unread that is longer than any of an editor", () => {
    const editor = openEditor(doc());
    select(editor, 0);
    const own = JSON.stringify(doc({ insert: "o".repeat(600_000) }));
    paste(editor, { "text/html": "<p>b</p>", [OWN_TYPE]: own });
    expect(editor.ops()).toEqual([{ insert: "b\n" }]);
  });
});

describe("a large picture inside pasted HTML", () => {
  it("is decoded in steps, and is whole", async () => {
    const letters = Array.from({ length: (STEP_LETTERS / 4) * 3 * 2 + 7 }, (_, at) =>
      String.fromCharCode(at % 251),
    ).join("");
    const base64 = btoa(letters);
    const pause = vi.fn(async () => undefined);
    const file = await pastedFile({ type: "image/png", base64, alt: "" }, pause);
    expect(pause).toHaveBeenCalledTimes(2);
    const bytes = new Uint8Array((await file?.arrayBuffer()) ?? []);
    expect(bytes).toHaveLength(letters.length);
    expect(bytes.every((byte, at) => byte === at % 251)).toBe(true);
  });

  it("is no file where its text is no base64", async () => {
    const base64 = `${"A".repeat(STEP_LETTERS)}%`;
    expect(await pastedFile({ type: "image/png", base64, alt: "" }, async () => undefined)).toBeUndefined();
  });
});
