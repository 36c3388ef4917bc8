// Browser tests: the whole product in a real Chromium, each worker with a backend of its own.
import { defineConfig } from "@playwright/test";
import { BROWSER_ARGS, findBrowser } from "./commands/lib/browser.ts";
import { fontEnvironment } from "./commands/lib/testFonts.ts";
import { EXPECT_TIMEOUT_MS } from "./support/assert/expect.ts";
import type { ContextOptions } from "./support/test.ts";
import { testZone } from "./support/testZone.ts";

const executablePath = findBrowser();

export default defineConfig<ContextOptions>({
  testDir: "specs",
  testMatch: "*.spec.ts",
  outputDir: "../test-results",
  workers: 2,
  fullyParallel: false,
  retries: 0,
  timeout: 120_000,
  expect: { timeout: EXPECT_TIMEOUT_MS },
  forbidOnly: true,
  use: {
    locale: "en-GB",
    timezoneId: testZone(Date.now()),
    viewport: { width: 1360, height: 900 },
    colorScheme: "light",
    keepsContext: true,
    // A test without an interest in the offline worker does not wait for what it fetches. OFFLINE_WORKER=1 runs all with it.
    serviceWorkers: process.env["OFFLINE_WORKER"] === "1" ? "allow" : "block",
    // A trace of twenty tabs costs more than the tabs. TRACE=1 records traces of failures.
    trace: process.env["TRACE"] === undefined ? "off" : "retain-on-failure",
    screenshot: "only-on-failure",
    launchOptions: {
      args: BROWSER_ARGS,
      env: fontEnvironment(),
      ...(executablePath ? { executablePath } : {}),
    },
  },
});
