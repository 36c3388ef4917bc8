// Checks a page in a language: its attributes, its texts, and that nothing is wider than the screen.
import type { Page } from "@playwright/test";
import { foreignTexts } from "./catalogue.ts";
import { pageLoaded } from "./everyPage.ts";
import { expect } from "./assert/expect.ts";

export interface Language {
  /** Name of the catalogue. */
  readonly id: string;
  /** "" or "/fr". */
  readonly prefix: string;
  readonly html: string;
  readonly dir: "ltr" | "rtl";
}

/**
 * docs/product.md#locale-prefixes, docs/wire.md#language-codes, written down here a second time on purpose.
 */
export const LANGUAGES: readonly Language[] = [
  ["en", "en-GB"],
  ["ar", "ar"],
  ["en-us", "en-US"],
  ["tl", "fil"],
  ["fr", "fr"],
  ["de", "de"],
  ["hi", "hi"],
  ["id", "id"],
  ["it", "it"],
  ["ja", "ja"],
  ["ko", "ko"],
  ["ms", "ms"],
  ["pt", "pt-BR"],
  ["ru", "ru"],
  ["zh", "zh-CN"],
  ["es", "es"],
  ["sw", "sw"],
  ["th", "th"],
  ["zh-hk", "zh-HK"],
  ["vi", "vi"],
].map(([id = "", html = ""]) => ({
  id,
  html,
  prefix: id === "en" ? "" : `/${id}`,
  dir: id === "ar" ? "rtl" : "ltr",
}));

/** The widths that are checked before that of WIDE, px. */
const NARROW = [320, 768] as const;

/** Every visible or spoken text of the page at this moment, with its place. */
export function textsOf(page: Page): Promise<readonly { readonly text: string; readonly place: string }[]> {
  return page.evaluate(() => {
    const found: { text: string; place: string }[] = [];
    const place = (element: Element): string =>
      `${element.tagName.toLowerCase()}.${element.getAttribute("class") ?? ""}`;
    // Text in its own language is marked by its own lang attribute.
    const foreign = (element: Element): boolean => element.closest("[lang]") !== document.documentElement;
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node.parentElement;
      const text = node.textContent?.trim() ?? "";
      if (!element || text === "" || element.closest("script, style, noscript") || foreign(element)) continue;
      found.push({ text, place: place(element) });
    }
    for (const element of document.querySelectorAll("[aria-label], [title], [placeholder], [alt]")) {
      for (const name of ["aria-label", "title", "placeholder", "alt"]) {
        const text = element.getAttribute(name)?.trim() ?? "";
        if (text !== "" && !foreign(element)) found.push({ text, place: `${place(element)}[${name}]` });
      }
    }
    found.push({ text: document.title, place: "title" });
    return found;
  });
}

/** Elements wider than the page; empty when everything fits. */
export async function overflowOf(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth <= clientWidth) return [];
    return [...document.querySelectorAll("body *")]
      .filter((element) => {
        const { left, right } = element.getBoundingClientRect();
        return right > clientWidth + 1 || left < -1;
      })
      .map((element) => `${element.tagName}.${element.getAttribute("class") ?? ""}`)
      .slice(0, 8)
      .concat(`${scrollWidth} > ${clientWidth}`);
  });
}

/**
 * Checks a loaded page: the attributes of its language, no text of another language, and nothing wider than the
 * screen at any of the widths `narrow` and at WIDE, in which it leaves the window.
 */
export async function proveLanguageOf(
  page: Page,
  language: Language,
  address: string,
  narrow: readonly number[] = NARROW,
): Promise<void> {
  const root = page.locator("html");
  await expect(root, address).toHaveAttribute("lang", language.html);
  await expect(root, address).toHaveAttribute("dir", language.dir);
  for (const width of [...narrow, WIDE.width]) {
    await page.setViewportSize({ ...WIDE, width });
    await pageLoaded(page);
    expect(await overflowOf(page), `${address} at ${width} px`).toEqual([]);
  }
  const foreign = foreignTexts(language.id);
  const texts = await textsOf(page);
  expect(
    texts.filter(({ text }) => foreign.has(text)),
    `${language.id} ${address}`,
  ).toEqual([]);
}

/** The size of the window in which pages are opened. */
export const WIDE = { width: 1440, height: 900 } as const;
