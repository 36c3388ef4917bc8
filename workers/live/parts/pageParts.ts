// What answers pages and acts for members. Its code comes with the first question of a page: lists do without it.
import type { createMembersApi } from "#api/createMembersApi.ts";
import type { PagesApi } from "#api/createPagesApi.ts";
import type { Http } from "#api/transport/http.ts";
import { failure, type Result } from "#api/transport/result.ts";
import type { CacheTag } from "#domain/calls/cacheTags.ts";
import type { MemberRequest } from "#domain/calls/memberActs.ts";
import type { Clock, ServerClock } from "../base/clock.ts";
import type { Counters } from "../base/counters.ts";
import type { Late } from "../base/late.ts";
import type { KeeperStorage } from "../base/storage.ts";
import { createLater } from "../base/later.ts";
import type { Community, CommunityDeps, createCommunity } from "../community/community.ts";
import type { AccountKeeper } from "../members/accountKeeper.ts";
import { createActRunner } from "../members/actRunner.ts";
import type { createPayments, Payments, PaymentsDeps } from "../payments/payments.ts";
import type { Publisher } from "../tabs/publisher.ts";
import type { Tab } from "../tabs/tab.ts";
import type { createWriting, Writing, WritingDeps } from "../writing/writing.ts";
import { createPageCache, type PageCache } from "./pageCache.ts";

/** How the code of the parts, and of their calls, is loaded. */
export interface PageLoads {
  /** Brings the calls of match, league, team and player pages. */
  loadPagesApi(): Promise<PagesApi>;
  /** Brings the calls of sign-in and of members. */
  loadMembersApi(): Promise<ReturnType<typeof createMembersApi>>;
  /** These bring code that is loaded as a module of its own unless they are given. */
  readonly loadCommunity?: (() => Promise<typeof createCommunity>) | undefined;
  readonly loadWriting?: (() => Promise<typeof createWriting>) | undefined;
  readonly loadPayments?: (() => Promise<typeof createPayments>) | undefined;
}

/** What the parts need of the core. */
export interface PageNeeds {
  readonly account: AccountKeeper;
  readonly clock: Clock;
  readonly counters: Counters;
  readonly late: Late;
  readonly serverClock: ServerClock;
  readonly storage: KeeperStorage;
  readonly tabs: ReadonlyMap<string, Tab>;
  readonly publisher: Publisher;
  /** Answers with these tags are out of date, in the cache and in every tab. */
  outdate(tags: readonly CacheTag[]): void;
}

export interface PageParts {
  readonly pages: PageCache;
  readonly community: Community;
  readonly writing: Writing;
  readonly payments: Payments;
  /** Carries out what a page asks for (see ActRunner). */
  act(request: MemberRequest, language: string, member: string | undefined): Promise<Result<unknown>>;
}

/** Loaded when a tab first shows posts. Until then there are no changes that an answer could lack. */
function communityLater(deps: CommunityDeps, load: PageLoads["loadCommunity"]): Community {
  const create = load ?? (async () => (await import("../community/community.ts")).createCommunity);
  const later = createLater(async () => (await create())(deps));
  return {
    like(...args) {
      later.whenLoaded((community) => community.like(...args));
      void later.load();
    },
    review() {
      if (![...deps.tabs.values()].some((tab) => tab.posts)) return later.current()?.review();
      later.whenLoaded((community) => community.review());
      void later.load();
    },
    done: (...act) => later.current()?.done(...act),
    handOut: async (...answer) => (await later.load())?.handOut(...answer) ?? answer[1],
    online: () => later.current()?.online(),
  };
}

/** Loaded when a tab first asks about orders. Answers undefined while the code cannot be loaded. */
function paymentsLater(deps: PaymentsDeps, load: PageLoads["loadPayments"]): Payments {
  const create = load ?? (async () => (await import("../payments/payments.ts")).createPayments);
  const later = createLater(async () => (await create())(deps));
  return {
    ask: async (...asked) => (await later.load())?.ask(...asked),
    withdraw: async (...asked) => (await later.load())?.withdraw(...asked) ?? failure("noAnswer"),
    review: () => later.current()?.review(),
  };
}

/** Loaded when a tab first asks about drafts. Answers undefined while the code cannot be loaded. */
function writingLater(deps: WritingDeps, load: PageLoads["loadWriting"]): Writing {
  const create = load ?? (async () => (await import("../writing/writing.ts")).createWriting);
  const later = createLater(async () => (await create())(deps));
  return async (...asked) => (await later.load())?.(...asked);
}

/** An empty cache, and parts that have been asked for nothing. */
export function createPageParts(deps: PageNeeds & PageLoads): PageParts {
  const { loadPagesApi: load, loadMembersApi, account, outdate } = deps;
  const pages = createPageCache({ ...deps, load, handOut: (...answer) => community.handOut(...answer) });
  const actRunner = createActRunner({ account, load: loadMembersApi, onOutdated: outdate });
  const ask = async (...asked: Parameters<PagesApi["load"]>) => (await load()).load(...asked);
  const shared = { ...deps, ask, act: actRunner.act };
  const community = communityLater(shared, deps.loadCommunity);
  const payments = paymentsLater(shared, deps.loadPayments);
  return {
    pages,
    community,
    writing: writingLater({ ...shared, done: community.done }, deps.loadWriting),
    payments,
    async act(request, ...asker) {
      const asked = [request, ...asker] as const;
      const answer = await (request.act === "withdraw"
        ? payments.withdraw(request, ...asker)
        : actRunner.act(...asked));
      if (answer.ok) community.done(answer.value, ...asked);
      return answer;
    },
  };
}

/** The same with calls over the network, which are loaded with the first question. */
export function createPagePartsOver(http: Http, needs: PageNeeds): PageParts {
  return createPageParts({
    ...needs,
    loadPagesApi: async () => (await import("#api/createPagesApi.ts")).createPagesApi(http),
    loadMembersApi: async () => (await import("#api/createMembersApi.ts")).createMembersApi(http),
  });
}
