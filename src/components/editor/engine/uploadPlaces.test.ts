// Places of uploads in the text: drawn with progress, replaced when done, and never brought back by undo.
import { waitFor } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { doc, select } from "../testing/editorEvents.ts";
import { openEditor } from "../testing/openEditor.ts";

afterEach(() => document.body.replaceChildren());

const name = (): string => "words";
const upload = { id: "u1", kind: "image", name: "goal.png", percent: 40, state: "sending" } as const;
const medium = { kind: "image", src: "/img/a.png", poster: "", width: 4, height: 3, alt: "Goal" } as const;
const image = { src: "/img/a.png", width: 4, height: 3, alt: "Goal", caption: "" };

it("are drawn with name and progress, and replaced when they are done; undo never brings a place back", async () => {
  const editor = openEditor(doc({ insert: "ab\n" }), { onFiles: () => ["u1"] });
  select(editor, 1);
  editor.insertFiles([new File(["x"], "goal.png")]);
  editor.places.draw([upload], name);
  const place = editor.quill.root.querySelector("[data-upload-progress='40']");
  expect(place?.textContent.replaceAll("\ufeff", "")).toBe("goal.png");
  expect(place?.getAttribute("aria-label")).toBe("words");

  editor.places.draw([{ ...upload, state: "done", percent: 100, medium }], name);
  const done = [{ insert: "a" }, { insert: { image } }, { insert: "b\n" }];
  expect(editor.ops()).toEqual(done);
  editor.undo();
  expect(editor.ops()).toEqual([{ insert: "ab\n" }]);
  editor.undo();
  expect(editor.ops()).toEqual([{ insert: "ab\n" }]);
  editor.redo();
  expect(editor.ops()).toEqual(done);
  await Promise.resolve();
  expect(editor.quill.root.querySelector(".ql-upload")).toBeNull();
});

it("keep the description that was written before they were done", () => {
  const editor = openEditor(doc({ insert: { upload: { id: "u1", alt: "My goal" } } }, { insert: "\n" }));
  editor.places.draw([{ ...upload, state: "done", medium }], name);
  expect(editor.ops()[0]).toEqual({ insert: { image: { ...image, alt: "My goal" } } });
});

it("that are done before a redo fill the place that it brings back", async () => {
  const editor = openEditor(doc({ insert: "ab\n" }), { onFiles: () => ["u1"] });
  select(editor, 1);
  editor.insertFiles([new File(["x"], "goal.png")]);
  editor.undo();
  editor.places.draw([{ ...upload, state: "done", medium }], name);
  editor.redo();
  await waitFor(() => expect(editor.ops()[1]).toEqual({ insert: { image } }));
});

it("that are removed take their place with them", () => {
  const editor = openEditor(doc({ insert: "a" }, { insert: { upload: { id: "u1" } } }, { insert: "\n" }));
  editor.places.draw([upload], name);
  editor.places.draw([], name);
  expect(editor.ops()).toEqual([{ insert: "a\n" }]);
});
