// What suggestions read from the rich editor, and the tag that they leave in it.
import { afterEach, expect, it } from "vitest";
import { fakeEditorText } from "#components/testing/fakeEditorText.ts";
import { editorTarget } from "./editorTarget.ts";

const TAG = { id: "team:11", text: "Arsenal", color: "#006bd6", uniqueId: "u" };

afterEach(() => document.body.replaceChildren());

it("the line up to the caret is read, with a sign for each embed", () => {
  expect(editorTarget(fakeEditorText("one\ntwo ", { tag: TAG }, "#ars")).before()).toBe("two \ufffc#ars");
});

it.each(["code", "pre", "a"])("there is no tag in <%s>", (name) => {
  const text = fakeEditorText("#a");
  const inside = document.createElement(name);
  inside.textContent = "#a";
  text.root.append(inside);
  document.getSelection()?.collapse(inside.firstChild, 2);
  expect(editorTarget(text).before()).toBeUndefined();
});

it("there is no tag with a selection, and without the focus", () => {
  const text = fakeEditorText("#a");
  const target = editorTarget(text);
  expect(target.before()).toBe("#a");
  text.select(0, 2);
  expect(target.before()).toBeUndefined();
  text.select(2);
  text.root.blur();
  expect(target.before()).toBeUndefined();
});

it("a tag takes the place of what was typed", () => {
  const text = fakeEditorText("Up #ars");
  editorTarget(text).replace(4, TAG);
  expect(text.text()).toBe("Up \ufffc");
  expect(text.tags()).toEqual([TAG]);
});

it("ten tags are a full document", () => {
  const text = fakeEditorText("#a");
  for (let at = 0; at < 10; at += 1) {
    const tag = document.createElement("span");
    tag.className = "ql-tag";
    text.root.append(tag);
  }
  expect(editorTarget(text).tagsLeft()).toBe(0);
});
