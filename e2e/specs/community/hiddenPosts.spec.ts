// Posts for few leave nothing in a browser whose visitor may not read them: neither in a page nor in a storage.
import type { Page } from "@playwright/test";
import { richMatch } from "../../backend/testing/feedClient.ts";
import { authForms } from "../../pages/authForms.ts";
import { pageLoaded } from "../../support/everyPage.ts";
import { aMember, startSignedIn } from "../../support/signIn.ts";
import { expect, test } from "../../support/test.ts";
import { findInPage, readDatabases } from "../../support/tokenSearch.ts";

const HIDDEN = { CLOSE: "Only I read about the zebra", ONLY_FANS: "Only subscribers read about the okapi" };
const TITLE = "For those who subscribe";

async function expectNothingHidden(page: Page): Promise<void> {
  for (const text of Object.values(HIDDEN)) {
    await expect.poll(() => findInPage(page, text), { message: text }).toEqual([]);
    await expect.poll(() => readDatabases(page), { message: text }).not.toContain(text);
  }
}

test("posts for few are gone with their author's sign-in, and a visitor's browser never gets them", async ({
  page,
  product,
}) => {
  const { control, origin } = product;
  const { matchId } = await richMatch(origin);
  const author = await aMember(product, "Quiet Author");
  const about = { userId: author.userId, about: { type: "MATCH", id: matchId } } as const;
  await control.act("creator", { userId: author.userId, on: true });
  const { postIds: close } = await control.act("post", {
    ...about,
    visibility: "CLOSE",
    content: HIDDEN.CLOSE,
  });
  const { postIds: fans } = await control.act("post", {
    ...about,
    visibility: "ONLY_FANS",
    title: TITLE,
    content: HIDDEN.ONLY_FANS,
  });

  await startSignedIn(page, product, author);
  await page.goto(`/football/match/${matchId}/posts`);
  for (const text of Object.values(HIDDEN)) await expect(page.getByText(text)).toBeVisible();
  await authForms(page).signOut();
  await expect(page.getByText(TITLE)).toBeVisible();
  await expectNothingHidden(page);

  await page.goto(`/profile/${author.userId}`);
  await expect(page.getByText(TITLE)).toBeVisible();
  await expectNothingHidden(page);
  await page.goto(`/posts/${fans[0]}`);
  await expect(page.getByText(TITLE).first()).toBeVisible();
  await expectNothingHidden(page);
  await page.goto(`/posts/${close[0]}`);
  await pageLoaded(page);
  await expectNothingHidden(page);
});
