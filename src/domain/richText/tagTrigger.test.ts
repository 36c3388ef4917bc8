// A tag is being typed after # or @ at the beginning of a word, and nowhere else.
import * as fc from "fast-check";
import { expect, it } from "vitest";
import { readTrigger } from "./tagTrigger.ts";

it.each([
  ["#", "#", ""],
  ["@", "@", ""],
  ["What a #derby", "#", "derby"],
  ["Well said, @Hanna K", "@", "Hanna K"],
  ["(#der", "#", "der"],
  ["“@ola", "@", "ola"],
  ["#Zamość", "#", "Zamość"],
  ["#الدوري", "#", "الدوري"],
  ["好球！@曼联", "@", "曼联"],
  ["好球@曼联", "@", "曼联"],
  ["ทีม#บอล", "#", "บอล"],
  ["#a and @b", "@", "b"],
  ["#real ", "#", "real "],
])("%j is typed after %s as %j", (before, sign, query) => {
  expect(readTrigger(before)).toEqual({ sign, query, length: query.length + 1 });
});

it.each([
  "",
  "words",
  "fan@football.example",
  "https://a.example/page#part",
  "a#b",
  "1#",
  "##",
  "# Heading",
  "@ home",
  "#one  ",
  "#one two three four five",
  `#${"a".repeat(61)}`,
  "&#39",
])("%j is no tag", (before) => {
  expect(readTrigger(before)).toBeUndefined();
});

it("ends at the caret and begins with its sign, for any text", () => {
  fc.assert(
    fc.property(
      fc
        .array(fc.constantFrom("#", "@", " ", "a", "é", "ا", "曼", ".", "👍🏽", "\t"))
        .map((parts) => parts.join("")),
      (before) => {
        const trigger = readTrigger(before);
        if (trigger === undefined) return;
        expect(before.endsWith(trigger.sign + trigger.query)).toBe(true);
        expect(trigger.query).not.toMatch(/^\s|[#@]/);
      },
    ),
  );
});
