// Every flag in the table consists of known layers.
import { expect, test } from "vitest";
import { drawFlag } from "./flag.ts";
import { FLAGS } from "./flagData.ts";

test.each(Object.entries(FLAGS))("the flag of %s is a complete drawing", (code, words) => {
  const drawing = drawFlag(code, 1);
  expect(drawing).not.toMatch(/undefined|NaN|fill="#"/);
  for (const [, color] of drawing.matchAll(/(?:fill|stroke)="#(\w+)"/g)) {
    expect(color).toMatch(/^([0-9a-f]{3}){1,2}$/);
  }
  expect(drawing.match(/<(path|circle|polygon)/g)?.length).toBeGreaterThan(words.split(" ").length);
});

test("a country without an entry in the table has a plain flag of its own", () => {
  expect(drawFlag("ZZ", 3)).not.toBe(drawFlag("ZZ", 4));
  expect(drawFlag("toString", 3)).toContain("<svg");
});
