// Lists that neither repeat nor skip while others write, delete, restore, like and reply; anchors and news.
import { afterAll, beforeAll, expect, test } from "vitest";
import { SORTS } from "../../community/terms.ts";
import { FAKE } from "../../testing/fakeWorld.ts";
import { createRandom } from "../../world/random.ts";
import { type MemberBackend, MINUTE_MS, startMemberBackend } from "../user/memberClient.ts";
import { type Card, keyed, type Listed, read, readPages } from "./communityClient.ts";

let backend: MemberBackend;
let token: string;
let userId: number;
beforeAll(async () => {
  backend = await startMemberBackend();
  ({ token, userId } = await backend.control.act("member", { name: "Ada" }));
});
afterAll(() => backend.close());

const idsOf = (cards: readonly Card[]): readonly number[] => cards.map(({ postId }) => postId);
const LIST = "post/list?postType=TENNIS&size=20";

const CASES = SORTS.flatMap((sort) => [1, 2, 3].map((seed) => [sort, seed] as const));

test.each(CASES)("%s, seed %i: no id comes twice, and only deleted ones are missing", async (sort, seed) => {
  const random = createRandom(seed * 7919);
  const call = `${LIST}&sort=${sort}`;
  const before = idsOf(await readPages(backend, call));
  const gone = new Set<number>();
  const deleted: number[] = [];
  const anyOf = (ids: readonly number[]): number => ids[random.int(0, ids.length - 1)]!;

  async function change(): Promise<void> {
    await backend.control.act("post", {
      postType: "TENNIS",
      count: random.int(0, 5),
      likes: random.int(0, 200),
    });
    for (let acts = random.int(1, 6); acts > 0; acts--) {
      const postId = anyOf(before);
      const kind = random.int(0, 4);
      if (kind === 0) {
        await backend.control.act("deletePost", { postId });
        gone.add(postId);
        deleted.push(postId);
      } else if (kind === 1 && deleted.length > 0) {
        await backend.control.act("deletePost", { postId: anyOf(deleted), isDeleted: false });
      } else if (kind === 2) await backend.control.act("reply", { postId, count: random.int(1, 9) });
      else await backend.control.act("like", { postId, count: random.int(1, 40), like: random.chance(0.7) });
    }
    backend.pass(random.int(1, 9_000));
  }

  const seen = idsOf(await readPages(backend, call, { between: change }));
  expect(new Set(seen).size).toBe(seen.length);
  expect(before.filter((id) => !seen.includes(id) && !gone.has(id))).toEqual([]);
  expect(seen.filter((id) => !before.includes(id))).toEqual([]);
  // What is shown keeps the order of the first moment.
  expect(seen).toEqual(before.filter((id) => seen.includes(id)));
});

test("each sort is in its order", async () => {
  for (const sort of SORTS) {
    const cards = await readPages(backend, `${LIST}&sort=${sort}`);
    const keys = cards.map(({ postId, likeCount, replyCount }) =>
      sort === "LIKE_COUNT_DESC"
        ? Number(likeCount)
        : sort === "REPLY_COUNT_DESC"
          ? Number(replyCount)
          : postId,
    );
    const ascending = keys.toSorted((a, b) => a - b);
    expect(keys).toEqual(sort === "TIME_ASC" ? ascending : ascending.toReversed());
  }
});

test("after ten minutes an order of time goes on without its deleted posts, and a ranking is refused", async () => {
  const first = async (sort: string) => read<Listed>(backend, `${LIST}&sort=${sort}`);
  const byTime = await first("TIME_DESC");
  const byLikes = await first("LIKE_COUNT_DESC");
  const rest = idsOf(await readPages(backend, `${LIST}&sort=TIME_DESC`)).slice(20);
  backend.pass(1);
  await backend.control.act("post", { postType: "TENNIS", count: 3 });
  await backend.control.act("deletePost", { postId: byTime.list[0]!.postId });
  backend.pass(10 * MINUTE_MS);
  const second = await read<Listed>(backend, `${LIST}&sort=TIME_DESC&page=2&anchor=${byTime.anchor}`);
  expect(idsOf(second.list)).toEqual(rest.slice(0, 20));
  const late = await backend.get(
    `/v1/api/community/${LIST}&sort=LIKE_COUNT_DESC&page=2&anchor=${byLikes.anchor}`,
  );
  expect([late.code, late.msg]).toEqual([4029, "The order has changed. Start again from the top."]);
});

test("an anchor is of one list, one order and one member", async () => {
  const { anchor } = await read<Listed>(backend, `${LIST}&sort=TIME_DESC`);
  const codeOf = async (call: string, who?: string) =>
    (await backend.get(`/v1/api/community/${call}&anchor=${anchor}`, who)).code;
  expect(await codeOf(LIST)).toBe(0);
  expect(await codeOf(`${LIST}&sort=TIME_ASC`)).toBe(4029);
  expect(await codeOf("post/list?postType=BASKETBALL")).toBe(4029);
  expect(await codeOf(LIST, token)).toBe(4029);
});

test("news counts posts by others since the anchor, a hundred at most", async () => {
  const { anchor } = await read<Listed>(backend, LIST, token);
  const news = () => read(backend, `post/news?postType=TENNIS&anchor=${anchor}`, token);
  expect(await news()).toMatchObject({ count: 0 });
  const { postIds } = await backend.control.act("post", { postType: "TENNIS", count: 7 });
  await backend.control.act("post", { postType: "TENNIS", count: 2, userId });
  await backend.control.act("post", { postType: "TENNIS", visibility: "CLOSE", count: 4 });
  await backend.control.act("post", { postType: "FOOTBALL", count: 4 });
  expect(await news()).toEqual({ count: 7, latestId: postIds.at(-1) });
  await backend.control.act("deletePost", { postId: postIds[0]! });
  expect(await news()).toMatchObject({ count: 6 });
  await backend.control.act("post", { postType: "TENNIS", count: 120 });
  expect(await news()).toMatchObject({ count: 100 });
});

test("news of posts about something, with a topic and by a member is counted like that of the feed", async () => {
  const about = { type: "MATCH", id: FAKE.tomorrow } as const;
  const { userId: writer } = await backend.control.act("member", { name: "Writer" });
  const { userId: noisy } = await backend.control.act("member", { name: "Noisy too" });
  const made = await keyed(backend, "post/create", { content: "x", topicIds: ["Trains"] }, token);
  const [{ topicId }] = made.data["topicList"] as [{ topicId: number }];
  const lists = {
    related: `relatedType=MATCH&relatedId=${FAKE.tomorrow}`,
    byTopic: `topicId=${topicId}`,
    byUser: `userId=${writer}`,
  };
  const anchors = await Promise.all(
    Object.entries(lists).map(async ([call, list]) => {
      const { anchor } = await read<Listed>(backend, `post/${call}?${list}`, token);
      return [list, anchor] as const;
    }),
  );
  const news = () =>
    Promise.all(
      anchors.map(async ([list, anchor]) => {
        const answer = await read<{ count: number }>(backend, `post/news?${list}&anchor=${anchor}`, token);
        return answer.count;
      }),
    );
  expect(await news()).toEqual([0, 0, 0]);
  await backend.control.act("post", { userId: writer, about, topicId, count: 2 });
  await backend.control.act("post", { userId: writer, visibility: "CLOSE", about, topicId });
  await backend.control.act("post", { userId, about, topicId });
  await backend.control.act("post", { userId: noisy, about, topicId });
  expect(await news()).toEqual([3, 3, 2]);
  await backend.control.act("mute", { userId, mutedId: noisy });
  expect(await news()).toEqual([2, 2, 2]);
  const [related, byTopic] = anchors;
  const crossed = `/v1/api/community/post/news?${related?.[0]}&anchor=${byTopic?.[1]}`;
  expect((await backend.get(crossed, token)).code).toBe(4029);
});

test("the posts of a match are counted by the minute they name, in the order of play", async () => {
  const minutes = async () =>
    (await read<{ list: object[] }>(backend, `post/minutes?matchId=${FAKE.toCome}`)).list;
  expect(await minutes()).toEqual([]);
  for (const minute of ["90+3", "9", "45", "45+2", "9", "90", null]) {
    const about = { relatedType: "MATCH", relatedId: FAKE.toCome, minute };
    await keyed(backend, "post/create", { content: "x", relatedList: [about] }, token);
  }
  await keyed(
    backend,
    "post/create",
    {
      content: "x",
      visibility: "CLOSE",
      relatedList: [{ relatedType: "MATCH", relatedId: FAKE.toCome, minute: "9" }],
    },
    token,
  );
  expect(await minutes()).toEqual([
    { minute: "9", postCount: 2 },
    { minute: "45", postCount: 1 },
    { minute: "45+2", postCount: 1 },
    { minute: "90", postCount: 1 },
    { minute: "90+3", postCount: 1 },
  ]);
  const about = `post/related?relatedType=MATCH&relatedId=${FAKE.toCome}`;
  expect(await read(backend, `${about}&minute=45%2B2`)).toMatchObject({
    total: 1,
    list: [{ relatedList: [{ minute: "45+2" }] }],
  });
  expect((await backend.get(`/v1/api/community/${about}&minute=x`)).code).toBe(400);
  expect((await backend.get("/v1/api/community/post/minutes?matchId=4")).code).toBe(404);
  expect((await backend.get("/v1/api/community/post/minutes")).code).toBe(400);
});

test("muted authors leave lists, news and notices until the mute ends by the server's clock", async () => {
  const { userId: noisy, token: noisyToken } = await backend.control.act("member", { name: "Noisy" });
  const { anchor } = await read<Listed>(backend, LIST, token);
  await backend.control.act("post", { postType: "TENNIS", userId: noisy, count: 2 });
  const [own] = (await backend.control.act("post", { userId })).postIds;
  await backend.post("/v1/api/community/post/like", { postId: own, like: true }, noisyToken);
  const state = async () => {
    const { list } = await read<Listed>(backend, "post/list?postType=TENNIS&size=2", token);
    const { count } = await read<{ count: number }>(
      backend,
      `post/news?postType=TENNIS&anchor=${anchor}`,
      token,
    );
    const { like } = (await backend.get("/v1/api/community/message/unread", token)).data as { like: number };
    return [list.filter(({ user }) => (user as { userId: number }).userId === noisy).length, count, like];
  };
  expect(await state()).toEqual([2, 2, 1]);
  await backend.control.act("mute", { userId, mutedId: noisy, forMs: MINUTE_MS });
  expect(await state()).toEqual([0, 0, 0]);
  // A visit to the profile shows what was written there.
  expect((await read<Listed>(backend, `post/byUser?userId=${noisy}`, token)).list).toHaveLength(2);
  backend.pass(MINUTE_MS);
  expect(await state()).toEqual([2, 2, 1]);
});

test("videos of seeded posts are played, and have a poster", async () => {
  const cards = await readPages(backend, "post/list?size=50");
  const video = cards.flatMap(({ mediaList }) => mediaList).find(({ src }) => src.endsWith(".webm"));
  const types = [video?.src, video?.posterUrl].map(async (address) => {
    const { headers } = await fetch(`${backend.origin}${address}`);
    return headers.get("content-type");
  });
  expect(await Promise.all(types)).toEqual(["video/webm", "image/svg+xml; charset=utf-8"]);
});
