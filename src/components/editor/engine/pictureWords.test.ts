// Descriptions of pictures in the text: told, kept with the picture through upload, copy and undo, and no step of undo.
import { afterEach, expect, it, vi } from "vitest";
import { doc, fire, OWN_TYPE, select } from "../testing/editorEvents.ts";
import { openEditor } from "../testing/openEditor.ts";

afterEach(() => document.body.replaceChildren());

const image = { src: "/img/a.png", width: 4, height: 3, alt: "", caption: "Late" };
const described = { insert: { image: { ...image, alt: "A save" } } };
const upload = { id: "u1", kind: "image", name: "goal.png", percent: 40, state: "sending" } as const;
const medium = { kind: "image", src: "/img/b.png", poster: "", width: 4, height: 3, alt: "" } as const;

it("of a picture is in the document at once, is told, and leaves the rest of the picture as it was", async () => {
  const editor = openEditor(doc({ insert: "a" }, { insert: { image } }, { insert: "\n" }));
  const onEdit = vi.fn<() => void>();
  editor.onEdit(onEdit);
  expect(editor.pictures.list()).toEqual([{ uploadId: undefined, src: "/img/a.png", alt: "" }]);
  editor.pictures.describe(0, "A save");
  expect(editor.ops()).toEqual([{ insert: "a" }, described, { insert: "\n" }]);
  expect(onEdit).toHaveBeenCalledTimes(1);
  expect(editor.quill.root.querySelector("img")?.alt).toBe("A save");
  // What the page sees of the element's attributes later changes nothing.
  await new Promise((resolve) => setTimeout(resolve));
  expect([onEdit.mock.calls.length, editor.canUndo()]).toEqual([1, false]);
});

it("of an upload goes over to its picture, and undo and redo bring the picture back with it", () => {
  const editor = openEditor(doc({ insert: "ab\n" }), { onFiles: () => ["u1"] });
  select(editor, 1);
  editor.insertFiles([new File(["x"], "goal.png")]);
  editor.places.draw([upload], () => "");
  editor.pictures.describe(0, "A save");
  editor.places.draw([{ ...upload, state: "done", medium }], () => "");
  const done = { image: { ...medium, kind: undefined, poster: undefined, alt: "A save", caption: "" } };
  expect(editor.ops()[1]).toEqual({ insert: JSON.parse(JSON.stringify(done)) });
  editor.pictures.describe(0, "A late save");
  editor.undo();
  expect(editor.ops()).toEqual([{ insert: "ab\n" }]);
  editor.redo();
  expect(editor.pictures.list()).toEqual([{ uploadId: undefined, src: "/img/b.png", alt: "A late save" }]);
});

it("goes with a copy", () => {
  const editor = openEditor(doc({ insert: { image } }, { insert: "\n" }));
  editor.pictures.describe(0, "A save");
  select(editor, 0, 1);
  expect(fire(editor, "copy").getData(OWN_TYPE)).toBe(JSON.stringify({ ops: [described] }));
});

it("of a picture that is gone is left alone", () => {
  const editor = openEditor(doc({ insert: "a\n" }));
  editor.pictures.describe(0, "A save");
  expect(editor.ops()).toEqual([{ insert: "a\n" }]);
});
