// Finds a Chromium for tests and pictures, and brings one where none is found.
import { existsSync } from "node:fs";
import { chromium } from "@playwright/test";
import { run } from "./run.ts";

const SYSTEM_BROWSERS = ["/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome"];

/** Flags for a Chromium that runs in a container and calls nobody. */
export const BROWSER_ARGS = [
  "--no-sandbox",
  "--disable-dev-shm-usage",
  "--disable-gpu",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  "--no-first-run",
];

/** Path of an installed browser: the one named by CHROMIUM, Playwright's own, else the system's. */
export function findBrowser(): string | undefined {
  const named = process.env["CHROMIUM"];
  return [named, chromium.executablePath(), ...SYSTEM_BROWSERS].find((path) => path && existsSync(path));
}

/** As findBrowser, after trying to install one: Playwright's download, then the system's packages. */
export async function bringBrowser(): Promise<string | undefined> {
  const found = findBrowser();
  if (found) return found;
  console.error("No Chromium found: installing one.");
  await run("playwright", ["install", "chromium"]);
  if (!findBrowser() && process.platform === "linux" && process.getuid?.() === 0) {
    await run("apt-get", ["update"]);
    await run("apt-get", ["install", "-y", "chromium"]);
  }
  return findBrowser();
}
