// A member's messages: kinds as tabs in the address, what is unread, and when it counts as read.
import type { NoticeType } from "../../backend/database/notices.ts";
import { authForms } from "../../pages/authForms.ts";
import { messagesPage } from "../../pages/messagesPage.ts";
import type { Product } from "../../support/product.ts";
import { aMember, signInAs, type TestMember } from "../../support/signIn.ts";
import { collectComplaints, expect, test } from "../../support/test.ts";

/** Puts so many notices of a kind into a member's list, from another member where there is one. */
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

const readCalls = async ({ control }: Product): Promise<number> =>
  (await control.state()).sinceReset.requests["/v1/api/community/message/read"] ?? 0;

test("a visitor is led home", async ({ page, complaints }) => {
  await page.goto("/message?tab=like");
  await expect(page).toHaveURL("/");
  expect(complaints).toEqual([]);
});

test("each kind has its tab with what is unread; what is in sight for two seconds counts as read", async ({
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
  await page.goto("/about");
  await signInAs(page, member);
  await page.goto("/message?tab=like");
  await expect(messages.heading).toBeVisible();
  await expect(page).toHaveTitle("(4) Messages – Touchline");
  await expect(messages.tab("Replies")).toHaveText(/Replies\s*22 unread/);
  await expect(messages.notices).toHaveText([/Rosa Writer liked your post/]);
  await expect(messages.unread).toHaveCount(1);
  await expect(messages.tab("Likes")).toHaveAttribute("aria-current", "page");
  // In sight for two seconds: read, here and on the server; what was not looked at stays.
  await expect(page).toHaveTitle("(3) Messages – Touchline");
  await expect(messages.unread).toHaveCount(0);
  await expect(messages.tab("Likes")).toHaveText("Likes");
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
  await expect(page).toHaveTitle(/^(?:\(\d\) )?Messages/);
  await page.reload();
  await expect(messages.notices).toHaveCount(2);
  expect(complaints).toEqual([]);
});

test("a tab that is only passed by stays unread, and all are read at once by the button", async ({
  page,
  product,
}) => {
  const member = await aMember(product);
  await notify(product, member, "reply", ["one"]);
  await notify(product, member, "follow", ["", ""]);
  const messages = messagesPage(page);
  await page.goto("/about");
  await signInAs(page, member);
  await page.goto("/message?tab=system");
  await expect(page.getByRole("heading", { name: "Nothing from us." })).toBeVisible();
  await messages.tab("Replies").click();
  await expect(messages.notices).toHaveCount(1);
  await messages.tab("From Touchline").click();
  await page.waitForTimeout(2_500);
  await expect(messages.tab("Replies")).toHaveText(/1 unread/);
  expect(await readCalls(product)).toBe(0);
  await messages.readAll.click();
  await expect(page).toHaveTitle("Messages – Touchline");
  await expect(messages.tab("Followers")).toHaveText("Followers");
  // Nothing is left to mark: pressing again asks the server for nothing.
  await expect(messages.readAll).toHaveAttribute("aria-disabled", "true");
  await messages.readAll.click({ force: true });
  expect(await readCalls(product)).toBe(1);
});

test("many come page by page, each once", async ({ page, product }) => {
  const member = await aMember(product);
  const texts = Array.from({ length: 45 }, (_, at) => `notice ${at + 1}`);
  await notify(product, member, "system", texts);
  const messages = messagesPage(page);
  await page.goto("/about");
  await signInAs(page, member);
  await page.goto("/message?tab=system");
  await expect(messages.notices).toHaveCount(20);
  // One more comes meanwhile and pushes the last of this page onto the next.
  await notify(product, member, "system", ["newest"]);
  await page.waitForTimeout(100);
  await messages.more.focus();
  await page.keyboard.press("Enter");
  await expect.poll(() => messages.notices.count()).toBeGreaterThan(38);
  await messages.more.click();
  await expect(messages.more).toHaveCount(0);
  const ids = await messages.notices.evaluateAll((lines) =>
    lines.map((line) => line.getAttribute("data-notice-id")),
  );
  expect(new Set(ids).size).toBe(ids.length);
  expect(ids.length).toBeGreaterThanOrEqual(45);
});

test("a server that is down says so with Retry, and what was there stays", async ({ page, product }) => {
  const member = await aMember(product);
  await notify(product, member, "like", [""]);
  const messages = messagesPage(page);
  await page.goto("/about");
  await signInAs(page, member);
  await product.control.act("fault", { path: "/v1/api/community/message", kind: "status", status: 503 });
  await page.goto("/message?tab=like");
  await expect(page.getByText("Your messages could not be loaded.")).toBeVisible();
  await product.control.act("clearFaults");
  await page.getByRole("button", { name: "Retry" }).click();
  await expect(messages.notices).toHaveCount(1);
});

test("whoever signs out elsewhere is led home, and sees nothing of the messages", async ({
  page,
  context,
  product,
}) => {
  const member = await aMember(product);
  await notify(product, member, "system", ["For your eyes only"]);
  await page.goto("/about");
  await signInAs(page, member);
  await page.goto("/message?tab=system");
  await expect(messagesPage(page).notices).toHaveCount(1);
  const other = await context.newPage();
  const complaints = collectComplaints(other);
  await other.goto("/about");
  await authForms(other).signOut();
  await expect(page).toHaveURL("/");
  await expect(page.getByText("For your eyes only")).toHaveCount(0);
  expect(complaints).toEqual([]);
});
