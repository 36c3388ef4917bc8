// What every browser test stands on: a running product, its control channel, and a page that may not complain.
import { test as base, expect, type Page } from "@playwright/test";
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

export const test = base.extend<{ complaints: string[] }, { product: Product }>({
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
  complaints: async ({ page }, use) => {
    const complaints = collectComplaints(page);
    await use(complaints);
    expect(complaints).toEqual([]);
  },
});
