// Notifications of the system, by the offline worker's registration: one a match, and never beside a popup.
// See docs/product.md#alerts.
import type { Page } from "@playwright/test";
import { listPage } from "../../pages/listPage.ts";
import { hearAlerts, heardBy, hide, toldBy } from "../../support/alertsHeard.ts";
import { freezeWorld } from "../../support/stagedDay.ts";
import { expect, test } from "../../support/test.ts";

test.use({ keepsContext: false, serviceWorkers: "allow", permissions: ["notifications"] });

let matchId: number;

test.beforeEach(async ({ context, page, product }) => {
  [matchId = 0] = await freezeWorld(product, 1);
  await hearAlerts(context, { posts: true });
  await page.goto("/live");
  const list = listPage(page);
  await list.settled();
  await list.star(matchId);
  await page.evaluate(async () => void (await navigator.serviceWorker.ready));
  await expect.poll(async () => (await heardBy(page)).workers).toBeGreaterThan(0);
});

/** The notifications that the system shows for the product. */
const shown = (page: Page) =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    const notices = await registration.getNotifications();
    return notices.map((notice) => {
      const { title, tag, body: text, silent } = notice;
      // TypeScript's lib lacks it.
      return { title, tag, text, silent, renotify: (notice as { renotify?: boolean }).renotify };
    });
  });

const QUIETLY = { silent: true, renotify: false };

const one = (text: string, more: object = {}) => [
  expect.objectContaining({ tag: `match-${matchId}`, text: expect.stringMatching(text), ...more }),
];

test("a goal is one notification, a cancelled goal replaces it in silence, and a later event replaces that", async ({
  page,
  product,
}) => {
  const { control } = product;
  await hide(page, true);
  await control.act("goal", { matchId, side: "home" });
  await expect.poll(() => toldBy([page])).toMatchObject({ notices: 1, popups: [] });
  await expect.poll(() => shown(page)).toEqual(one("^Goal for .* 2, .* 0\\.$", { renotify: true }));
  const [notice] = await shown(page);
  expect(notice?.title).toMatch(/\S – \S/);
  await control.act("cancelGoal", { matchId, side: "home" });
  await expect.poll(() => shown(page)).toEqual(one("^Goal cancelled: .* 1, .* 0\\.$", QUIETLY));
  await control.act("card", { matchId, side: "away", color: "red" });
  await expect.poll(() => shown(page)).toEqual(one("^Red card for ", { renotify: false }));

  await hide(page, false);
  await control.act("goal", { matchId, side: "home" });
  // A popup of an event before, or a notification of this one, would have been counted by then.
  await expect.poll(() => toldBy([page])).toMatchObject({ notices: 3, popups: ["goal"] });
  expect(await shown(page)).toEqual(one("^Red card for "));
});

test("a goal that is cancelled while a tab is in sight takes its notification away, and the popup says so", async ({
  page,
  product,
}) => {
  await hide(page, true);
  await product.control.act("goal", { matchId, side: "home" });
  await expect.poll(() => shown(page)).toEqual(one("^Goal for "));
  await hide(page, false);
  await product.control.act("cancelGoal", { matchId, side: "home" });
  await expect.poll(() => shown(page)).toEqual([]);
  await expect.poll(() => toldBy([page])).toMatchObject({ notices: 1, popups: ["goalCancelled"] });
});
