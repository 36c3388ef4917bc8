// Promise 8: a list scrolled to its middle holds still while rows above it leave and join.
import { isLive } from "../pages.ts";
import { expect, test } from "../test.ts";

const FULL_TIME = -1;
const RUNNING = 1;

/** The ids of the rows that stand between the bars, and where the first of them is. */
function rowsInWindow(): readonly { readonly id: number; readonly top: number }[] {
  return [...document.querySelectorAll("[data-line] [data-match-id]:has([data-field=minute])")]
    .map((row) => ({ id: Number(row.getAttribute("data-match-id")), top: row.getBoundingClientRect().top }))
    .filter(({ top }) => top >= 120 && top < innerHeight)
    .toSorted((a, b) => a.top - b.top);
}

test("8: a list scrolled to its middle holds still while rows above it leave and join", async ({
  stage,
  product,
}) => {
  await product.control.act("manyMatches", { count: 100 });
  const browser = await stage.browser();
  const tab = await browser.tab();
  await tab.open(`${stage.origin}/live`);
  await isLive(tab);
  const above = await tab.evaluate(rowsInWindow);
  await tab.evaluate(() => scrollTo({ top: 1_000, behavior: "instant" }));
  const shown = (ids: readonly number[]): boolean => {
    const rows = [
      ...document.querySelectorAll("[data-line] [data-match-id]:has([data-field=minute])"),
    ].filter(
      (row) => row.getBoundingClientRect().top >= 120 && row.getBoundingClientRect().top < innerHeight,
    );
    return rows.length > 3 && rows.every((row) => !ids.includes(Number(row.getAttribute("data-match-id"))));
  };
  await tab.until("rows of the middle", shown, above.map(({ id }) => id).slice(0, 3));
  const held = (await tab.evaluate(rowsInWindow))[2]!;
  const topOf = (id: number) =>
    document.querySelector(`[data-line] [data-match-id="${id}"]`)?.getBoundingClientRect().top ?? 0;
  const counted = (): number =>
    Number(/\d+/.exec(document.querySelector("nav")?.textContent ?? "")?.[0] ?? 0);
  const running = await tab.evaluate(counted);
  for (const state of [FULL_TIME, RUNNING]) {
    for (const { id } of above.slice(0, 2)) await product.control.act("phase", { matchId: id, state });
    await tab.until(
      "the rows' leaving or joining",
      ({ count }) => Number(/\d+/.exec(document.querySelector("nav")?.textContent ?? "")?.[0] ?? 0) === count,
      { count: state === FULL_TIME ? running - 2 : running },
    );
    expect(Math.abs((await tab.evaluate(topOf, held.id)) - held.top)).toBeLessThanOrEqual(1);
  }
});
