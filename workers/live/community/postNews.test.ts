// News and counts of posts: once for all visible tabs, at most every 48 s, and nothing while all are hidden.
import { expect, it } from "vitest";
import { success } from "#api/transport/result.ts";
import type { FeedList, PostsOnScreen } from "#domain/community/post.ts";
import type { PostChange } from "#domain/community/postChange.ts";
import { createFakeClock } from "../testing/fakeClock.ts";
import { createPostNews } from "./postNews.ts";

const FEED = {
  list: { call: "feed", params: { scope: "forYou", type: "all", sort: "newest" } },
  anchor: "a1",
} as const;
const OF_MATCH = {
  list: { call: "posts", params: { subject: "match", subjectId: 1001, sort: "newest" } },
  anchor: "m1",
} as const;
const OF_TEAM = {
  list: { call: "posts", params: { ...OF_MATCH.list.params, subject: "team" } },
  anchor: "m1",
} as const;
const MIN = 60_000;

function setUp() {
  const clock = createFakeClock();
  const asked: string[] = [];
  const lists: FeedList[] = [];
  const changes: PostChange[] = [];
  let screens: readonly PostsOnScreen[] = [];
  const news = createPostNews({
    clock,
    onScreens: () => screens,
    async fetchNews({ list, anchor }) {
      asked.push(`news ${anchor}`);
      lists.push(list);
      return success({ count: 7, latestId: 99 });
    },
    async fetchCounts(ids) {
      asked.push(`counts ${ids.join()}`);
      const counts = {
        version: 1,
        likeCount: 2,
        replyCount: 3,
        isLiked: true,
        isLocked: false,
        isDeleted: false,
      };
      return success(ids.map((id) => ({ ...counts, id })));
    },
    onChange: (change) => void changes.push(change),
  });
  const show = (...now: readonly PostsOnScreen[]): void => {
    screens = now;
    news.review();
  };
  return { clock, asked, lists, changes, show, news };
}

it("is asked for once for twenty tabs, at most 6 times in 5 min", async () => {
  const { clock, asked, changes, show } = setUp();
  const screens = Array.from({ length: 20 }, (_, tab) => ({ feed: FEED, postIds: [tab % 3] }));
  for (let tabs = 1; tabs <= 20; tabs += 1) show(...screens.slice(0, tabs));
  expect(asked).toEqual([]);
  await clock.advance(5 * MIN);
  const news = asked.filter((call) => call === "news a1");
  expect(news.length).toBeGreaterThanOrEqual(4);
  expect(news.length).toBeLessThanOrEqual(6);
  expect(asked.filter((call) => call.startsWith("counts"))).toHaveLength(news.length);
  expect(asked).toContain("counts 0,1,2");
  expect(changes).toContainEqual({ kind: "news", ...FEED, count: 7 });
  expect(changes).toContainEqual({
    kind: "post",
    id: 2,
    likeCount: 2,
    replyCount: 3,
    isLiked: true,
    isDeleted: false,
  });
});

it("is not asked for while no visible tab shows posts, and at once when one is shown again", async () => {
  const { clock, asked, show } = setUp();
  show({ feed: FEED, postIds: [] });
  await clock.advance(30_000);
  show();
  await clock.advance(10 * MIN);
  expect(asked).toEqual([]);
  show({ feed: FEED, postIds: [] });
  expect(asked).toEqual(["news a1"]);
  show();
  show({ feed: FEED, postIds: [] });
  expect(asked).toEqual(["news a1"]);
});

it("is asked for once per list that visible tabs show, whatever the list is of, and not for hidden ones", async () => {
  const { clock, lists, changes, show } = setUp();
  const feed = { feed: FEED, postIds: [] };
  const ofMatch = { feed: OF_MATCH, postIds: [] };
  show(feed, ofMatch, { feed: OF_TEAM, postIds: [] }, ofMatch);
  await clock.advance(80_000);
  expect(lists).toEqual([FEED.list, OF_MATCH.list, OF_TEAM.list]);
  expect(changes).toEqual(
    [FEED, OF_MATCH, OF_TEAM].map((watched) => ({ kind: "news", ...watched, count: 7 })),
  );
  lists.length = 0;
  show(feed);
  await clock.advance(80_000);
  expect(lists).toEqual([FEED.list]);
  // The list of a tab that was hidden beside a visible one is asked for at once by its age.
  show(feed, ofMatch);
  expect(lists).toEqual([FEED.list, OF_MATCH.list]);
});

it("of a list that is shown later than another one comes in its own time", async () => {
  const { clock, asked, show } = setUp();
  const first = { feed: FEED, postIds: [1] };
  show(first);
  await clock.advance(45_000);
  show(first, { feed: OF_MATCH, postIds: [] });
  await clock.advance(47_000);
  expect(asked).toEqual(["news a1", "counts 1"]);
  await clock.advance(26_000);
  expect(asked.filter((call) => call === "news m1")).toHaveLength(1);
});

it("of a list read again is asked for by its new anchor alone", async () => {
  const { clock, asked, show } = setUp();
  show({ feed: FEED, postIds: [] });
  await clock.advance(30_000);
  show({ feed: { ...FEED, anchor: "a2" }, postIds: [] });
  await clock.advance(3 * MIN);
  expect(new Set(asked)).toEqual(new Set(["news a2"]));
});
