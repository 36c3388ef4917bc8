// The words of a draft without its formats: the numbers of its lists are among them.
import { expect, it } from "vitest";
import { excerptOf, isEmptyContent, nothingWritten, plainTextOf } from "./draftContent.ts";

const item = (text: string, attributes: object = { list: "ordered" }) => [
  { insert: text },
  { insert: "\n", attributes },
];
const rich = (...ops: readonly unknown[]) => ({ mode: "rich", text: JSON.stringify({ ops }) }) as const;

it.each([
  [[...item("FC Köln"), ...item("Bundesliga")], "1. FC Köln\n2. Bundesliga"],
  [[...item("a", { list: "bullet" }), ...item("b")], "a\n1. b"],
  [[...item("a"), { insert: { upload: { id: "u" } } }, { insert: "\n" }, ...item("b")], "1. a\n \n2. b"],
  [[...item("a"), { insert: "words\n" }, ...item("b")], "1. a\nwords\n1. b"],
  [[{ insert: "2. Bundesliga\n" }], "2. Bundesliga"],
])("have the numbers that are shown: %j", (ops, words) => {
  expect(plainTextOf(rich(...ops))).toBe(words);
  expect(excerptOf(rich(...ops))).toBe(words.replaceAll(/\s+/g, " "));
});

it("are none in a list without words", () => {
  const content = {
    ...nothingWritten("rich"),
    ...rich(...item(" "), { insert: "\n", attributes: { list: "ordered" } }),
  };
  expect(isEmptyContent(content)).toBe(true);
});
