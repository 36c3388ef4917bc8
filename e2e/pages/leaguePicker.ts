// Page model of the league picker, in English unless told otherwise.
import type { Locator, Page } from "@playwright/test";

export interface LeaguePickerModel {
  readonly dialog: Locator;
  readonly search: Locator;
  /** The boxes drawn, one per league. */
  readonly leagues: Locator;
  /** A country's part. */
  country(name: string): Locator;
  button(name: string): Locator;
  readonly topOnly: Locator;
}

/** A model of the league picker; open it first. */
export function leaguePicker(page: Page, title = "Leagues"): LeaguePickerModel {
  const dialog = page.getByRole("dialog", { name: title });
  return {
    dialog,
    search: dialog.getByRole("searchbox"),
    leagues: dialog.getByRole("checkbox"),
    country: (name) => dialog.locator("section").filter({ has: page.getByRole("heading", { name }) }),
    button: (name) => dialog.getByRole("button", { name, exact: true }),
    topOnly: dialog.getByRole("switch"),
  };
}
