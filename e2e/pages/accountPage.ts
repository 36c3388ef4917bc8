// Page model of the account's pages under the settings, in English.
import { expect } from "../support/assert/expect.ts";
import type { Locator, Page } from "@playwright/test";

/** Every page of the account, by its path after `/settings/`. */
const ACCOUNT_PATHS = [
  "account",
  "account/profile",
  "account/email",
  "account/password",
  "account/connected",
  "account/deregister",
] as const;

export interface AccountPageModel {
  /** Opens `/settings/{path}` and waits until it stands. */
  open(path: (typeof ACCOUNT_PATHS)[number]): Promise<void>;
  readonly heading: Locator;
  field(label: string): Locator;
  button(name: string | RegExp): Locator;
  /** What is wrong with the form as a whole. */
  readonly problem: Locator;
  /** The words below a field: what is wrong with it, or its hint. */
  about(label: string): Promise<string>;
  readonly toast: Locator;
  readonly dialog: Locator;
  /** The picture in the form. */
  readonly picture: Locator;
  readonly file: Locator;
}

/** A model of the account's pages. */
export function accountPage(page: Page): AccountPageModel {
  const main = page.getByRole("main");
  const field = (label: string): Locator => main.getByLabel(label, { exact: true });
  return {
    async open(path) {
      await page.goto(`/settings/${path}`);
      await expect(main.getByRole("heading", { level: 1 })).toBeVisible();
      await expect(main.locator("[aria-busy=true]")).toHaveCount(0);
    },
    heading: main.getByRole("heading", { level: 1 }),
    field,
    button: (name) =>
      main.getByRole("button", { name, ...(typeof name === "string" ? { exact: true } : {}) }),
    problem: main.getByRole("alert"),
    about: (label) =>
      field(label).evaluate((element) => {
        const id = element.getAttribute("aria-describedby");
        return (id === null ? undefined : document.getElementById(id)?.textContent) ?? "";
      }),
    toast: page.getByRole("region", { name: "Notifications" }),
    dialog: page.getByRole("dialog"),
    picture: main.getByRole("group", { name: "Picture" }).locator("img"),
    file: main.locator("input[type=file]"),
  };
}
