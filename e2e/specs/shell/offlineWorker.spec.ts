// The offline worker beside the product: it answers no calls, keeps nothing of a member, and can be removed.
import { authForms } from "../../pages/authForms.ts";
import type { Page } from "@playwright/test";
import { listPage } from "../../pages/listPage.ts";
import {
  allKept,
  keptBuilds,
  keptList,
  keptPaths,
  statesOnceIdle,
  watchWorkerRequests,
} from "../../support/offline/offlineWorker.ts";
import { expect, leave, test, visit, WITH_WORKER } from "../../support/offline/offlineTest.ts";
import { aMember, requestsTo, signInAs } from "../../support/signIn.ts";
import { freezeWorld } from "../../support/stagedDay.ts";
import { findInPage } from "../../support/tokenSearch.ts";

test.use(WITH_WORKER);

test("no call reaches the worker, neither of a page nor of the core", async ({
  context,
  cores,
  page,
  product,
}) => {
  await freezeWorld(product, 1);
  await visit(page, product.origin, { whole: true });
  await page.reload();
  await listPage(page).settled();
  const reached = await watchWorkerRequests(context);
  const asked = "/api/football/liveChange";
  const coreAsks = async (): Promise<void> => {
    const before = await requestsTo(product, asked);
    await expect.poll(() => requestsTo(product, asked)).toBeGreaterThan(before + 1);
  };
  // The core asks every 2 s while the stream is refused.
  await product.control.act("streamFault", { kind: "refuse", on: true });
  await product.control.act("closeSockets", { code: 1006 });
  await coreAsks();
  // The core of the first visit was claimed; another one is controlled from its start.
  await leave(context, cores, { pages: [] });
  await coreAsks();
  const byPage = ["/build.json", "/api/football/live", "/img/team/1.png"];
  const picture = "/images/icon.svg";
  await page.evaluate(
    async (paths) => {
      for (const path of paths) await fetch(path);
    },
    [...byPage, picture],
  );
  const { answered, left } = await reached();
  expect(answered).toContain(picture);
  expect(answered.filter((path) => !/^\/(?:assets|images)\//.test(path))).toEqual([]);
  for (const path of [asked, ...byPage]) expect([...answered, ...left]).not.toContain(path);
});

test("an address that is no page is asked for once", async ({ page, product }) => {
  await visit(page, product.origin);
  const address = "/api/football/team/squad";
  const before = await requestsTo(product, address);
  const answer = await page.goto(`${address}?teamId=1`);
  expect(answer?.status()).toBeLessThan(500);
  await page.goto("/live");
  expect(await requestsTo(product, address)).toBe(before + 1);
});

test("an error of the server is what the page shows, and the kept document stays", async ({
  page,
  product,
}) => {
  const [matchId = 0] = await freezeWorld(product, 1);
  await visit(page, product.origin);
  const missing = await page.goto("/live/no-such-page");
  expect([missing?.status(), missing?.fromServiceWorker()]).toEqual([404, true]);
  await expect(page.getByRole("main").getByRole("heading", { name: "404" })).toBeVisible();
  await product.control.act("fault", { path: "/live", kind: "status", status: 500 });
  const failed = await page.goto("/live");
  expect([failed?.status(), failed?.fromServiceWorker()]).toEqual([500, true]);
  await expect(listPage(page).row(matchId)).toHaveCount(0);
  await product.control.act("clearFaults");
  await page.goto("/live");
  await expect(listPage(page).field(matchId, "homeScore")).toHaveText("1");
});

test("the worker keeps nothing of a member, signed in or out", async ({ page, product }) => {
  await freezeWorld(product, 1);
  const member = await aMember(product, "Cacheless Fan");
  await visit(page, product.origin);
  await signInAs(page, member);
  for (const path of ["/message", "/settings/account/profile", "/profile", "/live"]) {
    await page.goto(path);
    await expect(authForms(page).accountButton).toBeVisible();
  }
  await allKept(page, product);
  const { id, start, rest, pictures, languages } = await keptList(product);
  const names = [member.name, member.email, "authorization", "Set-Cookie"];
  const inCaches = async (text: string): Promise<readonly string[]> =>
    (await findInPage(page, text)).filter((place) => place.startsWith("cache "));
  for (const name of names) expect(await inCaches(name), name).toEqual([]);
  await authForms(page).signOut();
  await expect(authForms(page).signInButton).toBeVisible();
  for (const name of names) expect(await inCaches(name), name).toEqual([]);
  const files = new Set(
    [start, rest, pictures, ...Object.values(languages).map((each) => each.files)].flat(),
  );
  const others = (await keptPaths(page, id)).filter((path) => !files.has(path));
  expect([...others].sort()).toEqual(["/offline/document/en", "/offline/wishes"]);
});

/** Writes down in the next documents how many workers the page has registered. */
async function noteRegistrations(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const { prototype } = ServiceWorkerContainer;
    const { register } = prototype;
    let count = 0;
    prototype.register = async function (...args: Parameters<typeof register>) {
      const registration = await register.apply(this, args);
      document.documentElement.dataset["registrations"] = `${++count}`;
      return registration;
    };
  });
}

test("the removing script at the worker's address ends the worker and its caches, and open tabs go on", async ({
  context,
  line,
  page,
  product,
}) => {
  const [matchId = 0] = await freezeWorld(product, 1);
  await visit(page, product.origin, { whole: true });
  await product.control.act("deploy", { keepOld: true, endOffline: true });
  const later = await context.newPage();
  await later.goto("/live");
  // The worker ends when the page that it controls has loaded, as long as the machine takes.
  await expect.poll(await statesOnceIdle(later), { timeout: 0 }).toEqual([]);
  // A page that starts while another is still controlled registers both workers again.
  await noteRegistrations(page);
  await page.reload();
  await page.locator("html[data-registrations='2']").waitFor({ state: "attached" });
  await expect.poll(await statesOnceIdle(page), { timeout: 0 }).toEqual([]);
  await expect.poll(() => keptBuilds(later)).toEqual([]);
  for (const tab of [page, later]) {
    await listPage(tab).settled();
    await expect(listPage(tab).field(matchId, "homeScore")).toHaveText("1");
  }
  line.cut();
  await expect(later.goto("/live")).rejects.toThrow("net::ERR_");
});
