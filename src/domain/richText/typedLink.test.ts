// An address as it is typed becomes a link of http, https or mailto, or none.
import * as fc from "fast-check";
import { expect, it } from "vitest";
import { anyText } from "#domain/testing/anyText.ts";
import { typedLink } from "./typedLink.ts";

it.each([
  [" https://a.example/b?c#d ", "https://a.example/b?c#d"],
  ["http://a.example", "http://a.example"],
  ["a.example/b", "https://a.example/b"],
  ["a.example:8080", "https://a.example:8080"],
  ["пример.рф", "https://пример.рф"],
  ["fan@a.example", "mailto:fan@a.example"],
  ["mailto:fan@a.example", "mailto:fan@a.example"],
])("%j leads to %s", (typed, link) => {
  expect(typedLink(typed)).toBe(link);
});

it.each([
  "",
  "words",
  "two words.example",
  "/privacy",
  "//evil.example",
  "javascript:alert(1)",
  " jAvAsCrIpT:alert(1)",
  "java\nscript:alert(1)",
  "data:text/html,x",
  "vbscript:x",
  "file:///etc/passwd",
  "https://a.example@evil.example",
  "a.example\\@evil.example",
  `https://a.example/${"a".repeat(2_048)}`,
])("%j is no link", (typed) => {
  expect(typedLink(typed)).toBeUndefined();
});

it("never runs script, whatever is typed, and stays itself when it is edited again", () => {
  fc.assert(
    fc.property(
      fc.oneof(anyText(), fc.webUrl(), fc.emailAddress(), fc.domain()),
      fc.constantFrom("", "javascript:", "data:", " ", "/"),
      (text, before) => {
        const link = typedLink(before + text);
        if (link === undefined) return;
        expect(link).toMatch(/^(?:https?:\/\/|mailto:)/i);
        expect(typedLink(link)).toBe(link);
      },
    ),
  );
});
