// Browser tests of the benchmark's peers, which `npm run bench` runs before it measures.
import { defineConfig } from "@playwright/test";
import base from "../playwright.config.ts";

export default defineConfig({
  ...base,
  testDir: ".",
  testMatch: "peers.browser.ts",
  outputDir: "../../test-results/peers",
});
