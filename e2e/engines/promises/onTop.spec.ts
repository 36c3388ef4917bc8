// Promise 13: a board is kept in a window of its own where the browser keeps none on top, stays live in it, and goes with it.
import { freezeWorld } from "../../support/stagedDay.ts";
import { expect, test } from "../test.ts";

interface OpenerWindow {
  /** The window that the page has opened. */
  opened?: Window | null;
}

/** What the window shows of the match, and how it looks; undefined before. */
function shownOnTop(matchId: number): readonly unknown[] | undefined {
  const other = (globalThis as OpenerWindow).opened;
  const score = other?.document.querySelector(`[data-match-id="${matchId}"] [data-field="homeScore"]`);
  if (!other || !score) return undefined;
  const { lang, dir, dataset } = other.document.documentElement;
  const tile = score.closest<HTMLElement>("[data-match-id]")!;
  const same = document.documentElement;
  return [
    score.textContent,
    lang === same.lang && dir === same.dir && dataset["theme"] === same.dataset["theme"],
    other.getComputedStyle(tile).display,
  ];
}

test("13: a board in a window of its own is drawn as on its page, follows goals, and ends when it is closed", async ({
  stage,
  product,
}) => {
  const [first = 0, second = 0] = await freezeWorld(product, 2);
  const tab = await (await stage.browser()).tab();
  await tab.open(`${stage.origin}/board?m=${first},${second}`);
  await tab.until(
    "tiles",
    (id) => document.querySelector(`main [data-match-id="${id}"] [data-field=homeScore]`) !== null,
    first,
  );
  await tab.evaluate(() => {
    Object.defineProperty(globalThis, "documentPictureInPicture", { value: undefined });
    const { open } = globalThis;
    globalThis.open = (...args) => ((globalThis as OpenerWindow).opened = open(...args));
  });
  await tab.press("button", "Keep on top");
  const look = () => tab.evaluate(shownOnTop, first);
  await expect.poll(look).toEqual(["1", true, "grid"]);
  await product.control.act("goal", { matchId: first, side: "home" });
  await expect.poll(look).toEqual(["2", true, "grid"]);
  await tab.evaluate(() => (globalThis as OpenerWindow).opened?.close());
  await tab.until(
    "a button that is not pressed",
    () => document.querySelector("main button[aria-pressed=true]") === null,
  );
  expect(stage.complaints()).toEqual([]);
});
