// The explanation of icons: each mark appears once, is drawn, named and explained in a sentence.
import { i18n } from "@lingui/core";
import { expect, it } from "vitest";
import { renderWithLive } from "#components/testing/renderWithLive.tsx";
import { EXPLANATIONS } from "./explanations.ts";
import { Mark } from "./Mark.tsx";

const lines = EXPLANATIONS.flatMap((section) => section.lines);

it("explains each mark once, in a sentence", () => {
  expect(new Set(lines.map(({ mark }) => mark)).size).toBe(lines.length);
  for (const { name, text } of lines) {
    expect(i18n._(name)).not.toBe("");
    expect(i18n._(text)).toMatch(/^[A-Z].*\.$/);
  }
});

it("draws each mark, and no two of them alike", () => {
  const marks = new Map<string, string[]>();
  for (const { mark } of lines) {
    const { container, unmount } = renderWithLive(<Mark name={mark} />);
    marks.set(container.innerHTML, [...(marks.get(container.innerHTML) ?? []), mark]);
    unmount();
  }
  expect(marks.get("")).toBeUndefined();
  expect([...marks.values()].filter((alike) => alike.length > 1)).toEqual([]);
});
