// Hot posts and creators: their order, and who is left out.
import { afterAll, beforeAll, expect, test } from "vitest";
import type { StagedMember } from "../../members/stageMember.ts";
import { type MemberBackend, startMemberBackend } from "../user/memberClient.ts";
import { type Listed, read } from "./communityClient.ts";

let backend: MemberBackend;
let ada: StagedMember;
let bob: StagedMember;
beforeAll(async () => {
  backend = await startMemberBackend();
  ada = await backend.control.act("member", { name: "Ada" });
  bob = await backend.control.act("member", { name: "Bob" });
});
afterAll(() => backend.close());

const hot = async (who?: StagedMember): Promise<readonly number[]> =>
  (await read<Pick<Listed, "list">>(backend, "post/hot", who?.token)).list.map(({ postId }) => postId);

const post = async (more: object): Promise<number> => {
  const { postIds } = await backend.control.act("post", { userId: ada.userId, ...more });
  return postIds[0]!;
};

test("hot posts are ordered by likes and replies, a reply like two likes", async () => {
  const liked = await post({ likes: 100_000 });
  const answered = await post({ likes: 99_999 });
  const plain = await post({ likes: 99_998 });
  await backend.control.act("reply", { postId: answered, userId: bob.userId });
  expect((await hot()).slice(0, 3)).toEqual([answered, liked, plain]);
  expect((await hot()).length).toBe(10);
  await backend.control.act("deletePost", { postId: answered });
  expect((await hot())[0]).toBe(liked);
});

test("posts for few eyes, spoilers and those of muted members are not hot", async () => {
  const likes = 500_000;
  const hidden = await Promise.all([
    post({ likes, visibility: "CLOSE" }),
    post({ likes, visibility: "ONLY_FANS" }),
    post({ likes, isSpoiler: true }),
  ]);
  const open = await post({ likes: 400_000 });
  for (const who of [undefined, ada, bob]) {
    expect((await hot(who))[0]).toBe(open);
    expect((await hot(who)).filter((id) => hidden.includes(id))).toEqual([]);
  }
  await backend.control.act("mute", { userId: bob.userId, mutedId: ada.userId });
  expect(await hot(bob)).not.toContain(open);
  expect(await hot(ada)).toContain(open);
});

test("a post is hot for three days", async () => {
  const postId = await post({ likes: 900_000 });
  expect((await hot())[0]).toBe(postId);
  await backend.control.act("clock", { shiftMs: 3 * 86_400_000 });
  expect(await hot()).not.toContain(postId);
});

interface Creators {
  readonly list: readonly {
    readonly userName: string;
    readonly subscriberCount: number;
    readonly isSubscribed: boolean;
    readonly isSelf: boolean;
  }[];
  readonly total: number;
  readonly hasMore: boolean;
}

const creators = async (body: object, who?: StagedMember): Promise<Creators> =>
  (await backend.post("/v1/api/community/subscription/getCreators", body, who?.token)).data as Creators;

test("creators come in the order of their subscribers, and muted ones are left out", async () => {
  const [cleo, dora] = [
    await backend.control.act("member", { name: "Cléo" }),
    await backend.control.act("member", { name: "Dora" }),
  ];
  for (const { userId } of [cleo, dora]) await backend.control.act("creator", { userId, on: true });
  const fans = await Promise.all(
    Array.from({ length: 3 }, (_, place) => backend.control.act("member", { name: `Reader ${place}` })),
  );
  for (const { userId } of fans)
    await backend.control.act("subscription", { userId, creatorId: dora.userId, forMs: 86_400_000 });
  await backend.control.act("subscription", { userId: bob.userId, creatorId: cleo.userId });

  const { list, total, hasMore } = await creators({ size: 1 }, bob);
  expect([list.length, hasMore]).toEqual([1, total > 1]);
  expect((await creators({ keyword: "cleo" }, bob)).list).toMatchObject([
    { userName: "Cléo", subscriberCount: 1, isSubscribed: true, isSelf: false },
  ]);
  expect((await creators({ keyword: "dora" }, dora)).list).toMatchObject([
    { userName: "Dora", subscriberCount: 3, isSubscribed: false, isSelf: true },
  ]);
  const names = async (body: object, who?: StagedMember) =>
    (await creators({ size: 50, ...body }, who)).list.map(({ userName }) => userName);
  const bySubscribers = await names({});
  expect(bySubscribers.indexOf("Dora")).toBeLessThan(bySubscribers.indexOf("Cléo"));
  expect((await names({ sort: "NEWEST" })).slice(0, 2)).toEqual(["Dora", "Cléo"]);
  await backend.control.act("mute", { userId: bob.userId, mutedId: dora.userId });
  expect(await names({}, bob)).not.toContain("Dora");
});

test("an unknown order of creators is refused", async () => {
  const { code } = await backend.post("/v1/api/community/subscription/getCreators", { sort: "AGE" });
  expect(code).toBe(400);
});
