// The states of the community's lists, cards and pages in the browser, as faults and other members bring them about.
// See docs/product.md#community. Boxes, drafts and posts that are being sent have tests of their own.
import type { Locator, Page } from "@playwright/test";
import { feedPage, POST_LIST } from "../../pages/feedPage.ts";
import { hasFocus } from "../../support/assert/hasFocus.ts";
import { barriersInBothThemes } from "../../support/barriers.ts";
import { sleepingCore } from "../../support/core/sleepingCore.ts";
import { overflowOf } from "../../support/languageProof.ts";
import { loseStream } from "../../support/openLive.ts";
import type { Product } from "../../support/product.ts";
import { aMember, startSignedIn, type TestMember } from "../../support/signIn.ts";
import { expect, test } from "../../support/test.ts";

const API = "/v1/api/community";

/** A keyed call of the community in the name of a member. */
async function callAs(product: Product, { name, email }: TestMember, call: string, data: object) {
  const { token } = await product.control.act("member", { name, email });
  const answer = await fetch(`${product.origin}${API}/${call}`, {
    method: "POST",
    headers: {
      "content-type": "application/json",
      authorization: `Bearer ${token}`,
      "idempotency-key": crypto.randomUUID(),
    },
    body: JSON.stringify(data),
  });
  return ((await answer.json()) as { readonly data: Readonly<Record<string, unknown>> }).data;
}

/** A new topic with one post of the member. */
async function aTopic(product: Product, member: TestMember, name: string, content: string) {
  const more = { topicIds: [name], visibility: "PUBLIC", postType: "FOOTBALL", contentMode: "DEFAULT" };
  const { postId, topicList } = await callAs(product, member, "post/create", { content, ...more });
  const [topic] = topicList as readonly { readonly topicId: number }[];
  return { topicId: topic!.topicId, postId: Number(postId) };
}

const card = (page: Page, postId: number): Locator => page.locator(`[data-post-id="${postId}"]`);

async function expectNotFound(page: Page): Promise<void> {
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("404");
}

test("a visitor's list: loading, a later page that fails, a list that fails, signed out, and offline", async ({
  browser,
  page,
  product,
}) => {
  const { control, origin } = product;
  const main = page.getByRole("main");
  const { posts } = feedPage(page);
  await control.act("fault", { path: POST_LIST, kind: "hold", count: 1 });
  await page.goto("/community?type=all");
  await expect(main.locator("[aria-busy=true]").first()).toBeVisible();
  await control.act("clearFaults");
  await expect(posts).toHaveCount(20);

  await control.act("fault", { path: POST_LIST, kind: "status", status: 500 });
  await posts.last().scrollIntoViewIfNeeded();
  const rest = main.getByRole("alert").filter({ hasText: "More posts could not be loaded." });
  await expect(rest).toBeVisible();
  await expect(posts).toHaveCount(20);
  await control.act("clearFaults");
  await rest.getByRole("button", { name: "Retry" }).click();
  await expect(posts).toHaveCount(40);

  // Another list of the same page, so that no further page is loaded.
  await control.act("fault", { path: POST_LIST, kind: "status", status: 500 });
  await main.getByRole("radio", { name: "Tennis" }).click();
  const failed = main.getByRole("alert").filter({ hasText: "The posts could not be loaded." });
  await expect(failed).toBeVisible();
  expect(await barriersInBothThemes(page, { within: "main" })).toEqual([]);
  await control.act("clearFaults");
  await failed.getByRole("button", { name: "Retry" }).click();
  await expect(posts.first()).toBeVisible();
  await expect(failed).toHaveCount(0);

  await expect(main.getByRole("radio", { name: "My posts" })).toHaveCount(0);
  await main.getByRole("button", { name: "Write a post" }).click();
  await expect(page.getByRole("dialog").getByLabel("E-mail address")).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toHaveCount(0);

  const age = main
    .getByRole("status")
    .filter({ hasText: /You are offline\. These posts are as of \d\d:\d\d\./ });
  await expect(age).toHaveCount(0);
  await loseStream(product);
  await control.act("fault", { path: "/api", kind: "drop" });
  await sleepingCore(browser, origin).tell("offline");
  await expect(age).toBeVisible();
  await expect(posts.first()).toBeVisible();
  await control.act("clearFaults");
  await sleepingCore(browser, origin).tell("online");
  await expect(age).toHaveCount(0);
});

test("a member's cards: plain, own, locked, spoiler, reported, and the end, also on a dark Arabic phone", async ({
  page,
  product,
}) => {
  const { control } = product;
  const member = await aMember(product, "Card Reader");
  const creator = await aMember(product, "Paid Writer");
  await control.act("creator", { userId: creator.userId, on: true });
  const { topicId, postId: own } = await aTopic(product, member, "States of cards", "For my eyes.");
  await callAs(product, member, "post/update", { postId: own, version: 1, visibility: "CLOSE" });
  const write = async (more: object): Promise<number> => {
    const { postIds } = await control.act("post", { userId: creator.userId, topicId, ...more });
    return postIds[0]!;
  };
  const plain = await write({ content: "Everybody reads this." });
  const locked = await write({ title: "The plan", content: "Back three.", visibility: "ONLY_FANS" });
  const spoiler = await write({ content: "They win it.", isSpoiler: true });
  const report = { targetType: "POST", targetId: plain, reason: "SPAM", text: "" };
  await callAs(product, member, "report/create", report);

  await startSignedIn(page, product, member);
  await page.goto(`/topic/${topicId}`);
  await expect(card(page, plain)).toContainText("Everybody reads this.");
  await expect(card(page, plain)).not.toHaveAttribute("data-post-state");
  await expect(page.getByText("There are no more posts.")).toBeVisible();

  await expect(card(page, own)).toContainText("Only you");
  await card(page, own).getByRole("button", { name: "More actions" }).click();
  await expect(page.getByRole("menuitem", { name: "Delete" })).toBeVisible();
  await page.keyboard.press("Escape");

  await expect(card(page, locked)).toHaveAttribute("data-post-state", "locked");
  await expect(card(page, locked)).toContainText("The plan");
  await card(page, locked).getByRole("button", { name: "Subscribe" }).click();
  await hasFocus(page.getByRole("dialog"));
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toHaveCount(0);

  await expect(card(page, spoiler)).toHaveAttribute("data-post-state", "spoiler");
  await expect(page.getByText("They win it.")).toHaveCount(0);

  await card(page, plain).getByRole("button", { name: "More actions" }).click();
  await page.getByRole("menuitem", { name: "Report" }).click();
  const dialog = page.getByRole("dialog", { name: "Report a post" });
  await dialog.getByRole("radio", { name: "Spam or advertising" }).check();
  await dialog.getByRole("button", { name: "Send" }).click();
  await expect(dialog.getByRole("status")).toContainText("You have reported this before.");
  await dialog.getByRole("button", { name: "Close" }).last().click();
  await expect(card(page, plain)).toContainText("You reported this.");
  expect(await barriersInBothThemes(page, { within: "main" })).toEqual([]);

  await card(page, spoiler).getByRole("button", { name: "Show" }).click();
  await expect(card(page, spoiler)).toContainText("They win it.");

  await page.setViewportSize({ width: 320, height: 640 });
  await page.emulateMedia({ colorScheme: "dark" });
  await page.goto(`/ar/topic/${topicId}`);
  await expect(card(page, locked)).toBeVisible();
  // What was reported is known after a reload.
  await expect(card(page, plain).getByText("لقد أبلغت عن هذا.")).toBeVisible();
  expect(await overflowOf(page)).toEqual([]);
});

test("posts and topics that are not there, deleted, locked, closed to replies, or by somebody muted", async ({
  page,
  product,
}) => {
  const { control } = product;
  const member = await aMember(product, "Page Reader");
  const muted = await aMember(product, "Muted Writer");
  const creator = await aMember(product, "Locked Writer");
  await control.act("mute", { userId: member.userId, mutedId: muted.userId });
  await control.act("creator", { userId: creator.userId, on: true });
  const write = async (more: object): Promise<number> => (await control.act("post", more)).postIds[0]!;
  const closed = await write({ replyRule: "NONE", content: "No answers, please." });
  await control.act("reply", { postId: closed, userId: muted.userId, content: "An answer all the same" });
  const deleted = await write({ content: "Soon gone" });
  await control.act("deletePost", { postId: deleted });
  const { topicId, postId } = await aTopic(product, member, "States of topics", "Alone here.");
  await control.act("deletePost", { postId });
  await startSignedIn(page, product, member);
  const main = page.getByRole("main");

  await control.act("fault", { path: `${API}/reply/list`, kind: "status", status: 500 });
  await page.goto(`/posts/${closed}`);
  await expect(main).toContainText("The author has closed this post to replies.");
  const failed = main.getByRole("alert").filter({ hasText: "The replies could not be loaded." });
  await expect(failed).toBeVisible();
  await control.act("clearFaults");
  await failed.getByRole("button", { name: "Retry" }).click();
  await expect(main).toContainText("1 reply by somebody you muted");
  expect(await barriersInBothThemes(page, { within: "main" })).toEqual([]);
  await main.getByRole("button", { name: "Show once" }).click();
  await expect(main).toContainText("An answer all the same");

  await page.goto(`/posts/${await write({ userId: muted.userId, content: "Covered words" })}`);
  await expect(main.locator("[data-post-state=muted]")).toBeVisible();
  await expect(main).not.toContainText("Covered words");
  await main.getByRole("button", { name: "Show once" }).click();
  await expect(main).toContainText("Covered words");

  const locked = { userId: creator.userId, title: "Members only", visibility: "ONLY_FANS" };
  await page.goto(`/posts/${await write(locked)}`);
  await expect(main.locator("[data-post-state=locked]")).toContainText("Members only");
  await expect(main.getByRole("heading", { name: "Replies" })).toHaveCount(0);

  await page.goto(`/posts/${deleted}`);
  await expect(main.locator("[data-post-state=deleted]")).toContainText("This post was deleted.");
  const close = await write({ userId: creator.userId, visibility: "CLOSE" });
  for (const path of [`/posts/${close}`, "/posts/987654321", "/topic/987654321"]) {
    await page.goto(path);
    await expectNotFound(page);
  }
  await page.goto(`/topic/${topicId}`);
  await expect(main).toContainText("Nobody has written about this topic yet.");
});

test("a visitor is led home from the settings of the community, and so is a member whose sign-in has expired", async ({
  page,
  product,
}) => {
  await page.goto("/settings/community/muted");
  await expect(page).toHaveURL("/");
  await startSignedIn(page, product, await aMember(product));
  await page.goto("/settings/community/muted");
  await expect(page.getByRole("main")).toContainText("You have muted nobody.");
  await product.control.act("expireSessions", {});
  await page.reload();
  await expect(page).toHaveURL("/");
});
