// Keeps pages and the core of one mind about who is signed in, and what was fetched in whose name.
import { failure, UNAUTHORIZED } from "#api/transport/result.ts";
import { MEMBER_TOPIC, type Topic } from "#domain/calls/topicOf.ts";
import type { AccountKeeper } from "./accountKeeper.ts";
import type { PageResult } from "../contract.ts";
import type { Publisher } from "../tabs/publisher.ts";
import type { Tab } from "../tabs/tab.ts";

export interface MemberWatch {
  /** What pages know of members is out of date. */
  outdate(): void;
  /** Asks when it is known who is signed in; an answer that comes after they have left is refused. */
  asMember(ask: () => Promise<PageResult>): Promise<PageResult>;
  /** A page tells of a sign-in, or of the end of one, that this core may not know of. */
  changed(now: string | undefined, before: string | undefined): void;
  /** A page that comes may know of a sign-in that is over, or of none where one is kept. `first`: no other is there. */
  compare(tab: Tab, first: boolean): Promise<void>;
}

/** What the watch needs of the cache of page answers. */
export interface MemberPages {
  clear(): void;
  outdate(topics: readonly Topic[]): void;
}

/** Watches the account for the tabs. */
export function createMemberWatch(options: {
  readonly account: AccountKeeper;
  readonly tabs: ReadonlyMap<string, Tab>;
  readonly pages: MemberPages;
  readonly publisher: Pick<Publisher, "outdated" | "schedule">;
}): MemberWatch {
  const { account, tabs, pages, publisher } = options;

  function outdate(): void {
    pages.outdate([MEMBER_TOPIC]);
    publisher.outdated([MEMBER_TOPIC]);
  }

  function tellOfEnd(session: string): void {
    for (const tab of tabs.values()) {
      if (tab.member !== session) continue;
      tab.dirty.markSignedOut(session);
      publisher.schedule(tab);
    }
  }

  account.onChange((now, before) => {
    // What was fetched in somebody's name belongs to nobody else.
    pages.clear();
    outdate();
    if (before && !now) tellOfEnd(before.session);
  });

  return {
    outdate,
    async asMember(ask) {
      await account.ready();
      const asked = account.current()?.session;
      const answer = await ask();
      return account.current()?.session === asked ? answer : failure(UNAUTHORIZED);
    },
    changed(now, before) {
      if (now !== undefined && now !== account.current()?.session) void account.load();
      if (now === undefined && before !== undefined) void account.end(before);
    },
    async compare(tab, first) {
      await account.ready();
      const kept = account.current()?.session;
      if (tab.member !== undefined && tab.member !== kept) {
        await account.load();
        if (account.current()?.session !== tab.member) tellOfEnd(tab.member);
      }
      // The browser's storage was emptied: whoever did that wants to be nobody.
      if (first && tab.member === undefined && kept !== undefined) await account.end(kept);
    },
  };
}
