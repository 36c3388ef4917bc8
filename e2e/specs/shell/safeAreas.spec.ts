// Phones whose screen has a notch, round corners and a bar for gestures: nothing to read or press lies under them.
import type { Browser, Page } from "@playwright/test";
import { listPage } from "../../pages/listPage.ts";
import { aMember, startSignedIn } from "../../support/signIn.ts";
import { freezeWorld } from "../../support/stagedDay.ts";
import { pageLoaded } from "../../support/everyPage.ts";
import { endTransitions } from "../../support/transitions.ts";
import { expect, test } from "../../support/test.ts";

interface Insets {
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
  readonly left: number;
}

/** An installed page on a phone, upright and on its side, CSS px. */
const PHONES: readonly (readonly [string, { readonly width: number; readonly height: number }, Insets])[] = [
  ["upright", { width: 390, height: 844 }, { top: 47, right: 0, bottom: 34, left: 0 }],
  ["on its side", { width: 844, height: 390 }, { top: 0, right: 47, bottom: 21, left: 47 }],
];

/**
 * Texts and controls that lie under an inset: at the sides all of them, above and below those that stay where they are
 * while the page scrolls.
 */
const under = (page: Page, insets: Insets): Promise<readonly string[]> =>
  page.evaluate(({ top, right, bottom, left }) => {
    const stays = (element: Element): boolean => {
      for (let at: Element | null = element; at !== null; at = at.parentElement)
        if (/fixed|sticky/.test(getComputedStyle(at).position)) return true;
      return false;
    };
    /** Where an element is seen: inside of what cuts it. */
    const seen = (element: Element, place: DOMRect): DOMRect | undefined => {
      let { left: from, right: to, top: above, bottom: below } = place;
      for (let at: Element | null = element; at !== null && at !== document.body; at = at.parentElement) {
        if (getComputedStyle(at).overflow === "visible") continue;
        const edge = at.getBoundingClientRect();
        from = Math.max(from, edge.left);
        to = Math.min(to, edge.right);
        above = Math.max(above, edge.top);
        below = Math.min(below, edge.bottom);
      }
      return to - from > 1 && below - above > 1
        ? new DOMRect(from, above, to - from, below - above)
        : undefined;
    };
    const places = new Map<Element, DOMRect[]>();
    const words = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = words.nextNode(); node !== null; node = words.nextNode()) {
      const parent = node.parentElement;
      if (
        parent === null ||
        node.textContent?.trim() === "" ||
        !parent.checkVisibility({ opacityProperty: true })
      )
        continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      places.set(parent, [...range.getClientRects()]);
    }
    for (const control of document.querySelectorAll("a, button, input, textarea, select, [role=button]"))
      if (
        control.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
        control.textContent?.trim() === ""
      )
        places.set(control, [control.getBoundingClientRect()]);
    const found: string[] = [];
    for (const [element, rects] of places)
      for (const rect of rects) {
        const place = seen(element, rect);
        if (place === undefined || place.width <= 2 || place.bottom <= 0 || place.top >= innerHeight)
          continue;
        const isBeside = place.left < left - 0.5 || place.right > innerWidth - right + 0.5;
        const isAboveOrBelow = place.top < top - 0.5 || place.bottom > innerHeight - bottom + 0.5;
        if (!isBeside && !(isAboveOrBelow && stays(element))) continue;
        const { left: x, top: y, right: toX, bottom: toY } = place;
        found.push(
          `${element.tagName} "${(element.textContent ?? "").slice(0, 30)}" ${[x, y, toX, toY].map(Math.round).join(" ")}`,
        );
      }
    return found;
  }, insets);

async function openPhone(
  browser: Browser,
  baseURL: string | undefined,
  viewport: { readonly width: number; readonly height: number },
  insets: Insets,
): Promise<Page> {
  const context = await browser.newContext({
    viewport,
    hasTouch: true,
    isMobile: true,
    ...(baseURL ? { baseURL } : {}),
  });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send("Emulation.setSafeAreaInsetsOverride", { insets });
  return page;
}

for (const [name, size, insets] of PHONES) {
  test(`a phone ${name}: bars, popups, offers and dialogs keep clear of notch and gestures`, async ({
    browser,
    baseURL,
    product,
  }) => {
    const [matchId = 0] = await freezeWorld(product, 2);
    const page = await openPhone(browser, baseURL, size, insets);
    const faults: string[] = [];
    const look = async (what: string): Promise<void> => {
      await endTransitions(page);
      for (const fault of await under(page, insets)) faults.push(`${what}: ${fault}`);
    };
    // A member without stars: a second press of one takes it away.
    await startSignedIn(page, product, await aMember(product));
    await page.goto("/live");
    const list = listPage(page);
    await list.settled();
    await look("list");
    await list.star(matchId);
    await product.control.act("goal", { matchId, side: "home" });
    await expect(page.locator("[data-popup-event]").first()).toBeVisible();
    await look("popup");

    await page.goto("/community?type=all");
    await pageLoaded(page);
    await look("community");
    await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: "instant" }));
    await look("end of the community");
    await page
      .locator("main")
      .getByRole("button", { name: /Write a post/ })
      .first()
      .click();
    await expect(page.getByRole("dialog").getByRole("textbox", { name: "Text" })).toBeEditable();
    await look("composer");
    await page.keyboard.press("Escape");

    await page.goto("/live");
    await list.settled();
    await page.getByRole("banner").getByRole("button", { name: "Search" }).click();
    await expect(page.getByRole("dialog")).toBeVisible();
    await look("search");
    expect(faults).toEqual([]);
    await page.context().close();
  });
}
