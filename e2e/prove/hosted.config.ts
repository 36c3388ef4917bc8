// Playwright configuration of `npm run prove -- hosting`: specs of documents, files, policy and offline behind real servers.
import { defineConfig } from "@playwright/test";
import base from "../playwright.config.ts";
import type { ContextOptions, ProductOptions } from "../support/test.ts";
import { missingFor, SERVER_NAMES } from "./lib/hosting/installed.ts";

/** Tests of what the product's own server does alone. */
const OWN_SERVER: readonly RegExp[] = [
  // It fills in the site's address, which the build does not know.
  /the sitemap is XML/,
  // It collects the reports of breaches of the policy.
  /the script of the head and all others are blocked/,
  /are refused and reported/,
  /its violations are reported/,
  /a breach fails the test/,
  // It answers with a made-up error, and replaces its build when it is told; hosting.prove.ts publishes a second build.
  /an error of the server is what the page shows/,
  /the removing script/,
  /of a new build leaves the kept build/,
  /two builds in a row/,
];

export default defineConfig<ContextOptions, ProductOptions>({
  ...base,
  testDir: "../specs",
  testMatch: [
    "shell/documents.spec.ts",
    "shell/redirects.spec.ts",
    "shell/offline.spec.ts",
    "shell/offlineWorker.spec.ts",
    "resilience/emptyPages.spec.ts",
    "security/security.spec.ts",
  ],
  grepInvert: [...OWN_SERVER],
  outputDir: "../../test-results/hosted",
  timeout: 120_000,
  projects: SERVER_NAMES.filter((name) => missingFor(name) === undefined).map((name) => ({
    name,
    use: { behind: name },
  })),
});
