// A start with the lists of the last visit: rows at once with their age, without the network too.
import type { Page } from "@playwright/test";
import { listPage } from "../../pages/listPage.ts";
import { watchLiveWorkers } from "../../support/core/browserTargets.ts";
import { keptLists } from "../../support/core/keptLists.ts";
import { openLive } from "../../support/openLive.ts";
import { layoutShifts, watchShifts } from "../../support/stillness.ts";
import { expect, test } from "../../support/test.ts";

interface SaidWindow {
  /** The states of the indicator while old rows are shown. */
  saidOfOld: string[];
}

/** Must run before the page loads: notes each state of the indicator while the row of `matchId` shows `score`. */
async function noteWhileOld(page: Page, matchId: number, score: string): Promise<void> {
  await page.addInitScript(
    ({ row, old }) => {
      const said: string[] = [];
      (globalThis as unknown as SaidWindow).saidOfOld = said;
      new MutationObserver(() => {
        if (document.querySelector(row)?.textContent !== old) return;
        const state = document.querySelector<HTMLElement>("[data-connection]")?.dataset["connection"] ?? "";
        if (said.at(-1) !== state) said.push(state);
      }).observe(document, { attributes: true, childList: true, characterData: true, subtree: true });
    },
    { row: `[data-match-id="${matchId}"] [data-field=homeScore]`, old: score },
  );
}

test("a start shows the last list with its age until the list arrives, and drops what is damaged", async ({
  browser,
  page,
  product,
}) => {
  const { control } = product;
  const workers = await watchLiveWorkers(browser);
  /** A core may outlive its last page, and would show its own list to the next. */
  const leave = async (left: Page): Promise<void> => {
    await left.close();
    for (const name of await workers.names()) await workers.kill(name);
    await expect.poll(workers.names).toEqual([]);
  };
  const { matchId } = await openLive(page, product);
  await expect.poll(() => keptLists(page)).toEqual([expect.stringMatching(/^en_GB\|.*\|live$/u)]);
  const context = page.context();
  await leave(page);
  await control.act("goal", { matchId, side: "home" });

  // The answer comes once the old list was seen.
  await control.act("fault", { path: "/api/football/live", kind: "hold", count: 1 });
  const late = await context.newPage();
  const list = listPage(late);
  await watchShifts(late);
  await noteWhileOld(late, matchId, "1");
  await late.goto("/live");
  await expect(list.field(matchId, "homeScore")).toHaveText("1");
  await expect(list.connection.first()).toContainText("Updated");
  await control.act("clearFaults");
  await expect(list.field(matchId, "homeScore")).toHaveText("2");
  await expect(list.connection.first()).toHaveAttribute("data-connection", /^(?:live|polling)$/u);
  await expect(list.connection.first()).not.toHaveAttribute("data-stale", "true");
  expect(await late.evaluate(() => (globalThis as unknown as SaidWindow).saidOfOld)).toEqual([
    "reconnecting",
  ]);
  expect((await layoutShifts(late)).map(({ what }) => what)).toEqual([]);
  await expect(list.popups).toHaveCount(0);
  await leave(late);

  // There is none: the network was cut after the document.
  await control.act("fault", { path: "/api", kind: "drop" });
  let cut = await context.newPage();
  const old = listPage(cut);
  await cut.goto("/live");
  await expect(old.row(matchId)).toBeVisible();
  await expect(cut.getByRole("status").filter({ hasText: "No news from" })).toBeVisible();
  await expect(old.connection.first()).toHaveAttribute("data-connection", "reconnecting");
  await expect(old.connection.first()).toContainText("Updated");

  for (const damage of ["bytes", "version"] as const) {
    await keptLists(cut, damage);
    await leave(cut);
    cut = await context.newPage();
    await cut.goto("/live");
    await expect(cut.getByText("The matches could not be loaded.")).toBeVisible();
    await expect(cut.locator("[data-match-id]")).toHaveCount(0);
  }
  await expect.poll(() => keptLists(cut)).toBeUndefined();
  await workers.close();
});
