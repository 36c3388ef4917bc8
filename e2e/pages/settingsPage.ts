// Page model of the settings, in English.
import { expect } from "../support/assert/expect.ts";
import type { Locator, Page } from "@playwright/test";

export interface SettingsPageModel {
  /** Opens `/settings/{path}` and waits until it stands. */
  open(path: string): Promise<void>;
  readonly heading: Locator;
  /** The menu beside the pages on wide screens. */
  readonly menu: Locator;
  /** A line that leads to another page of the settings, by its name. */
  line(name: string): Locator;
  switch(name: string): Locator;
  radio(name: string): Locator;
  readonly search: Locator;
  option(name: string | RegExp): Locator;
  readonly chosenOption: Locator;
}

/** A model of the settings. */
export function settingsPage(page: Page): SettingsPageModel {
  const main = page.getByRole("main");
  return {
    async open(path) {
      await page.goto(`/settings/${path}`);
      await expect(main.getByRole("heading", { level: 1 })).toBeVisible();
    },
    heading: main.getByRole("heading", { level: 1 }),
    menu: main.getByRole("navigation", { name: "Settings" }),
    line: (name) => main.getByRole("article").getByRole("link", { name }),
    switch: (name) => main.getByRole("switch", { name, exact: true }),
    radio: (name) => main.getByRole("radio", { name, exact: true }),
    search: main.getByRole("searchbox"),
    option: (name) => main.getByRole("option", { name }),
    chosenOption: main.getByRole("option", { selected: true }),
  };
}
