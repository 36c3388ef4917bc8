// A line that is cut and comes back: what alerts and the delay make of what happened meanwhile.
// See docs/product.md#alerts and docs/product.md#delay-and-hidden-scores.
import type { Page } from "@playwright/test";
import { listPage } from "../../pages/listPage.ts";
import { hearAlerts, press, toldBy } from "../../support/alertsHeard.ts";
import { listKnown } from "../../support/core/coreKnows.ts";
import { expect, test } from "../../support/offline/offlineTest.ts";
import type { Line } from "../../support/offline/openLine.ts";
import type { Product } from "../../support/product.ts";
import { freezeWorld } from "../../support/stagedDay.ts";

const DELAY_MS = 5_000;
/** A clock of the test and one of the core may differ by a message, ms. */
const NOISE_MS = 150;

test.use({ keepsContext: false });

const goal = ({ control }: Product, matchId: number): Promise<unknown> =>
  control.act("goal", { matchId, side: "home" });

/** Cuts the line a while after the last press: a part that is missing soon after one loads the page again. */
async function cut(page: Page, line: Line): Promise<void> {
  await page.waitForFunction(() => !navigator.userActivation.isActive);
  line.cut();
  await expect(page.locator("[data-connection=live]")).toHaveCount(0);
}

test("a goal of a short gap and the next one sound once each", async ({ context, line, page, product }) => {
  const [id = 0] = await freezeWorld(product, 1);
  await hearAlerts(context);
  await page.goto("/live");
  const list = listPage(page);
  await list.settled();
  await list.star(id);
  await press(page);
  await listKnown(page);
  await cut(page, line);
  await goal(product, id);
  line.restore();
  await expect.poll(() => toldBy([page])).toMatchObject({ sounds: 1 });
  await goal(product, id);
  await expect.poll(() => toldBy([page])).toMatchObject({ sounds: 2, notices: 0 });
});

test("the delay goes on without a line, and the goal of that time is late once it is back", async ({
  context,
  line,
  page,
  product,
}) => {
  const [id = 0] = await freezeWorld(product, 1);
  const delay = { delaySeconds: DELAY_MS / 1000, hideScores: false, shownIds: [], shownDay: "" };
  await context.addInitScript(
    (text) => localStorage.setItem("touchline.spoilers.1", text),
    JSON.stringify(delay),
  );
  await page.goto("/live");
  const score = listPage(page).field(id, "homeScore");
  await expect(score).toHaveText("1");
  await cut(page, line);
  await goal(product, id);
  await expect(page.locator("[data-spoilers=delay]")).toBeVisible();
  const at = Date.now();
  line.restore();
  await expect(score).toHaveText("2");
  expect(Date.now() - at).toBeGreaterThan(DELAY_MS - NOISE_MS);
});
