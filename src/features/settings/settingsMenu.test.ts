// The tree of the settings: the pages for visitors and members, and the path to each page.
import { expect, it } from "vitest";
import { offeredEntries, SETTINGS_MENU, type SettingsEntry, wayTo } from "./settingsMenu.ts";

it("knows the path to each page", () => {
  const paths = (path: string) => wayTo(path).map((entry) => entry.path);
  expect(paths("/settings/theme")).toEqual(["/settings/theme"]);
  expect(paths("/settings/contest/notifications/football")).toEqual([
    "/settings/contest",
    "/settings/contest/notifications",
    "/settings/contest/notifications/football",
  ]);
  expect(paths("/settings/nowhere")).toEqual([]);
});

it("names each page once, and puts pages under those their address names", () => {
  const all = (entries: readonly SettingsEntry[]): SettingsEntry[] =>
    entries.flatMap((entry) => {
      for (const child of entry.children ?? []) expect(child.path.startsWith(`${entry.path}/`)).toBe(true);
      return [entry, ...all(entry.children ?? [])];
    });
  const paths = all(SETTINGS_MENU).map(({ path }) => path);
  expect(new Set(paths).size).toBe(paths.length);
});

it("offers what requires to be signed in only to those who are", () => {
  const [first] = SETTINGS_MENU;
  const entries: readonly SettingsEntry[] = [first, { ...first, requiresAuth: true }];
  expect(offeredEntries(entries, false)).toEqual([first]);
  expect(offeredEntries(entries, true)).toEqual(entries);
});
