// A delay with many tabs, on another day's list, and on the page of a post. See docs/product.md#delay-and-hidden-scores.
import type { BrowserContext, Page } from "@playwright/test";
import { listPage } from "../../pages/listPage.ts";
import { freezeWorld } from "../../support/stagedDay.ts";
import { expect, test } from "../../support/test.ts";

const TABS = 10;
const DELAY_MS = 5_000;
/** What is late is shown so long after the delay at the latest; the rest is for a busy machine. */
const SHOWN = { timeout: DELAY_MS + 10_000 };
/** A clock of the test and one of the core may differ by a message, ms. */
const NOISE_MS = 150;

test.use({ keepsContext: false });

let matchId: number;

test.beforeEach(async ({ context, product }) => {
  // Ten tabs start.
  test.setTimeout(120_000);
  [matchId = 0] = await freezeWorld(product, 1);
  await keepDelay(context);
  await context.addInitScript(noteFirst, matchId);
});

async function keepDelay(context: BrowserContext): Promise<void> {
  const spoilers = { delaySeconds: DELAY_MS / 1_000, hideScores: false, shownIds: [], shownDay: "" };
  await context.addInitScript(
    (text) => localStorage.setItem("touchline.spoilers.1", text),
    JSON.stringify(spoilers),
  );
}

/** Notes when the page shows two goals first, in the row, in its title and picture and as a popup, and a score that waits, epoch ms. */
function noteFirst(id: number): void {
  const first: Record<string, number> = {};
  Object.assign(globalThis, { first });
  const look = (): void => {
    const score = document.querySelector(`[data-match-id="${id}"] [data-field=homeScore]`);
    if (score?.textContent === "2") first["row"] ??= Date.now();
    for (const { textContent } of document.querySelectorAll("[data-field=homeScore]"))
      if (textContent === "···") first["dots"] ??= Date.now();
    if (document.title.includes("2–0")) first["title"] ??= Date.now();
    const icon = document.querySelector<HTMLLinkElement>("link[rel=icon]")?.href ?? "";
    if (decodeURIComponent(icon).includes("2-0")) first["icon"] ??= Date.now();
    if (document.querySelector("[data-popup-event]")) first["popup"] ??= Date.now();
  };
  new MutationObserver(look).observe(document, {
    childList: true,
    subtree: true,
    characterData: true,
    attributeFilter: ["href"],
  });
}

type First = Readonly<Partial<Record<"row" | "title" | "icon" | "popup" | "dots", number>>>;
const firstOf = (page: Page): Promise<First> => page.evaluate("({ ...globalThis.first })");

test("in none of ten tabs a goal is early: not in a row, in title and picture of its tab, or as a popup", async ({
  context,
  product,
}) => {
  const pages: Page[] = [];
  for (let count = 0; count < TABS; count += 1) pages.push(await context.newPage());
  const [match, ...lists] = pages;
  await Promise.all(lists.map((page) => page.goto("/live")));
  await match?.goto(`/football/match/${matchId}`);
  for (const page of lists) {
    await expect(listPage(page).field(matchId, "homeScore")).toHaveText("1", SHOWN);
  }
  await expect(match!).toHaveTitle(/1–0/, SHOWN);
  await listPage(lists[0]!).star(matchId);
  const at = Date.now();
  await product.control.act("goal", { matchId, side: "home" });
  const shown = async () =>
    (await Promise.all(pages.map(firstOf)))
      .flatMap(({ dots: _dots, ...first }) => Object.entries(first))
      .toSorted(([one], [other]) => one.localeCompare(other));
  await expect
    .poll(async () => (await shown()).map(([name]) => name), SHOWN)
    // The page of the match has a row of it, too.
    .toEqual(["icon", "popup", ...pages.map(() => "row"), "title"]);
  for (const [name, shownAt] of await shown())
    expect(shownAt - at, name).toBeGreaterThan(DELAY_MS - NOISE_MS);
});

test("the list of another day has its scores at once, and that of today none early", async ({
  page,
  product,
}) => {
  await product.control.act("only", {});
  const { now } = await product.control.state();
  const day = new Date(now - 2 * 86_400_000).toISOString().slice(0, 10);
  await page.goto(`/?date=${day}`);
  const scores = page.locator("[data-line] [data-field=homeScore]");
  await expect(scores.first()).toHaveText(/^\d+$/);
  expect(await firstOf(page)).toEqual({});

  await product.control.act("only", { matchIds: [matchId] });
  const at = Date.now();
  await product.control.act("goal", { matchId, side: "home" });
  await page.goto("/live");
  await expect(listPage(page).field(matchId, "homeScore")).toHaveText("2", SHOWN);
  expect(((await firstOf(page)).row ?? 0) - at).toBeGreaterThan(DELAY_MS - NOISE_MS);
});

test("the page of a new post waits until the post is old enough", async ({ page, product }) => {
  await page.goto("/about");
  const at = Date.now();
  const { postIds } = await product.control.act("post", { content: "Two goals ahead now." });
  await page.goto(`/posts/${postIds[0]}`);
  const text = page.getByText("Two goals ahead now.");
  await expect(text).toBeVisible(SHOWN);
  expect(Date.now() - at).toBeGreaterThan(DELAY_MS - NOISE_MS);
});
