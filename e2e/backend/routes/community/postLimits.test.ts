// Posts: documents, limits by name, and bodies and queries that are refused.
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import type { StagedMember } from "../../members/stageMember.ts";
import { type MemberBackend, MINUTE_MS, startMemberBackend } from "../user/memberClient.ts";
import { aPicture, keyed, picture } from "./communityClient.ts";

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

const create = (body: object, who = ada) => keyed(backend, "post/create", body, who.token);
const detail = (postId: number) => backend.get(`/v1/api/community/post/detail?postId=${postId}`);
const act = (verb: string, body: object) => backend.post(`/v1/api/community/post/${verb}`, body, ada.token);

const rich = (...ops: object[]) => ({ contentMode: "RICH_TEXT", content: { ops } });
const flag = "🏳️‍🌈";

test("documents are kept without unknown formats; their pictures are the post's", async () => {
  const src = await aPicture(backend, ada.token);
  const { data } = await create(
    rich(
      { insert: "Bold", attributes: { bold: true, color: "red", onclick: "x" } },
      { insert: "\n", attributes: { header: 9, indent: 30 } },
      { insert: { image: { src, width: 9, height: 7, alt: "A ball" } } },
      { insert: { tag: { id: 1, text: "derby", color: "#006BD6" } } },
      { insert: " link", attributes: { link: "javascript:alert(1)" } },
    ),
  );
  expect(data).toMatchObject({ summary: "Bold\nderby link", mediaList: [picture(src)], mediaCount: 1 });
  const { content } = (await detail(data.postId)).data as { content: string };
  const { ops } = JSON.parse(content) as { ops: object[] };
  expect(ops.slice(0, 2)).toEqual([
    { insert: "Bold", attributes: { bold: true } },
    { insert: "\n", attributes: { indent: 30 } },
  ]);
  expect(content).not.toContain("javascript");
  await backend.control.act("quirks", { looseTypes: true });
  expect((await detail(data.postId)).data).toMatchObject({ content: { ops: expect.any(Array) } });
  await backend.control.act("quirks", { looseTypes: false });
});

test.each<readonly [field: string, body: object]>([
  ["title", { title: flag.repeat(81) }],
  ["content", { content: "x".repeat(1001) }],
  ["content", rich({ insert: "x".repeat(20_001) })],
  ["content", rich(...Array.from({ length: 2001 }, () => ({ insert: "x" })))],
  ["content", rich({ insert: "😀".repeat(19_000) })],
  ["tag", rich(...Array.from({ length: 11 }, () => ({ insert: { tag: { text: "x" } } })))],
  ["tag", rich({ insert: { tag: { text: "x".repeat(31) } } })],
  [
    "relatedList",
    { content: "x", relatedList: Array.from({ length: 6 }, () => ({ relatedType: "TEAM", relatedId: 11 })) },
  ],
  ["topicIds", { content: "x", topicIds: [1, 2, 3, 4] }],
  ["topicIds", { content: "x", topicIds: ["x".repeat(41)] }],
  ["mediaList", { content: "x", mediaList: Array.from({ length: 11 }, () => ({})) }],
])("a body whose %s is over its limit is refused by name", async (field, body) => {
  expect(await create(body)).toMatchObject({ code: 4026, data: { field, most: expect.any(Number) } });
});

test("a title is one line", async () => {
  expect((await create({ title: " One\n two " })).data.title).toBe("One two");
});

test("letters are counted as a reader sees them", async () => {
  expect((await create({ title: flag.repeat(80) })).code).toBe(0);
});

test.each<readonly [object]>([
  [{}],
  [{ content: "  " }],
  [{ content: 5 }],
  [{ content: "x", visibility: "OPEN" }],
  [{ content: "x", postType: "ALL" }],
  [{ content: "x", replyRule: "SOME" }],
  [{ content: "x", isSpoiler: "yes" }],
  [{ content: "x", relatedList: [{ relatedType: "MATCH", relatedId: 4 }] }],
  [{ content: "x", relatedList: [{ relatedType: "TEAM", relatedId: 11, minute: "67" }] }],
  [{ content: "x", relatedList: "TEAM" }],
  [{ content: "x", topicIds: [999_999] }],
  [{ content: "x", topicIds: ["x"] }],
  [{ content: "x", topicIds: ["!!"] }],
  [{ content: "x", mediaList: [{ kind: "IMAGE", src: "/img/upload/none.png", width: 1, height: 1 }] }],
  [
    {
      content: "x",
      mediaList: [{ kind: "IMAGE", src: "https://elsewhere.example/x.png", width: 1, height: 1 }],
    },
  ],
  [{ contentMode: "RICH_TEXT", content: "no document" }],
  [rich({ insert: { formula: "x" } })],
  [rich({ insert: { image: "data:image/png;base64,xx" } })],
])("the body %j is refused", async (body) => {
  expect((await create(body)).code).toBe(400);
});

test("a picture uploaded by another member is refused", async () => {
  expect(
    (await create({ content: "x", mediaList: [picture(await aPicture(backend, bob.token))] })).code,
  ).toBe(400);
});

test.each([
  ["post/detail", 400],
  ["post/detail?postId=x", 400],
  ["post/detail?postId=999999", 404],
  ["post/list?sort=BEST", 400],
  ["post/list?scope=ALL", 400],
  ["post/list?postType=CURLING", 400],
  ["post/list?page=0", 400],
  ["post/list?size=51", 400],
  ["post/list?anchor=x", 400],
  ["post/list?anchor=a&anchor=b", 400],
  ["post/list?anchor=1.1.000000000000", 4029],
  ["post/list?scope=PERSONAL_POSTS", 401],
  ["post/byTopic", 400],
  ["post/byTopic?topicId=999999", 404],
  ["post/news", 400],
  ["post/byKey?key=7e0cf0c2-6f4e-4a52-9c1c-4f3f7a0d1b2c", 401],
])("%s is refused with %i", async (call, code) => {
  expect((await backend.get(`/v1/api/community/${call}`)).code).toBe(code);
});

test("acts need a token, and counts at most a hundred ids", async () => {
  for (const call of ["create", "update", "delete", "restore", "like"]) {
    expect((await backend.post(`/v1/api/community/post/${call}`, { postId: 1 })).code).toBe(401);
  }
  for (const postIds of [undefined, ["x"], Array.from({ length: 101 }, (_, at) => at + 1)]) {
    expect((await act("counts", { postIds })).code).toBe(400);
  }
});
