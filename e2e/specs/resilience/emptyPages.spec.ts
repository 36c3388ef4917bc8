// A page whose files are blocked, missing or replaced by a document loads itself again once, then says what is wrong.
import type { Page, Route } from "@playwright/test";
import { listPage } from "../../pages/listPage.ts";
import { expect, test } from "../../support/test.ts";

// Files that a test takes away may be in no cache, nor in one of the offline worker.
test.use({ keepsContext: false, serviceWorkers: "block" });

const FAILED = "Diese Seite konnte nicht angezeigt werden";
const UNSTARTED = "Diese Seite konnte nicht starten.";

const NO_SCORES = "Die Liveergebnisse konnten nicht geladen werden.";
const CORE = /\/assets\/.*live\.worker-.*\.js$/;

const blocked = (route: Route): Promise<void> => route.abort("blockedbyclient");
const missing = (route: Route): Promise<void> => route.fulfill({ status: 404, body: "Nothing is here." });
/** A server that answers every address with the document of the home page. */
const replaced = (route: Route): Promise<void> =>
  route.fulfill({ status: 200, contentType: "text/html; charset=utf-8", body: "<!doctype html><p>Home</p>" });

/** How often the page's document has been loaded. */
function countLoads(page: Page): () => number {
  let loads = 0;
  page.on("domcontentloaded", () => {
    loads += 1;
  });
  return () => loads;
}

/** The page has loaded itself again once, and says that it could not be shown. */
async function expectSentence(page: Page, loads: () => number): Promise<void> {
  await expect(page.getByRole("alert").filter({ hasText: FAILED })).toBeVisible();
  // The sentence may be there before the document is complete.
  await expect.poll(loads).toBe(2);
  await expect(page.getByRole("alert").getByRole("link")).toBeVisible();
}

for (const [what, answer] of [
  ["blocked", blocked],
  ["missing", missing],
  ["replaced by a document", replaced],
] as const) {
  test(`where all scripts are ${what}, the page loads again once and says that it failed`, async ({
    page,
  }) => {
    await page.route(/\/assets\/.*\.js$/, answer);
    const loads = countLoads(page);
    await page.goto("/de/live");
    await expectSentence(page, loads);
  });

  test(`where the first screen's code is ${what}, the page loads again once and says that it failed`, async ({
    page,
  }) => {
    await page.route(/\/assets\/home-.*\.js$/, answer);
    const loads = countLoads(page);
    await page.goto("/de/live");
    await expectSentence(page, loads);
  });

  test(`where the texts of the language are ${what}, rows are there in English`, async ({ page }) => {
    await page.route(/\/assets\/de-.*\.js$/, answer);
    await page.goto("/de/live");
    await expect(page.getByRole("link", { name: "Favourites" }).first()).toBeVisible();
    await listPage(page).settled();
    await expect(page.getByText(FAILED)).toBeHidden();
  });
}

test("where a file of the first screen was replaced for a moment, the page is there after one reload", async ({
  page,
}) => {
  let documents = 0;
  page.on("request", (request) => {
    if (request.isNavigationRequest()) documents += 1;
  });
  await page.route(/\/assets\/home-.*\.js$/, (route) => (documents > 1 ? route.continue() : replaced(route)));
  await page.goto("/de/live");
  await listPage(page).settled();
  await expect(page.getByText(FAILED)).toBeHidden();
  expect(documents).toBe(2);
});

test("where the script of the head and all others are blocked, the page says that it could not start", async ({
  page,
  policyBreaches,
}) => {
  await page.route("**/de/live", async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replaceAll("<script>", "<script> ");
    await route.fulfill({ response, body });
  });
  await page.route(/\/assets\/.*\.js$/, blocked);
  await page.goto("/de/live");
  await expect(page.getByText(UNSTARTED)).toBeVisible();
  await expect.poll(async () => (await policyBreaches.take()).length).toBeGreaterThan(0);
});

test("where the style is replaced by a document, rows are there without it and no sentence is", async ({
  page,
}) => {
  await page.route(/\/assets\/.*\.css$/, replaced);
  await page.goto("/de/live");
  await listPage(page).settled();
  await expect(page.getByText(UNSTARTED)).toBeHidden();
});

test("where the core's script is replaced by a document, the page says that it has no scores and offers to load again", async ({
  page,
}) => {
  await page.route(CORE, replaced);
  await page.goto("/de/live");
  await expect(page.getByRole("banner")).toBeVisible();
  const { connection } = listPage(page);
  await expect(connection.first()).toHaveAttribute("data-connection", /^(?:reconnecting|offline)$/);
  const notice = page.getByRole("status").filter({ hasText: NO_SCORES });
  await expect(notice).toBeVisible();
  await expect(notice.getByRole("button", { name: "Seite neu laden" })).toBeVisible();
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("the page says in its language that it needs them", async ({ page }) => {
    for (const [path, words] of [
      ["/de/live", /JavaScript.*(?:ausgeschaltet|deaktiviert|blockiert)/],
      ["/ar/live", /JavaScript|جافا/],
    ] as const) {
      await page.goto(path);
      await expect(page.getByText(words)).toBeVisible();
      await expect(page.locator("#failed")).toBeHidden();
    }
  });
});
