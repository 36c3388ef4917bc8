// Posts: what a key does once, versions, deletion, likes and rates.
import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import type { StagedMember } from "../../members/stageMember.ts";
import { FAKE } from "../../testing/fakeWorld.ts";
import { type MemberBackend, MINUTE_MS, startMemberBackend } from "../user/memberClient.ts";
import { aPicture, type Card, keyed, type Listed, picture, read, readPages } from "./communityClient.ts";

let backend: MemberBackend;
let ada: StagedMember;
let bob: StagedMember;
beforeAll(async () => {
  backend = await startMemberBackend();
});
beforeEach(async () => {
  backend.pass(11 * MINUTE_MS);
  ada = await backend.control.act("member", { name: "Ada" });
  bob = await backend.control.act("member", { name: "Bob" });
});
afterAll(() => backend.close());

const create = (body: object, who = ada, key?: string) => keyed(backend, "post/create", body, who.token, key);
const detail = (postId: number, who?: StagedMember) =>
  backend.get(`/v1/api/community/post/detail?postId=${postId}`, who?.token);
const act = (verb: string, body: object, who = ada) =>
  backend.post(`/v1/api/community/post/${verb}`, body, who.token);
const counts = async (postIds: readonly number[], who = bob) => (await act("counts", { postIds }, who)).data;

test("a new post is answered as a card, first in the lists it belongs to", async () => {
  const src = await aPicture(backend, ada.token);
  const { code, data } = await create({
    title: "Late winner",
    content: "What a match!",
    postType: "FOOTBALL",
    relatedList: [
      { relatedType: "MATCH", relatedId: FAKE.firstHalf, minute: "45+2", scoreThen: "1-0" },
      { relatedType: "TEAM", relatedId: 11 },
      { relatedType: "LEAGUE", relatedId: 36 },
    ],
    topicIds: ["Late goals"],
    mediaList: [picture(src)],
  });
  expect(code).toBe(0);
  const topicList = [{ topicId: expect.any(Number), name: "Late goals" }];
  const about = { minute: null, scoreThen: null };
  expect(data).toEqual({
    postId: expect.any(Number),
    version: 1,
    user: { userId: ada.userId, userName: "Ada", avatar: "", isCreator: false },
    createTime: expect.stringMatching(/^\d{14}$/),
    editTime: null,
    title: "Late winner",
    summary: "What a match!",
    contentMode: "DEFAULT",
    visibility: "PUBLIC",
    postType: "FOOTBALL",
    mediaList: [{ ...picture(src), posterUrl: "" }],
    mediaCount: 1,
    relatedList: [
      {
        relatedType: "MATCH",
        relatedId: FAKE.firstHalf,
        name: "Team 11 – Team 12",
        logo: "11.svg",
        minute: "45+2",
        scoreThen: "1-0",
      },
      { relatedType: "TEAM", relatedId: 11, name: "Team 11", logo: "11.svg", ...about },
      { relatedType: "LEAGUE", relatedId: 36, name: "Premier Division", logo: "36.svg", ...about },
    ],
    topicList,
    isSpoiler: false,
    replyRule: "ALL",
    likeCount: 0,
    replyCount: 0,
    isLiked: false,
    isOwn: true,
    isLocked: false,
    isDeleted: false,
  });
  expect((await detail(data.postId)).data).toMatchObject({ content: "What a match!", isOwn: false });
  const [topic] = data["topicList"] as { topicId: number }[];
  for (const list of [
    "list?size=1",
    "list?size=1&postType=FOOTBALL",
    `related?size=1&relatedType=MATCH&relatedId=${FAKE.firstHalf}`,
    "related?size=1&relatedType=LEAGUE&relatedId=36",
    `byUser?size=1&userId=${ada.userId}`,
    `byTopic?size=1&topicId=${topic?.topicId}`,
  ]) {
    expect([list, (await read<Listed>(backend, `post/${list}`)).list[0]?.postId]).toEqual([
      list,
      data.postId,
    ]);
  }
});

test("a key acts once; a lost answer is found by it, for a day and for its member alone", async () => {
  const key = randomUUID();
  const byKey = async (who = ada) =>
    (await backend.get(`/v1/api/community/post/byKey?key=${key}`, who.token)).data;
  expect(await byKey()).toBeNull();
  const { data } = await create({ content: "Once" }, ada, key);
  expect((await create({ content: "Once" }, ada, key)).data.postId).toBe(data.postId);
  expect(await byKey()).toMatchObject({ postId: data.postId, summary: "Once" });
  expect(await byKey(bob)).toBeNull();
  expect((await create({ content: "Twice" }, ada, key)).code).toBe(4028);
  const other = await keyed(
    backend,
    "reply/create",
    { postId: data.postId, content: "Once" },
    ada.token,
    key,
  );
  expect(other.code).toBe(4028);
  expect((await create({ content: "Once" }, bob, key)).data.postId).not.toBe(data.postId);
  backend.pass(25 * 60 * MINUTE_MS);
  expect(await byKey()).toBeNull();
  expect((await create({ content: "Once" }, ada, key)).data.postId).not.toBe(data.postId);
});

test("a refused call claims no key, and a call without a key is refused", async () => {
  const key = randomUUID();
  expect((await create({ content: "x".repeat(1001) }, ada, key)).code).toBe(4026);
  expect((await create({ content: "short" }, ada, key)).code).toBe(0);
  for (const none of [null, "", "not-a-key"]) {
    expect((await keyed(backend, "post/create", { content: "x" }, ada.token, none)).code).toBe(400);
  }
  expect((await backend.get("/v1/api/community/post/byKey?key=5", ada.token)).code).toBe(400);
});

test("the act is done once when its answer is cut off, and the same key tells its outcome", async () => {
  const key = randomUUID();
  await backend.control.act("fault", { path: "/v1/api/community/post/create", kind: "lose", count: 1 });
  await expect(create({ content: "Cut off" }, ada, key)).rejects.toThrow("fetch failed");
  const found = await read<Card>(backend, `post/byKey?key=${key}`, ada.token);
  expect(found.summary).toBe("Cut off");
  expect((await create({ content: "Cut off" }, ada, key)).data.postId).toBe(found.postId);
  expect(await readPages(backend, `post/byUser?userId=${ada.userId}`)).toHaveLength(1);
});

test("an edit needs the version it changes, and keeps what it does not name", async () => {
  const { data } = await create({ title: "One", content: "Text", topicIds: [1], isSpoiler: true });
  const update = (body: object, who = ada) =>
    keyed(backend, "post/update", { postId: data.postId, ...body }, who.token);
  backend.pass(1000);
  const edited = await update({ version: 1, title: "Two", visibility: "CLOSE" });
  expect(edited.data).toMatchObject({
    version: 2,
    title: "Two",
    summary: "Text",
    isSpoiler: true,
    visibility: "CLOSE",
  });
  expect(edited.data["topicList"]).toHaveLength(1);
  expect(Number(edited.data["editTime"])).toBeGreaterThan(Number(edited.data["createTime"]));
  const late = await update({ version: 1, title: "Three" });
  expect([late.code, late.data]).toMatchObject([4027, { version: 2, title: "Two", content: "Text" }]);
  expect((await update({ version: 2, title: "Three" }, bob)).code).toBe(404);
  await update({ version: 2, visibility: "PUBLIC" });
  expect((await update({ version: 3, title: "Three" }, bob)).code).toBe(4023);
  expect((await update({ version: 3, title: "", content: "" })).code).toBe(400);
});

test("a deletion is taken back within 60 s; deleting twice does not prolong the time", async () => {
  const { postId } = (await create({ content: "Oops" })).data;
  expect((await act("delete", { postId }, bob)).code).toBe(4023);
  expect((await act("delete", { postId })).data).toEqual({ postId, isDeleted: true });
  for (const who of [ada, bob]) expect((await detail(postId, who)).code).toBe(4022);
  expect(await counts([postId])).toMatchObject([{ isDeleted: true }]);
  backend.pass(MINUTE_MS);
  expect((await act("delete", { postId })).data).toEqual({ postId, isDeleted: true });
  expect((await act("restore", { postId }, bob)).code).toBe(4022);
  expect((await act("restore", { postId })).data).toEqual({ postId, isDeleted: false });
  expect((await detail(postId, bob)).code).toBe(0);
  await act("delete", { postId });
  backend.pass(MINUTE_MS + 1);
  expect((await act("restore", { postId })).code).toBe(4022);
});

test("a like is a wish: said twice it counts once, and it tells the author once", async () => {
  const { postId } = (await create({ content: "Like me" })).data;
  const like = async (on: boolean, who = bob) => (await act("like", { postId, like: on }, who)).data;
  const told = async () => (await backend.get("/v1/api/community/message/unread", ada.token)).data;
  expect(await like(true)).toEqual({ id: postId, isLiked: true, likeCount: 1 });
  expect(await like(true)).toEqual({ id: postId, isLiked: true, likeCount: 1 });
  expect(await like(true, ada)).toMatchObject({ likeCount: 2 });
  expect(await told()).toMatchObject({ like: 1 });
  expect(await like(false)).toEqual({ id: postId, isLiked: false, likeCount: 1 });
  expect(await told()).toMatchObject({ like: 0 });
  expect((await act("like", { postId }, bob)).code).toBe(400);
  expect(await counts([postId, postId], ada)).toEqual([
    { postId, version: 1, likeCount: 1, replyCount: 0, isLiked: true, isLocked: false, isDeleted: false },
  ]);
});

test("too many posts in ten minutes are refused with the time to wait", async () => {
  const codes: number[] = [];
  for (let count = 0; count < 20; count++) codes.push((await create({ content: `${count}` })).code);
  expect(new Set(codes)).toEqual(new Set([0]));
  const refused = await create({ content: "20" });
  expect(refused).toMatchObject({ code: 4030, data: { retryAfter: 600 }, retryAfter: "600" });
  expect(refused.msg).toContain("600");
  backend.pass(10 * MINUTE_MS);
  expect((await create({ content: "20" })).code).toBe(0);
});
