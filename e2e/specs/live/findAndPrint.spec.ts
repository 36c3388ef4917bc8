// Names are found in the whole list, and paper has the whole list: both also have what is not on the screen.
import type { Page } from "@playwright/test";
import { richMatch } from "../../backend/testing/feedClient.ts";
import { listPage } from "../../pages/listPage.ts";
import { overflowOf } from "../../support/languageProof.ts";
import { keepPaper, layPaper, paperText, printedPaper } from "../../support/paper.ts";
import { expect, test } from "../../support/test.ts";

/** The match in the last line of the whole list, which is drawn once the page is at its end. */
async function lastMatch(page: Page): Promise<{ readonly id: number; readonly home: string }> {
  const lines = await page.locator("[aria-setsize]").first().getAttribute("aria-setsize");
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
  const row = page.locator(`[aria-posinset="${lines}"] [data-match-id]:not([data-loading])`);
  await expect(row).toBeVisible();
  const id = Number(await row.getAttribute("data-match-id"));
  const home = await row.locator("[translate=no][dir=auto]").first().innerText();
  await page.evaluate(() => scrollTo(0, 0));
  return { id, home };
}

test("Ctrl+F finds a match that is not drawn, in the address too, and Escape shows all again", async ({
  page,
  product,
  complaints,
}) => {
  await product.control.act("freeze", { on: true });
  await page.goto("/");
  const list = listPage(page);
  await list.settled();
  const { id, home } = await lastMatch(page);
  const all = await page.locator("[aria-setsize]").first().getAttribute("aria-setsize");
  await page.locator("[aria-keyshortcuts~='Control+F']").waitFor();
  await page.keyboard.press("Control+f");
  const field = page.getByRole("searchbox", { name: "Find in this list" });
  await expect(field).toBeFocused();
  await page.keyboard.type(home.toLowerCase());
  await expect(list.row(id)).toBeVisible();
  await expect.poll(() => new URL(page.url()).searchParams.get("q")).toBe(home.toLowerCase());
  await expect(page.getByRole("status").filter({ hasText: /match(es)? found/ })).toBeVisible();
  await expect.poll(() => page.locator("[data-match-id]").count()).toBeLessThan(10);

  await page.reload();
  await expect(list.row(id)).toBeVisible();
  await expect(field).toHaveValue(home.toLowerCase());
  await field.fill("no such name");
  await expect(page.getByText("No match of this list has such a name.")).toBeVisible();
  await field.press("Escape");
  await expect(page.locator("[aria-setsize]").first()).toHaveAttribute("aria-setsize", all ?? "");
  await expect.poll(() => new URL(page.url()).search).toBe("");
  expect(complaints).toEqual([]);
});

test("the field covers the bar alone on the smallest phone, and no row moves", async ({ page, product }) => {
  await product.control.act("freeze", { on: true });
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto("/ar/live");
  const list = listPage(page);
  await list.settled();
  const row = page.locator("[data-match-id]").first();
  const before = await row.boundingBox();
  await page.locator("[aria-keyshortcuts~='Control+F']").waitFor();
  await page.keyboard.press("Control+f");
  await expect(page.getByRole("searchbox")).toBeFocused();
  expect(await row.boundingBox()).toEqual(before);
  expect(await overflowOf(page)).toEqual([]);
});

test("Ctrl+P prints every match of the list once, in order, on few pages, those of a collapsed league too", async ({
  page,
  product,
  complaints,
}) => {
  await product.control.act("freeze", { on: true });
  await keepPaper(page);
  await page.goto("/");
  await listPage(page).settled();
  const isWhole = page.getByRole("list").filter({ has: page.locator("[aria-setsize]") });
  const size = isWhole.locator("[aria-setsize]").first();
  const lines = Number(await size.getAttribute("aria-setsize"));
  const shown = await listPage(page).drawnIds();
  const league = isWhole.getByRole("button", { name: /^Collapse / }).first();
  const matches = Number(/\d+$/.exec((await league.getAttribute("aria-label")) ?? "")?.[0]);
  expect(matches).toBeGreaterThan(0);
  await league.click();
  await expect(size).toHaveAttribute("aria-setsize", String(lines - matches));
  await page.locator("[aria-keyshortcuts~='Control+F']").waitFor();
  await page.keyboard.press("Control+p");
  await printedPaper(page);
  const html = await paperText(page);
  const ids = [...html.matchAll(/data-printed="(\d+)"/g)].map(([, id]) => Number(id));
  const headings = html.match(/<h[23]/g)?.length ?? 0;
  expect(ids.length + headings).toBe(lines);
  expect(new Set(ids).size).toBe(ids.length);
  expect(ids.slice(0, shown.length)).toEqual(shown);
  await expect(page.locator("[data-print]")).toHaveCount(0);
  await expect(size).toHaveAttribute("aria-setsize", String(lines - matches));

  await layPaper(page);
  const pdf = (await page.pdf({ format: "A4" })).toString("latin1");
  const pages = pdf.match(/\/Type\s*\/Page\b(?!s)/g)?.length ?? 0;
  expect(pages).toBeGreaterThan(0);
  expect(pages).toBeLessThanOrEqual(Math.ceil((ids.length * 12) / 524));
  expect(complaints).toEqual([]);
});

/** Colours of what would be printed, and whether it is seen. */
const looksOnPaper = (page: Page, selector: string): Promise<readonly string[]> =>
  page.locator(selector).evaluateAll((elements) =>
    elements.map((element) => {
      const { color, backgroundColor, visibility } = getComputedStyle(element);
      return [color, backgroundColor, visibility].join(" ");
    }),
  );

test("the standings of a league and the line-ups of a match are printed alone, black on white, in a dark Arabic page too", async ({
  page,
  product,
  complaints,
}) => {
  await product.control.act("freeze", { on: true });
  await keepPaper(page);
  await page.emulateMedia({ colorScheme: "dark" });
  const { matchId } = await richMatch(product.origin);
  for (const [path, lines, button] of [
    ["/ar/football/league/36?tab=standings", "tbody tr", "طباعة"],
    [`/en/football/match/${matchId}/lineups`, "ul > li", "Print"],
  ] as const) {
    await page.emulateMedia({ media: "screen" });
    await page.goto(path);
    await expect(page.getByRole("button", { name: button, exact: true })).toBeVisible();
    expect(await overflowOf(page)).toEqual([]);
    await page.keyboard.press("Control+p");
    await printedPaper(page);
    await expect(page.locator("[data-print]")).toHaveCount(0);
    await layPaper(page);
    await page.emulateMedia({ media: "print" });
    await expect(page.locator("#root, main").first()).toBeHidden();
    await expect(page.locator(`[data-print] ${lines}`).first()).toBeVisible();
    expect(await page.locator(`[data-print] ${lines}`).count()).toBeGreaterThan(17);
    await expect(page.locator("[data-print] :is(button, input, [role=radiogroup])")).toHaveCount(0);
    const looks = new Set(await looksOnPaper(page, "[data-print] *"));
    expect([...looks]).toEqual(["rgb(0, 0, 0) rgba(0, 0, 0, 0) visible"]);
    const pdf = (await page.pdf({ format: "A4" })).toString("latin1");
    expect(pdf.match(/\/Type\s*\/Page\b(?!s)/g)?.length).toBe(1);
  }
  expect(complaints).toEqual([]);
});
