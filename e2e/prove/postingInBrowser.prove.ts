// Posting in the browser: through cut answers exactly one post each, and after an outage sent once, or asked about first.
import type { Browser, Page } from "@playwright/test";
import { createRandom, hashText, mix, type Random } from "../backend/world/random.ts";
import { evaluateInCore } from "../support/core/coreWorker.ts";
import { sleepingCore } from "../support/core/sleepingCore.ts";
import type { Product } from "../support/product.ts";
import { aMember, requestsTo, startSignedIn, type TestMember } from "../support/signIn.ts";
import { expect, test } from "../support/test.ts";
import { expectFigure } from "./lib/figure.ts";
import { ADDRESS, dialogOf, killCore, openDialog, postsOf, textOf } from "./lib/writing/inBrowser.ts";

const CREATE = "/v1/api/community/post/create";
const BY_KEY = "/v1/api/community/post/byKey";
/** A member may publish 20 posts in ten minutes (docs/wire.md#community-rates): each block has a member of its own. */
const BLOCKS = 5;
const RUNS = 10;
const STEPS = ["press", "edit", "reload", "kill"] as const;
/** docs/product.md#outbox: a draft that waited is sent within this time after the network is back, ms. */
const SENT_WITHIN_MS = 10_000;
/** docs/product.md#outbox: after this time its member is asked first, ms. */
const ASKS_AFTER_MS = 10 * 60_000;
/** The last check of an unknown outcome comes after 10 s. */
const KNOWN_WITHIN = { timeout: 25_000 };
/** Nothing, or the keys of an edit that came when the post was out already and belong to the next one. */
const LEFT_OVER = /^(?: [a-z ]*)?$/;
/** One press, one look or one load of a page, ms. Without it an action waits until the whole proof ends. */
const ACTION_WITHIN_MS = 20_000;
/** One run with all its waits, ms. */
const RUN_WITHIN_MS = 60_000;

interface Scene {
  readonly page: Page;
  readonly browser: Browser;
  readonly product: Product;
  readonly member: TestMember;
  /** By how much the clocks of server and core are ahead of the machine's, ms. */
  aheadMs: number;
}

/** Records in the tab's own store that the page said of a post that it was not sent. */
function noteFailures(): void {
  const note = (): void => {
    if (document.body?.textContent.includes("This was not sent."))
      sessionStorage.setItem("saidFailed", "yes");
  };
  new MutationObserver(note).observe(document, { subtree: true, childList: true, characterData: true });
}

const saidFailed = (page: Page): Promise<boolean> =>
  page.evaluate(() => sessionStorage.getItem("saidFailed") !== null);

async function begin(scene: Scene): Promise<void> {
  const { page, product, member } = scene;
  page.setDefaultTimeout(ACTION_WITHIN_MS);
  await page.addInitScript(noteFailures);
  await startSignedIn(page, product, member);
  await page.goto(ADDRESS);
}

/** How many of the member's posts begin with this text, and with no further letter. */
async function countPosts({ product, member }: Scene, text: string): Promise<number> {
  return (await postsOf(product.origin, member.userId)).filter((summary) => summary === text).length;
}

/**
 * Writes the text as soon as the draft before is gone. Its dialog is empty for a moment while it closes: a dialog that is
 * open and may publish is one with the next draft.
 */
async function writeNext({ page }: Scene, text: string): Promise<void> {
  const publish = dialogOf(page).getByRole("button", { name: "Publish" });
  await expect(async () => {
    if ((await dialogOf(page).count()) === 0) await openDialog(page);
    await expect(textOf(page)).toHaveValue(LEFT_OVER, { timeout: 1_000 });
    await expect(publish).toBeEnabled({ timeout: 1_000 });
    await expect(dialogOf(page)).toHaveAttribute("data-open", { timeout: 1_000 });
    await textOf(page).fill(text, { timeout: 1_000 });
  }).toPass(KNOWN_WITHIN);
}

/** Resolves when no draft of this text is left: its outcome is known to the page. */
async function untilKnown({ page }: Scene, text: string): Promise<void> {
  await expect(async () => {
    if ((await dialogOf(page).count()) === 0) await openDialog(page);
    await expect(textOf(page)).toHaveValue(LEFT_OVER, { timeout: 1_000 });
    await expect(page.locator("[data-post-state]").filter({ hasText: text })).toHaveCount(0, {
      timeout: 1_000,
    });
  }).toPass(KNOWN_WITHIN);
}

/** What a writer, or the browser, does while the outcome is open. */
async function step({ page, browser }: Scene, did: (typeof STEPS)[number]): Promise<void> {
  if (did === "reload") await page.reload();
  else if (did === "kill") await killCore(browser);
  else {
    const button = page.getByRole("button", { name: /^(?:Publish|Check|Retry)$/ }).first();
    const [part, keys] = did === "edit" ? [textOf(page), " and more"] : [button, "\n"];
    // It may be gone at any moment, as the outcome becomes known.
    if (await part.isVisible()) await part.pressSequentially(keys, { timeout: 1_000 }).catch(() => undefined);
  }
}

/** A text whose answer is cut off after the server wrote. Returns what went wrong. */
async function publishThroughCuts(scene: Scene, random: Random, text: string): Promise<readonly string[]> {
  const { page, product } = scene;
  const before = await requestsTo(product, CREATE);
  await writeNext(scene, text);
  await product.control.act("fault", { path: CREATE, kind: "lose" });
  const isSilent = random.chance(0.4);
  if (isSilent) await product.control.act("fault", { path: BY_KEY, kind: "drop" });
  await textOf(page).press("Control+Enter");
  await expect.poll(() => requestsTo(product, CREATE)).toBeGreaterThan(before);
  const did: string[] = [];
  for (let steps = random.int(1, 3); steps > 0; steps -= 1) {
    const next = STEPS[random.int(0, STEPS.length - 1)]!;
    did.push(next);
    await step(scene, next);
    // The moment of the next step within the checks is left to chance.
    await page.waitForTimeout(random.int(0, 1_500));
  }
  await product.control.act("clearFaults");
  await untilKnown(scene, text);
  const made = await countPosts(scene, text);
  const faults = made === 1 ? [] : [`${made} posts`];
  if (await saidFailed(page)) faults.push("said to have failed");
  return faults.map((fault) => `${text} (${did.join(", ")}): ${fault}`);
}

/** Sets what the core believes of the network. `isTold`: the browser says so, too. */
async function setOnline({ browser, product }: Scene, isOnline: boolean, isTold = true): Promise<void> {
  const change = isOnline
    ? "delete navigator.onLine"
    : `Object.defineProperty(navigator, "onLine", { value: false, configurable: true })`;
  await evaluateInCore(browser, product.origin, `${change}; true`);
  if (isTold) await sleepingCore(browser, product.origin).tell(isOnline ? "online" : "offline");
}

/** Time passes for server and core. No answer between both may tell the core of a difference. */
async function passTime(scene: Scene, ms: number): Promise<void> {
  const { browser, product } = scene;
  for (const path of ["/v1/", "/api/"]) await product.control.act("fault", { path, kind: "drop" });
  scene.aheadMs += ms;
  await product.control.act("clock", { shiftMs: scene.aheadMs });
  await sleepingCore(browser, product.origin).sleep(ms);
  await product.control.act("clearFaults");
}

/** A text published without a network for some minutes. Returns what went wrong. */
async function publishOffline(scene: Scene, random: Random, text: string): Promise<readonly string[]> {
  const { page, product } = scene;
  const before = await requestsTo(product, CREATE);
  const calls = async (): Promise<number> => (await requestsTo(product, CREATE)) - before;
  await writeNext(scene, text);
  await setOnline(scene, false);
  await textOf(page).press("Control+Enter");
  await expect(dialogOf(page).getByText(/^You are offline\./)).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(dialogOf(page)).toHaveCount(0);
  const isLong = random.chance(0.4);
  const awayMs = isLong ? ASKS_AFTER_MS + 60_000 : random.int(0, ASKS_AFTER_MS - 60_000);
  await passTime(scene, awayMs);
  const faults: string[] = [];
  if ((await calls()) > 0) faults.push("called without a network");
  // The browser does not always tell that the network is back.
  await setOnline(scene, true, random.chance(0.5));
  const backAt = Date.now();
  if (isLong) {
    const waiting = page.locator("[data-post-state]").filter({ hasText: text });
    await expect(waiting.getByText(/^This has been waiting for more than 10 minutes\./)).toBeVisible();
    if ((await calls()) > 0) faults.push("did not ask first");
    await waiting.getByRole("button", { name: "Send" }).click();
    await expect.poll(calls).toBe(1);
  } else {
    await expect.poll(calls, { timeout: 2 * SENT_WITHIN_MS, intervals: [100] }).toBe(1);
    const afterMs = Date.now() - backAt;
    if (afterMs > SENT_WITHIN_MS) faults.push(`sent ${afterMs} ms after the network was back`);
  }
  await untilKnown(scene, text);
  const made = await countPosts(scene, text);
  if (made !== 1 || (await calls()) !== 1) faults.push(`${await calls()} calls, ${made} posts`);
  return faults.map((fault) => `${text} (away for ${awayMs} ms): ${fault}`);
}

for (const [what, publish] of [
  ["cut answers", publishThroughCuts],
  ["outages", publishOffline],
] as const) {
  for (let block = 0; block < BLOCKS; block += 1) {
    test(`${what}: one post each, block ${block + 1}`, async ({ page, browser, product }) => {
      const scene: Scene = { page, browser, product, member: await aMember(product), aheadMs: 0 };
      await begin(scene);
      const faults: string[] = [];
      let longestMs = 0;
      for (let run = 1; run <= RUNS; run += 1) {
        const text = `Seed ${block * RUNS + run} of ${what}`;
        const random = createRandom(mix(hashText(what), block * RUNS + run));
        const startedAt = Date.now();
        await test.step(text, async () => void faults.push(...(await publish(scene, random, text))), {
          timeout: RUN_WITHIN_MS,
        });
        longestMs = Math.max(longestMs, Date.now() - startedAt);
      }
      for (const fault of faults) console.log(`  ${fault}`);
      expectFigure(`${what}: faults of ${RUNS} runs`, faults.length, { atMost: 0 });
      expectFigure(`${what}: longest run`, longestMs, { atMost: RUN_WITHIN_MS, unit: "ms" });
    });
  }
}

test("a post that was refused is said not to have been sent, and is noted", async ({
  page,
  browser,
  product,
}) => {
  await begin({ page, browser, product, member: await aMember(product), aheadMs: 0 });
  await openDialog(page);
  await textOf(page).fill("Too often");
  await product.control.act("fault", { path: CREATE, kind: "status", status: 429 });
  await textOf(page).press("Control+Enter");
  await expect(dialogOf(page).getByText("This was not sent.")).toBeVisible();
  await expect.poll(() => saidFailed(page)).toBe(true);
});
