// Playwright's configuration of the tests that run in Chromium, Firefox and WebKit; ENGINES chooses some of them.
import { defineConfig } from "@playwright/test";
import { findBrowser } from "../commands/lib/browser.ts";
import { findFirefox, findWebKit } from "../commands/lib/engines.ts";
import { ENGINES, type EngineName } from "./driver/engine.ts";
import type { EngineOptions } from "./test.ts";

const FIND: Readonly<Record<EngineName, () => unknown>> = {
  chromium: findBrowser,
  firefox: findFirefox,
  webkit: findWebKit,
};
/** The tags of tests that other engines alone can run, such as `@firefox`. */
const ofOthers = (engine: EngineName): RegExp =>
  new RegExp(
    ENGINES.filter((other) => other !== engine)
      .map((other) => `@${other}\\b`)
      .join("|"),
  );
const named = process.env["ENGINES"]?.split(",");
const chosen = ENGINES.filter((engine) => named?.includes(engine) ?? true);

export default defineConfig<EngineOptions>({
  testDir: "promises",
  testMatch: "*.spec.ts",
  outputDir: "../../test-results/engines",
  workers: 2,
  fullyParallel: false,
  retries: 0,
  timeout: 120_000,
  forbidOnly: true,
  projects: chosen
    .filter((engine) => FIND[engine]() !== undefined)
    .map((engine) => ({ name: engine, use: { engine }, grepInvert: ofOthers(engine) })),
});
