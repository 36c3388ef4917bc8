// The fixtures of every browser test: a running product, its control channel, and a page whose errors are collected.
import { test as base, type Page } from "@playwright/test";
import { createKeptContexts, type KeptContexts } from "./core/keptContexts.ts";
import type { Violation } from "../backend/server/violations.ts";
import type { ServerName } from "../prove/lib/hosting/installed.ts";
import { type Product, startProduct } from "./product.ts";
import { expect } from "./assert/expect.ts";

export { expect };

/** Playwright's own warning in a context that blocks service workers (e2e/playwright.config.ts). */
const BLOCKED_WORKER = "Service Worker registration blocked by Playwright";

/** Errors and warnings of the console and the page; a test removes those it expects. */
export function collectComplaints(page: Page): string[] {
  const complaints: string[] = [];
  page.on("console", (message) => {
    const isComplaint = message.type() === "error" || message.type() === "warning";
    if (isComplaint && message.text() !== BLOCKED_WORKER) complaints.push(message.text());
  });
  page.on("pageerror", (error) => complaints.push(error.message));
  return complaints;
}

interface PolicyBreaches {
  /**
   * Policy breaches that browsers reported since the last call, of pages and of workers. A test that provokes a breach
   * calls it; any other test fails on one.
   */
  take(): Promise<readonly Violation[]>;
}

interface TestFixtures {
  readonly complaints: string[];
  readonly policyBreaches: PolicyBreaches;
}

export interface ContextOptions {
  /**
   * True: the test takes a context that others have used, with their HTTP cache and nothing else of theirs. Set it to false
   * for a test about caches or builds, one that gives its context an init script, or one that listens to the core.
   */
  readonly keepsContext: boolean;
}

export interface ProductOptions {
  /** A web server of the system in front of the product, as `npm run prove -- hosting` has. */
  readonly behind: ServerName | undefined;
}

interface WorkerFixtures {
  readonly product: Product;
  readonly contexts: KeptContexts;
}

async function start(behind: ServerName | undefined): Promise<Product> {
  if (behind === undefined) return startProduct();
  const { startHostedProduct } = await import("../prove/lib/hosting/hostedProduct.ts");
  return startHostedProduct(behind);
}

export const test = base.extend<TestFixtures & ContextOptions, WorkerFixtures & ProductOptions>({
  behind: [undefined, { scope: "worker", option: true }],
  product: [
    async ({ behind }, use) => {
      const product = await start(behind);
      await use(product);
      await product.stop();
    },
    { scope: "worker", timeout: 180_000 },
  ],
  contexts: [async ({ browser }, use) => use(createKeptContexts(browser)), { scope: "worker" }],
  keepsContext: [false, { option: true }],
  context: async (
    {
      browser,
      contexts,
      keepsContext,
      baseURL,
      // Every option of a context that a test sets: a context serves tests with the same options.
      javaScriptEnabled,
      locale,
      serviceWorkers,
      timezoneId,
      userAgent,
      viewport,
    },
    use,
    testInfo,
  ) => {
    if (!keepsContext) {
      const context = await browser.newContext();
      await use(context);
      await context.close();
      return;
    }
    const kept = await contexts.take(
      JSON.stringify([baseURL, javaScriptEnabled, locale, serviceWorkers, timezoneId, userAgent, viewport]),
    );
    await use(kept.context);
    // The browser ends with a test that has failed, after a screenshot of its pages.
    if (testInfo.status === testInfo.expectedStatus) await contexts.clean(kept, baseURL ?? "");
  },
  baseURL: async ({ product }, use) => {
    await product.control.act("reset");
    await use(product.origin);
  },
  policyBreaches: [
    async ({ product }, use) => {
      const take = (): Promise<readonly Violation[]> => product.control.act("takeViolations");
      await use({ take });
      // A report that is still on its way is found by the next test, or when the product stops.
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
