// Replies: trees, what a reply answers, who may reply, deletion, likes, and the notices they make.
import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import type { StagedMember } from "../../members/stageMember.ts";
import { type MemberBackend, MINUTE_MS, startMemberBackend } from "../user/memberClient.ts";
import { keyed, read } from "./communityClient.ts";

interface Reply {
  readonly replyId: number;
  readonly content: string;
  readonly depth: number;
  readonly childCount: number;
  readonly isDeleted: boolean;
  readonly [field: string]: unknown;
}
interface Listed {
  readonly list: readonly Reply[];
  readonly total: number;
  readonly hasMore: boolean;
  readonly anchor: string;
}

let backend: MemberBackend;
let ada: StagedMember;
let bob: StagedMember;
let postId: number;
beforeAll(async () => {
  backend = await startMemberBackend();
});
beforeEach(async () => {
  backend.pass(11 * MINUTE_MS);
  ada = await backend.control.act("member", { name: "Ada" });
  bob = await backend.control.act("member", { name: "Bob" });
  [postId] = (await backend.control.act("post", { userId: ada.userId })).postIds as [number];
});
afterAll(() => backend.close());

const create = (body: object, who = bob, key?: string) =>
  keyed<Reply>(backend, "reply/create", { postId, ...body }, who.token, key);
const list = (query = "", who?: StagedMember) =>
  read<Listed>(backend, `reply/list?postId=${postId}${query}`, who?.token);
const act = (verb: string, body: object, who = bob) =>
  backend.post(`/v1/api/community/reply/${verb}`, body, who.token);
const notices = async (who: StagedMember) =>
  ((await backend.get("/v1/api/community/message/list?type=reply", who.token)).data as { list: object[] })
    .list;

test("a reply is answered as the table says, counts on the post, and tells the author where it is", async () => {
  const { code, data } = await create({ content: "Well said" });
  expect(code).toBe(0);
  expect(data).toEqual({
    replyId: expect.any(Number),
    postId,
    parentId: null,
    depth: 0,
    user: { userId: bob.userId, userName: "Bob", avatar: "", isCreator: false },
    createTime: expect.stringMatching(/^\d{14}$/),
    editTime: null,
    content: "Well said",
    contentMode: "DEFAULT",
    mediaList: [],
    likeCount: 0,
    childCount: 0,
    isLiked: false,
    isOwn: true,
    isDeleted: false,
    replyTo: null,
  });
  expect(await read(backend, `post/detail?postId=${postId}`)).toMatchObject({ replyCount: 1 });
  expect(await notices(ada)).toMatchObject([
    { postId, replyId: data.replyId, parentId: null, text: "Well said" },
  ]);
  const answered = await create({ content: "Thanks", parentId: data.replyId }, ada);
  expect(answered.data).toMatchObject({ depth: 1, parentId: data.replyId, replyTo: "Bob" });
  expect(await notices(bob)).toMatchObject([{ text: "Thanks", parentId: data.replyId }]);
  expect((await list()).list).toMatchObject([{ childCount: 1, isOwn: false }]);
  expect((await list(`&parentId=${data.replyId}`)).list).toMatchObject([{ content: "Thanks" }]);
});

test("a reply deep in a tree is found with all it answers and the page of its chain", async () => {
  await backend.control.act("reply", { postId, count: 7, content: "Earlier" });
  let parentId: number | undefined;
  const chain: number[] = [];
  for (let depth = 0; depth < 9; depth++) {
    [parentId] = (
      await backend.control.act("reply", { postId, ...(parentId === undefined ? {} : { parentId }) })
    ).replyIds;
    chain.push(parentId!);
  }
  const context = await read<{ ancestors: Reply[]; reply: Reply; post: object; page: number }>(
    backend,
    `reply/context?replyId=${chain[8]}&size=5`,
  );
  expect(context.ancestors.map(({ replyId }) => replyId)).toEqual(chain.slice(0, 8));
  expect(context).toMatchObject({ post: { postId }, reply: { replyId: chain[8], depth: 8 }, page: 2 });
  expect((await list("&size=5&page=2")).list.map(({ replyId }) => replyId)).toContain(chain[0]);
});

test("replies come page by page in each order, without repeating when others are written", async () => {
  const { replyIds } = await backend.control.act("reply", { postId, count: 30 });
  await backend.control.act("like", { replyId: replyIds[4]!, count: 3 });
  await backend.control.act("reply", { postId, parentId: replyIds[9]!, count: 2 });
  for (const [sort, first] of [
    ["TIME_ASC", 0],
    ["TIME_DESC", 29],
    ["LIKE_COUNT_DESC", 4],
    ["REPLY_COUNT_DESC", 9],
  ] as const) {
    const one = await list(`&sort=${sort}`);
    expect([sort, one.list[0]?.replyId, one.total]).toEqual([sort, replyIds[first], 30]);
    const [late] = (await backend.control.act("reply", { postId })).replyIds;
    const two = await list(`&sort=${sort}&page=2&anchor=${one.anchor}`);
    const seen = [...one.list, ...two.list].map(({ replyId }) => replyId);
    expect(new Set(seen).size).toBe(30);
    // Taken out again, so that the next order has the same thirty.
    await backend.control.act("deleteReply", { replyId: late! });
  }
});

test("a deleted reply loses its text and keeps its place while replies answer it", async () => {
  const top = (await create({ content: "First" })).data.replyId;
  const child = (await create({ content: "Second", parentId: top }, ada)).data.replyId;
  expect((await act("delete", { replyId: top }, ada)).code).toBe(4023);
  expect((await act("delete", { replyId: top })).data).toMatchObject({ isDeleted: true, content: "" });
  expect((await act("delete", { replyId: top })).code).toBe(0);
  expect((await list()).list).toMatchObject([{ replyId: top, isDeleted: true, content: "", childCount: 1 }]);
  expect(await notices(ada)).toEqual([]);
  expect(await read(backend, `post/detail?postId=${postId}`)).toMatchObject({ replyCount: 1 });
  expect((await create({ content: "Third", parentId: top })).code).toBe(4022);
  expect((await act("like", { replyId: top, like: true })).code).toBe(4022);
  expect((await keyed(backend, "reply/update", { replyId: top, content: "x" }, bob.token)).code).toBe(4022);
  await act("delete", { replyId: child }, ada);
  expect((await list()).list).toEqual([]);
});

test("the author decides who may reply, and always may", async () => {
  const withRule = async (replyRule: "FOLLOWED" | "NONE") =>
    (await backend.control.act("post", { userId: ada.userId, replyRule })).postIds[0]!;
  const reply = async (id: number, who: StagedMember) =>
    (await keyed(backend, "reply/create", { postId: id, content: "Hi" }, who.token)).code;
  const closed = await withRule("NONE");
  expect([await reply(closed, bob), await reply(closed, ada)]).toEqual([4024, 0]);
  const followed = await withRule("FOLLOWED");
  expect(await reply(followed, bob)).toBe(4024);
  await backend.post("/v1/api/community/user/follow", { userId: bob.userId }, ada.token);
  expect(await reply(followed, bob)).toBe(0);
});

test("replies below what one may not read are in no answer, notices included", async () => {
  const { replyId } = (await create({ content: "Between us qqq" })).data;
  await create({ content: "Answer qqq", parentId: replyId }, ada);
  expect(await notices(bob)).toMatchObject([{ text: "Answer qqq" }]);
  const version = 1;
  for (const [at, visibility] of (["ONLY_FANS", "CLOSE"] as const).entries()) {
    await keyed(backend, "post/update", { postId, version: version + at, visibility }, ada.token);
    const answers = await Promise.all([
      backend.get(`/v1/api/community/reply/list?postId=${postId}`, bob.token),
      backend.get(`/v1/api/community/reply/context?replyId=${replyId}`, bob.token),
      act("like", { replyId, like: true }),
      act("delete", { replyId }),
      keyed(backend, "reply/update", { replyId, content: "x" }, bob.token),
    ]);
    const code = visibility === "CLOSE" ? 404 : 4025;
    expect(answers.map((answer) => answer.code)).toEqual([code, code, code, code, code]);
    expect(JSON.stringify([answers, await notices(bob)]).includes("qqq")).toBe(false);
  }
});

test("a key replies once, and an edit changes the text", async () => {
  const key = randomUUID();
  const { data } = await create({ content: "Once" }, bob, key);
  expect((await create({ content: "Once" }, bob, key)).data.replyId).toBe(data.replyId);
  expect(await read(backend, `reply/byKey?key=${key}`, bob.token)).toMatchObject({ replyId: data.replyId });
  expect(await read(backend, `post/byKey?key=${key}`, bob.token)).toBeNull();
  expect((await list()).total).toBe(1);
  const edited = await keyed(
    backend,
    "reply/update",
    { replyId: data.replyId, content: "Better" },
    bob.token,
  );
  expect(edited.data).toMatchObject({ content: "Better", editTime: expect.any(String) });
  expect(
    (await keyed(backend, "reply/update", { replyId: data.replyId, content: "x" }, ada.token)).code,
  ).toBe(4023);
});

test("a like of a reply is a wish", async () => {
  const { replyId } = (await create({ content: "Like me" })).data;
  for (let time = 0; time < 2; time++) {
    expect((await act("like", { replyId, like: true }, ada)).data).toEqual({
      id: replyId,
      isLiked: true,
      likeCount: 1,
    });
  }
  expect((await act("like", { id: replyId, like: false }, ada)).data).toMatchObject({ likeCount: 0 });
});

test.each([
  [{ content: "x".repeat(1001) }, 4026],
  [{ content: "" }, 400],
  [{ content: "x", parentId: 999_999 }, 404],
  [{ content: "x", parentId: "y" }, 400],
  [{ content: "x", parentId: 1 }, 404],
  [{ content: "x", postId: 999_999 }, 404],
])("the reply %j is refused with %i", async (body, code) => {
  expect((await create(body)).code).toBe(code);
});

test.each([
  ["list", 400],
  ["list?postId=999999", 404],
  ["list?postId=1&sort=BEST", 400],
  ["context?replyId=999999", 404],
  ["context?replyId=x", 400],
])("reply/%s is refused with %i", async (call, code) => {
  expect((await backend.get(`/v1/api/community/reply/${call}`)).code).toBe(code);
});
