// Finds a Chromium for tests and pictures, and installs one if there is none.
import { existsSync } from "node:fs";
import { chromium } from "@playwright/test";
import { run } from "./run.ts";

const SYSTEM_BROWSERS = ["/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome"];

/** Flags for a Chromium in a container without background network requests. */
export const BROWSER_ARGS = [
  "--no-sandbox",
  "--disable-dev-shm-usage",
  "--disable-gpu",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  "--no-first-run",
];

/** Path of an installed browser: the one in CHROMIUM, Playwright's own, or the system's. */
export function findBrowser(): string | undefined {
  const named = process.env["CHROMIUM"];
  return [named, chromium.executablePath(), ...SYSTEM_BROWSERS].find((path) => path && existsSync(path));
}

/** Like findBrowser, but tries to install one: Playwright's download, then the system's packages. */
export async function findOrInstallBrowser(): Promise<string | undefined> {
  const found = findBrowser();
  if (found) return found;
  console.error("No Chromium found. Installing one.");
  await run("playwright", ["install", "chromium"]);
  if (!findBrowser() && process.platform === "linux" && process.getuid?.() === 0) {
    await run("apt-get", ["update"]);
    await run("apt-get", ["install", "-y", "chromium"]);
  }
  return findBrowser();
}
