// Takes lists late. What no list has shown before is shown at once, as far as it tells nothing of a score.
import { LATE_SCORE } from "#domain/board/rowCode.ts";
import { applyUpdate } from "#domain/match/applyUpdate.ts";
import type { Match, MatchList, MatchUpdate } from "#domain/match/match.ts";
import type { Clock } from "../base/clock.ts";
import type { Late } from "../base/late.ts";
import type { ConnectionWatch } from "../feed/connection.ts";
import type { Lists, LoadedList, SentList } from "../matches/lists.ts";
import type { MatchStore, StoreChange } from "../matches/matchStore.ts";
import type { NameDirectory } from "../matches/nameDirectory.ts";
import type { OddsBook } from "../matches/oddsBook.ts";
import type { Publisher } from "../tabs/publisher.ts";
import type { Tab } from "../tabs/tab.ts";
import type { DelayLine } from "./delayLine.ts";
import { tellsNothing, veil } from "./veil.ts";

type Listener = Parameters<Lists["listen"]>[0];
type OnChanged = (change: StoreChange, at: number) => void;

export interface LateListsDeps {
  readonly clock: Pick<Clock, "now">;
  readonly connection: Pick<ConnectionWatch, "answered">;
  readonly late: Late;
  readonly line: DelayLine;
  readonly lists: Pick<Lists, "listen">;
  readonly names: NameDirectory;
  readonly odds: Pick<OddsBook, "takeList">;
  readonly publisher: Pick<Publisher, "schedule" | "sectionChanged">;
  readonly serverClock: { now(): number };
  readonly store: MatchStore;
  readonly tabs: ReadonlyMap<string, Tab>;
}

export interface LateLists {
  /** True for a record of a match that is not shown yet: it is taken once its list is. */
  keeps(update: MatchUpdate): boolean;
  /** Hands lists to `taker` late. */
  listen(taker: Listener): void;
  /** The same reactions to changes, without those of matches whose state is not shown yet. */
  changed(react: OnChanged): OnChanged;
  /** The match with a mark in place of a score that is not shown yet. */
  marked(match: Match | undefined): Match | undefined;
}

interface Kept {
  readonly update: MatchUpdate;
  /** When its record came, local epoch ms. */
  readonly at: number;
}

/** No match is veiled at first. */
export function createLateLists(deps: LateListsDeps): LateLists {
  const { clock, late, line, names, odds, publisher, store } = deps;
  /** Matches that are shown without their state, with the records that have come for them. */
  const veiled = new Map<number, Kept[]>();

  /** Shows the matches that no list has brought before, as far as they tell nothing. */
  function showStrangers(list: MatchList, { request }: LoadedList, sent: SentList): void {
    const now = deps.serverClock.now();
    const prices = new Map(list.odds);
    const strangers: Match[] = [];
    for (const match of list.matches) {
      const isStranger = store.get(match.id) === undefined;
      const isQuiet = tellsNothing(match, now);
      if (!isStranger || !isQuiet) prices.delete(match.id);
      if (!isStranger) continue;
      if (!isQuiet) veiled.set(match.id, []);
      strangers.push(isQuiet ? match : veil(match));
    }
    const renamed = names.add(request.context.language, list.names);
    store.applyList({ ...list, matches: strangers }, sent.mark, () => false);
    odds.takeList(prices, sent.at);
    for (const tab of deps.tabs.values()) {
      if (renamed && tab.context.language === request.context.language) tab.markAllDirty();
      publisher.schedule(tab);
    }
    publisher.sectionChanged("list");
  }

  /** The state of these matches is old enough. They are news to the store, so that they raise no events. */
  function unveil(matches: readonly Match[], sentAt: number, take: () => void): void {
    const kept: MatchUpdate[] = [];
    const ids = new Set<number>();
    for (const { id } of matches) {
      const records = veiled.get(id);
      if (records === undefined) continue;
      veiled.delete(id);
      ids.add(id);
      for (const { update, at } of records) if (at >= sentAt) kept.push(update);
    }
    if (ids.size > 0) store.prune(({ id }) => !ids.has(id));
    take();
    for (const update of kept) store.applyUpdate(update, applyUpdate);
  }

  return {
    listen(taker) {
      deps.lists.listen({
        onList(list, loaded, sent) {
          deps.connection.answered();
          showStrangers(list, loaded, sent);
          // As the store was when the list was asked for, in the time of what is shown.
          let { mark } = sent;
          if (sent.at + late.ms > clock.now()) line.hold(() => void (mark = store.mark()), sent.at);
          line.hold(() => unveil(list.matches, sent.at, () => taker.onList(list, loaded, { ...sent, mark })));
        },
        onFailed: taker.onFailed,
      });
    },
    changed: (react) => (change, at) => {
      if (!veiled.has(change.after.id)) react(change, at);
    },
    keeps(update) {
      const records = veiled.get(update.matchId);
      records?.push({ update, at: clock.now() - late.ms });
      return records !== undefined;
    },
    marked: (match) => (match && veiled.has(match.id) ? { ...match, score: LATE_SCORES } : match),
  };
}

const LATE_SCORES = { home: LATE_SCORE, away: LATE_SCORE };
