// A publisher over the fake clock, with tabs that gather what they are sent, for tests.
import { DEFAULT_VIEW } from "#domain/board/view.ts";
import { DEFAULT_SETTINGS } from "#domain/settings.ts";
import { createCounters } from "../base/counters.ts";
import type { EventLineView, TabUpdate } from "../contract.ts";
import { createPublisher } from "../tabs/publisher.ts";
import type { Messages } from "../tabs/sender.ts";
import { createTab, type Tab } from "../tabs/tab.ts";
import { createFakeClock } from "./fakeClock.ts";

const A_LINE: EventLineView = {
  event: {
    id: "1",
    type: "goal",
    matchId: 1001,
    leagueId: 1,
    side: "home",
    at: 0,
    minute: 100,
    values: { home: 1, away: 0 },
  },
  league: "League",
  names: { home: "Home", away: "Away" },
  score: { home: 1, away: 0 },
  favorite: false,
};

/** A publisher without tabs. */
export function aPublisher() {
  const clock = createFakeClock();
  const startedAt = clock.now();
  const counters = createCounters();
  const tabs = new Map<string, Tab>();
  const visibleTabs = new Set<Tab>();
  const posts = new Map<string, { at: number; rows: readonly number[]; sections: readonly string[] }[]>();
  let empty = false;
  let buildMs = 0;
  let log: NonNullable<TabUpdate["log"]> = [];
  let beforeFlush = (): void => undefined;
  const messages: Messages = {
    beforeFlush: () => beforeFlush(),
    buildTitle: () => undefined,
    build(tab): TabUpdate | undefined {
      clock.sleep(buildMs);
      const changes = tab.dirty.take();
      const parts = { rows: [...changes.rows], sections: [...changes.sections] };
      if (empty) return undefined;
      posts.get(tab.id)?.push({ at: clock.now() - startedAt, ...parts });
      if (changes.snapshot) return { seq: 1, snapshot: true, rows: parts.rows, log };
      return { seq: 1, rows: parts.rows, ...(parts.sections.includes("log") ? { log } : {}) };
    },
  };
  const publisher = createPublisher({ clock, counters, tabs, visibleTabs, messages });
  function open(id: string, watch: readonly number[], visible = true): Tab {
    posts.set(id, []);
    const hello = {
      lockName: id,
      context: { language: "en_GB", offsetMinutes: 0 },
      settings: DEFAULT_SETTINGS,
      view: DEFAULT_VIEW,
      visible,
      deviceInfo: "",
    };
    const tab = createTab(id, hello, clock, visibleTabs, () => undefined);
    tab.watch(watch, []);
    tab.dirty.take();
    tabs.set(id, tab);
    return tab;
  }
  const timesOf = (id: string): readonly number[] => (posts.get(id) ?? []).map(({ at }) => at);
  return {
    clock,
    counters,
    publisher,
    tabs,
    posts,
    open,
    timesOf,
    buildNothing: () => void (empty = true),
    /** Each message with the log has so many new lines. */
    fillLog: (lines: number) => void (log = Array.from({ length: lines }, () => A_LINE)),
    /** Each message takes so long to make. */
    buildSlowly: (ms: number) => void (buildMs = ms),
    /** What happens whenever messages are about to be made. */
    onFlush: (run: () => void) => void (beforeFlush = () => run()),
  };
}
