// The single keys on a real list: the focus goes from row to row, each in sight, and other keys act on its row. The list
// of the keys is in the language of the page and switches them off. See docs/product.md#keys.
import type { Page } from "@playwright/test";
import { listPage } from "../../pages/listPage.ts";
import { expect, test } from "../../support/test.ts";

const focused = (page: Page): Promise<number> =>
  page.evaluate(() =>
    Number(document.activeElement?.closest<HTMLElement>("[data-match-id]")?.dataset["matchId"] ?? 0),
  );

/** Presses until the keys, which load after the rows, have been heard. */
async function startKeys(page: Page): Promise<void> {
  await expect
    .poll(async () => {
      await page.keyboard.press("j");
      return focused(page);
    })
    .toBeGreaterThan(0);
}

test("j and k go through the rows, in sight, and s, b and Enter act on the row", async ({
  page,
  product,
}) => {
  await product.control.act("freeze", { on: true });
  await page.goto("/");
  await listPage(page).settled();
  await startKeys(page);
  const first = await focused(page);
  for (let times = 0; times < 25; times += 1) await page.keyboard.press("j");
  const far = await focused(page);
  expect(far).not.toBe(first);
  await expect(page.locator(`[data-line] [data-match-id="${far}"]`)).toBeInViewport({ ratio: 1 });
  // A press is for the next row that is drawn; a busy machine draws rows after the press.
  await expect
    .poll(async () => {
      await page.keyboard.press("k");
      return focused(page);
    })
    .toBe(first);

  await page.keyboard.press("s");
  await expect(page.locator(`[data-line] [data-match-id="${first}"] [data-favorite=match]`)).toHaveAttribute(
    "aria-pressed",
    "true",
  );
  await page.keyboard.press("b");
  await expect(page.getByText("1 on the board")).toBeVisible();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(new RegExp(`/football/match/${first}`));
});

test("? lists the keys in the language of the page, and can switch them off", async ({ page }) => {
  await page.goto("/de/");
  await listPage(page).settled();
  await startKeys(page);
  await page.keyboard.press("?");
  const dialog = page.getByRole("dialog", { name: "Tasten" });
  await expect(dialog.getByText("Zum nächsten Spiel")).toBeVisible();
  await dialog.getByRole("switch").click();
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
  await page.keyboard.press("j");
  expect(await focused(page)).toBe(0);
  await page.keyboard.press("/");
  await expect(page.getByRole("dialog")).toBeHidden();
});
