// Transforms place the lines of a stack one below the other, also when others are added above.
import { render } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { Stack } from "./Stack.tsx";

beforeEach(() => {
  vi.spyOn(HTMLElement.prototype, "offsetHeight", "get").mockImplementation(function height(
    this: HTMLElement,
  ) {
    return Number(this.dataset["height"] ?? 0);
  });
});
afterEach(() => vi.restoreAllMocks());

const lines = (...heights: readonly number[]) =>
  heights.map((height) => (
    <li key={height} data-height={height}>
      {height}
    </li>
  ));

const places = (name: string): readonly string[] =>
  [...document.querySelectorAll("li")].map((line) => line.style.getPropertyValue(name));

it("places each line below those before it, and sets the total height", () => {
  const { container } = render(<Stack gap={10}>{lines(30, 50, 20)}</Stack>);
  expect(places("--from-start")).toEqual(["0px", "40px", "100px"]);
  expect(places("--from-end")).toEqual(["-90px", "-30px", "0px"]);
  expect(container.querySelector("ol")?.style.getPropertyValue("--all")).toBe("120px");
});

it("moves the others when one is added on top, and when one is removed", () => {
  const { rerender } = render(<Stack>{lines(30, 50)}</Stack>);
  rerender(<Stack>{lines(40, 30, 50)}</Stack>);
  expect(places("--from-start")).toEqual(["0px", "40px", "70px"]);
  expect(places("--from-end")).toEqual(["-80px", "-50px", "0px"]);
  rerender(<Stack>{lines(40, 50)}</Stack>);
  expect(places("--from-start")).toEqual(["0px", "40px"]);
});

it("has no height when it is empty", () => {
  const { container } = render(<Stack gap={10}>{[]}</Stack>);
  expect(container.querySelector("ol")?.style.getPropertyValue("--all")).toBe("0px");
});
