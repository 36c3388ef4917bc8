// Visits every page in a pseudo-language: unaccented text was never made translatable.
import type { Page } from "@playwright/test";
import { visitEveryPage } from "../support/everyPage.ts";
import { LANGUAGES, textsOf } from "../support/languageProof.ts";
import { type Product, startProduct } from "../support/product.ts";
import { expect, test as base } from "../support/test.ts";

/** The product built with accented texts instead of the English ones. */
const test = base.extend<object, { product: Product }>({
  product: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the pattern to know what a fixture needs
    async ({}, use) => {
      const product = await startProduct([], { VITE_PSEUDO: "1" });
      await use(product);
      await product.stop();
    },
    { scope: "worker", timeout: 180_000 },
  ],
});

/** The product's own name, and abbreviations that are the same in all languages. */
const KNOWN = /^(?:Touchline|UTC|[A-Z]{2,3})$/;

/** English names from the platform: days, months, relative times, languages, regions and time zones. */
function platformWords(): ReadonlySet<string> {
  const words = new Set(["ago", "now", "day", "days", "hour", "hours", "minute", "minutes", "yesterday"]);
  const add = (text: string | undefined): void => {
    for (const word of text?.split(/[^\p{L}]+/u) ?? []) words.add(word);
  };
  for (const style of ["long", "short"] as const) {
    const format = new Intl.DateTimeFormat("en-GB", { weekday: style, month: style, timeZone: "UTC" });
    for (let day = 0; day < 366; day += 1) add(format.format(day * 86_400_000));
  }
  const languages = new Intl.DisplayNames("en-GB", { type: "language" });
  for (const { html } of LANGUAGES) add(languages.of(html));
  add(new Intl.DisplayNames("en-GB", { type: "region" }).of("UM"));
  for (const timeZone of Intl.supportedValuesOf("timeZone")) {
    const format = new Intl.DateTimeFormat("en-GB", { timeZone, timeZoneName: "long" });
    // Both halves of a year, because one of them has standard time.
    for (const at of [Date.UTC(2026, 0, 1), Date.UTC(2026, 6, 1)]) add(format.format(at));
  }
  return words;
}

/** Collects every text in calls' answers: names of clubs, people and places are not translated by the page. */
async function gatherData(page: Page): Promise<Set<string>> {
  const words = new Set<string>();
  const gather = (value: unknown): void => {
    if (typeof value === "string") for (const word of value.split(/[^\p{L}]+/u)) words.add(word);
    else if (typeof value === "object" && value !== null) Object.values(value).forEach(gather);
  };
  // Playwright does not see a shared worker's calls, but those of a dedicated one. All tabs use the same kind.
  await page.context().addInitScript(() => {
    Reflect.deleteProperty(globalThis, "SharedWorker");
  });
  page.context().on("response", (response) => {
    if (!/\/(?:api|v1)\//.test(response.url())) return;
    void response.json().then(gather, () => undefined);
  });
  return words;
}

test("no page shows a word that is in no catalogue", async ({ page, product }) => {
  const data = await gatherData(page);
  const platform = platformWords();
  await visitEveryPage(page, product, { prefix: "", way: "document" }, async (path) => {
    const readable = (await textsOf(page)).flatMap(({ text, place }) =>
      text
        .split(/[^\p{L}\p{M}\d'’]+/u)
        .filter(
          (word) =>
            /^[A-Za-z]{3,}$/.test(word) && !KNOWN.test(word) && !data.has(word) && !platform.has(word),
        )
        .map((word) => `${word} in "${text}" at ${place}`),
    );
    expect.soft([...new Set(readable)], path).toEqual([]);
  });
});
