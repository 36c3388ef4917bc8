// The theme: light, dark or the system's. Holds the stored choice, and sets the document's attribute and colour.
// public/boot.js applies the same choice before the first paint; it reads the same key and sets the same attribute.
import { pageStore } from "../pageStore.ts";
import { storedAtom } from "./stored.ts";

export const THEME_CHOICES = ["light", "dark", "system"] as const;
export type ThemeChoice = (typeof THEME_CHOICES)[number];

/** The choice of this browser. */
export const themeAtom = storedAtom<ThemeChoice>({
  key: "touchline.theme",
  initial: "system",
  asText: true,
  read: (stored) => THEME_CHOICES.find((choice) => choice === stored),
});

/** Applies the theme, and each change of the choice (in any tab) or of the system's theme. Returns how to stop. */
export function watchTheme(): () => void {
  const dark = matchMedia("(prefers-color-scheme: dark)");
  const apply = (): void => {
    const choice = pageStore.get(themeAtom);
    document.documentElement.dataset["theme"] =
      choice === "system" ? (dark.matches ? "dark" : "light") : choice;
    updateThemeColor(location.pathname);
  };
  const unsubscribe = pageStore.sub(themeAtom, apply);
  apply();
  dark.addEventListener("change", apply);
  return () => {
    unsubscribe();
    dark.removeEventListener("change", apply);
  };
}

/**
 * docs/product.md#theme-colour: the theme colour is the header's background, on paths containing /settings
 * the page's.
 */
export function updateThemeColor(pathname: string): void {
  const name = pathname.includes("/settings") ? "--bg" : "--surface";
  const color = getComputedStyle(document.documentElement).getPropertyValue(name).trim();
  // Before the style sheet is there, the colour that public/boot.js has set is right.
  if (color !== "") document.querySelector('meta[name="theme-color"]')?.setAttribute("content", color);
}
