// Promise 1: a first visit shows live rows and writes nothing red, whatever the browser withholds.
import { freezeWorld } from "../../support/stagedDay.ts";
import type { StartOptions } from "../driver/engine.ts";
import { fieldOf, isLive, shows } from "../pages.ts";
import { expect, test } from "../test.ts";

const VISITS: readonly (readonly [string, StartOptions])[] = [
  ["as the browser is has live rows and a quiet console @short", {}],
  ["with cookies blocked has live rows and a quiet console @short", { without: "cookies" }],
  ["with storage that is null has live rows and a quiet console", { without: "null" }],
  // Each session of WebKit's driver is private.
  ["in a private window has live rows and a quiet console", { isPrivate: true }],
];

for (const [name, options] of VISITS) {
  test(`1: a first visit ${name}`, async ({ stage, product }) => {
    const [matchId = 0] = await freezeWorld(product, 2);
    const browser = await stage.browser(options);
    const tab = await browser.tab();
    await tab.open(`${stage.origin}/live`);
    await isLive(tab);
    await product.control.act("goal", { matchId, side: "home" });
    await shows(tab, fieldOf(matchId, "homeScore"), "2");
    expect(stage.complaints()).toEqual([]);
  });
}
