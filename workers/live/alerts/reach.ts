// Alerts that reach a viewer who looks elsewhere: a sound in exactly one tab, and notifications of the system.
// See docs/product.md#alerts.
import type { AlertRule } from "#domain/alerts/alertRules.ts";
import { RULE_EVENTS } from "#domain/alerts/ruleFiring.ts";
import { type AlertState, soundOf } from "#domain/alerts/tabAlerts.ts";
import { gameMinute } from "#domain/match/gameMinute.ts";
import type { Match, Side } from "#domain/match/match.ts";
import type { Late } from "../base/late.ts";
import type { KeeperStorage } from "../base/storage.ts";
import type { Lists } from "../matches/lists.ts";
import type { OddsBook } from "../matches/oddsBook.ts";
import type { LogEntry } from "../tabs/eventLog.ts";
import type { Tab } from "../tabs/tab.ts";
import { bestFirst, createAlertOrders, tellAlert } from "./alertOrders.ts";
import { createEventIds } from "./eventIds.ts";
import { createRuleMemory, type Firing } from "./ruleMemory.ts";
import { needRuleLists } from "./ruleLists.ts";
import { createRuleWatch } from "./ruleWatch.ts";
import { createNotices, type NoticesOptions } from "./notices.ts";

export interface Reach {
  /** The event is news that the viewer wants to be told. */
  alert(entry: LogEntry): void;
  /** A tab was left before it could show the event. */
  unseen(entry: LogEntry): void;
  /** A goal was taken back: so is its notification. */
  withdraw(entry: LogEntry): void;
  /** Calls `use` once what the core before held back is known or could not be read; at once where no tab wants alerts. */
  whenHeld(use: () => void): void;
  /** The match has changed: rules look at it. */
  changed(match: Match): void;
  /** Call it when a tab has told of its alerts, has been shown or hidden, or has gone, and every second. */
  review(): void;
  /** The last tab has gone. */
  rest(): void;
}

export interface ReachOptions extends NoticesOptions {
  readonly storage: KeeperStorage;
  /** How late matches are shown. */
  readonly late: Pick<Late, "ms">;
  readonly odds: Pick<OddsBook, "heardAt" | "price" | "poll">;
  readonly lists: Pick<Lists, "need">;
  /** True where what is learnt now belongs to a gap in the news. */
  isLate(): boolean;
  /** True where what is learnt now was so before the page was opened. */
  isOpening(): boolean;
  /** A rule has fired. */
  onRule(entry: LogEntry): void;
  /** The events that quiet hours hold back; the same array while they are the same. */
  held(): readonly LogEntry[];
  /** The core before has left these. */
  hold(entries: readonly LogEntry[]): void;
}

const canSound = ({ alerts }: Tab): boolean => alerts?.sounds === true && alerts.canSound;

/** Nothing has been told. */
export function createReach(options: ReachOptions): Reach {
  const { clock, counters, tabs, sources } = options;
  const orders = createAlertOrders(clock, tabs);
  const notices = createNotices(options, orders);
  const nextId = createEventIds(clock);
  const memory = createRuleMemory({
    ...options,
    posted: notices.posted,
    repost: notices.restore,
    isReplacement: () => [...tabs.values()].some((tab) => tab.rejoins),
  });
  const rules = createRuleWatch({
    ...options,
    store: sources.store,
    memory,
    isPolled: (provider) =>
      [...tabs.values()].some(
        ({ visible, settings }) => visible && settings.odds && settings.oddsProviderId === provider,
      ),
    onFire: (rule, match, side) => options.onRule(entryOf(rule, match, side)),
  });
  /** The state that each tab was sent last, as text. */
  const states = new WeakMap<Tab, string>();

  function entryOf({ kind }: AlertRule, match: Match, side: Side | "none"): LogEntry {
    // A reminder is about the clock, all else about what is shown.
    const at = sources.serverNow() - (kind === "reminder" ? 0 : options.late.ms);
    const type = RULE_EVENTS[kind];
    const values = type === "redCard" ? match.redCards : match.score;
    const { id: matchId, leagueId } = match;
    const minute = gameMinute(match, at);
    return {
      event: { id: `rule:${nextId()}`, type, matchId, leagueId, side, at, minute, values },
      match,
      late: options.isLate(),
    };
  }

  function sound(entry: LogEntry): void {
    if (![...tabs.values()].some(({ alerts }) => alerts?.sounds)) return;
    counters.add("sounds");
    const able = (): readonly Tab[] => bestFirst(tabs.values(), canSound);
    // A hidden score is not told by a sound either.
    const { type } = sources.seen(entry).event;
    orders.give(() => ({ sound: soundOf(type) }), able, sayBlocked);
  }

  /** No tab may sound before it is pressed: the tab in sight says so. */
  function sayBlocked(): void {
    const able = (tab: Tab): boolean => tab.visible && tab.alerts?.sounds === true && !tab.alerts.canSound;
    const [tab] = bestFirst(tabs.values(), able);
    if (tab)
      orders.give(
        () => ({ blocked: true }),
        () => [tab],
      );
  }

  /** False where that it fired would tell what is hidden of its match. */
  function mayTell({ rule: id, match: matchId }: Firing, { alerts }: Tab): boolean {
    const rule = alerts?.rules.find((each) => each.id === id);
    const match = sources.store.get(matchId);
    if (rule === undefined || match === undefined) return true;
    return sources.seen(entryOf(rule, match, "none")).event.type === RULE_EVENTS[rule.kind];
  }

  function tellState(): void {
    for (const tab of tabs.values()) {
      if (tab.alerts?.shows !== true) {
        states.delete(tab);
        continue;
      }
      const fired = memory.lastFired().map((each) => [each.rule, mayTell(each, tab) ? each.at : NaN]);
      const state: AlertState = {
        canSound: [...tabs.values()].some(canSound),
        fired: Object.fromEntries(fired),
      };
      const text = JSON.stringify(state);
      if (states.get(tab) === text) continue;
      states.set(tab, text);
      tellAlert(tab, { kind: "alertState", state });
    }
  }

  return {
    alert(entry) {
      // What was learnt late is no news.
      if (entry.late) return;
      sound(entry);
      notices.raise(entry);
    },
    unseen: notices.raise,
    // The notification may be one that the core before has posted.
    withdraw: (entry) => memory.whenAsked(() => notices.withdraw(entry)),
    whenHeld: memory.whenAsked,
    changed: rules.changed,
    rest() {
      memory.rest();
      rules.rest();
      notices.rest();
    },
    review() {
      orders.review();
      // The last tab has gone: the rules hold for the next visit.
      if (tabs.size === 0) return;
      const [tab] = bestFirst(tabs.values(), ({ alerts }) => alerts !== undefined);
      rules.use(tab?.alerts?.rules ?? [], tab?.settings.oddsProviderId);
      rules.review();
      if (tab && rules.mayFire()) needRuleLists(tab, sources.serverNow(), options.lists);
      memory.review();
      tellState();
    },
  };
}
