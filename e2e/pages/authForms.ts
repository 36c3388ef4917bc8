// Page model of signing in, in English: the dialog, the page, and the member's menu in the header.
import { expect } from "../support/assert/expect.ts";
import type { Locator, Page } from "@playwright/test";

export interface AuthFormsModel {
  /** In the header, while nobody is signed in. */
  readonly signInButton: Locator;
  /** In the header, for a member. */
  readonly accountButton: Locator;
  readonly menu: Locator;
  menuItem(name: string | RegExp): Locator;
  /** By its title; any without one. */
  dialog(title?: string): Locator;
  /** Where the forms are: the dialog, or the page. */
  readonly forms: Locator;
  readonly email: Locator;
  readonly password: Locator;
  readonly newPassword: Locator;
  readonly code: Locator;
  readonly name: Locator;
  /** What is wrong with the form as a whole. */
  readonly problem: Locator;
  button(name: string | RegExp): Locator;
  /** Opens the dialog by the header's button. */
  open(): Promise<void>;
  /** Fills in the first view and submits it. */
  signIn(email: string, password: string): Promise<void>;
  /** Signs out by the header's menu. */
  signOut(): Promise<void>;
}

/** A model of the forms in the dialog, or of those of `/login` where `onPage` says so. */
export function authForms(page: Page, onPage = false): AuthFormsModel {
  const header = page.getByRole("banner");
  const dialog = page.getByRole("dialog");
  const forms = onPage ? page.getByRole("main") : dialog;
  const signInButton = header.getByRole("button", { name: "Sign in" });
  const accountButton = header.getByRole("button", { name: "Account" });
  const menu = page.getByRole("menu", { name: "Account" });
  const email = forms.getByLabel("E-mail address");
  const password = forms.getByLabel("Password", { exact: true });
  const button = (name: string | RegExp): Locator => forms.getByRole("button", { name });
  return {
    signInButton,
    accountButton,
    menu,
    menuItem: (name) => menu.getByRole("menuitem", { name }),
    dialog: (title) => (title === undefined ? dialog : page.getByRole("dialog", { name: title })),
    forms,
    email,
    password,
    newPassword: forms.getByLabel("New password", { exact: true }),
    code: forms.getByLabel("Code from the e-mail"),
    name: forms.getByLabel("Nickname"),
    problem: forms.getByRole("alert"),
    button,
    async open() {
      await signInButton.click();
      await expect(email).toBeVisible();
    },
    async signIn(address, secret) {
      await email.fill(address);
      await password.fill(secret);
      await button(/^Sign in$/).click();
    },
    async signOut() {
      await accountButton.click();
      await menu.getByRole("menuitem", { name: "Sign out" }).click();
    },
  };
}
