// Members for tests: made past the forms, and signed in through the real dialog.
import { expect, type Page } from "@playwright/test";
import { authForms } from "../pages/authForms.ts";
import type { Product } from "./product.ts";

export interface Credentials {
  readonly email: string;
  readonly password: string;
}

export interface TestMember extends Credentials {
  readonly name: string;
  readonly userId: number;
}

/** The account everybody may use; it has favourites, settings and notices. */
export const DEMO_MEMBER: Credentials = { email: "demo@touchline.example", password: "Touchline1" };

let made = 0;

/** A member of their own for a test. */
export async function aMember(
  { control }: Pick<Product, "control">,
  name = "Test Fan",
  more: { readonly birthday?: string } = {},
): Promise<TestMember> {
  made += 1;
  const email = `fan${made}.${Date.now()}@test.example`;
  const password = "Corner-flag7";
  const { userId } = await control.act("member", { name, email, password, ...more });
  return { name, email, password, userId };
}

/** Signs in through the header's button and the dialog, on whatever page is shown; resolves when the header shows it. */
export async function signInAs(page: Page, { email, password }: Credentials): Promise<void> {
  const forms = authForms(page);
  await forms.open();
  await forms.signIn(email, password);
  await expect(forms.accountButton).toBeVisible();
  await expect(forms.dialog()).toHaveCount(0);
}

/** The newest code that was sent to an address. */
export async function newestCode(origin: string, email: string): Promise<string> {
  const response = await fetch(`${origin}/__mailbox.json?email=${encodeURIComponent(email)}`);
  const [mail] = (await response.json()) as readonly { readonly code: string }[];
  if (!mail) throw new Error(`no mail for ${email}`);
  return mail.code;
}

/** How many requests have reached a path since the test began. */
export async function requestsTo({ control }: Pick<Product, "control">, path: string): Promise<number> {
  return (await control.state()).sinceReset.requests[path] ?? 0;
}
