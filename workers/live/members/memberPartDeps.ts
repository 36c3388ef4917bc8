// What a part of the core that serves members, such as payments, needs of the core.
import type { Result } from "#api/transport/result.ts";
import type { MemberRequest } from "#domain/calls/memberActs.ts";
import type { PageRequest } from "#domain/calls/pageCalls.ts";
import type { Clock, ServerClock } from "../base/clock.ts";
import type { KeeperStorage } from "../base/storage.ts";
import type { TabContext } from "../contract.ts";
import type { Publisher } from "../tabs/publisher.ts";
import type { Tab } from "../tabs/tab.ts";
import type { AccountKeeper } from "./accountKeeper.ts";

export interface MemberPartDeps {
  readonly account: Pick<AccountKeeper, "current" | "ready" | "onChange">;
  readonly clock: Clock;
  readonly serverClock: Pick<ServerClock, "now">;
  readonly storage: KeeperStorage;
  readonly tabs: ReadonlyMap<string, Tab>;
  readonly publisher: Pick<Publisher, "schedule">;
  /** Asks the server, past the cache. */
  ask(request: PageRequest, context: TabContext): Promise<Result<unknown>>;
  act(request: MemberRequest, language: string, member: string | undefined): Promise<Result<unknown>>;
}
