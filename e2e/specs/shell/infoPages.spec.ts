// The information pages: documents from the server in the requested language, and a retry when they fail to load.
import { overflowOf } from "../../support/languageProof.ts";
import { aMember, startSignedIn } from "../../support/signIn.ts";
import { expect, test } from "../../support/test.ts";

const DOCUMENT_CALL = "/v1/api/user/getDoc";

/** Path → the document's heading. */
const DOCUMENTS = {
  "/faq": "Questions and answers",
  "/about": "Football, as it happens",
  "/privacy": "Privacy policy",
  "/service-agreement": "Service agreement",
} as const;

test("the footer links to them, each has its title, its heading and its text", async ({
  page,
  complaints,
}) => {
  await page.goto("/favorites");
  const foot = page.getByRole("contentinfo");
  await expect(foot.getByRole("navigation").getByRole("link")).toHaveCount(7);
  await foot.getByRole("link", { name: "Questions" }).click();
  await expect(page).toHaveURL("/faq");
  await expect(page).toHaveTitle("Questions and answers – Touchline");
  for (const [path, heading] of Object.entries(DOCUMENTS)) {
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(heading);
    await expect(page.locator("[data-rich-text] p").first()).toBeVisible();
    await expect(page.getByText(/^Last changed on \d/)).toBeVisible();
  }
  expect(complaints).toEqual([]);
});

test("chapters are linked, by click, by keyboard and by address", async ({ page }) => {
  await page.goto("/faq");
  const contents = page.getByRole("navigation", { name: "On this page" });
  await expect(contents.getByRole("link")).toHaveText([
    "Scores",
    "Favourites and alerts",
    "Odds",
    "Account",
    "Community and creators",
    "Contact",
  ]);
  await contents.getByRole("link", { name: "Account" }).click();
  await expect(page).toHaveURL("/faq#s-account");
  const chapter = page.getByRole("heading", { name: "Account", exact: true });
  await expect(chapter).toBeFocused();
  await expect(chapter).toBeInViewport();
  await page.goto("/about");
  await page.goto("/faq#s-community-and-creators");
  await expect(page.getByRole("heading", { name: "Community and creators", exact: true })).toBeInViewport();
});

test("a lang query chooses the language of page and document, as in links of dialogs", async ({
  page,
  product,
}) => {
  await page.goto("/privacy?lang=fr_FR");
  await expect(page).toHaveURL("/fr/privacy?lang=fr_FR");
  await expect(page.locator("html")).toHaveAttribute("lang", "fr");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Privacy policy");
  // The server has no French text; the lang attribute tells screen readers, the note everybody else.
  await expect(page.locator("[data-rich-text]")).toHaveAttribute("lang", "en-GB");
  await expect(page.getByText("anglais")).toBeVisible();
  await page.goto("/service-agreement?lang=en_GB");
  await expect(page).toHaveURL("/service-agreement?lang=en_GB");
  const link = page.locator("[data-rich-text] a").first();
  await expect(link).toHaveAttribute("target", "_blank");
  await expect(link).toHaveAttribute("rel", "noopener");
  await page.goto("/ar/privacy");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("سياسة الخصوصية");
  // The heading is there before the document is asked for.
  await expect(page.locator("[data-rich-text]")).toHaveAttribute("lang", "ar");
  expect((await product.control.state()).sinceReset.requests[DOCUMENT_CALL]).toBe(3);
});

test("a document that fails to load says so, and Retry loads it", async ({ page, product }) => {
  await product.control.act("fault", { path: DOCUMENT_CALL, kind: "json" });
  await page.goto("/about");
  await expect(page.getByText("This text could not be loaded.")).toBeVisible();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("About Touchline");
  await product.control.act("clearFaults");
  await page.getByRole("button", { name: "Retry" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Football, as it happens");
});

test.describe("on an iPhone", () => {
  test.use({ userAgent: "Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15" });

  test("its own steps to the home screen are first", async ({ page }) => {
    await page.goto("/download");
    await expect(page.getByRole("main").getByRole("heading", { level: 2 }).first()).toHaveText(
      /iPhone and iPad\s*This device/,
    );
  });
});

test("a long word in a message fits a phone of 320 px", async ({ page, product }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  const member = await aMember(product);
  await product.control.act("notice", {
    userId: member.userId,
    type: "reply",
    actorId: member.userId,
    text: "Donaudampfschifffahrtsgesellschaftskapitän".repeat(3),
  });
  await startSignedIn(page, product, member);
  await page.goto("/message");
  await expect(page.locator("[data-notice-id]")).toHaveCount(1);
  expect(await overflowOf(page)).toEqual([]);
});
