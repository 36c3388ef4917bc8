// What answers pages and acts for members. Its code comes with the first question of a page: lists do without it.
import type { createMembersApi } from "#api/createMembersApi.ts";
import type { PagesApi } from "#api/createPagesApi.ts";
import type { Result } from "#api/transport/result.ts";
import type { CacheTag } from "#domain/calls/cacheTags.ts";
import type { MemberRequest } from "#domain/calls/memberActs.ts";
import type { Clock, ServerClock } from "../base/clock.ts";
import type { Counters } from "../base/counters.ts";
import type { KeeperStorage } from "../base/storage.ts";
import type { Community } from "../community/community.ts";
import { createCommunityLater, type LoadCommunity } from "./communityLater.ts";
import type { AccountKeeper } from "../members/accountKeeper.ts";
import { createActRunner } from "../members/actRunner.ts";
import type { Payments } from "../payments/payments.ts";
import { createPaymentsLater, type LoadPayments } from "./paymentsLater.ts";
import type { Publisher } from "../tabs/publisher.ts";
import type { Tab } from "../tabs/tab.ts";
import type { Writing } from "../writing/writing.ts";
import { createWritingLater, type LoadWriting } from "./writingLater.ts";
import { createPageCache, type PageCache } from "./pageCache.ts";

/** How the code of the parts, and of their calls, is loaded. */
interface PageLoads {
  /** Brings the calls of match, league, team and player pages. */
  loadPagesApi(): Promise<PagesApi>;
  /** Brings the calls of sign-in and of members. */
  loadMembersApi(): Promise<ReturnType<typeof createMembersApi>>;
  /** These bring code that is loaded as a module of its own unless they are given. */
  readonly loadCommunity?: LoadCommunity | undefined;
  readonly loadWriting?: LoadWriting | undefined;
  readonly loadPayments?: LoadPayments | undefined;
}

/** What the parts need of the core. */
export interface PageNeeds {
  readonly account: AccountKeeper;
  readonly clock: Clock;
  readonly counters: Counters;
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

/** An empty cache, and parts that have been asked for nothing. */
export function createPageParts(deps: PageNeeds & PageLoads): PageParts {
  const { loadPagesApi: load, loadMembersApi, account, outdate } = deps;
  const pages = createPageCache({ ...deps, load, handOut: (...answer) => community.handOut(...answer) });
  const { act } = createActRunner({ account, load: loadMembersApi, onOutdated: outdate });
  const ask = async (...asked: Parameters<PagesApi["load"]>) => (await load()).load(...asked);
  const shared = { ...deps, ask, act };
  const community: Community = createCommunityLater(shared, deps.loadCommunity);
  const payments = createPaymentsLater(shared, deps.loadPayments);
  return {
    pages,
    community,
    writing: createWritingLater({ ...shared, done: community.done }, deps.loadWriting),
    payments,
    async act(request, ...asker) {
      const asked = [request, ...asker] as const;
      const answer = await (request.act === "withdraw"
        ? payments.withdraw(request, ...asker)
        : act(...asked));
      if (answer.ok) community.done(answer.value, ...asked);
      return answer;
    },
  };
}
