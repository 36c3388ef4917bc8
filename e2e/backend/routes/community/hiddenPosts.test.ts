// Posts that only the author or subscribers may read: what others get of them, and of their pictures.
// See docs/wire.md#post-visibility.
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import type { StagedMember } from "../../members/stageMember.ts";
import { type MemberBackend, MINUTE_MS, startMemberBackend } from "../user/memberClient.ts";
import { aPicture, keyed, type Listed, picture, read } from "./communityClient.ts";

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

const create = (body: object) => keyed(backend, "post/create", body, ada.token);
const detail = (postId: number, who?: StagedMember) =>
  backend.get(`/v1/api/community/post/detail?postId=${postId}`, who?.token);
const act = (verb: string, body: object, who: StagedMember) =>
  backend.post(`/v1/api/community/post/${verb}`, body, who.token);
const counts = async (postIds: readonly number[]) => (await act("counts", { postIds }, bob)).data;

/** All answers in which a post could show up for a member, as one text. */
async function everything(postId: number, who: StagedMember | undefined): Promise<string> {
  const topic = "byTopic?topicId=1&size=50";
  const lists = [
    "list?size=50",
    `byUser?userId=${ada.userId}`,
    "related?relatedType=TEAM&relatedId=12&size=50",
    topic,
  ];
  const answers = await Promise.all([
    ...["TIME_DESC", "TIME_ASC", "LIKE_COUNT_DESC", "REPLY_COUNT_DESC"].flatMap((sort) =>
      lists.map((list) => backend.get(`/v1/api/community/post/${list}&sort=${sort}`, who?.token)),
    ),
    detail(postId, who),
    backend.get(`/v1/api/community/reply/list?postId=${postId}`, who?.token),
    ...(who === undefined
      ? []
      : [
          act("counts", { postIds: [postId] }, who),
          act("like", { postId, like: true }, who),
          keyed(backend, "reply/create", { postId, content: "Hello" }, who.token),
          keyed(backend, "post/update", { postId, version: 1, title: "x" }, who.token),
          act("delete", { postId }, who),
          backend.get("/v1/api/community/message/list?type=reply", who.token),
        ]),
  ]);
  return JSON.stringify(answers);
}

test("what only the author may see is in no answer to others, and its existence neither", async () => {
  const src = await aPicture(backend, ada.token);
  const { data } = await create({
    title: "Heading qqq",
    content: "Body qqq",
    visibility: "CLOSE",
    relatedList: [{ relatedType: "TEAM", relatedId: 12 }],
    topicIds: [1],
    mediaList: [picture(src)],
  });
  for (const who of [undefined, bob]) {
    const seen = await everything(data.postId, who);
    expect(seen.includes("qqq")).toBe(false);
    expect(seen.includes(src)).toBe(false);
    expect((await detail(data.postId, who)).code).toBe(404);
  }
  const unknown = await counts([999_999]);
  expect(await counts([data.postId])).toEqual([{ ...(unknown as object[])[0], postId: data.postId }]);
  const own = await read<Listed>(backend, "post/list?scope=PERSONAL_POSTS", ada.token);
  expect(own.list).toMatchObject([{ postId: data.postId, visibility: "CLOSE", summary: "Body qqq" }]);
  expect((await detail(data.postId, ada)).data).toMatchObject({ content: "Body qqq" });
});

test("a post for subscribers is locked for others: title and counts without text and pictures", async () => {
  const src = await aPicture(backend, ada.token);
  const { data } = await create({
    title: "For my subscribers",
    content: "Body qqq",
    visibility: "ONLY_FANS",
    relatedList: [{ relatedType: "TEAM", relatedId: 12 }],
    topicIds: [1],
    mediaList: [picture(src)],
  });
  const { postId } = data;
  for (const who of [undefined, bob]) {
    const seen = await everything(postId, who);
    expect(seen.includes("For my subscribers")).toBe(true);
    expect(seen.includes("qqq")).toBe(false);
    expect(seen.includes(src)).toBe(false);
    expect((await detail(postId, who)).data).toMatchObject({
      isLocked: true,
      summary: "",
      content: "",
      mediaList: [],
      mediaCount: 1,
    });
    expect((await backend.get(`/v1/api/community/reply/list?postId=${postId}`, who?.token)).code).toBe(4025);
  }
  expect((await act("like", { postId, like: true }, bob)).code).toBe(4025);
  expect((await keyed(backend, "reply/create", { postId, content: "Hi" }, bob.token)).code).toBe(4025);
  await backend.control.act("subscription", { userId: bob.userId, creatorId: ada.userId, forMs: MINUTE_MS });
  const open = { isLocked: false, content: "Body qqq", mediaList: [{ src }], user: { isCreator: true } };
  expect((await detail(postId, bob)).data).toMatchObject(open);
  expect((await act("like", { postId, like: true }, bob)).data).toEqual({
    id: postId,
    isLiked: true,
    likeCount: 1,
  });
  backend.pass(MINUTE_MS);
  expect((await detail(postId, bob)).data).toMatchObject({ isLocked: true, content: "" });
});

test("addresses of pictures cannot be guessed, and one that is no picture of a post is unknown", async () => {
  const { list } = await read<Listed>(backend, "post/list?size=50");
  const sources = list.flatMap(({ mediaList }) => mediaList.map(({ src }) => src));
  expect(sources.length).toBeGreaterThan(5);
  expect(
    sources.filter((src) => !/^\/img\/(?:post|upload)\/[\da-f]{32}\.(?:svg|png|webm)$/.test(src)),
  ).toEqual([]);
  const drawn = await fetch(backend.origin + sources.find((src) => /^\/img\/post\/.*svg$/.test(src)));
  expect([drawn.status, drawn.headers.get("content-type")]).toEqual([200, "image/svg+xml; charset=utf-8"]);
  expect(await drawn.text()).not.toMatch(/NaN|undefined/);
  expect((await fetch(`${backend.origin}/img/post/${"0".repeat(32)}.svg`)).status).toBe(404);
});
