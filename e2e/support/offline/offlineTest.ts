// For tests of the offline worker: the product over a line that the test can cut, a visit, and what a start shows.
import type { BrowserContext, Page } from "@playwright/test";
import { listPage } from "../../pages/listPage.ts";
import { type LiveWorkers, watchLiveWorkers } from "../core/browserTargets.ts";
import { keptLists } from "../core/keptLists.ts";
import { allKept } from "./offlineWorker.ts";
import { type Line, openLine } from "./openLine.ts";
import { expect, test as base } from "../test.ts";

export { expect };

/** Options of each such test: its worker and its caches are its own. */
export const WITH_WORKER = { keepsContext: false, serviceWorkers: "allow" } as const;

/** The product at the end of a line that the test can cut. */
export const test = base.extend<{ line: Line; cores: LiveWorkers }>({
  line: async ({ product }, use) => {
    const line = await openLine(product.origin);
    await use(line);
    await line.stop();
  },
  cores: async ({ browser }, use) => {
    const cores = await watchLiveWorkers(browser);
    await use(cores);
    await cores.close();
  },
  baseURL: async ({ product, line }, use) => {
    await product.control.act("reset");
    await use(line.origin);
  },
});

/**
 * Closes all pages, or those given, and the cores (of one build), which may outlive them and would show their own list to
 * the next page.
 */
export async function leave(
  context: BrowserContext,
  cores: LiveWorkers,
  { pages = context.pages(), build = "" }: { pages?: readonly Page[]; build?: string } = {},
): Promise<void> {
  for (const page of pages) await page.close();
  const names = async () => (await cores.names()).filter((name) => name.includes(build));
  for (const name of await names()) await cores.kill(name);
  await expect.poll(names).toEqual([]);
}

/**
 * One visit, until a start without the network is possible. `paths` are pages with a list, in tabs of their own after the
 * first, so that the core writes all their lists at once. With `whole` all files are kept, and the worker is at rest.
 */
export async function visit(
  page: Page,
  origin: string,
  { paths = ["/live"], language = "en", whole = false } = {},
): Promise<void> {
  for (const [index, path] of paths.entries()) {
    const tab = index === 0 ? page : await page.context().newPage();
    await tab.goto(path);
    await listPage(tab).settled();
  }
  await expect.poll(async () => (await keptLists(page))?.length).toBe(paths.length);
  await allKept(page, { origin }, { language, whole });
}

/** The page shows the score of the last visit, and how old it is. */
export async function showsOldScore(page: Page, matchId: number, score: string): Promise<void> {
  const list = listPage(page);
  await expect(list.field(matchId, "homeScore")).toHaveText(score);
  await expect(list.connection.first()).toHaveAttribute("data-connection", "reconnecting");
  // In its first 10 s a list is told as "just now".
  await expect(list.connection.first()).toContainText(/\d/, { timeout: 12_000 });
}
