// The long proofs of `npm run prove`: everything of every language, and what no catalogue knows.
import { defineConfig } from "@playwright/test";
import base from "../playwright.config.ts";

export default defineConfig({
  ...base,
  testDir: ".",
  testMatch: "*.prove.ts",
  outputDir: "../../test-results/prove",
  // One language goes through all pages in one test.
  timeout: 15 * 60_000,
});
