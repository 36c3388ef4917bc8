// Playwright configuration of the long proofs of `npm run prove`: every language, and untranslated texts.
import { defineConfig } from "@playwright/test";
import base from "../playwright.config.ts";

export default defineConfig({
  ...base,
  testDir: ".",
  testMatch: "*.prove.ts",
  outputDir: "../../test-results/prove",
  // One test visits all pages in one language.
  timeout: 15 * 60_000,
});
