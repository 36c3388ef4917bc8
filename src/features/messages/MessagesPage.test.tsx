// The messages: texts of each kind, unread marks, and when messages count as read.
import { act as settle, fireEvent, screen } from "@testing-library/react";
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
} from "@tanstack/react-router";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { navigationOver } from "#components/testing/aNavigation.ts";
import { settled } from "#components/testing/renderPage.tsx";
import { renderWithLive } from "#components/testing/renderWithLive.tsx";
import type { Notice, NoticeKind, UnreadCounts } from "#domain/member/member.ts";
import type { MemberRequest } from "#domain/calls/memberActs.ts";
import { pageClient } from "#state/pageData/pageClient.ts";
import { MessagesPage } from "./MessagesPage.tsx";
import { readMessagesSearch } from "./messagesSearch.ts";

const NOW = Date.UTC(2026, 10, 21, 12);

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date", "setTimeout", "clearTimeout"], now: NOW });
});
afterEach(() => vi.useRealTimers());

/** Time passes on the page's clock alone; whatever is due by then is done, the answers among it. */
const pass = (ms: number) => settle(() => vi.advanceTimersByTimeAsync(ms));

const notice = (id: number, over: Partial<Notice>): Notice => ({
  id,
  kind: "reply",
  actor: { id: 7, name: "Rosa", avatar: "" },
  postId: 3,
  replyId: undefined,
  isToReply: false,
  subject: undefined,
  postSummary: "My post",
  text: "",
  at: NOW - 120_000,
  read: false,
  ...over,
});

/** Answers by page, in place of one page with everything; "down" is no answer. */
type Pages = Record<
  number,
  { readonly items: readonly Notice[]; readonly total: number; readonly hasMore: boolean } | "down"
>;

async function show(
  address: string,
  lists: Readonly<Partial<Record<NoticeKind, readonly Notice[]>>>,
  pages?: Pages,
) {
  const acts: MemberRequest[] = [];
  const unread = (kind: NoticeKind): number => (lists[kind] ?? []).filter(({ read }) => !read).length;
  const counts = (): UnreadCounts => {
    const [reply, like, follow, system] = [
      unread("reply"),
      unread("like"),
      unread("follow"),
      unread("system"),
    ];
    return { reply, like, follow, system, total: reply + like + follow + system };
  };
  const root = createRootRoute();
  const route = createRoute({ getParentRoute: () => root, path: "/message", component: MessagesPage });
  const router = createRouter({
    routeTree: root.addChildren([route]),
    history: createMemoryHistory({ initialEntries: [address] }),
  });
  renderWithLive(<RouterProvider router={router as never} />, {
    navigation: navigationOver(router),
    getPage: async ({ call, params }) => {
      if (call === "unreadNotices") return { ok: true, value: counts() };
      const { page } = params as { readonly page: number };
      const answer = pages?.[page];
      if (answer === "down") return { ok: false, reason: "noAnswer", code: -1, message: "error" };
      if (answer) return { ok: true, value: { ...answer, page } };
      const items = lists[(params as { readonly kind: NoticeKind }).kind] ?? [];
      return { ok: true, value: { items, page: 1, total: items.length, hasMore: false } };
    },
    act: async (request) => {
      acts.push(request);
      return { ok: true, value: counts() };
    },
  });
  await settled();
  return acts;
}

it.each([
  ["reply", notice(1, { text: "Well said" }), "Rosa replied to your post", "Well said"],
  ["like", notice(2, { kind: "like" }), "Rosa liked your post", "My post"],
  ["follow", notice(3, { kind: "follow", postSummary: "" }), "Rosa follows you now", ""],
  ["system", notice(4, { kind: "system", actor: undefined, text: "Welcome" }), "Touchline", "Welcome"],
] as const)("says of a %s who did what", async (kind, given, deed, words) => {
  await show(`/message?tab=${kind}`, { [kind]: [given] });
  const article = document.querySelector("[data-notice-id]")!;
  expect(article.textContent).toContain(deed);
  expect(article.textContent).toContain(words);
  expect(article.textContent).toContain("2 minutes ago");
  expect(article.querySelector("[data-unread]")).not.toBeNull();
  expect(document.title).toBe("(1) Notifications – Touchline");
});

it("leads from a reply to where it is below its post, and from its post to the post", async () => {
  await show("/message", { reply: [notice(1, { text: "Well said", replyId: 12, isToReply: true })] });
  const line = document.querySelector("[data-notice-id]")!;
  expect(line.textContent).toContain("Rosa replied to your reply");
  expect(screen.getByRole("link", { name: "Well said" }).getAttribute("href")).toBe("/posts/3?reply=12");
  expect(screen.getByRole("link", { name: "My post" }).getAttribute("href")).toBe("/posts/3");
});

it.each([
  ["creator", "/profile/9"],
  ["subscriber", "/studio/subscribers"],
  ["withdrawal", "/studio/wallet?withdrawal=9"],
] as const)("leads from a notice about a %s to where that is", async (kind, path) => {
  const text = "About a subscription";
  await show("/message?tab=system", {
    system: [
      notice(4, { kind: "system", actor: undefined, postId: undefined, text, subject: { kind, id: 9 } }),
    ],
  });
  expect(screen.getByRole("link", { name: text }).getAttribute("href")).toBe(path);
});

it("has no link where the post is gone", async () => {
  await show("/message", { reply: [notice(1, { text: "Well said", postId: undefined, postSummary: "" })] });
  expect(screen.getByText("Well said").closest("a")).toBeNull();
});

it("marks visible messages as read after two seconds, and not while the tab is hidden", async () => {
  const hidden = vi.spyOn(document, "visibilityState", "get").mockReturnValue("hidden");
  const acts = await show("/message?tab=like", { like: [notice(2, { kind: "like" })] });
  await pass(5_000);
  expect(acts).toEqual([]);
  hidden.mockReturnValue("visible");
  fireEvent(document, new Event("visibilitychange"));
  await pass(1_500);
  expect(acts).toEqual([]);
  await pass(600);
  expect(acts).toEqual([{ act: "markRead", params: { kind: "like" } }]);
  hidden.mockRestore();
});

it("leaves a kind unread when its tab is left within two seconds", async () => {
  const acts = await show("/message", { reply: [notice(1, {})] });
  await pass(500);
  fireEvent.click(screen.getByRole("link", { name: "From Touchline" }));
  await pass(5_000);
  expect(screen.getByRole("link", { name: "From Touchline" }).getAttribute("aria-current")).toBe("page");
  expect(screen.getByRole("link", { name: /^Replies/ }).textContent).toContain("1 unread");
  expect(acts).toEqual([]);
});

it("sends nothing by the button when nothing is unread", async () => {
  const acts = await show("/message", { reply: [notice(3, { read: true })] });
  const button = screen.getByRole("button", { name: "Mark all as read" });
  expect(button.getAttribute("aria-disabled")).toBe("true");
  fireEvent.click(button);
  await settled();
  expect(acts).toEqual([]);
});

it("shows a notice once that a newer one has pushed onto the next page", async () => {
  const pageOf = (from: number, to: number, hasMore: boolean) => ({
    items: Array.from({ length: to - from + 1 }, (_, at) => notice(from + at, { read: true })),
    total: 39,
    hasMore,
  });
  await show("/message", {}, { 1: pageOf(1, 20, true), 2: pageOf(20, 39, false) });
  fireEvent.click(screen.getByRole("button", { name: "Show more" }));
  await settled();
  const ids = [...document.querySelectorAll("[data-notice-id]")].map((each) =>
    Number(each.getAttribute("data-notice-id")),
  );
  expect(ids).toEqual(Array.from({ length: 39 }, (_, at) => at + 1));
  expect(screen.queryByRole("button", { name: "Show more" })).toBeNull();
});

it("says that the messages could not be loaded, and shows them after Retry", async () => {
  const pages: Pages = { 1: "down" };
  await show("/message", {}, pages);
  expect(screen.getByText("Your messages could not be loaded.")).toBeTruthy();
  pages[1] = { items: [notice(1, { text: "Well said" })], total: 1, hasMore: false };
  fireEvent.click(screen.getByRole("button", { name: "Retry" }));
  await settled();
  expect(screen.getByText("Well said")).toBeTruthy();
});

it("marks all kinds as read with the button", async () => {
  const acts = await show("/message", { follow: [notice(3, { kind: "follow" })] });
  fireEvent.click(screen.getByRole("button", { name: "Mark all as read" }));
  await settled();
  expect(acts).toEqual([{ act: "markRead", params: {} }]);
});

it("shows at most 99+ in title and badge", async () => {
  await show("/message?tab=system", {
    reply: Array.from({ length: 120 }, (_, at) => notice(at + 1, {})),
  });
  expect(document.title).toBe("(99+) Notifications – Touchline");
  expect(screen.getByRole("link", { name: /^Replies/ }).textContent).toBe("Replies99+120 unread");
  expect(screen.getByText("Nothing from us.")).toBeTruthy();
});

it("reads the tab from an address, and ignores an unknown one", () => {
  expect(readMessagesSearch({ tab: "like" })).toEqual({ tab: "like" });
  for (const tab of ["reply ", 1, undefined, ["like"]])
    expect(readMessagesSearch({ tab })).toEqual({ tab: undefined });
});

it("a count that is read leaves its room, so that the tabs beside it stay where they are", async () => {
  const lists = { like: [notice(1, { kind: "like" })] };
  await show("/message", lists);
  const tab = screen.getByRole("link", { name: /^Likes/ });
  expect([tab.textContent, tab.querySelector("[data-read]")]).toEqual(["Likes11 unread", null]);
  lists.like = [];
  await settle(() => pageClient.invalidateQueries());
  expect([tab.textContent, tab.querySelector("[data-read]")?.textContent]).toEqual(["Likes1", "1"]);
});
