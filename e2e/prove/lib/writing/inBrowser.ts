// The dialog in which posts are written, the end of its core, and a member's posts, for the browser proofs of writing.
import type { Browser, Locator, Page } from "@playwright/test";
import { watchLiveWorkers } from "../../../support/core/browserTargets.ts";
import { expect } from "../../../support/test.ts";

/** A page with the prompt to write a post, above the list of all sports. */
export const ADDRESS = "/community?type=all";

export const dialogOf = (page: Page): Locator => page.getByRole("dialog", { name: "New post" });
export const textOf = (page: Page): Locator => dialogOf(page).getByRole("textbox", { name: "Text" });

/** Opens the dialog; resolves when its draft is there. */
export async function openDialog(page: Page): Promise<void> {
  await page
    .locator("main")
    .getByRole("button", { name: /Write a post|Keep writing/ })
    .first()
    // A notice may be above it.
    .press("Enter");
  await expect(textOf(page)).toBeEditable();
}

/** Ends the first core that runs in the browser, as the browser does when memory is short. */
export async function killCore(browser: Browser): Promise<void> {
  const workers = await watchLiveWorkers(browser);
  const [name] = await workers.names();
  if (name !== undefined) await workers.kill(name);
  await workers.close();
}

/** The beginnings of the member's newest posts, as the server has them. */
export async function postsOf(origin: string, userId: number): Promise<readonly string[]> {
  const answer = await fetch(`${origin}/v1/api/community/post/byUser?userId=${userId}&size=50`);
  const { data } = (await answer.json()) as {
    readonly data: { readonly list: readonly { readonly summary: string }[] };
  };
  return data.list.map(({ summary }) => summary);
}
