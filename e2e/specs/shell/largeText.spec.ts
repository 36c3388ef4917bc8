// Pages with the browser's font size doubled: all text can be read, and no page is wider than the screen.
// See docs/product.md#text-size.
import { BROWSER_ARGS, findBrowser } from "../../commands/lib/browser.ts";
import { everyPage, pageLoaded } from "../../support/everyPage.ts";
import { fontEnvironment } from "../../commands/lib/testFonts.ts";
import { overflowOf } from "../../support/languageProof.ts";
import { fontSizeArgument, textFaults } from "../../support/textFit.ts";
import { expect, test } from "../../support/test.ts";

const executablePath = findBrowser();

test.use({
  launchOptions: {
    args: [...BROWSER_ARGS, fontSizeArgument(32)],
    env: fontEnvironment(),
    ...(executablePath === undefined ? {} : { executablePath }),
  },
});

const WIDTHS = [320, 375, 768, 1440] as const;

/** One page of each layout; `everyPage` names them. */
const PAGES = [
  "scores",
  "live",
  "football-match-odds",
  "football-match-summary",
  "football-match-lineups",
  "football-league-standings",
  "football-player",
  "football-team-squad",
  "settings-contest-sport",
  "community",
  "posts",
  "login",
] as const;

test("text of twice the size is not cut, covers no other text, and fits every width", async ({
  page,
  product,
  complaints,
}) => {
  await product.control.act("freeze", { on: true });
  const pages = await everyPage(product);
  for (const name of PAGES) {
    const { path } = pages[name]!;
    await page.goto(path);
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe("32px");
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 900 });
      await pageLoaded(page);
      await expect.poll(() => overflowOf(page), `${path} at ${width} px`).toEqual([]);
      await expect.poll(() => textFaults(page), `${path} at ${width} px`).toEqual([]);
    }
  }
  expect(complaints).toEqual([]);
});

test("the results of the search fit the dialog on the smallest phone", async ({ page, complaints }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  await page.goto("/");
  await pageLoaded(page);
  await page.keyboard.press("/");
  const dialog = page.getByRole("dialog");
  // Answers with all kinds of results, matches with their dates among them.
  await dialog.getByRole("combobox").fill("united");
  await expect(dialog.locator("[data-found=match]").first()).toBeAttached();
  const wide = await dialog.evaluate((element) =>
    [element, ...element.querySelectorAll("*")]
      .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)
      .filter((each) => ["auto", "scroll"].includes(getComputedStyle(each).overflowX))
      .map((each) => `${each.className}: ${each.scrollWidth} > ${each.clientWidth}`),
  );
  expect(wide).toEqual([]);
  expect(await textFaults(page)).toEqual([]);
  expect(complaints).toEqual([]);
});
