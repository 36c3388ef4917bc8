// What the community's calls answer to unknown ids, junk, limits and broken answers: a reason with the server's words.
// See docs/wire.md#anchors and docs/wire.md#community-limits.
import { describe, expect, it } from "vitest";
import type { MemberRequest } from "#domain/calls/memberActs.ts";
import type { PageRequest } from "#domain/calls/pageCalls.ts";
import { COMMUNITY_ACTS, COMMUNITY_READS, COMMUNITY_SAMPLES } from "#domain/calls/community.ts";
import { createMembersApi } from "../createMembersApi.ts";
import { createPagesApi } from "../createPagesApi.ts";
import { createFakeServer, envelope, status } from "../testing/fakeServer.ts";
import type { Result } from "../transport/result.ts";

const LONDON = { language: "en_GB", offsetMinutes: 0 };
const KEY = "0192a5c4-7d1e-4b3f-9a6b-5d2c8e7f1a30";
const samples = COMMUNITY_SAMPLES as Readonly<Record<string, unknown>>;

/** An answer that ends in the middle. */
const cutOff = (): Response =>
  new Response('{"code":0,"msg":"","data":{"list":[{"postId":5,"us', {
    headers: { "content-type": "application/json" },
  });
const slowDown = (): Response =>
  Response.json(
    { code: 4030, msg: "Try again in 120 s.", data: { retryAfter: 120 } },
    { headers: { "retry-after": "120" } },
  );

interface Asked {
  readonly answer: Result<unknown>;
  /** How often the call was sent. */
  readonly sent: number;
}

async function read(call: string, response: Response | undefined): Promise<Asked> {
  const server = createFakeServer(response ? [response] : []);
  const request = { call, params: samples[call] } as PageRequest;
  return { answer: await createPagesApi(server.http).load(request, LONDON), sent: server.asked.length };
}

async function act(name: string, response: Response | undefined): Promise<Asked> {
  const server = createFakeServer(response ? [response] : []);
  const request = { act: name, params: samples[name], key: KEY } as unknown as MemberRequest;
  return { answer: await createMembersApi(server.http).act(request, "en_GB"), sent: server.asked.length };
}

describe.each(Object.keys(COMMUNITY_READS))("the read %s", (call) => {
  it.each([
    ["an unknown id", envelope(null, 404, "This does not exist"), "notFound", 404],
    ["a junk anchor", envelope(null, 400, "anchor is an anchor of this list"), "refused", 400],
    ["an anchor that is gone", envelope(null, 4029, "The list has changed"), "refused", 4029],
    ["a deleted post", envelope(null, 4022, "This post was deleted"), "refused", 4022],
    ["a locked post", envelope(null, 4025, "For subscribers"), "refused", 4025],
    ["too many calls", slowDown(), "refused", 4030],
  ] as const)("of %s fails with the server's words", async (_what, response, reason, code) => {
    const { msg } = (await response.clone().json()) as { msg: string };
    const { answer, sent } = await read(call, response);
    expect(answer).toMatchObject({ ok: false, reason, code, message: msg });
    expect(sent).toBe(1);
  });

  it.each([
    ["is cut off", cutOff()],
    ["is no envelope", new Response("<h1>Airport</h1>")],
    ["is of another shape", envelope("?")],
    ["never comes", undefined],
  ])("whose answer %s has no answer", async (_what, response) => {
    expect((await read(call, response)).answer).toMatchObject({ ok: false, reason: "noAnswer" });
  });
});

/** Acts that say what shall be are sent again; those that make something are sent once (docs/wire.md#calls-sent-once). */
const SENT_AGAIN = new Set(["deletePost", "restorePost", "likePost", "likeReply", "deleteReply"]);

describe.each(Object.keys(COMMUNITY_ACTS))("the act %s", (name) => {
  it.each([
    ["names an unknown id", envelope(null, 404, "This does not exist"), "notFound", 404],
    ["is over a limit", envelope({ field: "content", most: 1_000 }, 4026, "At most 1,000"), "refused", 4026],
    ["is another's", envelope(null, 4023, "Not yours"), "refused", 4023],
    ["comes after a change", envelope(null, 4027, "Changed meanwhile"), "refused", 4027],
    ["is one too many", slowDown(), "refused", 4030],
  ] as const)("that %s is refused with the server's words, and not sent again", async (...row) => {
    const [, response, reason, code] = row;
    const { msg } = (await response.clone().json()) as { msg: string };
    const { answer, sent } = await act(name, response);
    expect(answer).toMatchObject({ ok: false, reason, code, message: msg });
    expect(sent).toBe(1);
  });

  it("that meets a busy server says so", async () => {
    const busy = status(429, "Too Many Requests", { "retry-after": "120" });
    const { answer, sent } = await act(name, busy);
    expect(answer).toMatchObject({ ok: false, message: "Too Many Requests" });
    expect(sent).toBe(SENT_AGAIN.has(name) ? 2 : 1);
  });

  it.each([
    ["is cut off", cutOff()],
    ["never comes", undefined],
  ])("whose answer %s has an unknown outcome", async (_what, response) => {
    const { answer, sent } = await act(name, response);
    expect(answer).toMatchObject({ ok: false, reason: "unknown" });
    expect(sent).toBe(1);
  });
});

it("a list leaves out the posts that cannot be read, and keeps the others", async () => {
  const user = { userId: 7, userName: "Nina", avatar: "" };
  const good = {
    postId: 5,
    version: 1,
    user,
    createTime: "20261121200300",
    title: "",
    summary: "Well",
    contentMode: "DEFAULT",
    visibility: "PUBLIC",
    postType: "FOOTBALL",
    likeCount: 1,
    replyCount: 0,
  };
  const junk = [null, "x", { postId: "?" }, { ...good, postId: -1 }, { ...good, user: null }];
  const data = { list: [...junk, good], page: 1, total: 6, hasMore: false, anchor: "a1" };
  const { answer } = await read("feed", envelope(data));
  expect(answer).toMatchObject({ ok: true, value: { items: [{ id: 5, text: "Well" }] } });
});
