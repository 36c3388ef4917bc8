// What keeps a text from being published, and when nothing has been begun.
import { expect, it } from "vitest";
import { DOCUMENT_MAX, isUntouched, problemOf } from "./contentRules.ts";
import type { DraftContent } from "./draft.ts";

const content = (over: Partial<DraftContent> = {}): DraftContent => ({
  mode: "simple",
  title: "",
  text: "",
  caret: undefined,
  media: [],
  ...over,
});
const rich = (...ops: readonly unknown[]): DraftContent =>
  content({ mode: "rich", text: JSON.stringify({ ops }) });
const within = { letters: 5, bytes: 40, ops: 1 };

it.each([
  [content(), "empty"],
  [content({ text: " \n" }), "empty"],
  [rich({ insert: "\n" }), "empty"],
  [content({ title: "Goal" }), undefined],
  [content({ media: [{ uploadId: "a", alt: "" }] }), undefined],
  [rich({ insert: { image: { src: "/a.png" } } }), undefined],
  [content({ text: "👍🏽".repeat(1_000) }), undefined],
  [content({ text: "👍🏽".repeat(1_001) }), "textLong"],
  [content({ text: "a", title: "b".repeat(81) }), "titleLong"],
])("%j has the problem %s", (written, problem) => {
  expect(problemOf(written, within)).toBe(problem);
});

it("judges a document by the sizes that the editor has measured", () => {
  const written = rich({ insert: "a\n" });
  expect(problemOf(written)).toBeUndefined();
  expect(problemOf(written, DOCUMENT_MAX)).toBeUndefined();
  expect(problemOf(written, { ...within, letters: 20_001 })).toBe("textLong");
  expect(problemOf(written, { ...within, bytes: 65_537 })).toBe("documentLarge");
  expect(problemOf(written, { ...within, ops: 2_001 })).toBe("documentLarge");
});

it("gives a rich reply the letters of a plain one", () => {
  const written = rich({ insert: "a\n" });
  expect(problemOf(written, { ...within, letters: 1_000 }, "reply")).toBeUndefined();
  expect(problemOf(written, { ...within, letters: 1_001 }, "reply")).toBe("textLong");
  expect(problemOf(written, { ...within, letters: 1_001 }, "post")).toBeUndefined();
});

it("counts a choice as begun, and the mode alone as nothing", () => {
  expect(isUntouched(content({ mode: "rich" }))).toBe(true);
  expect(isUntouched(content({ related: [] }))).toBe(false);
  expect(isUntouched(content({ isSpoiler: false }))).toBe(false);
  expect(isUntouched(content({ text: "a" }))).toBe(false);
});
