// Every page in a made-up language: what is still readable was never given to the translators.
import type { Page } from "@playwright/test";
import { richMatch } from "../backend/feedClient.ts";
import { pageStands, textsOf } from "../support/languageProof.ts";
import { type Product, startProduct } from "../support/product.ts";
import { allRoutes } from "../support/routes.ts";
import { expect, test as base } from "../support/test.ts";

/** The product built with accented texts in place of the English ones. */
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

/** Words of the platform, of the product's own name, and of the odds' market, which is a name. */
const KNOWN = /^(?:Touchline|UTC|1X2|[A-Z]{2,3}|Jan|Feb|Mar|Apr|May|June?|July?|Aug|Sept?|Oct|Nov|Dec)$/;

/** Gathers every text that calls bring: names of clubs, people and places are not translated by the page. */
async function gatherData(page: Page): Promise<Set<string>> {
  const words = new Set<string>();
  const gather = (value: unknown): void => {
    if (typeof value === "string") for (const word of value.split(/[^\p{L}]+/u)) words.add(word);
    else if (typeof value === "object" && value !== null) Object.values(value).forEach(gather);
  };
  // A shared worker's calls are not to be seen from here; a dedicated one's are.
  await page.addInitScript(() => {
    Reflect.deleteProperty(globalThis, "SharedWorker");
  });
  page.on("response", (response) => {
    if (!/\/(?:api|v1)\//.test(response.url())) return;
    void response.json().then(gather, () => undefined);
  });
  return words;
}

test("no page shows a word that stands in no catalogue", async ({ page, product }) => {
  await product.control.act("freeze", { on: true });
  const data = await gatherData(page);
  for (const path of Object.values(allRoutes(await richMatch(product.origin)))) {
    await page.goto(path);
    await pageStands(page);
    const readable = (await textsOf(page)).flatMap(({ text, place }) =>
      text
        .split(/[^\p{L}\p{M}\d'’]+/u)
        .filter((word) => /^[A-Za-z]{3,}$/.test(word) && !KNOWN.test(word) && !data.has(word))
        .map((word) => `${word} in "${text}" at ${place}`),
    );
    expect(readable, path).toEqual([]);
  }
});
