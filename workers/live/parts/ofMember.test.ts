// An answer that depends on who asked is given to that member alone: not to the next member, and not to a visitor.
import { describe, expect, it } from "vitest";
import type { Result } from "#api/transport/result.ts";
import { createCoreUnderTest, type FakeTab, MEMBER, WITHOUT_COMMUNITY } from "../testing/aCore.ts";
import { EVERY_READ, READS_OF_MEMBER } from "../testing/everyCall.ts";

const LONDON = { language: "en_GB", offsetMinutes: 0 };
const TABLE = READS_OF_MEMBER.map((request) => [request.call, request] as const);

/** A core with member A signed in, whose server answers the name of who asks. */
async function setUp() {
  const under = createCoreUnderTest({ signedIn: true, loadCommunity: WITHOUT_COMMUNITY });
  const state = { release: [] as (() => void)[], holding: false, asked: 0 };
  under.server.pagesApi.load = async (): Promise<Result<unknown>> => {
    state.asked += 1;
    const value = under.account.current()?.token ?? "visitor";
    if (state.holding) await new Promise<void>((resolve) => state.release.push(resolve));
    return { ok: true, value };
  };
  const tab = under.openTab();
  await under.clock.advance(300);
  const signOut = async (): Promise<void> => {
    await tab.session.act({ act: "signOut", params: {} }, "en_GB", MEMBER.session);
    tab.session.setMember(undefined, MEMBER.session);
  };
  const signIn = async (): Promise<void> => {
    const params = { email: "b@b.example", password: "p" };
    await tab.session.act({ act: "signIn", params }, "en_GB", undefined);
    tab.session.setMember(under.account.current()?.session, undefined);
  };
  return { ...under, tab, state, signIn, signOut };
}

const REFUSED = { ok: false, reason: "signedOut", code: 401 };

it("the table has every call of members", () => {
  expect(READS_OF_MEMBER.map(({ call }) => call).toSorted()).toEqual([
    "account",
    "bankAccounts",
    "bindings",
    "claimedRewards",
    "createdPost",
    "createdReply",
    "creator",
    "creatorSearch",
    "creatorStats",
    "creators",
    "feeConfig",
    "feeList",
    "feed",
    "fees",
    "followers",
    "following",
    "hotPosts",
    "hotTopics",
    "inviteActivity",
    "inviteCode",
    "invitedFriends",
    "mutedUsers",
    "notices",
    "openOrders",
    "orderState",
    "payPalAccounts",
    "payoutCountries",
    "post",
    "postCounts",
    "postMinutes",
    "postNews",
    "postReward",
    "posts",
    "products",
    "profile",
    "replies",
    "replyContext",
    "subscribePermission",
    "subscribers",
    "subscriptions",
    "topic",
    "topicPosts",
    "topicSearch",
    "unreadNotices",
    "userPosts",
    "userSearch",
    "walletBalance",
    "walletTransaction",
    "walletTransactions",
    "withdrawal",
    "withdrawals",
  ]);
});

describe.each(TABLE)("the answer to %s", (_call, request) => {
  const ask = (tab: FakeTab) => tab.session.getPage(request, LONDON);

  it("that is cached is neither a visitor's nor the next member's", async () => {
    const { tab, signIn, signOut } = await setUp();
    expect(await ask(tab)).toEqual({ ok: true, value: MEMBER.token });
    await signOut();
    expect(await ask(tab)).toEqual({ ok: true, value: "visitor" });
    await signIn();
    expect(await ask(tab)).toEqual({ ok: true, value: "token-1" });
  });

  it("that arrives after the sign-out is shown to no member, and is not kept", async () => {
    const { clock, tab, state, signIn, signOut } = await setUp();
    state.holding = true;
    const late = ask(tab);
    await clock.advance(10);
    await signOut();
    await signIn();
    state.holding = false;
    const next = ask(tab);
    for (const release of state.release) release();
    expect(await late).toMatchObject(REFUSED);
    expect(await next).toEqual({ ok: true, value: "token-1" });
    expect(await ask(tab)).toEqual({ ok: true, value: "token-1" });
    expect(state.asked).toBe(2);
  });

  it("is refused to a tab that has not learnt of another sign-in yet", async () => {
    const { clock, tab, openTab, signIn, signOut } = await setUp();
    const other = openTab();
    await clock.advance(300);
    expect(await ask(other)).toMatchObject({ value: MEMBER.token });
    await signOut();
    expect(await ask(other)).toMatchObject(REFUSED);
    await signIn();
    expect(await ask(other)).toMatchObject(REFUSED);
    expect(await ask(tab)).toMatchObject({ value: "token-1" });
  });
});

it("answers that are the same for all are kept after a change of member", async () => {
  const { tab, state, signOut } = await setUp();
  const forAll = EVERY_READ.filter((request) => !READS_OF_MEMBER.includes(request));
  for (const request of forAll) await tab.session.getPage(request, LONDON);
  await signOut();
  for (const request of forAll) await tab.session.getPage(request, LONDON);
  expect(state.asked).toBe(forAll.length);
});
