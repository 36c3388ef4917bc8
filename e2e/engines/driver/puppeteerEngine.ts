// Chromium over its own protocol and Firefox over WebDriver BiDi, both by puppeteer.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type KeyInput, launch, type Page } from "puppeteer-core";
import { BROWSER_ARGS } from "../../commands/lib/browser.ts";
import { ROOT } from "../../commands/lib/paths.ts";
import { fontEnvironment } from "../../commands/lib/testFonts.ts";
import type { RawBrowser, RawTab, StartOptions } from "./engine.ts";
import { WIDE } from "./sizes.ts";

/** Number of "block" in Chromium's content settings and of "no cookies" in Firefox's preference. */
const BLOCK = 2;
/** Of an opening: a busy page may take several steps in its history one after the other. */
const MAX_TRIES = 4;
/** Of a pointer that is coarse, in Firefox's preferences. */
const COARSE = 1;

/** Preferences of Firefox for what a test asks for. */
function firefoxPreferences({ without, isPrivate, touch, dark, preferences }: StartOptions) {
  return {
    "intl.accept_languages": "en-GB",
    "ui.systemUsesDarkTheme": dark ? 1 : 0,
    // Its pages may read fonts of the system alone; those of the tests are packages.
    "security.sandbox.content.read_path_whitelist": ["node_modules", ".cache"]
      .map((folder) => `${join(ROOT, folder)}/`)
      .join(","),
    // Alerts of the product are its own popups; a question of the browser would wait for an answer.
    "permissions.default.desktop-notification": BLOCK,
    ...(without === "cookies" ? { "network.cookie.cookieBehavior": BLOCK } : {}),
    ...(without === "null" ? { "dom.storage.enabled": false } : {}),
    ...(isPrivate ? { "browser.privatebrowsing.autostart": true } : {}),
    ...(touch
      ? {
          "ui.primaryPointerCapabilities": COARSE,
          "ui.allPointerCapabilities": COARSE,
          "dom.w3c_touch_events.enabled": 1,
          "ui.useOverlayScrollbars": 1,
        }
      : {}),
    ...preferences,
  };
}

/** A profile of Chromium that blocks all cookies and site storage. */
function blockingProfile(): string {
  const profile = mkdtempSync(join(tmpdir(), "touchline-profile-"));
  mkdirSync(join(profile, "Default"));
  const settings = { profile: { default_content_setting_values: { cookies: BLOCK } } };
  writeFileSync(join(profile, "Default", "Preferences"), JSON.stringify(settings));
  return profile;
}

function rawTab(page: Page, engine: "chromium" | "firefox"): RawTab {
  const loaded = { waitUntil: "load", timeout: 60_000 } as const;
  return {
    async goto(address) {
      // A step of the page's own in its history, as at the end of a dialog, ends a navigation in Firefox.
      const isAborted = (error: unknown): boolean =>
        /NS_BINDING_ABORTED|interrupted an unfinished navigation/.test(String(error));
      for (let tries = 1; ; tries += 1) {
        const failure = await page.goto(address, loaded).then(
          () => undefined,
          (error: unknown) => error,
        );
        if (failure === undefined) return;
        if (!isAborted(failure) || tries === MAX_TRIES) throw failure;
      }
    },
    reload: async () => void (await page.reload(loaded)),
    async back() {
      // Firefox tells nothing of a page that it restores from its memory.
      if (engine === "firefox") await page.evaluate(() => void setTimeout(() => history.back()));
      else await page.goBack({ ...loaded, waitUntil: "domcontentloaded" });
    },
    read: (expression) => page.evaluate(expression),
    pressAt: (x, y) => page.mouse.click(x, y),
    async key(name, modifiers) {
      for (const modifier of modifiers) await page.keyboard.down(modifier);
      await page.keyboard.press(name as KeyInput);
      for (const modifier of modifiers.toReversed()) await page.keyboard.up(modifier);
    },
    type: (text) => page.keyboard.type(text),
    resize: (size) => page.setViewport(size),
    toFront: () => page.bringToFront(),
    picture: () => page.screenshot({ type: "png" }),
    close: () => page.close(),
  };
}

/** Starts Chromium or Firefox with a profile of its own. */
export async function startPuppeteer(
  engine: "chromium" | "firefox",
  executablePath: string,
  options: StartOptions,
): Promise<RawBrowser> {
  const profile = engine === "chromium" && options.without === "cookies" ? blockingProfile() : undefined;
  const args = options.isPrivate ? [...BROWSER_ARGS, "--incognito"] : BROWSER_ARGS;
  const browser = await launch({
    executablePath,
    headless: true,
    env: { ...fontEnvironment(), TZ: "Europe/London" },
    defaultViewport: { ...(options.size ?? WIDE), hasTouch: engine === "chromium" && options.touch === true },
    ...(engine === "chromium"
      ? { browser: "chrome", args: [...args, "--lang=en-GB"], ...(profile ? { userDataDir: profile } : {}) }
      : { browser: "firefox", extraPrefsFirefox: firefoxPreferences(options) }),
  });
  const complaints: string[] = [];
  return {
    version: await browser.version(),
    complaints,
    async tab() {
      const page = await browser.newPage();
      page.on("console", (message) => {
        if (message.type() === "error" || message.type() === "warn") complaints.push(message.text());
      });
      page.on("pageerror", (error) => complaints.push(String(error)));
      if (engine === "chromium") {
        if (options.dark) await page.emulateMediaFeatures([{ name: "prefers-color-scheme", value: "dark" }]);
        if (options.without === "null") await page.evaluateOnNewDocument(removeStorage);
      }
      return rawTab(page, engine);
    },
    async close() {
      await browser.close();
      if (profile !== undefined) rmSync(profile, { recursive: true, force: true });
    },
  };
}

/** Chromium has no setting for it; its web views do have `null` there. */
function removeStorage(): void {
  for (const name of ["localStorage", "sessionStorage"])
    Object.defineProperty(globalThis, name, { get: () => null });
}
