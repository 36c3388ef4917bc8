// Playwright configuration of the long proofs of `npm run prove`.
import { defineConfig } from "@playwright/test";
import base from "../playwright.config.ts";
import type { ContextOptions } from "../support/test.ts";

export default defineConfig<ContextOptions>({
  ...base,
  use: { ...base.use, keepsContext: false },
  testDir: ".",
  testMatch: "*.prove.ts",
  outputDir: "../../test-results/prove",
  // One test visits all pages in one language.
  timeout: 15 * 60_000,
});
