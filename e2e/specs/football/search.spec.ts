// The search: opened from any page, finds names without accents, works by keyboard; and the explanation of icons.
import { searchDialog, type SearchDialogModel } from "../../pages/searchDialog.ts";
import { listPage } from "../../pages/listPage.ts";
import { hasFocus } from "../../support/assert/hasFocus.ts";
import { expect, test } from "../../support/test.ts";
import { endTransitions } from "../../support/transitions.ts";

let search: SearchDialogModel;

test.beforeEach(async ({ page, complaints }) => {
  expect(complaints).toEqual([]);
  search = searchDialog(page);
  await page.goto("/");
  await listPage(page).settled();
});

test("opens by button, by / and by Ctrl-K; Esc closes it and restores the focus, as in the explanation of icons", async ({
  page,
}) => {
  await search.button.click();
  await expect(search.field).toBeFocused();
  await expect(search.group("Popular searches").getByRole("option").first()).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(search.dialog).toHaveCount(0);
  await expect(search.button).toBeFocused();

  await page.keyboard.press("/");
  await expect(search.field).toBeFocused();
  await expect(search.field).toHaveValue("");
  // In a field the key types a letter.
  await page.keyboard.press("/");
  await expect(search.field).toHaveValue("/");
  await page.keyboard.press("Escape");
  await expect(search.dialog).toHaveCount(0);

  await page.keyboard.press("Control+k");
  await expect(search.field).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(search.dialog).toHaveCount(0);

  // The footer below a long list moves while rows are drawn.
  await page.goto("/favorites");
  const link = page.getByRole("contentinfo").getByRole("button", { name: "What the icons mean" });
  await link.click();
  const dialog = page.getByRole("dialog", { name: "What the icons mean" });
  await expect(dialog.getByRole("term").filter({ hasText: "Own goal" })).toBeVisible();
  await hasFocus(dialog);
  await page.keyboard.press("Escape");
  await expect(dialog).toHaveCount(0);
  await expect(link).toBeFocused();
});

test("finds an accented name by its plain letters; arrows and Enter open its page", async ({ page }) => {
  await page.keyboard.press("/");
  await search.field.pressSequentially("avila", { delay: 30 });
  const teams = search.group("Teams");
  await expect(teams.getByRole("option").first()).toContainText("Ávila");
  await expect(teams.locator("mark").first()).toHaveText("Ávila");
  await expect(search.active).toHaveCount(1);
  const names = await search.names();
  await page.keyboard.press("ArrowDown");
  await expect(search.active).toContainText(names[1] ?? "");
  const chosen = await search.active.getAttribute("href");
  expect(chosen).toMatch(/^\/football\/(league|team|player|match)\/\d+$/);
  await page.keyboard.press("Enter");
  await expect(search.dialog).toHaveCount(0);
  await expect(page).toHaveURL(new RegExp(`${chosen}(/|$)`));
});

test("fills the screen of a phone, and is mirrored in Arabic", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await search.button.click();
  await search.field.fill("zam");
  await expect(search.options.first()).toBeVisible();
  await endTransitions(page);
  const box = await search.dialog.boundingBox();
  expect([box?.x, box?.y, box?.width, box?.height].map((edge) => Math.round(edge ?? -1))).toEqual([
    0, 0, 360, 740,
  ]);

  await page.setViewportSize({ width: 1360, height: 900 });
  await page.goto("/ar/");
  await listPage(page).settled();
  await page.keyboard.press("/");
  const field = page.getByRole("combobox");
  await field.fill("zamora");
  const option = page.getByRole("option").filter({ hasText: "Zamora" }).first();
  await expect(option).toBeVisible();
  await endTransitions(page);
  const [picture, name] = [
    await option.locator("img").boundingBox(),
    await option.locator("bdi").first().boundingBox(),
  ];
  // The name is to the left of its picture, next to it.
  const gap = (picture?.x ?? 0) - ((name?.x ?? 0) + (name?.width ?? 0));
  expect(gap).toBeGreaterThan(0);
  expect(gap).toBeLessThan(24);
});
