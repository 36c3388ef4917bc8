// The community through the core: likes reach every tab, hidden ones when shown; muted authors leave every answer.
import { expect, it } from "vitest";
import type { Result } from "#api/transport/result.ts";
import type { PageRequest } from "#domain/calls/pageCalls.ts";
import type { PageOfPosts } from "#domain/community/post.ts";
import { aPost, aPostPage } from "#domain/testing/aPost.ts";
import { createCoreUnderTest, type CoreUnderTest, type FakeTab, MEMBER } from "../testing/aCore.ts";

const LONDON = { language: "en_GB", offsetMinutes: 0 };
const FEED = { scope: "forYou", type: "all", sort: "newest", page: 1 } as const;
const KNOWN = { isLiked: false, likeCount: 1 };

async function setUp(stored?: Map<string, unknown>): Promise<CoreUnderTest & { readonly asked: string[] }> {
  const under = createCoreUnderTest({ signedIn: true, ...(stored ? { stored } : {}) });
  const asked: string[] = [];
  under.server.pagesApi.load = async ({ call }) => {
    if (call === "mutedUsers") return { ok: true, value: { items: [], hasMore: false } };
    asked.push(call);
    return {
      ok: true,
      value: aPostPage([aPost(1), aPost(2, { author: { id: 8, name: "M", avatar: "", isCreator: false } })]),
    };
  };
  under.server.membersApi.act = async (request) => {
    asked.push(request.act);
    return { ok: true, value: { id: 1, isLiked: true, likeCount: 12 } };
  };
  return { ...under, asked };
}

const feedOf = async (tab: FakeTab): Promise<PageOfPosts> => {
  const answer = (await tab.session.getPage({ call: "feed", params: FEED }, LONDON)) as Result<PageOfPosts>;
  if (!answer.ok) throw new Error(answer.reason);
  return answer.value;
};

it("sends a like to every visible tab within 100 ms, to a hidden one when it is shown", async () => {
  const { openTab, clock, asked } = await setUp();
  const [first, second, hidden] = [openTab(), openTab(), openTab({ visible: false })];
  await clock.advance(300);
  await feedOf(first);
  asked.length = 0;
  first.session.like("post", 1, true, KNOWN, 1);
  await clock.advance(100);
  const told = { kind: "post", id: 1, isLiked: true, likeCount: 12, session: MEMBER.session };
  expect(first.latest("posts")?.at(-1)).toEqual({ ...told, press: 1 });
  expect(second.latest("posts")?.at(-1)).toEqual(told);
  for (const tab of [first, second]) {
    expect(tab.latest("outdated")).toBeUndefined();
  }
  expect(hidden.latest("posts")).toBeUndefined();
  hidden.session.setVisible(true);
  await clock.advance(100);
  expect(hidden.latest("posts")?.at(-1)).toMatchObject({ id: 1, likeCount: 12 });
  expect(asked).toEqual(["likePost"]);
});

it("sends a hidden tab one change of each post, with all that changed since it was hidden", async () => {
  const { openTab, clock, server } = await setUp();
  const [tab, hidden] = [openTab(), openTab({ visible: false })];
  await clock.advance(300);
  await feedOf(tab);
  for (const act of ["deletePost", "restorePost", "deletePost"] as const) {
    await tab.session.act({ act, params: { postId: 1 } }, "en_GB", MEMBER.session);
    await clock.advance(1_000);
  }
  server.membersApi.act = async () => ({ ok: true, value: aPost(1, { version: 2, text: "Edited" }) });
  const params = { postId: 1, version: 1, content: "Edited" };
  await tab.session.act({ act: "updatePost", params, key: "k" }, "en_GB", MEMBER.session);
  await tab.session.act({ act: "mute", params: { userId: 8 } }, "en_GB", MEMBER.session);
  await tab.session.act({ act: "deletePost", params: { postId: 1 } }, "en_GB", MEMBER.session);
  await clock.advance(100);
  hidden.session.setVisible(true);
  await clock.advance(100);
  const told = hidden.latest("posts") ?? [];
  expect(told.map(({ kind }) => kind)).toEqual(["muted", "post"]);
  expect(told.at(-1)).toMatchObject({ id: 1, version: 2, text: "Edited", isDeleted: true });
});

it("does not report a refused like to a hidden tab after a later one was done", async () => {
  const { openTab, clock, server } = await setUp();
  const [tab, hidden] = [openTab(), openTab({ visible: false })];
  await clock.advance(300);
  await feedOf(tab);
  const { act } = server.membersApi;
  server.membersApi.act = async () => ({ ok: false, reason: "refused", code: 403, message: "No" });
  tab.session.like("post", 1, true, KNOWN, 1);
  await clock.advance(2_000);
  expect(tab.latest("posts")?.at(-1)).toMatchObject({ failed: "refused" });
  server.membersApi.act = act;
  tab.session.like("post", 1, true, KNOWN, 1);
  await clock.advance(2_000);
  hidden.session.setVisible(true);
  await clock.advance(100);
  expect(hidden.latest("posts")).toEqual([
    { kind: "post", id: 1, isLiked: true, likeCount: 12, session: MEMBER.session },
  ]);
});

it("tells nothing of a like that counts asked for before it say, and what else they say", async () => {
  const { openTab, clock, server } = await setUp();
  const tab = openTab();
  await clock.advance(300);
  const { load } = server.pagesApi;
  let answer: () => void = () => undefined;
  server.pagesApi.load = async (request, ...others) => {
    if (request.call !== "postCounts") return load(request, ...others);
    await new Promise<void>((resolve) => (answer = resolve));
    const counts = { likeCount: 1, replyCount: 3, isLiked: false, isDeleted: false };
    return { ok: true, value: [1, 2].map((id) => ({ id, ...counts })) };
  };
  tab.session.watchPosts({ postIds: [1, 2] });
  await clock.advance(75_000);
  tab.session.like("post", 1, true, KNOWN, 1);
  await clock.advance(1_000);
  answer();
  await clock.advance(1_000);
  const told = tab.latest("posts") ?? [];
  expect(told.find((change) => change.kind === "post" && change.id === 1)).toMatchObject({
    isLiked: true,
    likeCount: 12,
    replyCount: 3,
  });
  expect(told.find((change) => change.kind === "post" && change.id === 2)).toMatchObject({ isLiked: false });
});

it("hands out cached answers with likes and without muted members", async () => {
  const { openTab, clock, asked } = await setUp();
  const tab = openTab();
  await clock.advance(300);
  await feedOf(tab);
  tab.session.like("post", 1, true, KNOWN, 1);
  await tab.session.act({ act: "mute", params: { userId: 8 } }, "en_GB", MEMBER.session);
  await clock.advance(100);
  const feed = await feedOf(tab);
  expect(feed.items.map(({ id, likeCount }) => [id, likeCount])).toEqual([[1, 12]]);
  expect(asked.filter((call) => call === "feed")).toHaveLength(1);
  expect(tab.latest("posts")).toContainEqual({
    kind: "muted",
    userId: 8,
    isMuted: true,
    session: MEMBER.session,
  });
});

it("tells every tab of an edited post, and hands out cached lists with it", async () => {
  const { openTab, clock, asked, server } = await setUp();
  const [tab, other] = [openTab(), openTab()];
  await clock.advance(300);
  await feedOf(tab);
  server.membersApi.act = async () => ({ ok: true, value: aPost(1, { version: 2, text: "Edited" }) });
  const params = { postId: 1, version: 1, content: "Edited" };
  await tab.session.act({ act: "updatePost", params, key: "k" }, "en_GB", MEMBER.session);
  await clock.advance(100);
  expect(other.latest("posts")?.at(-1)).toMatchObject({ kind: "post", id: 1, version: 2, text: "Edited" });
  const feed = await feedOf(other);
  expect(feed.items[0]).toMatchObject({ version: 2, text: "Edited" });
  expect(asked.filter((call) => call === "feed")).toHaveLength(1);
});

it("forgets likes and muted members with the sign-in, in memory and in the store", async () => {
  const { openTab, clock, server, stored, account } = await setUp();
  const tab = openTab();
  await clock.advance(300);
  server.membersApi.act = async () => ({ ok: false, reason: "noAnswer", code: -1, message: "" });
  tab.session.like("post", 1, true, KNOWN, 1);
  await clock.advance(100);
  expect(stored.get("posts.wishes")).toMatchObject({ memberId: MEMBER.memberId, wishes: [{ id: 1 }] });
  await account.end(MEMBER.session);
  await clock.advance(100);
  expect(stored.has("posts.wishes")).toBe(false);
  tab.session.setMember(undefined, MEMBER.session);
  expect((await feedOf(tab)).items.map(({ likeCount }) => likeCount)).toEqual([1, 1]);
});

it("sends what an earlier core could not, for the same member alone", async () => {
  const wishes = [{ kind: "post", id: 1, like: true, known: KNOWN, at: Date.now() + 1e12 }];
  const own = await setUp(
    new Map<string, unknown>([["posts.wishes", { memberId: MEMBER.memberId, wishes }]]),
  );
  own.openTab().session.watchPosts({ postIds: [1] });
  await own.clock.advance(300);
  expect(own.asked).toContain("likePost");
  const other = await setUp(new Map<string, unknown>([["posts.wishes", { memberId: 99, wishes }]]));
  other.openTab().session.watchPosts({ postIds: [1] });
  await other.clock.advance(300);
  expect(other.asked).not.toContain("likePost");
});

it("sends what an earlier core could not, also where the sign-in is read late", async () => {
  const wishes = [{ kind: "post", id: 1, like: true, known: KNOWN, at: Date.now() + 1e12 }];
  const stored = new Map<string, unknown>([
    ["account", MEMBER],
    ["posts.wishes", { memberId: MEMBER.memberId, wishes }],
  ]);
  let read = (): void => undefined;
  const mayRead = new Promise<void>((resolve) => {
    read = resolve;
  });
  const asked: string[] = [];
  const { server, openTab, clock } = createCoreUnderTest({
    storage: {
      async load(key) {
        if (key === "account") await mayRead;
        return stored.get(key);
      },
      update: async (key, change) => void stored.set(key, change(stored.get(key))),
      remove: async (key) => void stored.delete(key),
      removeRange: async () => undefined,
    },
  });
  server.membersApi.act = async (request) => {
    asked.push(request.act);
    return { ok: true, value: { id: 1, isLiked: true, likeCount: 12 } };
  };
  openTab({ member: MEMBER.session }).session.watchPosts({ postIds: [1] });
  await clock.advance(300);
  read();
  await clock.advance(300);
  expect(asked).toContain("likePost");
});

it("removes what a member left who signed out before posts were shown", async () => {
  const stored = new Map<string, unknown>([["posts.wishes", { memberId: MEMBER.memberId, wishes: [] }]]);
  const { openTab, clock } = createCoreUnderTest({ stored });
  openTab().session.watchPosts({ postIds: [1] });
  await clock.advance(300);
  expect(stored.has("posts.wishes")).toBe(false);
});

it("a tab that believes in another sign-in likes nothing", async () => {
  const { openTab, clock, asked } = await setUp();
  const tab = openTab({ member: "session-of-another" });
  await clock.advance(300);
  tab.session.like("post", 1, true, KNOWN, 1);
  await clock.advance(100);
  expect(asked).not.toContain("likePost");
});

it("marks replies of members whom another device has muted, and leaves their profile as it is", async () => {
  const { openTab, clock, server } = await setUp();
  const written = aPostPage([aPost(5, { author: { id: 8, name: "M", avatar: "", isCreator: false } })]);
  server.pagesApi.load = async ({ call }) => ({
    ok: true,
    value:
      call === "mutedUsers"
        ? { items: [{ id: 8, name: "M", avatar: "", since: undefined, until: undefined }], hasMore: false }
        : written,
  });
  const tab = openTab();
  await clock.advance(300);
  const read = async (request: PageRequest): Promise<unknown> => {
    const answer = await tab.session.getPage(request, LONDON);
    return answer.ok ? answer.value : answer.reason;
  };
  const page = { sort: "newest", page: 1 } as const;
  expect(await read({ call: "replies", params: { postId: 1, ...page } })).toMatchObject({
    items: [{ id: 5, isMuted: true }],
  });
  expect(await read({ call: "userPosts", params: { userId: 8, ...page } })).toEqual(written);
  expect(await read({ call: "feed", params: FEED })).toMatchObject({ items: [] });
});

it("asks for lists again when a mute ends, in every tab", async () => {
  const { openTab, clock, serverClock } = await setUp();
  const [tab, other] = [openTab(), openTab()];
  await clock.advance(300);
  for (const each of [tab, other]) await feedOf(each);
  const until = serverClock.now() + 60_000;
  await tab.session.act({ act: "mute", params: { userId: 8, until } }, "en_GB", MEMBER.session);
  await clock.advance(59_000);
  expect((await feedOf(other)).items.map(({ id }) => id)).toEqual([1]);
  await clock.advance(4_000);
  for (const each of [tab, other]) {
    expect(each.latest("outdated")).toContain("withoutMuted");
    expect((await feedOf(each)).items.map(({ id }) => id)).toEqual([1, 2]);
  }
});
