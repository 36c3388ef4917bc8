// A member's favourites across devices, tabs and server outages: nothing is lost, and the last choice counts.
import type { Page } from "@playwright/test";
import { authForms } from "../../pages/authForms.ts";
import { listPage } from "../../pages/listPage.ts";
import type { Product } from "../../support/product.ts";
import { aMember, requestsTo, signInAs, startSignedIn, type TestMember } from "../../support/signIn.ts";
import { freezeWorld } from "../../support/stagedDay.ts";
import { expect, test } from "../../support/test.ts";

const MATCHES = "/v1/api/sport/matchs";

/** The member's other device, which calls the server directly. */
async function otherDevice({ control, origin }: Product, { name, email }: TestMember) {
  const { token } = await control.act("member", { name, email });
  const headers = { authorization: `Bearer ${token}`, "content-type": "application/json" };
  return {
    async followed(): Promise<readonly number[]> {
      const response = await fetch(`${origin}${MATCHES}/followed`, { headers });
      const { data } = (await response.json()) as { readonly data: readonly number[] };
      return data.toSorted((one, other) => one - other);
    },
    async follow(ids: readonly number[]): Promise<void> {
      await fetch(`${origin}${MATCHES}/follow`, { method: "POST", headers, body: JSON.stringify(ids) });
    },
  };
}

const star = (page: Page, matchId: number) => listPage(page).row(matchId).locator("[data-favorite=match]");

async function expectStars(page: Page, ids: readonly number[], on: readonly number[]): Promise<void> {
  for (const id of ids) {
    await expect(star(page, id)).toHaveAttribute("aria-pressed", String(on.includes(id)));
  }
}

async function openList(page: Page): Promise<void> {
  await page.goto("/live");
  await listPage(page).settled();
}

const sorted = (ids: readonly number[]): readonly number[] => ids.toSorted((one, other) => one - other);

test("a visitor's stars and the server's are merged on sign-in, and another browser shows them all", async ({
  page,
  browser,
  product,
}) => {
  const ids = await freezeWorld(product, 4);
  const [a = 0, b = 0, c = 0, d = 0] = ids;
  const member = await aMember(product);
  const device = await otherDevice(product, member);
  await device.follow([b]);
  await openList(page);
  await star(page, a).click();
  await signInAs(page, member);
  await expectStars(page, ids, [a, b]);
  await expect.poll(device.followed).toEqual(sorted([a, b]));

  const context = await browser.newContext({ baseURL: product.origin, locale: "en-GB" });
  const elsewhere = await context.newPage();
  await openList(elsewhere);
  await expectStars(elsewhere, ids, []);
  await signInAs(elsewhere, member);
  await expectStars(elsewhere, ids, [a, b]);
  await star(page, c).click();
  await star(page, b).click();
  await expect.poll(device.followed).toEqual(sorted([a, c]));
  await openList(elsewhere);
  await expectStars(elsewhere, ids, [a, c]);
  // A star removed on one device is not restored by the other.
  await star(elsewhere, d).click();
  await expect.poll(device.followed).toEqual(sorted([a, c, d]));
  await openList(page);
  await expectStars(page, ids, [a, c, d]);
  await context.close();
});

test("a toggle during a server outage is sent later, also after a reload", async ({ page, product }) => {
  const ids = await freezeWorld(product, 2);
  const [a = 0] = ids;
  const member = await aMember(product);
  const device = await otherDevice(product, member);
  await startSignedIn(page, product, member);
  await openList(page);
  await product.control.act("fault", { path: `${MATCHES}/follow`, kind: "status", status: 400 });
  await star(page, a).click();
  await expect(star(page, a)).toHaveAttribute("aria-pressed", "true");
  // The star shows the press before the core has it.
  await expect.poll(() => requestsTo(product, `${MATCHES}/follow`)).toBeGreaterThan(0);
  await page.goto("about:blank");
  await product.control.act("clearFaults");
  await openList(page);
  await expectStars(page, ids, [a]);
  await expect.poll(device.followed).toEqual([a]);
});

test("two tabs that toggle at once lose nothing", async ({ page, context, product }) => {
  const ids = await freezeWorld(product, 6);
  const member = await aMember(product);
  const device = await otherDevice(product, member);
  await startSignedIn(page, product, member);
  await openList(page);
  const other = await context.newPage();
  await openList(other);
  await expect(authForms(other).accountButton).toBeVisible();
  const press = (tab: Page, chosen: readonly number[]): Promise<unknown> =>
    tab.evaluate((wanted) => {
      for (const id of wanted) {
        document.querySelector<HTMLElement>(`[data-match-id="${id}"] [data-favorite=match]`)?.click();
      }
    }, chosen);
  await Promise.all([press(page, ids.slice(0, 3)), press(other, ids.slice(3))]);
  await expect.poll(device.followed).toEqual(sorted(ids));
  await expectStars(page, ids, ids);
  await expectStars(other, ids, ids);
});

test("signing out restores the visitor's own list, and the member's is kept on the server", async ({
  page,
  product,
}) => {
  const ids = await freezeWorld(product, 3);
  const [a = 0, b = 0, c = 0] = ids;
  const member = await aMember(product);
  const device = await otherDevice(product, member);
  await openList(page);
  await star(page, a).click();
  await signInAs(page, member);
  await star(page, b).click();
  await star(page, a).click();
  await expect.poll(device.followed).toEqual([b]);
  await authForms(page).signOut();
  await expectStars(page, ids, [a]);
  await star(page, c).click();
  await expectStars(page, ids, [a, c]);
  expect(await device.followed()).toEqual([b]);
  await page.reload();
  await listPage(page).settled();
  await expectStars(page, ids, [a, c]);
});
