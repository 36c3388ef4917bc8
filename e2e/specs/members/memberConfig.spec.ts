// A member's settings: saved whole by the tab that changed them, loaded on another device, removed at sign-out.
import { authForms } from "../../pages/authForms.ts";
import { settingsPage } from "../../pages/settingsPage.ts";
import type { Product } from "../../support/product.ts";
import { aMember, type Credentials, requestsTo, signInAs, startSignedIn } from "../../support/signIn.ts";
import { expect, test } from "../../support/test.ts";

const SAVE = "/v1/api/user/updateConfig";
const LOAD = "/v1/api/user/getConfig";

/** The zone the server stores for a member, read through a separate sign-in. */
async function savedZone({ origin }: Product, { email, password }: Credentials): Promise<string | undefined> {
  const json = async (path: string, init: RequestInit): Promise<unknown> =>
    ((await (await fetch(origin + path, init)).json()) as { readonly data: unknown }).data;
  const { token } = (await json("/v1/api/user/login", {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ email, password }),
  })) as { readonly token: string };
  const config = (await json("/v1/api/user/getConfig", {
    headers: { authorization: `Bearer ${token}` },
  })) as {
    readonly userProfileConfig: { readonly zone: string };
  } | null;
  return config?.userProfileConfig.zone;
}

test("settings are saved, found on another device, and the visitor's own restored", async ({
  page,
  browser,
  baseURL,
  product,
  complaints,
}) => {
  const settings = settingsPage(page);
  await settings.open("contest/format");
  await settings.radio("American").check();
  const member = await aMember(product);
  await signInAs(page, member);
  // A new member starts with this browser's settings.
  await expect.poll(() => requestsTo(product, SAVE)).toBe(1);

  await settings.radio("Fraction").check();
  await expect.poll(() => requestsTo(product, SAVE)).toBe(2);
  await settings.open("contest/notifications/football");
  await settings.switch("Goal").click();
  await settings.switch("Red card").click();
  // A page that is closed sends pending changes at once.
  await settings.open("timezone");
  await expect.poll(() => requestsTo(product, SAVE)).toBeGreaterThan(2);
  await settings.search.fill("+5:45");
  await settings.search.press("Enter");
  await settings.search.fill("");
  await expect(settings.chosenOption).toContainText("UTC+5:45");
  await expect.poll(() => savedZone(product, member)).toBe("e5:45");
  const saves = await requestsTo(product, SAVE);

  const other = await browser.newContext({ baseURL: baseURL ?? "", locale: "en-GB" });
  const there = await other.newPage();
  const elsewhere = settingsPage(there);
  await elsewhere.open("timezone");
  await signInAs(there, member);
  await expect(elsewhere.chosenOption).toContainText("UTC+5:45");
  await elsewhere.open("contest/format");
  await expect(elsewhere.radio("Fraction")).toBeChecked();
  await elsewhere.open("contest/notifications/football");
  await expect(elsewhere.switch("Goal")).not.toBeChecked();
  await expect(elsewhere.switch("Full time")).toBeChecked();
  await other.close();

  // What was loaded from the server is not sent back.
  expect(await requestsTo(product, SAVE)).toBe(saves);
  await page.getByRole("banner").getByRole("button", { name: "Account" }).click();
  await page.getByRole("menuitem", { name: "Sign out" }).click();
  await expect(settings.chosenOption).toContainText("Automatic");
  await settings.open("contest/format");
  await expect(settings.radio("American")).toBeChecked();
  expect(await requestsTo(product, SAVE)).toBe(saves);
  expect(complaints).toEqual([]);
});

test("a change of language alone makes no call, is sent with the next one, and is shown on another device", async ({
  page,
  browser,
  baseURL,
  product,
  complaints,
}) => {
  const member = await aMember(product);
  await startSignedIn(page, product, member);
  await page.goto("/settings/theme");
  await expect.poll(() => requestsTo(product, SAVE)).toBe(1);
  await page.getByRole("button", { name: "Language" }).click();
  await page.getByRole("menuitemradio", { name: "Français" }).click();
  await expect(page).toHaveURL(/\/fr\/settings\/theme$/);
  await page.reload();
  await expect.poll(() => requestsTo(product, LOAD)).toBeGreaterThan(1);
  expect(await requestsTo(product, SAVE)).toBe(1);
  await page.goto("/fr/settings/contest/sport");
  await page.getByRole("main").getByRole("switch").first().click();
  await expect.poll(() => requestsTo(product, SAVE)).toBe(2);

  const other = await browser.newContext({ baseURL: baseURL ?? "", locale: "en-GB" });
  const there = await other.newPage();
  await there.goto("/live?filter=finished");
  const forms = authForms(there);
  await forms.open();
  await forms.signIn(member.email, member.password);
  await expect(there).toHaveURL("/fr/live?filter=finished");
  await expect(there.locator("html")).toHaveAttribute("lang", "fr");
  await other.close();
  expect(complaints).toEqual([]);
});
