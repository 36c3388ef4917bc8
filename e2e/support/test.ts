// What every browser test stands on: a running product, its control channel, and a page that may not complain.
import { test as base, expect, type Page } from "@playwright/test";
import type { Violation } from "../backend/server/violations.ts";
import { type Product, startProduct } from "./product.ts";

export { expect };

/** Everything the console and the page complained of; expected noise of a test is taken out by the test. */
export function collectComplaints(page: Page): string[] {
  const complaints: string[] = [];
  page.on("console", (message) => {
    if (message.type() === "error" || message.type() === "warning") complaints.push(message.text());
  });
  page.on("pageerror", (error) => complaints.push(error.message));
  return complaints;
}

interface PolicyBreaches {
  /**
   * What browsers reported since the last time, of pages and of workers. A test that provokes a breach takes it; any
   * other test fails for it.
   */
  take(): Promise<readonly Violation[]>;
}

interface TestFixtures {
  readonly complaints: string[];
  readonly policyBreaches: PolicyBreaches;
}

export const test = base.extend<TestFixtures, { product: Product }>({
  product: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the pattern to know what a fixture needs
    async ({}, use) => {
      const product = await startProduct();
      await use(product);
      await product.stop();
    },
    { scope: "worker", timeout: 180_000 },
  ],
  baseURL: async ({ product }, use) => {
    await product.control.act("reset");
    await use(product.origin);
  },
  policyBreaches: [
    async ({ product }, use) => {
      const take = (): Promise<readonly Violation[]> => product.control.act("takeViolations");
      await use({ take });
      // A report under way still is met by the next test, or by the product's stop.
      expect(await take(), "the security policy was broken").toEqual([]);
    },
    { auto: true },
  ],
  complaints: async ({ page }, use) => {
    const complaints = collectComplaints(page);
    await use(complaints);
    expect(complaints).toEqual([]);
  },
});
