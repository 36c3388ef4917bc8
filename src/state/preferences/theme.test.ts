// The theme: the stored choice, the system's, and what the document shows.
import { expect, it } from "vitest";
import { chooseTheme, readTheme, watchTheme } from "./theme.ts";

const shown = () => document.documentElement.dataset["theme"];

it("shows and keeps the choice", () => {
  chooseTheme("dark");
  expect(shown()).toBe("dark");
  expect(readTheme(localStorage)).toBe("dark");
  chooseTheme("light");
  expect(shown()).toBe("light");
});

it.each(["", "blue", '"dark"'])("takes %j for the system's", (stored) => {
  expect(readTheme({ getItem: () => stored })).toBe("system");
});

it("follows a choice made in another tab", () => {
  const stop = watchTheme();
  localStorage.setItem("touchline.theme", "dark");
  dispatchEvent(new StorageEvent("storage", { key: "touchline.theme", newValue: "dark" }));
  expect(shown()).toBe("dark");
  stop();
});

it("lives without storage", () => {
  expect(readTheme({ getItem: denied })).toBe("system");
});

function denied(): never {
  throw new DOMException("denied", "SecurityError");
}
