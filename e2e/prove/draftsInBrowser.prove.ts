// Drafts in the browser: a text is there again after every kind of end of its tab, its page or the core.
import type { Browser, BrowserContext, Page } from "@playwright/test";
import { createRandom, hashText, mix, type Random } from "../backend/world/random.ts";
import type { Product } from "../support/product.ts";
import { aMember, signInAs, startSignedIn, type TestMember } from "../support/signIn.ts";
import { expect, test } from "../support/test.ts";
import { expectFigure } from "./lib/figure.ts";
import { ADDRESS, killCore, openDialog, textOf } from "./lib/writing/inBrowser.ts";

/** Of each kind. */
const TIMES = 6;
/** docs/product.md#drafts: after a crash that no event announces, the keys of this time before may be lost, ms. */
const LOST_MS = 1_500;

interface Scene {
  readonly page: Page;
  readonly context: BrowserContext;
  readonly browser: Browser;
  readonly product: Product;
  readonly member: TestMember;
}

/** As the user closes a tab: its last handlers run. */
async function closeTab(page: Page): Promise<void> {
  const closed = page.waitForEvent("close");
  await page.close({ runBeforeUnload: true });
  await closed;
}

async function reopen({ context }: Scene): Promise<Page> {
  const page = await context.newPage();
  await page.goto(ADDRESS);
  return page;
}

/** Each ends the page and returns the next one. */
const ENDS: Readonly<Record<string, (scene: Scene) => Promise<Page>>> = {
  async reload({ page }) {
    await page.reload();
    return page;
  },
  async "closed tab"(scene) {
    const other = await scene.context.newPage();
    await other.goto("/faq");
    await closeTab(scene.page);
    await other.close();
    return reopen(scene);
  },
  async "closed last tab"(scene) {
    await closeTab(scene.page);
    return reopen(scene);
  },
  async "crashed tab"(scene) {
    const { page, context } = scene;
    // The time in which keys may be lost.
    await page.waitForTimeout(LOST_MS);
    const crashed = page.waitForEvent("crash");
    const session = await context.newCDPSession(page);
    void session.send("Page.crash").catch(() => undefined);
    await crashed;
    return reopen(scene);
  },
  async "killed core"({ page, browser }) {
    await killCore(browser);
    await page.reload();
    return page;
  },
  async "expired sign-in"({ page, product, member }) {
    await product.control.act("expireSessions", { userId: member.userId });
    await page.reload();
    await expect(page.getByRole("banner").getByRole("button", { name: "Sign in" })).toBeVisible();
    await page.goto("/");
    await signInAs(page, member);
    await page.goto(ADDRESS);
    return page;
  },
  async "new build"({ page, context, product }) {
    // Files of this build that the browser has kept would not be missing.
    const session = await context.newCDPSession(page);
    await session.send("Network.clearBrowserCache");
    await product.control.act("deploy", { keepOld: false });
    // Nothing reloads the page while one writes in it.
    await page.keyboard.press("Escape");
    await page.getByRole("contentinfo").getByRole("link", { name: "Questions" }).press("Enter");
    // A page whose code is missing reloads once within 10 s, and later by its button.
    const questions = page.getByRole("heading", { level: 1, name: /questions/i });
    const reload = page.getByRole("main").getByRole("button", { name: "Reload the page" });
    await expect(questions.or(reload)).toBeVisible();
    if (await reload.isVisible()) await reload.click();
    await expect(questions).toBeVisible();
    await page.goto(ADDRESS);
    return page;
  },
  async back({ page }) {
    await page.goBack();
    await page.goForward();
    return page;
  },
};

/** Types letters as a quick writer does. Returns them. */
async function type(page: Page, random: Random): Promise<string> {
  const letters = Array.from({ length: random.int(5, 20) }, () =>
    String.fromCodePoint(96 + random.int(1, 26)),
  ).join("");
  await textOf(page).pressSequentially(letters, { delay: random.int(10, 120) });
  return letters;
}

for (const [kind, end] of Object.entries(ENDS)) {
  test(`a text is there again after: ${kind}`, async ({ page, context, browser, product }) => {
    const member = await aMember(product);
    await startSignedIn(page, product, member);
    let shown = page;
    await shown.goto("/faq");
    await shown.goto(ADDRESS);
    let lost = 0;
    let text = "";
    for (let time = 1; time <= TIMES; time += 1) {
      const random = createRandom(mix(hashText(kind), time));
      await openDialog(shown);
      await expect(textOf(shown)).toHaveValue(text);
      await textOf(shown).press("Control+End");
      text += await type(shown, random);
      shown = await end({ page: shown, context, browser, product, member });
      await openDialog(shown);
      const isThere = await expect(textOf(shown))
        .toHaveValue(text)
        .then(
          () => true,
          () => false,
        );
      if (!isThere) lost += 1;
      await shown.keyboard.press("Escape");
    }
    expectFigure(`${kind}: texts lost of ${TIMES}`, lost, { atMost: 0 });
  });
}
