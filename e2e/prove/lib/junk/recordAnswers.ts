// Rewrites answers.jsonl, one valid answer per call; afterwards the seeds of earlier runs give other cases.
import { writeFileSync } from "node:fs";
import { createFavoritesApi } from "#api/account/favorites.ts";
import { createHttp } from "#api/transport/http.ts";
import { createLiveApi } from "#api/live/live.ts";
import { createMembersApi } from "#api/createMembersApi.ts";
import { createPagesApi } from "#api/createPagesApi.ts";
import { COMMUNITY_SAMPLES } from "#domain/calls/community.ts";
import { CREATOR_SAMPLES } from "#domain/calls/creators.ts";
import { WALLET_SAMPLES } from "#domain/calls/wallet.ts";
import type { CreatorOffer } from "#domain/creators/creator.ts";
import type { WalletTransaction, Withdrawal, WithdrawQuote } from "#domain/creators/wallet.ts";
import type { Fee } from "#domain/creators/offers.ts";
import type { CreatedOrder } from "#domain/creators/order.ts";
import type { Paged } from "#domain/member/member.ts";
import type { Anchored, PageOfPosts } from "#domain/community/post.ts";
import type { Reply } from "#domain/community/reply.ts";
import type { Topic } from "#domain/community/topic.ts";
import type { Result } from "#api/transport/result.ts";
import type { MemberRequest } from "#domain/calls/memberActs.ts";
import type { PageRequest } from "#domain/calls/pageCalls.ts";
import { EVERY_READ } from "#workers/live/testing/everyCall.ts";
import { DEMO } from "../../../backend/database/seedDemo.ts";
import { startTestBackend } from "../../../backend/testing/testBackend.ts";
import { createWorld } from "../../../backend/world/createWorld.ts";

const NOW = Date.UTC(2026, 10, 21, 15);
/** Longer lists only make proofs slower. */
const ITEMS_MAX = 12;
const PHASES = ["firstHalf", "halfTime", "secondHalf", "notStarted", "fullTime", "extraTime", "postponed"];
const CONTEXT = { language: "en_GB", offsetMinutes: 0 };

const backend = await startTestBackend({ world: createWorld({ seed: "junk" }), now: () => NOW });
let token: string | undefined;
let body = "";
const http = createHttp({
  fetch: async (input, init) => {
    const response = await fetch(input, init);
    body = await response.clone().text();
    return response;
  },
  origin: backend.origin,
  getToken: () => token,
  getLanguage: () => CONTEXT.language,
  getDeviceInfo: () => "web|1.2.0|120|desktop|Linux|6|id|official",
  now: () => NOW,
  sleep: () => Promise.resolve(),
});

/** Which items of a list are kept; by default the first ones. */
type Keep = (items: readonly unknown[], key: string) => readonly unknown[];

function shortened(value: unknown, keep: Keep, key = ""): unknown {
  if (Array.isArray(value)) return keep(value, key).map((item) => shortened(item, keep));
  if (typeof value === "string") return value.split("!").slice(0, ITEMS_MAX).join("!");
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, member]) => [name, shortened(member, keep, name)]),
  );
}

const answers: Record<string, unknown> = {};

async function ask<T>(name: string, call: Promise<Result<T>>, keep?: (value: T) => Keep): Promise<T> {
  const result = await call;
  if (!result.ok) throw new Error(`${name}: ${body}`);
  const first: Keep = (items) => items.slice(0, ITEMS_MAX);
  answers[name] = shortened(JSON.parse(body), keep?.(result.value) ?? first);
  return result.value;
}

const live = createLiveApi(http);
const list = await ask("list", live.fetchDay({ ...CONTEXT, date: "2026-11-21" }), ({ matches }) => {
  // A few matches of each phase; leagues and countries are before the others.
  const kept = PHASES.flatMap((phase) => {
    const places = matches.flatMap((match, place) => (match.phase === phase ? [place] : []));
    return places.slice(0, phase.endsWith("Half") ? 3 : 2);
  }).slice(0, ITEMS_MAX);
  return (items, key) =>
    items.length === matches.length && key !== ""
      ? kept.map((place) => items[place])
      : items.slice(0, ITEMS_MAX);
});
const ended = list.matches.find(({ phase }) => phase === "fullTime");
if (ended === undefined) throw new Error("no match has ended");
const { id: matchId, leagueId, teamIds } = ended;
const teamId = teamIds.home;
await ask("oddsRecords", live.fetchOdds(8));
await ask("streamToken", live.fetchWebsocketToken());

const pages = createPagesApi(http);
const page = (request: PageRequest) => ask(`page ${request.call}`, pages.load(request, CONTEXT));
const signIn = { act: "signIn", params: DEMO } as const;
const members = createMembersApi(http);
const act = (request: MemberRequest) => ask(`act ${request.act}`, members.act(request, CONTEXT.language));
token = ((await act(signIn)) as { readonly token: string }).token;
await page({ call: "visitorCountry", params: {} });
await page({ call: "account", params: {} });
await page({ call: "profile", params: { userId: 1 } });
await page({ call: "followers", params: { userId: 1, page: 1 } });
await page({ call: "following", params: { userId: 1, page: 1 } });
await page({ call: "userPosts", params: { userId: 1, sort: "newest", page: 1 } });
await page({ call: "notices", params: { kind: "reply", page: 1 } });
await page({ call: "unreadNotices", params: {} });
await page({ call: "platforms", params: {} });
await page({ call: "bindings", params: {} });
await act({ act: "mute", params: { userId: 2 } });
await page({ call: "mutedUsers", params: { page: 1 } });
await page({ call: "document", params: { name: "about" } });
await page({ call: "languages", params: {} });
await backend.control.act("dictionary", {
  lang: "fr_FR",
  entries: { error: "erreur", subscribe: "S’abonner" },
});
await page({ call: "dictionary", params: { language: "fr_FR" } });
const [pricedId = matchId] = list.odds.keys();
await page({ call: "matchOdds", params: { matchId: pricedId } });
for (const call of [
  "matchDetails",
  "matchSummary",
  "matchLineups",
  "matchAnalysis",
  "postMinutes",
] as const) {
  await page({ call, params: { matchId } });
}
for (const call of [
  "leagueProfile",
  "leagueRound",
  "leagueStandings",
  "leaguePlayers",
  "leagueStatistics",
] as const) {
  await page({ call, params: { leagueId } });
}
for (const call of ["teamProfile", "teamFixtures", "teamSquad", "teamStatistics", "teamTransfers"] as const) {
  await page({ call, params: { teamId } });
}
const lineups = (await pages.load({ call: "matchLineups", params: { matchId } }, CONTEXT)) as Result<{
  readonly sheets?: { readonly home: { readonly starters: readonly { readonly id: number }[] } };
}>;
const playerId = lineups.ok ? (lineups.value.sheets?.home.starters[0]?.id ?? 0) : 0;
await page({ call: "playerProfile", params: { playerId } });
await page({ call: "playerMatches", params: { playerId } });
await page({ call: "search", params: { query: "united" } });
await page({ call: "popularSearches", params: {} });
await page({ call: "footballSource", params: {} });
await page({ call: "posts", params: { subject: "match", subjectId: matchId, sort: "newest", page: 1 } });
const { createPost } = COMMUNITY_SAMPLES;
const [about] = createPost.related;
if (about === undefined) throw new Error("the sample post is about nothing");
for (const minute of ["12", "67"]) {
  const params = { ...createPost, related: [{ ...about, id: matchId, minute }] };
  const key = crypto.randomUUID();
  const posted = await members.act({ act: "createPost", params, key }, CONTEXT.language);
  if (!posted.ok) throw new Error(`createPost: ${posted.message}`);
}
await page({ call: "postMinutes", params: { matchId } });
const feedList = { call: "feed", params: { scope: "forYou", type: "all", sort: "newest" } } as const;
const feed = (await page({ call: "feed", params: { ...feedList.params, page: 1 } })) as PageOfPosts;
const replied = feed.items.find(({ replyCount }) => replyCount > 0);
if (replied === undefined) throw new Error("no post has a reply");
const postId = replied.id;
await page({ call: "postNews", params: { list: feedList, anchor: feed.anchor } });
await page({ call: "postCounts", params: { postIds: feed.items.map(({ id }) => id) } });
await page({ call: "post", params: { postId } });
const replies = (await page({
  call: "replies",
  params: { postId, sort: "newest", page: 1 },
})) as Anchored<Reply>;
await page({ call: "replyContext", params: { replyId: replies.items[0]?.id ?? 0 } });
const topics = (await page({ call: "hotTopics", params: {} })) as readonly Topic[];
const topicId = topics[0]?.id ?? 0;
await page({ call: "topicPosts", params: { topicId, sort: "newest", page: 1 } });
await page({ call: "topic", params: { topicId } });
const creators = (await page({
  call: "creatorSearch",
  params: CREATOR_SAMPLES.creatorSearch,
})) as Paged<CreatorOffer>;
const creatorId = creators.items.find((each) => each.leastPrice && !each.subscribedUntil)?.id ?? 0;
await page({ call: "creator", params: { userId: creatorId } });
await page({ call: "subscribePermission", params: { creatorId } });
const [fee] = (await page({ call: "fees", params: { creatorId } })) as readonly Fee[];
const { id: orderId } = (await act({
  act: "createOrder",
  params: {
    ...CREATOR_SAMPLES.createOrder,
    creatorId,
    feeId: fee?.id ?? 0,
    successUrl: `${backend.origin}/?stripe_callback=success`,
    cancelUrl: `${backend.origin}/?stripe_callback=cancel`,
  },
  key: crypto.randomUUID(),
})) as CreatedOrder;
await page({ call: "orderState", params: { orderId: orderId ?? 0 } });
await page({ call: "openOrders", params: {} });
// The member sells, and has money, an account and a withdrawal.
await backend.control.act("creator", { userId: 1, on: true });
await backend.control.act("fees", {
  userId: 1,
  list: [{ num: 1, unit: "MONTH", price: "4.99", firstTimePrice: "1.99" }],
});
await backend.control.act("sale", { userId: 2, creatorId: 1 });
await backend.control.act("wallet", { userId: 1, available: 10_000 });
const { accountId } = await backend.control.act("payoutAccount", { userId: 1, method: "PAYPAL" });
const asked = { ...WALLET_SAMPLES.quoteWithdrawal, method: "payPal", accountId } as const;
const { id: quoteId } = (await act({ act: "quoteWithdrawal", params: asked })) as WithdrawQuote;
const withdrawal = (await act({
  act: "withdraw",
  params: { ...asked, quoteId, password: DEMO.password },
  key: crypto.randomUUID(),
})) as Withdrawal;
await page({ call: "withdrawal", params: { id: withdrawal.id } });
const [transaction] = (
  (await page({ call: "walletTransactions", params: { page: 1 } })) as Paged<WalletTransaction>
).items;
await page({ call: "walletTransaction", params: { id: transaction?.id ?? 0 } });
// Any other page, with the sample parameters of its record.
for (const request of EVERY_READ) {
  if (!(`page ${request.call}` in answers)) await page(request);
}
await act({ act: "loadConfig", params: {} });
await act({ act: "checkAge", params: {} });
await act({ act: "updateProfile", params: { name: "Annie" } });
await act({ act: "follow", params: { userId: 3 } });
await act({ act: "markRead", params: {} });
await act({ act: "verifyPassword", params: { password: DEMO.password } });
await ask("favorites", createFavoritesApi(http).followed("team"));
await backend.close();

const place = new URL("answers.jsonl", import.meta.url);
const lines = Object.entries(answers).map((entry) => JSON.stringify(entry));
writeFileSync(place, `${lines.join("\n")}\n`);
console.log(`${Object.keys(answers).length} answers`);
process.exit(0);
