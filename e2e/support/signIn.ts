// Members for tests: created by the control channel, and signed in with its token or through the dialog.
import type { Page } from "@playwright/test";
import { authForms } from "../pages/authForms.ts";
import { endWorkers } from "./core/endWorkers.ts";
import type { Product } from "./product.ts";
import { expect } from "./assert/expect.ts";

export interface Credentials {
  readonly email: string;
  readonly password: string;
}

export interface TestMember extends Credentials {
  readonly name: string;
  readonly userId: number;
}

/** The demo account; it has favourites, settings and notices. */
export const DEMO_MEMBER = {
  name: "Demo Fan",
  email: "demo@touchline.example",
  password: "Touchline1",
} as const satisfies Credentials & { readonly name: string };

let made = 0;

/** Creates a member for one test. */
export async function aMember(
  { control }: Pick<Product, "control">,
  name = "Test Fan",
  more: { readonly birthday?: string; readonly countryId?: number } = {},
): Promise<TestMember> {
  made += 1;
  const email = `fan${made}.${Date.now()}@test.example`;
  const password = "Corner-flag7";
  const { userId } = await control.act("member", { name, email, password, ...more });
  return { name, email, password, userId };
}

/** Ends the cores of the page's context, which do not know of a sign-in that is stored beside them. */
async function endCores(page: Page): Promise<void> {
  const browser = page.context().browser();
  if (browser?.browserType().name() !== "chromium") return;
  const ofPage = await page.context().newCDPSession(page);
  const { targetInfo } = await ofPage.send("Target.getTargetInfo");
  await ofPage.detach();
  const whole = await browser.newBrowserCDPSession();
  await endWorkers(whole, targetInfo.browserContextId);
  await whole.detach();
}

/**
 * Signs a member in without the dialog: stores in the browser what a sign-in stores (the worker's account, the
 * pages' member, the cookie), and ends a core that runs. It leaves `page` on an empty page.
 */
export async function startSignedIn(
  page: Page,
  { control, origin }: Pick<Product, "control" | "origin">,
  { name, email }: Pick<TestMember, "name" | "email">,
): Promise<void> {
  const { userId, token } = await control.act("member", { name, email });
  // A page of this origin without scripts and requests.
  const blank = `${origin}/blank-for-tests`;
  const body = '<!doctype html><link rel="icon" href="data:,">';
  await page.route(blank, (route) => route.fulfill({ contentType: "text/html", body }));
  await page.goto(blank);
  await page.unroute(blank);
  await page.evaluate(
    async ({ account, member }) => {
      const opening = indexedDB.open("touchline");
      opening.addEventListener("upgradeneeded", () => opening.result.createObjectStore("live"));
      const database = await new Promise<IDBDatabase>((resolve, reject) => {
        opening.addEventListener("success", () => resolve(opening.result));
        opening.addEventListener("error", () => reject(opening.error ?? new Error("no database")));
      });
      const writing = database.transaction("live", "readwrite");
      writing.objectStore("live").put(account, "account");
      await new Promise((resolve) => {
        writing.addEventListener("complete", resolve);
      });
      database.close();
      localStorage.setItem("touchline.user.1", JSON.stringify(member));
      document.cookie = "isLogin=1; Max-Age=86400; Path=/; SameSite=Lax";
    },
    {
      account: { memberId: userId, token, session: `test-${userId}` },
      member: { id: userId, name, avatar: "", session: `test-${userId}` },
    },
  );
  await endCores(page);
}

/** Signs in through the header and the dialog, on the current page; resolves when the header shows the member. */
export async function signInAs(page: Page, { email, password }: Credentials): Promise<void> {
  const forms = authForms(page);
  await forms.open();
  await forms.signIn(email, password);
  await expect(forms.accountButton).toBeVisible();
  await expect(forms.dialog()).toHaveCount(0);
}

/** The newest code sent to an address. */
export async function newestCode(origin: string, email: string): Promise<string> {
  const response = await fetch(`${origin}/__mailbox.json?email=${encodeURIComponent(email)}`);
  const [mail] = (await response.json()) as readonly { readonly code: string }[];
  if (!mail) throw new Error(`no mail for ${email}`);
  return mail.code;
}

/** Number of requests to a path since the test began. */
export async function requestsTo({ control }: Pick<Product, "control">, path: string): Promise<number> {
  return (await control.state()).sinceReset.requests[path] ?? 0;
}
