// Background tabs that the browser caches, freezes or discards are correct when they are shown again.
import { listPage } from "../../pages/listPage.ts";
import { COUNT_MESSAGES_SCRIPT, MESSAGE_COUNT, type MessageCount } from "../../support/core/coreMessages.ts";
import { goBack, launchWithMemory, noteRestores, TRIES } from "../../support/pageMemory.ts";
import { freezeWorld } from "../../support/stagedDay.ts";
import { expect, test } from "../../support/test.ts";
import { createWalkTabs } from "../../support/core/walkTabs.ts";

test("bfcache out and back: the page is restored, was sent nothing meanwhile, and is correct at once", async ({
  product,
  baseURL,
}) => {
  const [matchId = 0] = await freezeWorld(product, 2);
  const browser = await launchWithMemory();
  try {
    const context = await browser.newContext(baseURL ? { baseURL } : {});
    const page = await context.newPage();
    const other = await context.newPage();
    await noteRestores(page);
    for (const each of [page, other]) {
      await each.goto("/live");
      await listPage(each).settled();
    }
    const sessions = async (): Promise<number> => {
      const { pending = [] } = await other.evaluate(() => navigator.locks.query());
      return pending.filter(({ name }) => name?.startsWith("touchline-tab-")).length;
    };
    let goals = 1;
    let restored = false;
    for (let tries = 0; tries < TRIES && !restored; tries += 1) {
      // The code that watches the core is loaded: it must not keep the page out of the back-forward cache.
      await expect
        .poll(() =>
          page.evaluate(() =>
            performance
              .getEntriesByType("resource")
              .map(({ name }) => name)
              .join(),
          ),
        )
        .toContain("/supervise-");
      await page.goto("/api-docs");
      await expect.poll(sessions).toBe(1);
      await product.control.act("goal", { matchId, side: "home" });
      goals += 1;
      await expect(listPage(other).field(matchId, "homeScore")).toHaveText(`${goals}`);
      restored = await goBack(page);
      await expect(listPage(page).field(matchId, "homeScore")).toHaveText(`${goals}`);
      await expect.poll(sessions).toBe(2);
    }
    expect(restored).toBe(true);
    await product.control.act("goal", { matchId, side: "home" });
    for (const each of [page, other])
      await expect(listPage(each).field(matchId, "homeScore")).toHaveText(`${goals + 1}`);
    expect((await product.control.state()).openSockets).toBe(1);
  } finally {
    await browser.close();
  }
});

test("tab frozen: it is sent nothing, and is correct when it wakes", async ({ browser, product }) => {
  const [matchId = 0] = await freezeWorld(product, 2);
  const tabs = await createWalkTabs(browser, true, COUNT_MESSAGES_SCRIPT);
  const score = `document.querySelector('[data-match-id="${matchId}"] [data-field=homeScore]')?.textContent`;
  try {
    const frozen = await tabs.open(`${product.origin}/live`);
    await expect.poll(() => frozen.read(score)).toBe("1");
    // The news that the socket is open is a message, too.
    const connection = "document.querySelector('[data-connection]')?.dataset.connection";
    await expect.poll(() => frozen.read(connection)).toBe("live");
    const seen = await tabs.open(`${product.origin}/live`);
    await expect.poll(() => seen.read(score)).toBe("1");
    await expect.poll(() => frozen.read("document.visibilityState")).toBe("hidden");
    const before = await frozen.read<MessageCount>(MESSAGE_COUNT, 5_000);
    await frozen.setFrozen(true);
    for (const goals of ["2", "3"]) {
      await product.control.act("goal", { matchId, side: "home" });
      await expect.poll(() => seen.read(score)).toBe(goals);
    }
    await frozen.setFrozen(false);
    // Earlier messages would arrive before this answer.
    expect(await frozen.read<MessageCount>(MESSAGE_COUNT, 5_000)).toEqual(before);
    await frozen.show();
    await expect.poll(() => frozen.read(score)).toBe("3");
    expect((await product.control.state()).openSockets).toBe(1);
  } finally {
    await tabs.close();
  }
});

test("tab discarded: it is correct after loading again, and its old session is gone", async ({
  browser,
  product,
}) => {
  const [matchId = 0] = await freezeWorld(product, 2);
  const tabs = await createWalkTabs(browser, true);
  const score = `document.querySelector('[data-match-id="${matchId}"] [data-field=homeScore]')?.textContent`;
  const sessions = `navigator.locks.query().then(({ pending }) =>
    pending.filter(({ name }) => name.startsWith("touchline-tab-")).length)`;
  try {
    const discarded = await tabs.open(`${product.origin}/live`);
    await expect.poll(() => discarded.read(score)).toBe("1");
    const seen = await tabs.open(`${product.origin}/live`);
    await expect.poll(() => seen.read(score)).toBe("1");
    await discarded.discard();
    await product.control.act("goal", { matchId, side: "home" });
    await expect.poll(() => seen.read(score)).toBe("2");
    await discarded.show();
    await expect.poll(() => discarded.read(score)).toBe("2");
    await expect.poll(() => discarded.read(sessions)).toBe(2);
    expect((await product.control.state()).openSockets).toBe(1);
  } finally {
    await tabs.close();
  }
});
