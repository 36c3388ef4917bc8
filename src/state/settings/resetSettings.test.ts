// Reset settings: each stored value of the settings goes back, in this tab and for others, and can be taken back.
import { expect, it } from "vitest";
import { pageStore } from "../pageStore.ts";
import { savedBoardsAtom } from "../preferences/boards.ts";
import { languageListAtom } from "../preferences/languageList.ts";
import { personalConfigAtom } from "../preferences/personalConfig.ts";
import { resetSettings, SETTINGS } from "./resetSettings.ts";
import { themeAtom } from "../preferences/theme.ts";

/** What is stored of no choice: who is signed in, what the server told, what was looked for, what was offered once. */
const NO_SETTINGS = [
  "agreedChoicesAtom",
  "hasOddsAtom",
  "homeCountryAtom",
  "languageListAtom",
  "providerNamesAtom",
  "recentSearchesAtom",
  "sessionAtom",
  "zoneOfferedAtom",
];

it("knows every stored value of the page, or it is named as none", () => {
  const modules = import.meta.glob<Record<string, unknown>>(
    ["../**/*.ts", "!../**/*.test.ts", "!../**/testing/**"],
    { eager: true },
  );
  const known = new Set(SETTINGS.map(({ atom }) => atom));
  const unknown = Object.values(modules)
    .flatMap((module) => Object.entries(module))
    .filter(
      ([, value]) => typeof value === "object" && value !== null && "initial" in value && !known.has(value),
    )
    .map(([name]) => name);
  expect(unknown.toSorted()).toEqual(NO_SETTINGS);
});

it("resets what is stored, also by another tab meanwhile, and undoes it", () => {
  pageStore.set(themeAtom, "dark");
  pageStore.set(personalConfigAtom, { language: "fr_FR", zoneOffset: 60 });
  pageStore.set(languageListAtom, ["fr"]);
  localStorage.setItem("touchline.boards.1", JSON.stringify([{ name: "Derbies", matchIds: [3, 4] }]));
  const undo = resetSettings();
  const stored = (): readonly unknown[] => [
    localStorage.getItem("touchline.theme"),
    JSON.parse(localStorage.getItem("touchline.config.1") ?? "null"),
    JSON.parse(localStorage.getItem("touchline.languageList.1") ?? "null"),
    JSON.parse(localStorage.getItem("touchline.boards.1") ?? "null"),
  ];
  expect(stored()).toEqual(["system", { language: "fr_FR" }, ["fr"], []]);
  expect(pageStore.get(savedBoardsAtom)).toEqual([]);
  undo();
  expect(stored()).toEqual([
    "dark",
    { language: "fr_FR", zone: expect.any(String) as string },
    ["fr"],
    [{ name: "Derbies", matchIds: [3, 4] }],
  ]);
});
