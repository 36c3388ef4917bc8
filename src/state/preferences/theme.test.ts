// The theme: the stored choice, the system's theme, and the document's attribute.
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { pageStore } from "../pageStore.ts";
import { themeAtom, updateThemeColor, watchTheme } from "./theme.ts";

const KEY = "touchline.theme";
const store = pageStore;
const shown = () => document.documentElement.dataset["theme"];

/** Simulates a choice stored by another tab. */
function storeElsewhere(value: string): void {
  localStorage.setItem(KEY, value);
  dispatchEvent(new StorageEvent("storage", { key: KEY, newValue: value }));
}

let stop = (): void => undefined;
beforeEach(() => {
  stop = watchTheme();
});
afterEach(() => {
  vi.unstubAllGlobals();
  stop();
});

it("shows and stores the choice, as the text that boot.js reads", () => {
  store.set(themeAtom, "dark");
  expect(shown()).toBe("dark");
  expect(localStorage.getItem(KEY)).toBe("dark");
  store.set(themeAtom, "light");
  expect(shown()).toBe("light");
});

it.each(["", "blue", '"dark"'])("treats %j as the system's theme", (stored) => {
  storeElsewhere("dark");
  storeElsewhere(stored);
  expect(store.get(themeAtom)).toBe("system");
  expect(shown()).toBe("light");
});

it("follows a choice made in another tab until it is stopped", () => {
  storeElsewhere("dark");
  expect(shown()).toBe("dark");
  stop();
  storeElsewhere("light");
  expect(shown()).toBe("dark");
});

it("keeps the choice for this page where storage is blocked", () => {
  vi.stubGlobal("localStorage", undefined);
  store.set(themeAtom, "dark");
  expect(shown()).toBe("dark");
  expect(store.get(themeAtom)).toBe("dark");
});

it("gives the browser's bars the colour of the header once the style sheet is there", () => {
  document.head.innerHTML = '<meta name="theme-color" content="#121920">';
  const content = () => document.querySelector("meta")?.getAttribute("content");
  updateThemeColor("/");
  expect(content()).toBe("#121920");
  document.documentElement.style.setProperty("--surface", "#fff");
  updateThemeColor("/");
  expect(content()).toBe("#fff");
  document.documentElement.removeAttribute("style");
});
