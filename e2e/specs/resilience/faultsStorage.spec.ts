// With storage that is blocked, full, damaged or of another version, scores are live and choices are kept.
import type { BrowserContext, Page } from "@playwright/test";
import { listPage } from "../../pages/listPage.ts";
import { pressIfThere } from "../../pages/pressIfThere.ts";
import { openBlockedBrowser } from "../../support/blockedBrowser.ts";
import { aMember, signInAs } from "../../support/signIn.ts";
import { freezeWorld } from "../../support/stagedDay.ts";
import { collectComplaints, expect, test } from "../../support/test.ts";

/** The star of a match in the list. */
const star = (page: Page, matchId: number) =>
  listPage(page).row(matchId).locator('[data-favorite="match"]').first();

test("with cookies and all storage blocked, scores are live and choices hold for the visit", async ({
  baseURL,
  product,
}) => {
  const [matchId = 0] = await freezeWorld(product, 1);
  const { context, close } = await openBlockedBrowser();
  try {
    const page = await context.newPage();
    const complaints = collectComplaints(page);
    await page.goto(`${baseURL}/live`);
    const blocked = await page.evaluate(() => {
      try {
        return localStorage === undefined;
      } catch {
        return document.cookie === "";
      }
    });
    expect(blocked, "the browser keeps something after all").toBe(true);
    const list = listPage(page);
    await list.settled();
    await expect(list.connection.first()).toHaveAttribute("data-connection", "live");
    await product.control.act("goal", { matchId, side: "home" });
    await expect(list.field(matchId, "homeScore")).toHaveText("2");
    await star(page, matchId).click();
    await expect(star(page, matchId)).toHaveAttribute("aria-pressed", "true");
    await page.getByRole("contentinfo").getByRole("link", { name: "Questions" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toContainText(/questions/i);
    await page.goBack();
    await expect(star(page, matchId)).toHaveAttribute("aria-pressed", "true");
    expect(complaints).toEqual([]);
  } finally {
    await close();
  }
});

/** Prepares the product's database before the product opens it, from a page of the same origin without the product. */
async function beforeTheProduct(page: Page, origin: string, spoil: string): Promise<void> {
  await page.goto(`${origin}/robots.txt`);
  await page.evaluate(spoil);
}

const openDatabase = (version: number, prepare: string): string => `new Promise((resolve, reject) => {
  const request = indexedDB.open("touchline", ${version});
  request.onupgradeneeded = () => { const db = request.result; ${prepare} };
  request.onsuccess = () => { request.result.close(); resolve(); };
  request.onerror = () => reject(request.error);
})`;

/** The favourite matches in the database, of whatever version it is. */
const STORED = `new Promise((resolve) => {
  indexedDB.open("touchline").onsuccess = ({ target }) => {
    const read = target.result.transaction("live").objectStore("live").get("favorites");
    read.onsuccess = () => { target.result.close(); resolve(read.result?.match); };
  };
})`;

for (const [name, spoil] of [
  ["of a newer version", openDatabase(99, 'db.createObjectStore("live"); db.createObjectStore("future");')],
  ["without what it should hold", openDatabase(1, "")],
  [
    "with damaged values",
    openDatabase(
      1,
      'const store = db.createObjectStore("live"); store.put("\\u0000{[", "favorites"); store.put(7, "account");',
    ),
  ],
] as const) {
  test(`a database ${name}: scores are live and stars hold in all tabs`, async ({
    context,
    page,
    product,
  }) => {
    const [matchId = 0] = await freezeWorld(product, 1);
    await beforeTheProduct(page, product.origin, spoil);
    await page.goto("/live");
    const list = listPage(page);
    await list.settled();
    await expect(list.connection.first()).toHaveAttribute("data-connection", "live");
    await star(page, matchId).click();
    const other = await context.newPage();
    await other.goto("/live");
    await expect(star(other, matchId)).toHaveAttribute("aria-pressed", "true");
    // Another version's database keeps what this one adds to it; one without its store holds nothing.
    if (name === "of a newer version") await expect.poll(() => page.evaluate(STORED)).toEqual([matchId]);
  });
}

test("stored choices that are damaged or of an older shape are ignored one by one", async ({
  page,
  product,
  complaints,
}) => {
  const [matchId = 0] = await freezeWorld(product, 1);
  await page.goto("/live");
  await listPage(page).settled();
  await expect(page.getByRole("contentinfo")).toBeVisible();
  await page.evaluate(() => {
    for (const key of Object.keys(localStorage)) localStorage.setItem(key, "{\u0000damaged");
    localStorage.setItem("touchline.theme", "sepia");
    localStorage.setItem("touchline.density.1", '{"rows":7}');
    localStorage.setItem("touchline.density", '"compact"');
    sessionStorage.setItem("touchline.routeHistory", "[[[");
  });
  await page.reload();
  const list = listPage(page);
  await list.settled();
  await product.control.act("goal", { matchId, side: "home" });
  await expect(list.field(matchId, "homeScore")).toHaveText("2");
  expect(complaints).toEqual([]);
});

test("a full disk: choices and stars hold for the visit, and nothing fails", async ({ page, product }) => {
  const [matchId = 0] = await freezeWorld(product, 1);
  const complaints = collectComplaints(page);
  const session = await page.context().newCDPSession(page);
  await session.send("Storage.overrideQuotaForOrigin", { origin: product.origin, quotaSize: 0 });
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException("full", "QuotaExceededError");
    };
  });
  await page.goto("/live");
  await listPage(page).settled();
  await star(page, matchId).click();
  await expect(star(page, matchId)).toHaveAttribute("aria-pressed", "true");
  await page.getByRole("contentinfo").getByRole("link", { name: "Questions" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toContainText(/questions/i);
  await page.goBack();
  await expect(star(page, matchId)).toHaveAttribute("aria-pressed", "true");
  expect(complaints).toEqual([]);
});

/** Every opening of the product's database waits from now on; returns how to end that. */
async function hangDatabase(context: BrowserContext, origin: string): Promise<() => Promise<void>> {
  const holder = await context.newPage();
  await holder.goto(`${origin}/robots.txt`);
  await holder.evaluate(`new Promise((resolve) => {
    indexedDB.open("touchline", 99).onupgradeneeded = ({ target }) => {
      const store = target.result.createObjectStore("live");
      // The upgrade is over when nothing more is asked in it.
      const ask = () => { if (!window.isOver) store.get("x").onsuccess = ask; };
      target.onsuccess = () => target.result.close();
      ask();
      resolve();
    };
  })`);
  return async () => {
    await holder.evaluate("window.isOver = true");
    await holder.close();
  };
}

/**
 * A draft is offered to a store that has refused it every 3 s. Calls that waited come to their turn first, one after the
 * other: a busy machine needs several rounds.
 */
const STORED_AGAIN = { timeout: 40_000 };

test.describe("a database that never answers", () => {
  test.use({ keepsContext: false });

  test("a sign-in and a post hold for the visit, composer and outbox say that nothing is stored, until it answers", async ({
    context,
    page,
    product,
  }) => {
    // The store refuses six times before it answers, each time after 1 to 4 s.
    test.setTimeout(120_000);
    const { control, origin } = product;
    const member = await aMember(product);
    const answer = await hangDatabase(context, origin);
    await page.goto("/community?type=all");
    await signInAs(page, member);
    const dialog = page.getByRole("dialog", { name: "New post" });
    const write = async (words: string): Promise<void> => {
      await page.getByRole("button", { name: "Write a post" }).click();
      await dialog.getByRole("textbox", { name: "Text" }).fill(words);
    };
    await write("They will hold this.");
    await expect(dialog.getByRole("alert")).toContainText("Not saved: your browser refuses to store it.");
    await control.act("fault", { path: "/v1/api/community/post/create", kind: "hold", count: 1 });
    await dialog.getByRole("button", { name: "Publish" }).click();
    await expect(dialog.getByRole("status").filter({ hasText: "Sending…" })).toContainText(
      "Your browser does not store it: keep this page open.",
    );
    await dialog.getByRole("button", { name: "Close" }).click();
    await expect(dialog).toHaveCount(0);
    // A call that is held for 15 s on a slow machine has an unknown outcome.
    const waiting = page.locator("[data-post-state=pending], [data-post-state=unknown]");
    await expect(waiting).toContainText("Your browser does not store it: keep this page open.");
    await control.act("clearFaults");
    await pressIfThere(waiting.getByRole("button", { name: "Check" }));
    await expect(waiting).toHaveCount(0);
    await expect(page.locator("[data-feed] [data-post-id]").first()).toContainText("They will hold this.");
    await answer();
    await write("And this, too.");
    await expect(dialog.locator("[data-look=saved]")).toBeVisible(STORED_AGAIN);
  });
});
