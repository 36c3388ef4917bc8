// A member's messages: kinds as tabs in the address, unread counts, and when a message counts as read.
import type { NoticeType } from "../../backend/database/notices.ts";
import { messagesPage } from "../../pages/messagesPage.ts";
import type { Product } from "../../support/product.ts";
import { aMember, startSignedIn, type TestMember } from "../../support/signIn.ts";
import { expect, test } from "../../support/test.ts";

/** Adds one notice per text to a member's list, from the member `actorId` where one is given. */
async function notify(
  { control }: Product,
  { userId }: TestMember,
  type: NoticeType,
  texts: readonly string[],
  actorId?: number,
): Promise<void> {
  const by = actorId === undefined ? {} : { actorId };
  for (const text of texts) await control.act("notice", { userId, type, text, ...by });
}

const READ = "/v1/api/community/message/read";

const readCalls = async ({ control }: Product): Promise<number> =>
  (await control.state()).sinceReset.requests[READ] ?? 0;

test("each kind has its tab with unread messages; one visible for two seconds counts as read", async ({
  page,
  product,
  complaints,
}) => {
  const member = await aMember(product, "Reader");
  const actor = await aMember(product, "Rosa Writer");
  await notify(product, member, "reply", ["A fine word.", "And another."], actor.userId);
  await notify(product, member, "like", [""], actor.userId);
  await notify(product, member, "system", ["Welcome to the tests."]);
  const messages = messagesPage(page);
  await startSignedIn(page, product, member);
  // A message is unread until the server has answered.
  await product.control.act("fault", { path: READ, kind: "hold", count: 1 });
  await page.goto("/message?tab=like");
  await expect(messages.heading).toBeVisible();
  await expect(page).toHaveTitle("(4) Notifications – Touchline");
  await expect(messages.tab("Replies")).toHaveText(/Replies\s*22 unread/);
  await expect(messages.notices).toHaveText([/Rosa Writer liked your post/]);
  await expect(messages.unread).toHaveCount(1);
  await expect(messages.tab("Likes")).toHaveAttribute("aria-current", "page");
  // Visible for two seconds: read, here and on the server; messages that were not visible stay unread.
  await product.control.act("clearFaults");
  await expect(page).toHaveTitle("(3) Notifications – Touchline");
  await expect(messages.unread).toHaveCount(0);
  await expect(messages.tab("Likes")).toHaveAccessibleName("Likes");
  expect(await readCalls(product)).toBe(1);

  await messages.tab("From Touchline").click();
  await expect(page).toHaveURL("/message?tab=system");
  await expect(messages.notices).toHaveText([/Touchline.*Welcome to the tests\./]);
  await messages.tab("Replies").click();
  await expect(page).toHaveURL("/message");
  await expect(messages.notices).toHaveText([/And another\./, /A fine word\./]);
  await expect(page.getByRole("link", { name: "Rosa Writer" }).first()).toHaveAttribute(
    "href",
    `/profile/${actor.userId}`,
  );
  await expect(messages.notices.first().locator("time")).toHaveText(/now|ago/);
  await expect(page).toHaveTitle(/^(?:\(\d\) )?Notifications/);
  await page.reload();
  await expect(messages.notices).toHaveCount(2);
  expect(complaints).toEqual([]);
});
