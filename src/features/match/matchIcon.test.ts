// The icon contains score and minute.
import { expect, it } from "vitest";
import { matchIcon } from "./matchIcon.ts";

function drawn(icon: string): Document {
  const svg = decodeURIComponent(icon.slice("data:image/svg+xml,".length));
  return new DOMParser().parseFromString(svg, "image/svg+xml");
}

it("shows score and minute", () => {
  const texts = [...drawn(matchIcon("1-0", "45+2", true)).querySelectorAll("text")];
  expect(texts.map((text) => text.textContent)).toEqual(["1-0", "45+2"]);
});

it("shows only the score, in another colour, once the match is over", () => {
  const over = matchIcon("10-2", "", false);
  expect([...drawn(over).querySelectorAll("text")].map((text) => text.textContent)).toEqual(["10-2"]);
  expect(over).not.toBe(matchIcon("10-2", "", true));
});
