// After a worker dies or hangs, or a tab crashes, the other tabs are served within 3 s and no star is lost.
import type { Page } from "@playwright/test";
import { type LiveWorkers, watchLiveWorkers } from "../../support/core/browserTargets.ts";
import { expectServed, openServedTabs } from "../../support/core/servedTabs.ts";
import { storedScores } from "../../support/core/storedScores.ts";
import { freezeWorld } from "../../support/stagedDay.ts";
import { expect, test } from "../../support/test.ts";

/** docs/product.md#core-replacement: a dead or hanging worker is replaced within 3 s. The rest is for a busy test machine. */
const REPLACED = { timeout: 6_000 };

let workers: LiveWorkers;
let matchId: number;
let otherId: number;

test.beforeEach(async ({ browser, product }) => {
  workers = await watchLiveWorkers(browser);
  [matchId = 0, otherId = 0] = await freezeWorld(product, 2);
});

test.afterEach(() => workers.close());

/** The name of the one core that serves, once it is none of `before`. */
async function servingCore(before: readonly string[] = []): Promise<string> {
  await expect
    .poll(async () => (await workers.names()).filter((name) => !before.includes(name)), REPLACED)
    .toHaveLength(1);
  return (await workers.names()).find((name) => !before.includes(name)) ?? "";
}

const crash = async (page: Page): Promise<void> => {
  const session = await page.context().newCDPSession(page);
  // A crashed page does not answer.
  void session.send("Page.crash").catch(() => undefined);
  await page.waitForEvent("crash");
};

test("a worker wedged in a loop is replaced and ends when it wakes; a goal meanwhile pops up in one tab, once, and a star is not lost", async ({
  context,
  product,
}) => {
  const tabs = await openServedTabs(context, 3);
  const [first, second] = tabs;
  if (!first || !second) throw new Error("three tabs were opened");
  const popups = async (): Promise<number> => {
    const counts = await Promise.all(tabs.map((tab) => tab.popups.count()));
    return counts.reduce((sum, count) => sum + count, 0);
  };
  const star = first.row(otherId).locator("[data-favorite=match]");
  await first.star(matchId);
  await expect(second.row(matchId).locator("[data-favorite=match]")).toHaveAttribute("aria-pressed", "true");
  await expect.poll(() => storedScores(first.page)).toEqual([1, 1]);

  const core = await servingCore();
  await workers.wedge(core, 8_000);
  await star.click();
  const next = await servingCore([core]);
  await product.control.act("goal", { matchId, side: "home" });
  // A popup is there for 5 s only: it is looked for at the same time.
  await Promise.all([
    expect.poll(popups).toBe(1),
    ...tabs.map((tab) => expect(tab.field(matchId, "homeScore")).toHaveText("2", REPLACED)),
  ]);

  // The worker that hung wakes, receives the goal, finds itself replaced, and ends without a popup; a second one would show
  // before the next goal's.
  await expect.poll(() => workers.names(), { timeout: 15_000 }).toEqual([next]);
  await expect.poll(popups, { timeout: 7_000 }).toBe(0);
  await expectServed(tabs, product, { matchId, score: 3, ...REPLACED });
  await expect.poll(popups).toBe(1);
  await expect(star).toHaveAttribute("aria-pressed", "true");
  await first.page.reload();
  await first.settled();
  await expect(star).toHaveAttribute("aria-pressed", "true");
});

test("tabs crash, first the one that started the worker: their sessions end, and the others are served", async ({
  context,
  product,
}) => {
  const [creator, another, ...others] = await openServedTabs(context, 4);
  if (!creator || !another) throw new Error("four tabs were opened");
  await crash(creator.page);
  await expectServed([another, ...others], product, { matchId, score: 2, ...REPLACED });
  await crash(another.page);
  await expectServed(others, product, { matchId, score: 3, ...REPLACED });
});

test("a worker that is killed again and again is replaced each time, and a new tab joins the newest", async ({
  context,
  product,
}) => {
  const tabs = await openServedTabs(context, 3);
  const seen: string[] = [];
  for (let score = 2; score < 5; score += 1) {
    const core = await servingCore(seen);
    seen.push(core);
    await workers.kill(core);
    await servingCore(seen);
    await expectServed(tabs, product, { matchId, score, ...REPLACED });
    for (const { connection } of tabs)
      await expect(connection.first()).toHaveAttribute("data-connection", "live");
  }
  const [late] = await openServedTabs(context, 1);
  if (!late) throw new Error("a tab was opened");
  await expect.poll(workers.names).toHaveLength(1);
  await expectServed([...tabs, late], product, { matchId, score: 5, ...REPLACED });
});
