// Light, dark or as the system says: the stored choice, and what it does to the document.
// public/boot.js applies the same choice before the first paint; the key and the attribute are shared with it.
import { useSyncExternalStore } from "react";
import { localStore } from "./webStorage.ts";

export const THEME_CHOICES = ["light", "dark", "system"] as const;
export type ThemeChoice = (typeof THEME_CHOICES)[number];

const KEY = "touchline.theme";
const listeners = new Set<() => void>();

/** The stored choice; "system" for none and for anything that is no choice. */
export function readTheme(store: Pick<Storage, "getItem">): ThemeChoice {
  try {
    const stored = store.getItem(KEY);
    return THEME_CHOICES.find((choice) => choice === stored) ?? "system";
  } catch {
    return "system";
  }
}

/** Stores the choice and shows it at once, in every tab. */
export function chooseTheme(choice: ThemeChoice): void {
  try {
    localStorage.setItem(KEY, choice);
  } catch {
    // Without storage the choice holds for this page only.
  }
  applyTheme(choice);
  for (const listener of listeners) listener();
}

/** The choice, for the control that shows it. */
export function useThemeChoice(): ThemeChoice {
  return useSyncExternalStore(subscribe, () => readTheme(localStore()));
}

/** Keeps the document in step with the system and with other tabs. Returns how to stop. */
export function watchTheme(): () => void {
  const dark = matchMedia("(prefers-color-scheme: dark)");
  const onStorage = (event: StorageEvent) => {
    if (event.key !== KEY && event.key !== null) return;
    applyStored();
    for (const listener of listeners) listener();
  };
  applyStored();
  dark.addEventListener("change", applyStored);
  addEventListener("storage", onStorage);
  return () => {
    dark.removeEventListener("change", applyStored);
    removeEventListener("storage", onStorage);
  };
}

/**
 * docs/product.md#theme-colour: the theme colour is the header's background, on paths containing /settings
 * the page's.
 */
export function updateThemeColor(pathname: string): void {
  const name = pathname.includes("/settings") ? "--bg" : "--surface";
  const color = getComputedStyle(document.documentElement).getPropertyValue(name).trim();
  document.querySelector('meta[name="theme-color"]')?.setAttribute("content", color);
}

function applyStored(): void {
  applyTheme(readTheme(localStore()));
}

function applyTheme(choice: ThemeChoice): void {
  const systemDark = matchMedia("(prefers-color-scheme: dark)").matches;
  document.documentElement.dataset["theme"] = choice === "system" ? (systemDark ? "dark" : "light") : choice;
  updateThemeColor(location.pathname);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
