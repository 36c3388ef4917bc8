// A goal during the replacement of the core pops up exactly once.
import type { Page } from "@playwright/test";
import { watchLiveWorkers } from "../../support/core/browserTargets.ts";
import { openServedTabs } from "../../support/core/servedTabs.ts";
import { freezeWorld } from "../../support/stagedDay.ts";
import { expect, test } from "../../support/test.ts";

/** Scores of running matches that the core has stored for its successor. */
function storedScores(page: Page): Promise<readonly number[]> {
  return page.evaluate(async () => {
    const settled = <T>(request: IDBRequest<T>): Promise<T> =>
      new Promise((resolve, reject) => {
        request.addEventListener("success", () => resolve(request.result));
        request.addEventListener("error", () => reject(request.error ?? new Error("not readable")));
      });
    const database = await settled(indexedDB.open("touchline"));
    const stored: { running?: Map<number, number[]> } | undefined = await settled(
      database.transaction("live").objectStore("live").get("live.lastKnown"),
    );
    database.close();
    return [...(stored?.running?.values() ?? [])].map(([home = -1]) => home);
  });
}

test("a goal during the core's replacement pops up in one tab, once", async ({
  browser,
  context,
  product,
}) => {
  const { control } = product;
  const workers = await watchLiveWorkers(browser);
  const [matchId = 0] = await freezeWorld(product, 1);
  const [first, second] = await openServedTabs(context, 2);
  if (!first || !second) throw new Error("two tabs were opened");
  const popups = async (): Promise<number> => (await first.popups.count()) + (await second.popups.count());
  await first.star(matchId);
  await expect(second.row(matchId).locator("[data-favorite=match]")).toHaveAttribute("aria-pressed", "true");
  await expect.poll(() => storedScores(first.page)).toEqual([1]);

  const [core = ""] = await workers.names();
  await workers.wedge(core, 8_000);
  await control.act("goal", { matchId, side: "home" });
  for (const tab of [first, second])
    await expect(tab.field(matchId, "homeScore")).toHaveText("2", { timeout: 6_000 });
  await expect.poll(popups).toBe(1);

  // The hung core wakes, receives the goal and ends without a popup; a second one would show before the next goal's.
  await expect.poll(() => workers.names(), { timeout: 15_000 }).not.toContain(core);
  await expect.poll(popups, { timeout: 7_000 }).toBe(0);
  await control.act("goal", { matchId, side: "home" });
  await expect.poll(popups).toBe(1);
  await workers.close();
});
