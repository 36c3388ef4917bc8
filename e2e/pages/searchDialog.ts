// Page model of the search modal, in English unless told otherwise.
import type { Locator, Page } from "@playwright/test";

export interface SearchDialogModel {
  /** In the header. */
  readonly button: Locator;
  readonly dialog: Locator;
  readonly field: Locator;
  readonly options: Locator;
  /** The line Enter would choose. */
  readonly active: Locator;
  group(name: string): Locator;
  /** The names of the lines, in order. */
  names(): Promise<readonly string[]>;
}

/** A model of the search modal; open it first. */
export function searchDialog(page: Page, title = "Search"): SearchDialogModel {
  const dialog = page.getByRole("dialog", { name: title });
  const options = dialog.getByRole("option");
  return {
    button: page.getByRole("banner").getByRole("button", { name: title }),
    dialog,
    field: dialog.getByRole("combobox"),
    options,
    active: dialog.getByRole("option", { selected: true }),
    group: (name) => dialog.getByRole("group", { name }),
    names: () =>
      options.evaluateAll((lines) => lines.map((line) => line.querySelector("bdi")?.textContent ?? "")),
  };
}
