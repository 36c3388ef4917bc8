// Target 9: no layout shifts from goals, cards, popups and re-ordering.
import { listPage } from "../../pages/listPage.ts";
import type { Product } from "../../support/product.ts";
import { layoutShifts, visibleIds, watchShifts } from "../../support/stillness.ts";
import { setTheDay, sleep, startRun, startStream, stopStream } from "../lib/stage.ts";
import type { Measured } from "../lib/target.ts";

const FULL_TIME = -1;

/** Descriptions of layout shifts while the stream ran and events were staged in the visible rows. */
async function countShifts(product: Product): Promise<readonly string[]> {
  const { control, origin } = product;
  await setTheDay(control);
  const run = await startRun(product);
  try {
    const page = await run.browser.newPage({ viewport: { width: 1360, height: 900 } });
    await watchShifts(page);
    await page.goto(`${origin}/live`);
    await listPage(page).settled();
    await page.getByRole("heading", { name: "Happening now" }).waitFor();
    const [first = 0, second = 0, third = 0] = await visibleIds(page);
    for (const id of [first, second]) {
      await page.locator(`[data-line] [data-match-id="${id}"] [data-favorite=match]`).click();
    }
    await startStream(control);
    await sleep(2_000);
    // Shifts within half a second after a click are not counted by browsers; from here on there are no clicks.
    const before = (await layoutShifts(page)).length;
    await control.act("goal", { matchId: first, side: "home" });
    await sleep(700);
    await control.act("card", { matchId: second, side: "away", color: "red" });
    await sleep(700);
    await control.act("cancelGoal", { matchId: first, side: "home" });
    await sleep(700);
    await control.act("phase", { matchId: third, state: FULL_TIME });
    await sleep(700);
    await control.act("goal", { matchId: second, side: "away" });
    // The popups close after 5 s.
    await sleep(6_000);
    return (await layoutShifts(page)).slice(before).map(({ what, value }) => `${value.toFixed(4)} ${what}`);
  } finally {
    await stopStream(control);
    await run.end();
  }
}

export async function measureShifts(
  product: Product,
  report: (line: string) => void,
): Promise<readonly Measured[]> {
  const shifts = await countShifts(product);
  for (const shift of shifts) report(shift);
  return [
    {
      target: {
        number: 9,
        what: "layout-shift entries while goals, cards, popups and re-orders happen",
        target: "0",
        atMost: 0,
      },
      value: shifts.length,
      shown: `${shifts.length}`,
    },
  ];
}
