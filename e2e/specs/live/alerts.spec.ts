// Alerts in a browser: sound and notification, one tab for all, and what is said where one is missing.
// See docs/product.md#alerts.
import type { BrowserContext, Page } from "@playwright/test";
import { listPage } from "../../pages/listPage.ts";
import type { Product } from "../../support/product.ts";
import { freezeWorld } from "../../support/stagedDay.ts";
import { expect, test } from "../../support/test.ts";

test.use({ keepsContext: false });

const SETTINGS = "touchline.alerts.1";
const ALL = {
  sounds: true,
  volume: 60,
  notifications: true,
  quiet: { on: false, from: 1_380, to: 420 },
};

/** What a page records: epoch ms of each sound, and what was posted as a notification. */
interface Heard {
  readonly sounds: readonly number[];
  /** How often an audio context was put to rest: before the first time the tab cannot sound. */
  readonly contexts: number;
  readonly notices: readonly { readonly title: string; readonly tag: string; readonly at: number }[];
}

/** Counts sounds and notifications, grants them, and lets `hide` decide whether the page is in sight. */
function listen({ settings, key, permission }: { settings: object; key: string; permission: string }): void {
  if (localStorage.getItem(key) === null) localStorage.setItem(key, JSON.stringify(settings));
  const heard = { sounds: [] as number[], notices: [] as object[], contexts: 0 };
  Object.assign(globalThis, { heard });
  const start = OscillatorNode.prototype.start;
  let last = 0;
  OscillatorNode.prototype.start = function startCounted(...args) {
    // Tones of one sound begin together.
    if (Date.now() - last > 300) heard.sounds.push(Date.now());
    last = Date.now();
    start.apply(this, args);
  };
  const suspend = AudioContext.prototype.suspend;
  AudioContext.prototype.suspend = function suspendCounted() {
    heard.contexts += 1;
    return suspend.call(this);
  };
  const notification = { permission, requestPermission: async () => permission };
  Object.assign(globalThis, { Notification: notification });
  const registration = {
    showNotification: async (title: string, { tag }: { tag: string }) =>
      void heard.notices.push({ title, tag, at: Date.now() }),
    getNotifications: async () => [],
  };
  Object.defineProperty(navigator, "serviceWorker", {
    value: {
      ready: Promise.resolve(registration),
      getRegistration: async () => registration,
      getRegistrations: async () => [],
      register: async () => Promise.reject(new Error("not in this test")),
      addEventListener: () => undefined,
      removeEventListener: () => undefined,
    },
  });
  let hidden = false;
  Object.defineProperty(document, "visibilityState", { get: () => (hidden ? "hidden" : "visible") });
  Object.defineProperty(document, "hidden", { get: () => hidden });
  Object.assign(globalThis, {
    hide(on: boolean) {
      hidden = on;
      document.dispatchEvent(new Event("visibilitychange"));
    },
  });
}

const heardBy = (page: Page): Promise<Heard> => page.evaluate("globalThis.heard");
const hide = (page: Page, on: boolean): Promise<unknown> => page.evaluate(`globalThis.hide(${on})`);

async function prepare(
  context: BrowserContext,
  permission = "granted",
  settings: object = ALL,
): Promise<void> {
  await context.addInitScript(listen, { settings, key: SETTINGS, permission });
}

/** A tab with a running favourite, that was pressed. */
async function openFavourite(page: Page, id: number): Promise<void> {
  await page.goto("/live");
  const list = listPage(page);
  await list.settled();
  await list.star(id);
  await press(page);
}

/** Presses the page until it can sound: its alerts are followed once their code has come. */
async function press(page: Page): Promise<void> {
  await expect
    .poll(async () => {
      await page.mouse.click(5, 5);
      return (await heardBy(page)).contexts;
    })
    .toBeGreaterThan(0);
}

/** The report shows it; how long it takes depends on what else the machine does. */
function noteFigure(type: string, ms: number): void {
  test.info().annotations.push({ type, description: `${ms} ms` });
}

/** When the server had the goal, epoch ms. */
async function goalAt({ control }: Product, matchId: number): Promise<number> {
  await control.act("goal", { matchId, side: "home" });
  return Date.now();
}

test("one of several tabs sounds, and none twice", async ({ context, page, product }) => {
  const [id = 0] = await freezeWorld(product, 1);
  await prepare(context);
  await openFavourite(page, id);
  const others = [await context.newPage(), await context.newPage()];
  for (const other of others) {
    await other.goto("/live");
    await listPage(other).settled();
    await press(other);
  }
  const pages = [page, ...others];
  const counts = async (): Promise<number> => {
    let sum = 0;
    for (const each of pages) sum += (await heardBy(each)).sounds.length;
    return sum;
  };
  const at = await goalAt(product, id);
  await expect.poll(counts).toBe(1);
  const [first = 0] = (await Promise.all(pages.map(heardBy))).flatMap(({ sounds }) => sounds);
  noteFigure("goal at the server to its sound", first - at);
  // The next one comes as well; a second sound of the first would have been counted by then.
  await goalAt(product, id);
  await expect.poll(counts).toBe(2);
});

test("hidden tabs post one notification, and no popup", async ({ context, page, product }) => {
  const [id = 0] = await freezeWorld(product, 1);
  await prepare(context);
  await openFavourite(page, id);
  const other = await context.newPage();
  await other.goto("/live");
  await listPage(other).settled();
  await press(other);
  for (const each of [page, other]) await hide(each, true);
  const notices = async () => [...(await heardBy(page)).notices, ...(await heardBy(other)).notices];
  const at = await goalAt(product, id);
  await expect.poll(async () => (await notices()).length).toBe(1);
  const [notice] = await notices();
  expect(notice?.tag).toBe(`match-${id}`);
  noteFigure("goal at the server to its notification", (notice?.at ?? NaN) - at);
  await hide(page, false);
  await goalAt(product, id);
  await expect(page.locator("[data-popup-event]")).toHaveCount(1);
  expect(await notices()).toHaveLength(1);
});

test("without permission, without Web Audio and after a refusal the settings say so", async ({
  context,
  page,
}) => {
  await prepare(context, "denied");
  await page.addInitScript("delete globalThis.AudioContext");
  await page.goto("/settings/contest/notifications/alerts");
  await expect(page.getByText("This browser cannot make sounds on a page.")).toBeVisible();
  await expect(page.getByText(/open the site settings beside the address/)).toBeVisible();
  await expect(page.getByRole("switch", { name: "System notifications" })).toBeDisabled();
});

test("a rule is made, fires, and says when; after a reload it is still there", async ({
  context,
  page,
  product,
}) => {
  const [id = 0] = await freezeWorld(product, 1);
  await prepare(context);
  await openFavourite(page, id);
  await page.goto("/settings/contest/notifications/rules");
  await page.getByLabel("When").selectOption("redCard");
  await page.getByRole("button", { name: "Add rule" }).click();
  const rules = page.getByRole("list", { name: "Rules" });
  await expect(rules).toContainText("Has not fired yet");
  await product.control.act("card", { matchId: id, side: "away", color: "red" });
  await expect(rules).toContainText("Fired last:");
  await page.reload();
  await expect(rules).toContainText("Fired last:");
  await page.getByRole("button", { name: "Remove: Red card" }).click();
  await expect(page.getByText("No rules yet.")).toBeVisible();
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(rules).toContainText("Red card");
});

test("offline and back nothing of the gap sounds twice", async ({ context, page, product }) => {
  const [id = 0] = await freezeWorld(product, 1);
  await prepare(context);
  await openFavourite(page, id);
  await context.setOffline(true);
  await goalAt(product, id);
  await context.setOffline(false);
  await goalAt(product, id);
  await expect.poll(async () => (await heardBy(page)).sounds.length).toBeGreaterThan(0);
  expect((await heardBy(page)).sounds.length).toBeLessThanOrEqual(2);
  expect((await heardBy(page)).notices).toEqual([]);
});
