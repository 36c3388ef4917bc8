// Promise 12: a page that Back leads to is live within 3 s, with what happened meanwhile; prints whether the browser kept it.
import { freezeWorld } from "../../support/stagedDay.ts";
import { fieldOf, isLive, shows } from "../pages.ts";
import { expect, test } from "../test.ts";

const LIVE_AGAIN_MS = 3_000;

test("12: a page that Back leads to is live within 3 s, with the goals that it missed", async ({
  stage,
  product,
}) => {
  const [matchId = 0] = await freezeWorld(product, 1);
  const browser = await stage.browser();
  const tab = await browser.tab();
  await tab.open(`${stage.origin}/live`);
  await isLive(tab);
  await tab.evaluate(() => {
    addEventListener("pageshow", ({ persisted }) => {
      document.documentElement.dataset["shown"] = persisted ? "restored" : "loaded";
    });
  });
  await tab.open(`${stage.origin}/__blank`);
  await product.control.act("goal", { matchId, side: "home" });
  const backAt = performance.now();
  await tab.back();
  await shows(tab, fieldOf(matchId, "homeScore"), "2");
  await isLive(tab);
  expect(performance.now() - backAt).toBeLessThan(LIVE_AGAIN_MS);
  const shown = await tab.evaluate(() => document.documentElement.dataset["shown"] ?? "loaded");
  console.log(`${stage.engine}: the page was ${shown}`);
});
