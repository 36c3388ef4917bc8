// The outcome of an act for the page, and the request at the server, through the whole core.
import { expect, it } from "vitest";
import { createMembersApi } from "#api/createMembersApi.ts";
import { createFakeServer, envelope, status } from "#api/testing/fakeServer.ts";
import { createCoreUnderTest, MEMBER } from "../testing/aCore.ts";

const KEY = "0192a5c4-7d1e-4b3f-9a6b-5d2c8e7f1a30";

/** A signed-in tab whose acts go out over real calls, which the server answers so. */
async function setUp(answers: readonly Response[]) {
  const under = createCoreUnderTest({ signedIn: true });
  const server = createFakeServer(answers);
  Object.assign(under.server.membersApi, createMembersApi(server.http));
  const tab = under.openTab();
  await under.clock.advance(300);
  return { ...under, tab, asked: server.asked };
}

it("the Idempotency-Key that a page gives is the one that the server gets", async () => {
  const { tab, asked } = await setUp([envelope({ url: "/img/upload/1.png" })]);
  const picture = new Blob(["x"], { type: "image/png" });
  const answer = await tab.session.act(
    { act: "upload", params: { picture }, key: KEY },
    "en_GB",
    MEMBER.session,
  );
  expect(answer).toEqual({ ok: true, value: "/img/upload/1.png" });
  expect(asked.map(({ headers }) => headers.get("Idempotency-Key"))).toEqual([KEY]);
});

it("an act that was cut off is unknown, and what it may have changed is out of date", async () => {
  const { clock, server, tab } = await setUp([]);
  const ask = () =>
    tab.session.getPage({ call: "profile", params: { userId: 9 } }, { language: "en_GB", offsetMinutes: 0 });
  await ask();
  const answer = await tab.session.act({ act: "follow", params: { userId: 9 } }, "en_GB", MEMBER.session);
  expect(answer).toMatchObject({ ok: false, reason: "unknown", code: -1 });
  await clock.advance(200);
  expect(tab.latest("outdated")).toEqual(["profile:9"]);
  await ask();
  expect(server.calls["page:profile:en_GB"]).toBe(2);
});

it.each([
  ["refused", envelope(null, 4011, "No")],
  ["refused", status(403)],
  ["notFound", envelope(null, 404)],
])("an act that is %s makes nothing out of date", async (reason, answer) => {
  const { clock, tab } = await setUp([answer]);
  await tab.session.getPage(
    { call: "profile", params: { userId: 9 } },
    { language: "en_GB", offsetMinutes: 0 },
  );
  expect(
    await tab.session.act({ act: "follow", params: { userId: 9 } }, "en_GB", MEMBER.session),
  ).toMatchObject({ reason });
  await clock.advance(200);
  expect(tab.latest("outdated")).toBeUndefined();
});

it("an edit that another came before makes out of date what is kept of the post", async () => {
  const { clock, server, tab } = await setUp([envelope(null, 4027, "Changed meanwhile.")]);
  server.pagesApi.load = async () => ({ ok: true, value: { items: [], hasMore: false } });
  await tab.session.getPage({ call: "post", params: { postId: 5 } }, { language: "en_GB", offsetMinutes: 0 });
  const params = { postId: 5, version: 1, content: "Mine" };
  const answer = await tab.session.act({ act: "updatePost", params, key: KEY }, "en_GB", MEMBER.session);
  expect(answer).toMatchObject({ ok: false, reason: "refused", refusal: "changedMeanwhile" });
  await clock.advance(200);
  expect(tab.latest("outdated")).toEqual(["post:5"]);
});
