// What the core says about posts reaches every answer that the tab keeps; a press is painted before the core answers.
import { render } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { PageOfPosts, WatchedFeed } from "#domain/community/post.ts";
import { aPost, aPostPage } from "#domain/testing/aPost.ts";
import { pageStore } from "../pageStore.ts";
import { createLiveStore } from "../live/client/liveStore.ts";
import type { LiveClient } from "../live/client/liveClient.ts";
import { LiveProvider } from "../live/client/hooks.ts";
import { pageClient } from "../pageData/pageClient.ts";
import { sessionAtom } from "../session/sessionAtom.ts";
import { feedKey, followPostChanges, newsOfFeedAtom, toggleLike } from "./postChanges.ts";
import { useWatchPosts } from "./useWatchPosts.ts";

beforeEach(() => signIn("s"));
afterEach(() => vi.useRealTimers());

const signIn = (session: string): void =>
  pageStore.set(sessionAtom, { session, id: 7, name: "A", avatar: "" });

const FEED_KEY = ["feed", { page: 1 }, "en_GB", 0, "s"];
const POSTS_KEY = ["posts", { page: 1 }, "en_GB", 0, "s"];
const REPLIES_KEY = ["replies", { page: 1 }, "en_GB", 0, "s"];
const USER_POSTS_KEY = ["userPosts", { page: 1 }, "en_GB", 0, "s"];
const feed = {
  list: { call: "feed", params: { scope: "forYou", type: "all", sort: "newest" } },
  anchor: "a1",
} as const;
const ofTopic = {
  list: { call: "topicPosts", params: { topicId: 3, sort: "newest" } },
  anchor: "a1",
} as const;

function setUp() {
  const store = createLiveStore();
  const client = { store, like: vi.fn(), watchPosts: vi.fn() };
  let seq = 0;
  return {
    client: client as unknown as LiveClient,
    like: client.like,
    watchPosts: client.watchPosts,
    send: (posts: NonNullable<Parameters<typeof store.receive>[0]["posts"]>) =>
      store.receive({ seq: (seq += 1), posts }),
  };
}
/** The number of the press that was told to the core last. */
const lastPress = (like: ReturnType<typeof vi.fn>): number => like.mock.lastCall?.[4] as number;
const kept = (key: readonly unknown[]): PageOfPosts | undefined => pageClient.getQueryData(key);

it("changes every kept answer with the post, and no other", () => {
  const { client, send } = setUp();
  followPostChanges(client, () => undefined);
  followPostChanges(client, () => undefined);
  const untouched = aPostPage([aPost(3)]);
  pageClient.setQueryData(FEED_KEY, aPostPage([aPost(1), aPost(2)]));
  pageClient.setQueryData(POSTS_KEY, aPostPage([aPost(2)]));
  pageClient.setQueryData(["userPosts", {}, "en_GB", 0, "s"], untouched);
  send([{ kind: "post", id: 2, likeCount: 7, isLiked: true }]);
  expect(kept(FEED_KEY)?.items.map(({ likeCount }) => likeCount)).toEqual([1, 7]);
  expect(kept(POSTS_KEY)?.items[0]).toMatchObject({ likeCount: 7, isLiked: true });
  expect(kept(["userPosts", {}, "en_GB", 0, "s"])).toBe(untouched);
});

it("leaves the answers that a visitor was given as they are", () => {
  const { client, send } = setUp();
  followPostChanges(client, () => undefined);
  const visitors = ["feed", { page: 1 }, "en_GB", 0, ""];
  const before = aPostPage([aPost(1)]);
  for (const key of [FEED_KEY, visitors]) pageClient.setQueryData(key, before);
  send([{ kind: "post", ...aPost(1, { isOwn: true, visibility: "close", text: "For me alone" }) }]);
  toggleLike(client, "post", { id: 1, isLiked: false, likeCount: 1 });
  expect(kept(FEED_KEY)?.items[0]).toMatchObject({ isOwn: true, text: "For me alone", isLiked: true });
  expect(kept(visitors)).toBe(before);
});

it("removes what a muted member wrote, and keeps the news of each list", () => {
  const { client, send } = setUp();
  followPostChanges(client, () => undefined);
  pageClient.setQueryData(FEED_KEY, aPostPage([aPost(1), aPost(2)]));
  send([
    { kind: "muted", userId: 7, isMuted: true },
    { kind: "news", ...feed, count: 7 },
  ]);
  expect(kept(FEED_KEY)?.items).toEqual([]);
  const newsOf = (watched: WatchedFeed) => pageStore.get(newsOfFeedAtom(feedKey(watched)));
  expect(newsOf(feed)).toBe(7);
  expect(newsOf({ ...feed, anchor: "a2" })).toBe(0);
  expect(newsOf(ofTopic)).toBe(0);
  send([{ kind: "news", ...ofTopic, count: 2 }]);
  expect([newsOf(feed), newsOf(ofTopic)]).toEqual([7, 2]);
});

it("marks what a muted member wrote below a post, and unmarks it when the mute has ended", () => {
  const { client, send } = setUp();
  followPostChanges(client, () => undefined);
  pageClient.setQueryData(REPLIES_KEY, aPostPage([aPost(1)]));
  pageClient.setQueryData(USER_POSTS_KEY, aPostPage([aPost(1)]));
  send([{ kind: "muted", userId: 7, isMuted: true }]);
  expect(kept(REPLIES_KEY)?.items).toMatchObject([{ id: 1, isMuted: true }]);
  expect(kept(USER_POSTS_KEY)?.items).toMatchObject([{ id: 1 }]);
  send([{ kind: "muted", userId: 7, isMuted: false }]);
  expect(kept(REPLIES_KEY)?.items).toMatchObject([{ id: 1, isMuted: false }]);
});

it("drops what the core tells of another member, or of one who has signed out", () => {
  const { client, send } = setUp();
  const failed = vi.fn();
  followPostChanges(client, failed);
  const page = aPostPage([aPost(1)]);
  pageClient.setQueryData(FEED_KEY, page);
  pageStore.set(sessionAtom, undefined);
  const likedBy = (session: string) =>
    ({ kind: "post", id: 1, isLiked: true, failed: "refused", session }) as const;
  send([likedBy("s-other"), { kind: "muted", userId: 7, isMuted: true, session: "s-other" }]);
  expect(kept(FEED_KEY)).toBe(page);
  signIn("s");
  send([likedBy("")]);
  expect(kept(FEED_KEY)).toBe(page);
  expect(failed).not.toHaveBeenCalled();
  send([likedBy("s")]);
  expect(kept(FEED_KEY)?.items[0]?.isLiked).toBe(true);
});

it("paints a press at once, and reports a wish that was not done", () => {
  const { client, like, send } = setUp();
  const failed = vi.fn();
  followPostChanges(client, failed);
  const post = aPost(1, { likeCount: 4 });
  pageClient.setQueryData(FEED_KEY, aPostPage([post]));
  toggleLike(client, "post", post);
  expect(kept(FEED_KEY)?.items[0]).toMatchObject({ isLiked: true, likeCount: 5 });
  const known = { isLiked: false, likeCount: 4 };
  expect(like).toHaveBeenCalledExactlyOnceWith("post", 1, true, known, expect.any(Number));
  send([{ kind: "post", id: 1, ...known, failed: "refused", press: lastPress(like) }]);
  expect(kept(FEED_KEY)?.items[0]).toMatchObject({ isLiked: false, likeCount: 4 });
  expect(failed).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ id: 1, failed: "refused" }));
});

it("shows what the last press painted while the core tells of an earlier one, and then what the core tells", () => {
  const { client, like, send } = setUp();
  followPostChanges(client, () => undefined);
  pageClient.setQueryData(FEED_KEY, aPostPage([aPost(1, { likeCount: 4 })]));
  const shown = () => kept(FEED_KEY)?.items[0];
  function press(): number {
    toggleLike(client, "post", shown() ?? aPost(1));
    return lastPress(like);
  }
  const first = press();
  const second = press();
  send([{ kind: "post", id: 1, isLiked: true, likeCount: 5, replyCount: 3, press: first }]);
  expect(shown()).toMatchObject({ isLiked: false, likeCount: 4, replyCount: 3 });
  // The answer to a poll that the core had before any press of this tab.
  send([{ kind: "post", id: 1, isLiked: false, likeCount: 9 }]);
  expect(shown()).toMatchObject({ likeCount: 4 });
  send([{ kind: "post", id: 1, isLiked: false, likeCount: 6, press: second }]);
  expect(shown()).toMatchObject({ isLiked: false, likeCount: 6 });
  send([{ kind: "post", id: 1, isLiked: true, likeCount: 8, press: second }]);
  expect(shown()).toMatchObject({ isLiked: true, likeCount: 8 });
});

it("shows 5 s after a press what a core told that knows of no press, and its failure", () => {
  vi.useFakeTimers();
  const { client, send } = setUp();
  const failed = vi.fn();
  followPostChanges(client, failed);
  const post = aPost(1, { likeCount: 4 });
  pageClient.setQueryData(FEED_KEY, aPostPage([post]));
  toggleLike(client, "post", post);
  // A new core told the state of a stored wish once.
  send([{ kind: "post", id: 1, isLiked: false, likeCount: 7, failed: "refused", session: "s" }]);
  vi.advanceTimersByTime(4_999);
  expect(kept(FEED_KEY)?.items[0]).toMatchObject({ isLiked: true, likeCount: 5 });
  expect(failed).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(kept(FEED_KEY)?.items[0]).toMatchObject({ isLiked: false, likeCount: 7 });
  expect(failed).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(60_000);
  expect(failed).toHaveBeenCalledTimes(1);
});

it("shows nothing that was held back for a member after another has signed in, and holds nothing back from that one", () => {
  vi.useFakeTimers();
  const { client, send } = setUp();
  const failed = vi.fn();
  followPostChanges(client, failed);
  pageClient.setQueryData(FEED_KEY, aPostPage([aPost(1, { likeCount: 4 })]));
  toggleLike(client, "post", aPost(1, { likeCount: 4 }));
  send([{ kind: "post", id: 1, isLiked: false, likeCount: 7, failed: "signedOut", session: "s" }]);
  signIn("s-other");
  const OTHERS_KEY = [...FEED_KEY.slice(0, 4), "s-other"];
  pageClient.setQueryData(OTHERS_KEY, aPostPage([aPost(1, { likeCount: 4 })]));
  send([{ kind: "post", id: 1, isLiked: true, likeCount: 8, session: "s-other" }]);
  expect(kept(OTHERS_KEY)?.items[0]).toMatchObject({ isLiked: true, likeCount: 8 });
  vi.advanceTimersByTime(60_000);
  expect(kept(OTHERS_KEY)?.items[0]).toMatchObject({ isLiked: true, likeCount: 8 });
  expect(failed).not.toHaveBeenCalled();
});

it("keeps an answer in which a change of the core makes no difference", () => {
  const { client, send } = setUp();
  followPostChanges(client, () => undefined);
  const page = aPostPage([aPost(1, { likeCount: 4 })]);
  pageClient.setQueryData(FEED_KEY, page);
  send([{ kind: "post", id: 1, likeCount: 4, session: "s", press: 1 }]);
  expect(kept(FEED_KEY)).toBe(page);
});

it("watches the posts of all mounted parts, and none when the last is gone", () => {
  const { client, watchPosts } = setUp();
  function Part({ ids, withFeed }: { readonly ids: readonly number[]; readonly withFeed?: boolean }) {
    useWatchPosts(ids, withFeed === true ? feed : undefined);
    return null;
  }
  const { rerender, unmount } = render(
    <LiveProvider value={client}>
      <Part ids={[1, 2]} withFeed />
      <Part ids={[2, 3]} />
    </LiveProvider>,
  );
  expect(watchPosts).toHaveBeenLastCalledWith({ postIds: [1, 2, 3], feed });
  rerender(
    <LiveProvider value={client}>
      <Part ids={[1, 2]} withFeed />
    </LiveProvider>,
  );
  expect(watchPosts).toHaveBeenLastCalledWith({ postIds: [1, 2], feed });
  // A change of what is shown is one message, not a pause: the core would wait anew before it asks.
  expect(watchPosts.mock.calls).not.toContainEqual([undefined]);
  unmount();
  expect(watchPosts).toHaveBeenLastCalledWith(undefined);
});
