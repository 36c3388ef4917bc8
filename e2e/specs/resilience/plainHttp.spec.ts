// Over plain http on another host than localhost the browser has no UUIDs, locks, clipboard and service workers.
import { BROWSER_ARGS, findBrowser } from "../../commands/lib/browser.ts";
import { fontEnvironment } from "../../commands/lib/testFonts.ts";
import { listPage } from "../../pages/listPage.ts";
import { freezeWorld } from "../../support/stagedDay.ts";
import { expect, test } from "../../support/test.ts";

const HOST = "scores.internal";
const executablePath = findBrowser();

test.use({
  keepsContext: false,
  launchOptions: {
    args: [...BROWSER_ARGS, `--host-resolver-rules=MAP ${HOST} 127.0.0.1`],
    env: fontEnvironment(),
    ...(executablePath === undefined ? {} : { executablePath }),
  },
});

const originOf = (origin: string): string => origin.replace("localhost", HOST);
/** The browser says that two headers of the server have no effect on such a page. */
const othersOf = (complaints: string[]): readonly string[] =>
  complaints.splice(0).filter((text) => !/Opener-Policy|origin-keyed/.test(text));

test("rows are drawn and goals arrive", async ({ page, product, complaints }) => {
  const [matchId = 0] = await freezeWorld(product, 2);
  const list = listPage(page);
  await page.goto(`${originOf(product.origin)}/live`);
  expect(await page.evaluate(() => [isSecureContext, "locks" in navigator])).toEqual([false, false]);
  await list.settled();
  await expect(list.connection.first()).toHaveAttribute("data-connection", "live");
  await product.control.act("goal", { matchId, side: "home" });
  await expect(list.field(matchId, "homeScore")).toHaveText("2");
  expect(othersOf(complaints)).toEqual([]);
});

test("a star reaches the core and is still there after a reload", async ({ page, product, complaints }) => {
  const [matchId = 0] = await freezeWorld(product, 2);
  const list = listPage(page);
  await page.goto(`${originOf(product.origin)}/live`);
  await list.settled();
  await list.star(matchId);
  await page.reload();
  await list.settled();
  const star = list.row(matchId).locator("[data-favorite=match]").first();
  await expect(star).toHaveAttribute("aria-pressed", "true");
  expect(othersOf(complaints)).toEqual([]);
});
