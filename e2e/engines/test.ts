// The fixtures of tests that run in each engine: the product over a relay, and browsers that end with their test.
import { writeFileSync } from "node:fs";
import { test as base } from "@playwright/test";
import { expect } from "../support/assert/expect.ts";
import { type Product, startProduct } from "../support/product.ts";
import type { EngineName, StartOptions } from "./driver/engine.ts";
import { type EngineBrowser, startBrowser } from "./driver/startBrowser.ts";
import { openRelay, RECORDER, type Relay, type TestScripts } from "./relay.ts";

export { expect };

export interface EngineOptions {
  readonly engine: EngineName;
  readonly scripts: TestScripts;
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
  scripts: [{}, { option: true }],
  product: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the pattern to know what a fixture needs
    async ({}, use) => {
      const product = await startProduct();
      await use(product);
      await product.stop();
    },
    { scope: "worker", timeout: 180_000 },
  ],
  stage: async ({ engine, product, scripts }, use, info) => {
    await product.control.act("reset");
    const inDocuments = [...(engine === "webkit" ? [RECORDER] : []), ...(scripts.inDocuments ?? [])];
    const line = await openRelay(product.origin, { ...scripts, inDocuments });
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
    if (info.status !== info.expectedStatus) {
      for (const [at, tab] of browsers.flatMap(({ tabs }) => tabs).entries()) {
        const picture = await tab.picture().catch(() => undefined);
        if (picture !== undefined) writeFileSync(info.outputPath(`tab-${at}.png`), picture);
      }
    }
    for (const browser of browsers) await browser.close();
    await line.stop();
    expect(await product.control.act("takeViolations"), "the security policy was broken").toEqual([]);
  },
});
