// Alerts with many tabs, and with a core that dies: each is told once. See docs/product.md#alerts.
import type { Page } from "@playwright/test";
import { hearAlerts, hide, press, toldBy } from "../../support/alertsHeard.ts";
import { type LiveWorkers, watchLiveWorkers } from "../../support/core/browserTargets.ts";
import { storedScores } from "../../support/core/storedScores.ts";
import { openServedTabs } from "../../support/core/servedTabs.ts";
import { freezeWorld } from "../../support/stagedDay.ts";
import { expect, test } from "../../support/test.ts";

const TABS = 10;
/** A core is replaced within 3 s; the rest is for a busy test machine. */
const REPLACED = { timeout: 15_000 };

test.use({ keepsContext: false });

let matchId: number;
let otherId: number;

test.beforeEach(async ({ product }) => {
  // Ten tabs start.
  test.setTimeout(120_000);
  [matchId = 0, otherId = 0] = await freezeWorld(product, 2);
});

test("ten hidden tabs sound once and post once, and with one of them in sight there is a popup instead", async ({
  context,
  product,
}) => {
  await hearAlerts(context);
  const tabs = await openServedTabs(context, TABS);
  await tabs[0]?.star(matchId);
  const pages = tabs.map(({ page }) => page);
  for (const page of pages) await press(page);
  for (const page of pages) await hide(page, true);
  await product.control.act("goal", { matchId, side: "home" });
  await expect.poll(() => toldBy(pages)).toEqual({ sounds: 1, notices: 1, popups: [] });

  await hide(pages[3]!, false);
  await product.control.act("goal", { matchId, side: "home" });
  // A second one of the goal before would have been counted by then.
  await expect.poll(() => toldBy(pages)).toEqual({ sounds: 2, notices: 1, popups: ["goal"] });
});

test("a rule fires once over ten tabs", async ({ context, product }) => {
  const scope = { kind: "match", id: matchId, name: "A match" };
  await hearAlerts(context, { rules: [{ id: "rule", kind: "halfTime", amount: 0, scope }] });
  const tabs = await openServedTabs(context, TABS);
  await tabs[0]?.star(otherId);
  const pages = tabs.map(({ page }) => page);
  for (const page of pages) await press(page);
  await product.control.act("phase", { matchId, state: 2 });
  await expect.poll(() => toldBy(pages)).toEqual({ sounds: 1, notices: 0, popups: ["halfTime"] });

  await product.control.act("phase", { matchId, state: 3 });
  await product.control.act("tick");
  await product.control.act("phase", { matchId, state: 2 });
  await product.control.act("tick");
  await product.control.act("goal", { matchId: otherId, side: "home" });
  await expect.poll(() => toldBy(pages)).toMatchObject({ sounds: 2, notices: 0 });
  expect((await toldBy(pages)).popups.toSorted()).toEqual(["goal", "halfTime"]);
});

test("the core after one that died tells each goal once: one of the time between the two, and the next", async ({
  browser,
  context,
  product,
}) => {
  const workers: LiveWorkers = await watchLiveWorkers(browser);
  const before = await workers.names();
  await hearAlerts(context);
  const tabs = await openServedTabs(context, 3);
  await tabs[0]?.star(matchId);
  const pages = tabs.map(({ page }) => page);
  for (const page of pages) await press(page);
  const goal = async (told: number): Promise<void> => {
    await product.control.act("goal", { matchId, side: "home" });
    const popups = Array.from({ length: told }, () => "goal");
    await expect.poll(() => toldBy(pages), REPLACED).toEqual({ sounds: told, notices: 0, popups });
  };
  await goal(1);
  await expect.poll(() => storedScores(pages[0] as Page)).toContain(2);
  const core = (await workers.names()).find((name) => !before.includes(name));
  await workers.kill(core ?? "");
  await goal(2);
  await goal(3);
  await workers.close();
});
