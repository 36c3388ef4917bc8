// The board: chosen matches as tiles, in every tab, by pointer and keys, and in a window that is kept on top.
// See docs/product.md#the-board.
import type { Page } from "@playwright/test";
import { expect, test } from "../../support/test.ts";
import { freezeWorld } from "../../support/stagedDay.ts";
import { layoutShifts, watchShifts } from "../../support/stillness.ts";

const tileOf = (page: Page, id: number) => page.locator(`[data-board-place] > [data-match-id="${id}"]`);
const order = (page: Page): Promise<string[]> =>
  page
    .locator("[data-board-place] > [data-match-id]")
    .evaluateAll((tiles) => tiles.map((tile) => (tile as HTMLElement).dataset["matchId"] ?? ""));

test("a goal and a card reach their tile with minute and player, and move nothing", async ({
  page,
  product,
}) => {
  const ids = await freezeWorld(product, 4);
  const [first = 0, second = 0] = ids;
  await watchShifts(page);
  await page.goto(`/board?m=${ids.join(",")}`);
  await expect(tileOf(page, first).locator("[data-field=homeScore]")).toHaveText("1");
  // The summary is there: its line tells what has happened.
  await expect(tileOf(page, second).locator("[role=img][aria-hidden=false]").first()).toBeVisible();
  const before = (await layoutShifts(page)).length;
  await product.control.act("goal", { matchId: first, side: "home" });
  await product.control.act("card", { matchId: second, side: "away", color: "red" });
  await expect(tileOf(page, first).locator("[data-field=homeScore]")).toHaveText("2");
  // Who was booked already sees a second yellow card.
  await expect(
    tileOf(page, second).locator("li:is([data-kind=redCard], [data-kind=secondYellowCard])"),
  ).toBeVisible();
  // The popups of both events are no part of the page.
  expect((await layoutShifts(page)).slice(before).flatMap(({ inPage }) => inPage)).toEqual([]);
});

test("matches of the list's menu are chosen in all tabs, and opened, moved, removed and saved", async ({
  page,
  context,
  product,
}) => {
  const [first = 0, second = 0, third = 0] = await freezeWorld(product, 3);
  await page.goto("/");
  const other = await context.newPage();
  await other.goto("/live");
  for (const id of [first, second]) {
    await page.locator(`[data-line] [data-match-id="${id}"] button[aria-haspopup=menu]`).click();
    await page.getByRole("menuitem", { name: "Add to the board" }).click();
  }
  await expect(page.getByText("2 on the board")).toBeVisible();
  await other.goto(`/football/match/${third}`);
  await other.getByRole("button", { name: /^Add to the board:/ }).click();
  await expect(page.getByText("3 on the board")).toBeVisible();
  await page.bringToFront();
  await page.getByRole("button", { name: "Open", exact: true }).click();
  await expect.poll(() => order(page)).toEqual([first, second, third].map(String));
  expect(page.url()).toContain(`/board?m=${[first, second, third].join(",")}`);

  const handle = page.getByRole("button", { name: /^Move:/ });
  await handle.first().focus();
  await page.keyboard.press("Alt+ArrowRight");
  await expect.poll(() => order(page)).toEqual([second, first, third].map(String));
  const from = await handle.first().boundingBox();
  const to = await tileOf(page, third).boundingBox();
  await page.mouse.move((from?.x ?? 0) + 8, (from?.y ?? 0) + 8);
  await page.mouse.down();
  await page.mouse.move((to?.x ?? 0) + 60, (to?.y ?? 0) + 60, { steps: 6 });
  await page.mouse.up();
  await expect.poll(() => order(page)).toEqual([first, third, second].map(String));

  const remove = page.getByRole("button", { name: /^Remove from the board:/ });
  // The offer holds for 6 s, and begins with the removal: it is pressed before anything else is looked at.
  await remove.first().click();
  await page.getByRole("button", { name: "Undo" }).click();
  await expect.poll(() => order(page)).toEqual([first, third, second].map(String));
  await expect(page.getByRole("button", { name: "Undo" })).toHaveCount(0);

  await page.getByRole("button", { name: "Save" }).click();
  await page.getByLabel("Name of the board").fill("Saturday");
  await page.keyboard.press("Enter");
  await other.goto("/board");
  await expect(other.getByRole("link", { name: /Saturday/ })).toHaveAttribute(
    "href",
    `/board?m=${[first, third, second].join(",")}`,
  );
});

/** Holds what is at the first place until the test has seen what it causes, and then lets it go at the second. */
const DRAGS = {
  async mouse(page: Page, from: Place, to: Place, seen: () => Promise<void>): Promise<void> {
    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
    await page.mouse.move(to.x, to.y, { steps: 4 });
    await seen();
    await page.mouse.up();
  },
  async finger(page: Page, from: Place, to: Place, seen: () => Promise<void>): Promise<void> {
    const browser = await page.context().newCDPSession(page);
    const touch = (type: "touchStart" | "touchMove" | "touchEnd", touchPoints: Place[]) =>
      browser.send("Input.dispatchTouchEvent", { type, touchPoints });
    await touch("touchStart", [from]);
    for (const part of [0.25, 0.5, 0.75, 1])
      await touch("touchMove", [{ x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part }]);
    await seen();
    await touch("touchEnd", []);
  },
};

interface Place {
  readonly x: number;
  readonly y: number;
}

for (const by of ["mouse", "finger"] as const)
  test(`on a phone a tile that a ${by} holds at the lower edge scrolls the board to its end`, async ({
    page,
    product,
  }) => {
    const ids = await freezeWorld(product, 9);
    const [first = 0, ...others] = ids;
    await page.setViewportSize({ width: 390, height: 700 });
    await page.goto(`/board?m=${ids.join(",")}`);
    await expect(tileOf(page, first)).toContainText("1");
    const box = await page
      .getByRole("button", { name: /^Move:/ })
      .first()
      .boundingBox();
    const from = { x: (box?.x ?? 0) + 8, y: (box?.y ?? 0) + 8 };
    await DRAGS[by](page, from, { x: 200, y: 690 }, () =>
      expect.poll(() => order(page)).toEqual([...others, first].map(String)),
    );
    await expect.poll(() => page.url()).toContain(`/board?m=${[...others, first].join(",")}`);
  });

test("on top it stays live and shows popups while its tab is out of sight, and goes when it is closed", async ({
  page,
  context,
  product,
}) => {
  const [first = 0, second = 0, third = 0] = await freezeWorld(product, 3);
  const ids = [first, second];
  await page.goto(`/board?m=${ids.join(",")}`);
  await expect(tileOf(page, first)).toContainText("1");
  const opened = context.waitForEvent("page");
  await page.getByRole("button", { name: "Keep on top" }).click();
  const top = await opened;
  const score = top.locator(`[data-match-id="${first}"] [data-field=homeScore]`);
  await expect(score).toHaveText("1");
  expect(await top.locator("html").getAttribute("lang")).toBe(
    await page.locator("html").getAttribute("lang"),
  );
  // Another page of the tab, and the tab out of sight.
  await page.getByRole("link", { name: "Scores" }).click();
  await page.locator(`[data-match-id="${third}"] [data-favorite=match]`).first().click();
  await page.evaluate(() => {
    Object.defineProperty(document, "visibilityState", { get: () => "hidden" });
    document.dispatchEvent(new Event("visibilitychange"));
  });
  await product.control.act("goal", { matchId: third, side: "home" });
  const popup = top.getByRole("list", { name: "Match events" }).getByRole("listitem");
  await expect(popup).toHaveAttribute("data-type", "goal");
  await popup.getByRole("link").click();
  await expect(page).toHaveURL(new RegExp(`/football/match/${third}\\b`));
  await (await context.newPage()).goto("/about");
  await product.control.act("goal", { matchId: first, side: "home" });
  await expect(score).toHaveText("2");
  await top.close();
  await page.goto(`/board?m=${ids.join(",")}`);
  await expect(page.getByRole("button", { name: "Keep on top" })).toHaveAttribute("aria-pressed", "false");
});
