// An act is done for the member whom the asking page shows, or not at all.
import { describe, expect, it } from "vitest";
import { createMembersApi } from "#api/createMembersApi.ts";
import { createFakeServer, envelope, status } from "#api/testing/fakeServer.ts";
import { ACTS, type MemberActName, type MemberRequest } from "#domain/calls/memberActs.ts";
import type { AnyAct } from "#domain/calls/call.ts";
import { createCoreUnderTest, MEMBER } from "../testing/aCore.ts";
import { ACT_PARAMS } from "../testing/everyCall.ts";

const NEXT = { memberId: 8, token: "token-of-eight", session: "session-8" };
const REFUSED = { ok: false, reason: "signedOut", code: 401 };
const isBegun = (name: MemberActName): boolean => (ACTS[name] as AnyAct).session === "begins";
const NAMES = (Object.keys(ACTS) as MemberActName[]).filter((name) => !isBegun(name));

const aRequest = (act: MemberActName): MemberRequest =>
  ({ act, params: ACT_PARAMS[act], key: "k" }) as unknown as MemberRequest;

async function setUp() {
  const under = createCoreUnderTest({ signedIn: true });
  const sent: { readonly act: string; readonly token: string | undefined }[] = [];
  under.server.membersApi.act = async ({ act }, _language, token) => {
    sent.push({ act, token });
    return { ok: true, value: true };
  };
  const tab = under.openTab();
  await under.clock.advance(300);
  return { ...under, tab, sent };
}

describe.each(NAMES)("%s", (name) => {
  it("is refused to a page that shows the previous member, a visitor, or a member who has left", async () => {
    const { account, sent, stored, tab } = await setUp();
    expect(await tab.session.act(aRequest(name), "en_GB", undefined)).toMatchObject(REFUSED);
    stored.set("account", NEXT);
    await account.load();
    expect(await tab.session.act(aRequest(name), "en_GB", MEMBER.session)).toMatchObject(REFUSED);
    expect(account.current()).toEqual(NEXT);
    await account.end(NEXT.session);
    expect(await tab.session.act(aRequest(name), "en_GB", NEXT.session)).toMatchObject(REFUSED);
    expect(sent).toEqual([]);
  });

  it("is done for the member whom the page shows", async () => {
    const { sent, tab } = await setUp();
    expect(await tab.session.act(aRequest(name), "en_GB", MEMBER.session)).toMatchObject({ ok: true });
    expect(sent).toEqual([{ act: name, token: MEMBER.token }]);
  });
});

it("a sign-in is done also while another member is signed in: it names its member itself", async () => {
  const { sent, server, tab } = await setUp();
  const { act } = server.membersApi;
  server.membersApi.act = async (...given) => {
    await act(...given);
    return { ok: true, value: { user: { id: 8, name: "Eight", avatar: "" }, token: "t" } };
  };
  expect(await tab.session.act(aRequest("signIn"), "en_GB", undefined)).toMatchObject({ ok: true });
  expect(sent).toHaveLength(1);
});

it("an act is refused when the sign-in changes while the code of the calls is loading", async () => {
  const { account, sent, tab } = await setUp();
  const answer = tab.session.act(aRequest("follow"), "en_GB", MEMBER.session);
  await account.ready();
  await account.end(MEMBER.session);
  expect(await answer).toMatchObject(REFUSED);
  expect(sent).toEqual([]);
});

it("an attempt that is repeated after a failure carries the token of the one who asked", async () => {
  const under = createCoreUnderTest({ signedIn: true });
  const server = createFakeServer([status(503), envelope(true)], {
    getToken: () => under.account.current()?.token,
    // Another member signs in during the wait before the second attempt.
    async sleep() {
      under.stored.set("account", NEXT);
      await under.account.load();
    },
  });
  Object.assign(under.server.membersApi, createMembersApi(server.http));
  const tab = under.openTab();
  await under.clock.advance(300);
  await tab.session.act(aRequest("follow"), "en_GB", MEMBER.session);
  const bearer = `Bearer ${MEMBER.token}`;
  expect(server.asked.map(({ headers }) => headers.get("Authorization"))).toEqual([bearer, bearer]);
});
