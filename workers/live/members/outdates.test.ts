// After each act exactly the reads that it makes out of date are asked again; the others are answered from the cache.
import { describe, expect, it } from "vitest";
import { ACTS, type MemberActName, type MemberRequest } from "#domain/calls/memberActs.ts";
import { type PageRequest, tagsOf } from "#domain/calls/pageCalls.ts";
import { createCoreUnderTest, MEMBER, WITHOUT_COMMUNITY } from "../testing/aCore.ts";
import { ACT_PARAMS, EVERY_READ } from "../testing/everyCall.ts";

const LONDON = { language: "en_GB", offsetMinutes: 0 };
const OWN = MEMBER.memberId;

/** The reads of the table, those of the asker's own profile, and one of a third member. */
const QUESTIONS: readonly PageRequest[] = [
  ...EVERY_READ,
  { call: "profile", params: { userId: OWN } },
  { call: "followers", params: { userId: OWN, page: 1 } },
  { call: "following", params: { userId: OWN, page: 1 } },
  { call: "userPosts", params: { userId: OWN, sort: "newest", page: 1 } },
  { call: "profile", params: { userId: 12 } },
];

function nameOf({ call, params }: PageRequest): string {
  return "userId" in params ? `${call} ${params.userId}` : call;
}

const OF_MEMBER = QUESTIONS.filter((question) => tagsOf(question).includes("member")).map(nameOf);
const FOLLOWING = ["profile 9", "followers 9", `profile ${OWN}`, `following ${OWN}`];
const MUTING = ["profile 9", "mutedUsers", "notices", "unreadNotices"];
const POSTS = [
  "feed",
  "posts",
  "userPosts 9",
  `userPosts ${OWN}`,
  "topicPosts",
  "post",
  "replies",
  "replyContext",
  "hotPosts",
  "postMinutes",
  "creators",
  "creatorSearch",
];
const WALLET = ["walletBalance", "walletTransactions", "walletTransaction", "withdrawals", "withdrawal"];
const NAMES = ["followers", "following"].flatMap((call) => [`${call} 9`, `${call} ${OWN}`]);

const ASKED_AGAIN: Readonly<Record<MemberActName, readonly string[]>> = {
  signIn: OF_MEMBER,
  signInThrough: OF_MEMBER,
  register: OF_MEMBER,
  signOut: OF_MEMBER,
  leave: OF_MEMBER,
  sendCode: [],
  verifyResetCode: [],
  resetPassword: ["account"],
  updateProfile: [
    "account",
    `profile ${OWN}`,
    "invitedFriends",
    ...POSTS,
    ...NAMES,
    "userSearch",
    "creator 9",
    "subscriptions",
  ],
  verifyPassword: [],
  changePassword: ["account"],
  changeEmail: ["account"],
  loadConfig: [],
  saveConfig: [],
  bind: ["bindings"],
  unbind: ["bindings"],
  checkAge: [],
  follow: FOLLOWING,
  unfollow: FOLLOWING,
  mute: MUTING,
  unmute: [...MUTING, ...POSTS, "userSearch"],
  createPost: ["feed", "posts", "postMinutes", "topic", "topicPosts", `userPosts ${OWN}`, `profile ${OWN}`],
  updatePost: ["post", "postCounts"],
  deletePost: ["post", "postCounts", `profile ${OWN}`],
  restorePost: ["post", "postCounts", `profile ${OWN}`],
  likePost: [],
  likeReply: [],
  createReply: ["post", "postCounts", "replies"],
  updateReply: ["replies"],
  deleteReply: ["post", "postCounts", "replies"],
  report: [],
  createOrder: [],
  saveFees: ["feeConfig", "feeList"],
  quoteWithdrawal: [],
  withdraw: WALLET,
  cancelWithdrawal: WALLET,
  saveBankAccount: [...WALLET, "bankAccounts", "payPalAccounts"],
  savePayPalAccount: [...WALLET, "bankAccounts", "payPalAccounts"],
  markRead: ["notices", "unreadNotices"],
  claimInviteStep: ["inviteActivity", "invitedFriends", "inviteCode"],
  claimPostReward: ["postReward", "claimedRewards"],
  sendFeedback: [],
  upload: [],
};

describe.each(Object.keys(ACTS) as MemberActName[])("after the act %s", (act) => {
  it("exactly the reads that it makes out of date are asked again", async () => {
    const under = createCoreUnderTest({ signedIn: true, loadCommunity: WITHOUT_COMMUNITY });
    const asked: string[] = [];
    under.server.pagesApi.load = async (request) => {
      asked.push(nameOf(request));
      // A payment looks for its order among the open ones.
      return { ok: true, value: request.call === "openOrders" ? [] : 1 };
    };
    const credentials = { user: { id: OWN, name: "Seven", avatar: "" }, token: "t" };
    under.server.membersApi.act = async () => ({ ok: true, value: credentials });
    const tab = under.openTab();
    await under.clock.advance(300);
    const ask = (): Promise<unknown> =>
      Promise.all(QUESTIONS.map((question) => tab.session.getPage(question, LONDON)));
    await ask();
    await ask();
    expect(asked).toHaveLength(QUESTIONS.length);
    asked.length = 0;

    const request = { act, params: ACT_PARAMS[act], key: "k" } as unknown as MemberRequest;
    await tab.session.act(request, "en_GB", MEMBER.session);
    tab.session.setMember(under.account.current()?.session, MEMBER.session);
    await ask();
    expect(asked.toSorted()).toEqual(ASKED_AGAIN[act].toSorted());
    await under.clock.advance(200);
    const tags = new Set(tab.latest("outdated"));
    const told = QUESTIONS.filter((question) => tagsOf(question).some((tag) => tags.has(tag)));
    expect(told.map(nameOf).toSorted()).toEqual(ASKED_AGAIN[act].toSorted());
  });
});

it("an act that fails makes nothing out of date", async () => {
  const under = createCoreUnderTest({ signedIn: true });
  const tab = under.openTab();
  await under.clock.advance(300);
  const ask = () => tab.session.getPage({ call: "unreadNotices", params: {} }, LONDON);
  await ask();
  under.server.failing = true;
  await tab.session.act({ act: "markRead", params: {} }, "en_GB", MEMBER.session);
  under.server.failing = false;
  await ask();
  expect(under.server.calls["page:unreadNotices:en_GB"]).toBe(1);
});
