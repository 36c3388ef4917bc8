// Keeps pages and the core in agreement about who is signed in, and forgets answers when that changes.
import { type CacheTag, MEMBER_TAG } from "#domain/calls/cacheTags.ts";
import type { Clock } from "../base/clock.ts";
import type { AccountKeeper } from "./accountKeeper.ts";
import type { Publisher } from "../tabs/publisher.ts";
import type { Tab } from "../tabs/tab.ts";

/** A store that has refused to say who is signed in is asked again after these waits, ms. */
const READ_AGAIN_MS = [1_000, 3_000, 10_000] as const;

export interface MemberWatch {
  /** Answers with these tags are out of date, in the cache and in every tab. */
  outdate(tags: readonly CacheTag[]): void;
  /** A page reports a sign-in, or the end of one, that this core may not know of. */
  changed(now: string | undefined, before: string | undefined): void;
  /** A new tab may know of a sign-in that is over, or of none where one is kept. `first`: no other tab is open. */
  compare(tab: Tab, first: boolean): Promise<void>;
}

/** What the watch needs of the cache of page answers. */
export interface MemberPages {
  forgetMember(): void;
  outdate(tags: readonly CacheTag[]): void;
}

/** Watches the account for the tabs. */
export function createMemberWatch(options: {
  readonly account: AccountKeeper;
  readonly clock: Pick<Clock, "setTimeout">;
  readonly tabs: ReadonlyMap<string, Tab>;
  /** The cache of page answers; undefined while no page has asked for one. */
  pages(): MemberPages | undefined;
  readonly publisher: Pick<Publisher, "outdated" | "schedule">;
}): MemberWatch {
  const { account, clock, tabs, pages, publisher } = options;

  function outdate(tags: readonly CacheTag[]): void {
    pages()?.outdate(tags);
    publisher.outdated(tags);
  }

  function tellOfEnd(session: string): void {
    for (const tab of tabs.values()) {
      if (tab.member !== session) continue;
      tab.dirty.markSignedOut(session);
      publisher.schedule(tab);
    }
  }

  account.onChange((now, before) => {
    pages()?.forgetMember();
    publisher.outdated([MEMBER_TAG]);
    if (before && !now) tellOfEnd(before.session);
  });

  /** A store that does not say who is signed in does not say that nobody is. */
  async function loadSurely(): Promise<void> {
    for (const ms of READ_AGAIN_MS) {
      if (await account.load()) return;
      await new Promise<void>((resolve) => void clock.setTimeout(resolve, ms));
      if (account.current() !== undefined) return;
    }
    await account.load();
  }

  return {
    outdate,
    changed(now, before) {
      if (now !== undefined && now !== account.current()?.session) void account.load();
      if (now === undefined && before !== undefined) void account.end(before);
    },
    async compare(tab, first) {
      await account.ready();
      const kept = account.current()?.session;
      if (tab.member !== undefined && tab.member !== kept) {
        await loadSurely();
        if (account.current()?.session !== tab.member) tellOfEnd(tab.member);
      }
      // The browser's storage was emptied, which signs out.
      if (first && tab.member === undefined && kept !== undefined) await account.end(kept);
    },
  };
}
