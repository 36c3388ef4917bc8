// Documents as the server sends them: JSON as text or as an object, with or without language and date.
import { expect, it } from "vitest";
import { SUPPORT_READ_CALLS } from "./supportCalls.ts";

const { read } = SUPPORT_READ_CALLS.document;
const content = { ops: [{ insert: "Words\n" }] };

it("are read with their language and date", () => {
  const updatedAt = Date.UTC(2026, 8, 1, 1);
  expect(read({ content: JSON.stringify(content), lang: "en_GB", updateTime: "202609010900" })).toEqual({
    content,
    language: "en_GB",
    updatedAt,
  });
});

it("need neither", () => {
  expect(read({ content, updateTime: "soon" })).toEqual({ content, language: "", updatedAt: undefined });
});

it.each([undefined, null, {}, { content: "{damaged" }, { content: { ops: [] } }, "text"])(
  "%j is no document",
  (data) => {
    expect(read(data)).toBeUndefined();
  },
);
