// The fixtures of tests that run in each engine: the product over a relay, and browsers that end with their test.
import { test as base } from "@playwright/test";
import { expect } from "../support/assert/expect.ts";
import { type Product, startProduct } from "../support/product.ts";
import type { EngineName, StartOptions } from "./driver/engine.ts";
import { type EngineBrowser, startBrowser } from "./driver/startBrowser.ts";
import { openRelay, type Relay } from "./relay.ts";

export { expect };

export interface EngineOptions {
  readonly engine: EngineName;
}

export interface Stage {
  readonly engine: EngineName;
  /** Where the product is for browsers. */
  readonly origin: string;
  readonly line: Relay;
  /** Starts a browser of its own with an empty profile. */
  browser(options?: StartOptions): Promise<EngineBrowser>;
  /** Errors and warnings of all pages so far. */
  complaints(): readonly string[];
}

interface WorkerFixtures {
  readonly product: Product;
}

export const test = base.extend<EngineOptions & { readonly stage: Stage }, WorkerFixtures>({
  engine: ["chromium", { option: true }],
  product: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the pattern to know what a fixture needs
    async ({}, use) => {
      const product = await startProduct();
      await use(product);
      await product.stop();
    },
    { scope: "worker", timeout: 180_000 },
  ],
  stage: async ({ engine, product }, use) => {
    await product.control.act("reset");
    const line = await openRelay(product.origin, { records: engine === "webkit" });
    const browsers: EngineBrowser[] = [];
    await use({
      engine,
      origin: line.origin,
      line,
      async browser(options) {
        const browser = await startBrowser(engine, options);
        browsers.push(browser);
        return browser;
      },
      complaints: () => [...line.complaints, ...browsers.flatMap(({ complaints }) => complaints)],
    });
    for (const browser of browsers) await browser.close();
    await line.stop();
    expect(await product.control.act("takeViolations"), "the security policy was broken").toEqual([]);
  },
});
