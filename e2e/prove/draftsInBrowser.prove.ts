// Drafts in the browser: a text is there again after every kind of end of its tab, its page or the core.
import type { Browser, BrowserContext, Page } from "@playwright/test";
import { createRandom, hashText, mix, type Random } from "../backend/world/random.ts";
import { watchLiveWorkers } from "../support/core/browserTargets.ts";
import type { Product } from "../support/product.ts";
import { aMember, signInAs, startSignedIn, type TestMember } from "../support/signIn.ts";
import { expect, test } from "../support/test.ts";
import { expectFigure } from "./lib/figure.ts";

const ADDRESS = "/community?type=all";
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

const textOf = (page: Page) =>
  page.getByRole("dialog", { name: "New post" }).getByRole("textbox", { name: "Text" });

/** Opens the dialog to write a post with. */
async function openDialog(page: Page): Promise<void> {
  await page
    .locator("main")
    .getByRole("button", { name: /Write a post|Go on writing/ })
    .first()
    .click();
  await expect(textOf(page)).toBeEditable();
}

async function killCore(browser: Browser): Promise<void> {
  const workers = await watchLiveWorkers(browser);
  const [name] = await workers.names();
  if (name !== undefined) await workers.kill(name);
  await workers.close();
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
