// Low-power mode: chosen for all tabs, or on by device or system settings; what it stops, and what it keeps.
import type { Page } from "@playwright/test";
import { packFrame } from "../../backend/stream/frames.ts";
import { writeLiveLine } from "../../backend/stream/liveLines.ts";
import { listPage } from "../../pages/listPage.ts";
import { settingsPage } from "../../pages/settingsPage.ts";
import { COUNT_MESSAGES_SCRIPT, MESSAGE_COUNT, type MessageCount } from "../../support/core/coreMessages.ts";
import {
  changeDevice,
  isSparing,
  picturesOf,
  sparedAtStart,
  stageDevice,
  watchPictures,
} from "../../support/lowPower.ts";
import type { Product } from "../../support/product.ts";
import { freezeWorld } from "../../support/stagedDay.ts";
import { expect, test } from "../../support/test.ts";

const BATCH_MS = 1_000;
/** How long messages are counted, ms. */
const COUNTED_MS = 3_000;
/** Longer than a pointer has to rest before a page is prefetched, ms. */
const RESTED_MS = 400;

const nowOf = (page: Page) => page.getByRole("article").getByRole("status");
/** Moving parts: animations, and the marks that tick. */
const motions = (page: Page): Promise<number> =>
  page.evaluate(() => document.getAnimations().length + document.querySelectorAll("[data-tick]").length);

interface Flood {
  readonly messages: number;
  readonly sent: number;
  /** Number of batches of 1 s in the counted time. */
  readonly batches: number;
}

/** Sends frames that change a match's yellow cards, as fast as possible, and counts the page's messages meanwhile. */
async function flood(page: Page, { control }: Product, matchId: number): Promise<Flood> {
  const read = (): Promise<{ readonly at: number; readonly count: MessageCount }> =>
    page.evaluate(`({ at: performance.now(), count: ${MESSAGE_COUNT} })`);
  const before = await read();
  const match = await control.act("match", { matchId });
  let after = before;
  let sent = 0;
  while (after.at - before.at < COUNTED_MS) {
    for (let turn = 0; turn < 5; turn += 1) {
      sent += 1;
      const frame = packFrame([writeLiveLine({ ...match, homeYellow: sent % 10 })]);
      await control.act("send", { base64: frame.toString("base64") });
    }
    after = await read();
  }
  // As the server has it: its next frame would bring up to three cards at once, whose popups leave no room for a goal's.
  await control.act("send", { base64: packFrame([writeLiveLine(match)]).toString("base64") });
  const batches = Math.ceil((after.at - before.at) / BATCH_MS);
  return { messages: after.count.all - before.count.all, sent, batches };
}

test("chosen in the settings it applies in every tab at once: nothing moves, one message a second, popups still end", async ({
  page,
  context,
  product,
  complaints,
}) => {
  const [matchId = 0] = await freezeWorld(product, 3);
  await page.addInitScript(COUNT_MESSAGES_SCRIPT);
  const list = listPage(page);
  await page.goto("/live");
  await list.settled();
  const other = await context.newPage();
  const settings = settingsPage(other);
  await settings.open("theme");
  await expect(settings.radio("Automatically")).toBeChecked();
  await expect(nowOf(other)).toHaveText("Off now");
  expect(await isSparing(page)).toBe(false);
  await expect.poll(() => motions(page)).toBeGreaterThan(0);
  const usual = await flood(page, product, matchId);
  // Ten a second; a busy machine makes fewer changes in that time.
  expect(usual.messages, `${usual.sent} changes`).toBeGreaterThan(usual.batches + 1);

  await settings.radio("Always").click();
  await expect(nowOf(other)).toHaveText("On: chosen here");
  for (const each of [page, other]) await expect.poll(() => isSparing(each)).toBe(true);
  await expect.poll(() => motions(page)).toBe(0);
  const sparing = await flood(page, product, matchId);
  expect(sparing.sent).toBeGreaterThan(sparing.batches + 1);
  // One more for the batch that had begun.
  expect(sparing.messages, `${sparing.sent} changes`).toBeLessThanOrEqual(sparing.batches + 1);

  // Updates still arrive, and the popup times out.
  await list.star(matchId);
  await product.control.act("goal", { matchId, side: "home" });
  await expect(list.field(matchId, "homeScore")).toHaveText("2");
  // The last changes of the cards may arrive after the star.
  const goals = (each: Page) => each.locator('[data-popup-event][data-type="goal"]');
  const shown = async (): Promise<number> => (await goals(page).count()) + (await goals(other).count());
  await expect.poll(shown).toBe(1);

  // A new tab starts in the mode. It opens while the popup's 5 s run.
  const third = await context.newPage();
  await third.goto("/live");
  expect(await isSparing(third)).toBe(true);
  await expect.poll(shown).toBe(0);
  // Switching the mode off applies everywhere.
  await settings.radio("Never").click();
  await expect(nowOf(other)).toHaveText("Off now");
  for (const each of [page, other, third]) await expect.poll(() => isSparing(each)).toBe(false);
  // The system's request for reduced motion applies on its own, whatever is chosen here.
  await page.emulateMedia({ reducedMotion: "reduce" });
  await expect.poll(() => motions(page)).toBe(0);
  expect(await isSparing(page)).toBe(false);
  expect(complaints).toEqual([]);
});

test("pictures outside the window are requested when they scroll into it", async ({ page, product }) => {
  await product.control.act("manyMatches", { count: 200 });
  await page.emulateMedia({ reducedMotion: "reduce" });
  const asked = watchPictures(page);
  await page.goto("/");
  await listPage(page).settled();
  const fromHost = (paths: readonly string[]) => paths.filter((path) => path.startsWith("/img/"));
  const settled = async (): Promise<void> => {
    await expect
      .poll(async () => fromHost((await picturesOf(page)).seen).filter((path) => !asked.has(path)))
      .toEqual([]);
    await expect.poll(async () => fromHost((await picturesOf(page)).seen).length).toBeGreaterThan(20);
    // A picture outside the window has its placeholder, unless it was inside before.
    const { unseen } = await picturesOf(page);
    expect(unseen.length).toBeGreaterThan(0);
    expect(fromHost(unseen).filter((path) => !asked.has(path))).toEqual([]);
  };
  await settled();
  const first = await picturesOf(page);
  expect([...asked].filter((path) => !first.seen.includes(path))).toEqual([]);
  const begun = asked.size;
  await page.mouse.move(680, 600);
  await page.mouse.wheel(0, 1_500);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(1_500);
  // The rows that scroll into view have other pictures; before they are drawn there is nothing to check.
  await expect.poll(() => asked.size).toBeGreaterThan(begun);
  await settled();
});

test("without it pictures below the window are loaded ahead", async ({ page, product }) => {
  await product.control.act("manyMatches", { count: 200 });
  const asked = watchPictures(page);
  await page.goto("/");
  await listPage(page).settled();
  await expect
    .poll(async () => {
      const { seen } = await picturesOf(page);
      return [...asked].filter((path) => !seen.includes(path)).length;
    })
    .toBeGreaterThan(0);
});

test("reduced motion turns it on and off while the page is open, and nothing is prefetched for a resting pointer", async ({
  page,
  product,
  complaints,
}) => {
  const [matchId = 0] = await freezeWorld(product, 3);
  const list = listPage(page);
  /** The requested chunks of match pages and menus. */
  const asked = new Set<string>();
  page.on("request", (request) => {
    const [, piece] = /\/assets\/(match|MenuSurface)\b/.exec(request.url()) ?? [];
    if (piece !== undefined) asked.add(piece);
  });
  await page.goto("/live");
  await list.settled();
  await page.emulateMedia({ reducedMotion: "reduce" });
  await expect.poll(() => isSparing(page)).toBe(true);
  await expect.poll(() => motions(page)).toBe(0);
  const link = list.row(matchId).getByRole("link").first();
  const language = page.getByRole("banner").getByRole("button", { name: "Language" });
  await link.hover();
  await page.waitForTimeout(RESTED_MS);
  await language.hover();
  await page.waitForTimeout(RESTED_MS);
  expect([...asked]).toEqual([]);
  // A requested page is loaded.
  await language.click();
  await expect(page.getByRole("menu")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("menu")).toHaveCount(0);
  expect([...asked]).toEqual(["MenuSurface"]);

  await page.emulateMedia({ reducedMotion: "no-preference" });
  await expect.poll(() => isSparing(page)).toBe(false);
  await link.hover();
  await expect.poll(() => [...asked]).toEqual(["MenuSurface", "match"]);
  expect(complaints).toEqual([]);
});

test("data saver turns it on before the first picture; the page shows why", async ({ page }) => {
  await stageDevice(page, { saveData: true });
  await settingsPage(page).open("theme");
  expect(await sparedAtStart(page)).toBe(true);
  await expect(nowOf(page)).toHaveText("On: data saver");
  await changeDevice(page, { saveData: false });
  await expect(nowOf(page)).toHaveText("Off now");
  expect(await isSparing(page)).toBe(false);
});

test("a battery below 20 % turns it on until it is charged", async ({ page }) => {
  await stageDevice(page, { battery: { level: 0.21, charging: false } });
  await settingsPage(page).open("theme");
  await expect(nowOf(page)).toHaveText("Off now");
  expect(await sparedAtStart(page)).toBe(false);
  await changeDevice(page, { battery: { level: 0.19, charging: false } });
  await expect(nowOf(page)).toHaveText("On: battery below 20%");
  expect(await isSparing(page)).toBe(true);
  await page.reload();
  await expect(nowOf(page)).toHaveText("Off now");
  await changeDevice(page, { battery: { level: 0.19, charging: true } });
  await expect(nowOf(page)).toHaveText("Off now");
  await changeDevice(page, { battery: { level: 0.19, charging: false } });
  await expect(nowOf(page)).toHaveText("On: battery below 20%");
});
