// In a browser without SharedWorker one elected tab runs the core for all, and another takes over when it ends.
import { listPage } from "../../pages/listPage.ts";
import { expectServed, openServedTabs } from "../../support/core/servedTabs.ts";
import { freezeWorld } from "../../support/stagedDay.ts";
import { collectComplaints, expect, test } from "../../support/test.ts";

/** docs/product.md#core-replacement: a dead core is replaced within 3 s. The rest is for a busy test machine. */
const REPLACED = { timeout: 12_000 };

/** docs/product.md#the-store: one that is slow to answer is asked again after 3 s. */
const STORE_ASKED_AGAIN = { timeout: 6_000 };

// Each test gives its context an init script.
test.use({ keepsContext: false });

let matchId: number;

test.beforeEach(async ({ context, product }) => {
  [matchId = 0] = await freezeWorld(product, 2);
  await context.addInitScript(() => {
    Reflect.deleteProperty(globalThis, "SharedWorker");
  });
});

test("rows are drawn, goals arrive and stars survive a reload", async ({ page, product, complaints }) => {
  const list = listPage(page);
  await page.goto("/live");
  await list.settled();
  expect(await page.evaluate(() => "SharedWorker" in globalThis)).toBe(false);
  await expect(list.connection.first()).toHaveAttribute("data-connection", "live");
  await product.control.act("goal", { matchId, side: "home" });
  await expect(list.field(matchId, "homeScore")).toHaveText("2");
  await list.star(matchId);
  await product.control.act("goal", { matchId, side: "away" });
  await expect(list.popups).toHaveCount(1);
  await page.reload();
  await list.settled();
  await expect(list.row(matchId).locator("[data-favorite=match]")).toHaveAttribute(
    "aria-pressed",
    "true",
    STORE_ASKED_AGAIN,
  );
  expect(complaints).toEqual([]);
});

test("three tabs share one socket, and the next is elected when the first closes or crashes", async ({
  context,
  product,
}) => {
  const [first, second, ...others] = await openServedTabs(context, 4);
  if (!first || !second) throw new Error("four tabs were opened");
  const complaints = others.map(({ page }) => collectComplaints(page));
  await expectServed([first, second, ...others], product, { matchId, score: 2, ...REPLACED });
  await first.page.close();
  await expectServed([second, ...others], product, { matchId, score: 3, ...REPLACED });
  const session = await context.newCDPSession(second.page);
  void session.send("Page.crash").catch(() => undefined);
  await second.page.waitForEvent("crash");
  await expectServed(others, product, { matchId, score: 4, ...REPLACED });
  const [late] = await openServedTabs(context, 1);
  if (!late) throw new Error("a tab was opened");
  await expectServed([...others, late], product, { matchId, score: 5, ...REPLACED });
  expect(complaints.flat()).toEqual([]);
});

test("the first tab reloads, and goes back and forward: the others are still served", async ({
  context,
  product,
}) => {
  const [first, ...others] = await openServedTabs(context, 3);
  if (!first) throw new Error("three tabs were opened");
  await first.page.reload();
  await first.settled();
  await expectServed([first, ...others], product, { matchId, score: 2, ...REPLACED });
  await first.page.goto("/about");
  await expectServed(others, product, { matchId, score: 3, ...REPLACED });
  await first.page.goBack();
  await first.settled();
  await expect(first.field(matchId, "homeScore")).toHaveText("3", REPLACED);
  await expectServed([first, ...others], product, { matchId, score: 4, ...REPLACED });
});

test("the tab that runs the core hangs: another takes its place", async ({ context, product }) => {
  const [host, ...others] = await openServedTabs(context, 3);
  if (!host) throw new Error("three tabs were opened");
  const worker = host.page.workers()[0];
  if (!worker) throw new Error("the first tab runs no worker");
  // The loop starts from a timer: while the debugger runs code in a worker, the browser cannot end that worker.
  await worker.evaluate(() => {
    setTimeout(() => {
      const until = Date.now() + 60_000;
      while (Date.now() < until);
    });
  });
  await product.control.act("goal", { matchId, side: "home" });
  for (const tab of others) await expect(tab.field(matchId, "homeScore")).toHaveText("2", REPLACED);
  await expect.poll(() => host.page.workers().length, { timeout: 15_000 }).toBeLessThan(2);
  await expectServed([host, ...others], product, { matchId, score: 3, ...REPLACED });
});

test("with neither locks nor channels each tab runs a core of its own", async ({
  context,
  page,
  product,
}) => {
  await context.addInitScript(() => {
    Reflect.deleteProperty(globalThis, "BroadcastChannel");
    Reflect.deleteProperty(Navigator.prototype, "locks");
  });
  const other = await context.newPage();
  for (const each of [page, other]) {
    await each.goto("/live");
    await listPage(each).settled();
  }
  await product.control.act("goal", { matchId, side: "home" });
  for (const each of [page, other]) {
    await expect(listPage(each).field(matchId, "homeScore")).toHaveText("2", REPLACED);
  }
  await other.close();
  await expect.poll(async () => (await product.control.state()).openSockets).toBe(1);
});
