// Topics and reports: names without case and accents, counts by asker, and one report of each thing.
import { afterAll, beforeAll, expect, test } from "vitest";
import type { StagedMember } from "../../members/stageMember.ts";
import { type MemberBackend, startMemberBackend } from "../user/memberClient.ts";
import { keyed, read } from "./communityClient.ts";

interface Topic {
  readonly topicId: number;
  readonly name: string;
  readonly postCount: number;
}

let backend: MemberBackend;
let ada: StagedMember;
let bob: StagedMember;
beforeAll(async () => {
  backend = await startMemberBackend();
  ada = await backend.control.act("member", { name: "Ada" });
  bob = await backend.control.act("member", { name: "Bob" });
});
afterAll(() => backend.close());

const topicOf = async (name: string, body: object = {}): Promise<Topic> => {
  const { data } = await keyed(
    backend,
    "post/create",
    { content: "x", topicIds: [name], ...body },
    ada.token,
  );
  return (data["topicList"] as Topic[])[0]!;
};
const search = async (text: string, who?: StagedMember): Promise<readonly Topic[]> =>
  (await read<{ list: Topic[] }>(backend, `topic/search?text=${encodeURIComponent(text)}`, who?.token)).list;

test("a name is one topic, however it is written", async () => {
  const { topicId } = await topicOf("Élite Cup");
  expect((await topicOf("ELITE cup")).topicId).toBe(topicId);
  const twice = await keyed(
    backend,
    "post/create",
    { content: "x", topicIds: ["elite cup", topicId] },
    ada.token,
  );
  expect(twice.data["topicList"]).toEqual([{ topicId, name: "Élite Cup" }]);
  expect(await search("lite c")).toEqual([{ topicId, name: "Élite Cup", postCount: 3 }]);
  expect(await read(backend, `topic/detail?topicId=${topicId}`)).toMatchObject({ postCount: 3 });
});

test("names that begin with the text come first, and a text without letters finds none", async () => {
  await topicOf("Zorn");
  await topicOf("A zorn");
  expect((await search("zo")).map(({ name }) => name)).toEqual(["Zorn", "A zorn"]);
  expect(await search("!!")).toEqual([]);
});

test("hot topics are those with the most posts of the last days, without muted authors", async () => {
  const { topicId } = await topicOf("Hot one");
  const noisy = await backend.control.act("member", { name: "Noisy" });
  await backend.control.act("post", { userId: noisy.userId, topicId, count: 60 });
  const hot = async (who: StagedMember) =>
    (await read<{ list: Topic[] }>(backend, "topic/hot", who.token)).list;
  const first = await hot(bob);
  expect(first[0]).toEqual({ topicId, name: "Hot one", postCount: 61 });
  expect(first).toHaveLength(10);
  await backend.post("/v1/api/community/user/mute", { userId: noisy.userId }, bob.token);
  expect((await hot(bob)).find((topic) => topic.topicId === topicId)?.postCount ?? 1).toBe(1);
  expect((await hot(ada))[0]?.topicId).toBe(topicId);
});

test("a topic of posts that only their author may see exists for the author alone", async () => {
  const { topicId } = await topicOf("Secret plans", { visibility: "CLOSE" });
  expect(await read(backend, `topic/detail?topicId=${topicId}`, ada.token)).toMatchObject({ postCount: 1 });
  expect(await read(backend, `topic/detail?topicId=${topicId}`, bob.token)).toBeNull();
  const about = { title: "Mine", content: "x", topicIds: [topicId] };
  expect((await keyed(backend, "post/create", about, bob.token)).code).toBe(400);
});

const report = (body: object, who = bob) =>
  keyed(backend, "report/create", { reason: "SPAM", ...body }, who.token);

test("a post, a reply and a member are reported once each", async () => {
  const { postIds } = await backend.control.act("post", { userId: ada.userId });
  const { replyIds } = await backend.control.act("reply", { postId: postIds[0]!, userId: ada.userId });
  for (const [targetType, targetId] of [
    ["POST", postIds[0]],
    ["REPLY", replyIds[0]],
    ["USER", ada.userId],
  ] as const) {
    const target = { targetType, targetId };
    expect((await report({ ...target, text: "Look at this" })).data).toEqual({
      isReported: true,
      isRepeated: false,
    });
    expect((await report({ ...target, reason: "HATE" })).data).toEqual({
      isReported: true,
      isRepeated: true,
    });
    expect((await report(target, ada)).code).toBe(4021);
  }
});

test("what the asker may not see cannot be reported", async () => {
  const { postIds } = await backend.control.act("post", { userId: ada.userId, visibility: "CLOSE" });
  expect((await report({ targetType: "POST", targetId: postIds[0] })).code).toBe(404);
  await backend.control.act("deletePost", { postId: postIds[0]! });
  expect((await report({ targetType: "POST", targetId: postIds[0] })).code).toBe(404);
});

test.each([
  [{ targetType: "TOPIC", targetId: 1 }, 400],
  [{ targetType: "POST", targetId: "x" }, 400],
  [{ targetType: "POST", targetId: 999_999 }, 404],
  [{ targetType: "REPLY", targetId: 999_999 }, 404],
  [{ targetType: "USER", targetId: 999_999 }, 404],
  [{ targetType: "USER", targetId: 1, reason: "DULL" }, 400],
  [{ targetType: "USER", targetId: 1, text: "x".repeat(501) }, 4026],
])("the report %j is refused with %i", async (body, code) => {
  expect((await report(body)).code).toBe(code);
});

test.each([
  ["detail", 400],
  ["detail?topicId=999999", 404],
  ["search", 400],
  ["search?text=%20", 400],
])("topic/%s is refused with %i", async (call, code) => {
  expect((await backend.get(`/v1/api/community/topic/${call}`)).code).toBe(code);
});
