// Waits until the core knows what a test relies on: its first list, and favourites for the core after it.
import type { Page } from "@playwright/test";
import { expect } from "../assert/expect.ts";
import { readDatabases } from "../tokenSearch.ts";

/** Waits for the core's first list: a goal before it would be part of it, and no event. */
export async function listKnown(page: Page): Promise<void> {
  await expect(page.getByRole("navigation", { name: "Main", exact: true })).toContainText(/\d/);
  await expect(page.locator("[data-connection=live]").first()).toBeAttached();
}

/** Waits until so many favourites are stored: the next document may start another core, which knows no others. */
export async function areStored(page: Page, kind: "match" | "team", count: number): Promise<void> {
  const ids = new RegExp(`"${kind}":\\[\\d+(?:,\\d+){${count - 1}}\\]`);
  await expect.poll(() => readDatabases(page)).toMatch(ids);
}
