// A browser that blocks all cookies and site storage.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type BrowserContext, chromium } from "@playwright/test";
import { BROWSER_ARGS, findBrowser } from "../commands/lib/browser.ts";
import { fontEnvironment } from "../commands/lib/testFonts.ts";

/** Chromium's number for "block" in its content settings. */
const BLOCK = 2;

export interface BlockedBrowser {
  readonly context: BrowserContext;
  close(): Promise<void>;
}

/** Starts the browser with a profile of its own. */
export async function openBlockedBrowser(): Promise<BlockedBrowser> {
  const profile = mkdtempSync(join(tmpdir(), "touchline-profile-"));
  mkdirSync(join(profile, "Default"));
  const preferences = { profile: { default_content_setting_values: { cookies: BLOCK } } };
  writeFileSync(join(profile, "Default", "Preferences"), JSON.stringify(preferences));
  const executablePath = findBrowser();
  const context = await chromium.launchPersistentContext(profile, {
    args: BROWSER_ARGS,
    env: fontEnvironment(),
    locale: "en-GB",
    viewport: { width: 1360, height: 900 },
    ...(executablePath === undefined ? {} : { executablePath }),
  });
  return {
    context,
    async close() {
      await context.close();
      rmSync(profile, { recursive: true, force: true });
    },
  };
}
