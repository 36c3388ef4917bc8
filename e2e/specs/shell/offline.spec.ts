// Starts of the product without a network, or with one that ends during the start, and with new builds.
import { listPage } from "../../pages/listPage.ts";
import { allKept, keptBuilds, keptList, keptPaths } from "../../support/offline/offlineWorker.ts";
import { expect, leave, showsOldScore, test, visit, WITH_WORKER } from "../../support/offline/offlineTest.ts";
import type { Product } from "../../support/product.ts";
import { freezeWorld } from "../../support/stagedDay.ts";

test.use(WITH_WORKER);
// Each test fetches hundreds of files once per build, and the browser activates a worker when the one before is idle.
test.describe.configure({ timeout: 120_000 });

/** The states of the indicator in which news arrive. */
const WITH_NEWS = /^(?:live|polling)$/;

/** The addresses that the installed product opens: its start and its shortcuts. */
async function installedAddresses({ origin }: Product): Promise<readonly string[]> {
  const answer = await fetch(`${origin}/manifest.webmanifest`);
  const { start_url, shortcuts } = (await answer.json()) as {
    readonly start_url: string;
    readonly shortcuts: readonly { readonly url: string }[];
  };
  return [start_url, ...shortcuts.map(({ url }) => url)];
}

test("after one visit the product starts without a network: last scores with their age, until it is back", async ({
  context,
  cores,
  line,
  page,
  product,
}) => {
  const [matchId = 0] = await freezeWorld(product, 1);
  await visit(page, product.origin, { paths: ["/", "/live"], whole: true });
  await leave(context, cores);
  await product.control.act("goal", { matchId, side: "home" });
  const installed = await installedAddresses(product);
  line.cut();

  const later = await context.newPage();
  await later.goto("/live");
  await showsOldScore(later, matchId, "1");
  await expect(listPage(later).connection.first()).toContainText("Updated");
  await expect(later.getByRole("status").filter({ hasText: "No news from" })).toBeVisible();
  await later.reload();
  await showsOldScore(later, matchId, "1");
  await later.goto("/");
  await showsOldScore(later, matchId, "1");
  await later.reload();
  await showsOldScore(later, matchId, "1");
  // Where an icon of the installed product leads.
  for (const path of installed) {
    await later.goto(path);
    await expect(later.getByRole("main").getByRole("heading", { level: 1 })).toBeAttached();
  }
  // A page that was never opened.
  await later.goto("/settings/theme");
  await expect(later.getByRole("main").getByRole("radio", { name: "Dark" })).toBeAttached();

  line.restore();
  await leave(context, cores);
  const online = await context.newPage();
  await online.goto("/live");
  await expect(listPage(online).field(matchId, "homeScore")).toHaveText("2");
  await expect(listPage(online).connection.first()).toHaveAttribute("data-connection", WITH_NEWS);
});

test("without a network the product starts in the languages used, at addresses with and without a prefix", async ({
  context,
  cores,
  line,
  page,
  product,
}) => {
  const [matchId = 0] = await freezeWorld(product, 1);
  await visit(page, product.origin, { paths: ["/fr/", "/fr/live"], language: "fr" });
  await leave(context, cores);
  line.cut();
  const later = await context.newPage();
  for (const path of ["/fr/live", "/live", "/"]) {
    await later.goto(path);
    await expect(later).toHaveURL(/\/fr(?:\/live|\/)?$/);
    await showsOldScore(later, matchId, "1");
    await expect(later.locator("html")).toHaveAttribute("lang", "fr");
    await later.reload();
    await showsOldScore(later, matchId, "1");
  }
  // In a language that was never used the browser shows its own page.
  await expect(later.goto("/de/live")).rejects.toThrow("net::ERR_FAILED");
});

test("a network that ends in the middle of a start does not end the start", async ({
  context,
  cores,
  line,
  page,
  product,
}) => {
  const [matchId = 0] = await freezeWorld(product, 1);
  await visit(page, product.origin);
  await leave(context, cores);

  // The document comes from the server, and nothing after it.
  line.cutAt("/api/");
  const later = await context.newPage();
  const answer = await later.goto("/live");
  expect(answer?.fromServiceWorker()).toBe(true);
  await expect.poll(() => line.isCut()).toBe(true);
  await showsOldScore(later, matchId, "1");
});

test("a network that ends before the first file of a new build leaves the kept build to start", async ({
  context,
  cores,
  line,
  page,
  product,
}) => {
  const [matchId = 0] = await freezeWorld(product, 1);
  await visit(page, product.origin);
  await leave(context, cores);
  await product.control.act("deploy", { keepOld: false });
  const { id, start } = await keptList(product);
  // The page's entry. The worker may still fetch other files of the old build.
  const entry = start.find((path) => path.includes("/start-")) ?? "";
  line.cutAt(entry);
  const later = await context.newPage();
  const answer = await later.goto("/live", { waitUntil: "commit" });
  expect(await answer?.text()).toContain(entry);
  await expect.poll(() => line.isCut()).toBe(true);
  // The page loads itself again, from what is kept.
  await showsOldScore(later, matchId, "1");
  expect(await keptPaths(later, id)).not.toContain("/offline/document/en");
  line.restore();
  await later.reload();
  await expect(listPage(later).connection.first()).toHaveAttribute("data-connection", WITH_NEWS);
  await allKept(later, product, { whole: false });
});

test("two builds in a row: each open tab works with the files of its own build, offline starts the newest", async ({
  context,
  cores,
  line,
  page,
  product,
}) => {
  await freezeWorld(product, 1);
  await visit(page, product.origin, { whole: true });
  const { id: oldest } = await keptList(product);
  await page.evaluate(() => (document.body.dataset["stays"] = "yes"));

  const ids = [oldest];
  let newest = page;
  for (const _build of ["second", "third"]) {
    await product.control.act("deploy", { keepOld: false });
    newest = await context.newPage();
    await visit(newest, product.origin);
    ids.push((await keptList(product)).id);
    expect(await keptBuilds(newest)).toEqual(ids);
  }

  // The server has no file of the first build any more.
  const link = page.getByRole("contentinfo").getByRole("link", { name: "Questions" });
  await expect(async () => {
    await link.press("Enter");
    await expect(page).toHaveURL(/\/faq$/, { timeout: 1_500 });
  }).toPass();
  await expect(page.getByRole("heading", { level: 1, name: /questions/i })).toBeVisible();
  await expect(page.locator("body")).toHaveAttribute("data-stays", "yes");

  // When the last tab of the first build is closed, its files go with the next page.
  await leave(context, cores, { pages: [page], build: oldest });
  await newest.reload();
  await expect.poll(() => keptBuilds(newest)).toEqual(ids.slice(1));

  await leave(context, cores);
  line.cut();
  const later = await context.newPage();
  await later.goto("/live");
  await listPage(later).settled();
  const third = await keptPaths(later, ids.at(-1) ?? "");
  const script = await later.locator("head script[type=module]").getAttribute("src");
  expect(third).toContain(script);
});
