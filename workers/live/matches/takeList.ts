// Takes a full list into the core's parts: names, matches, prices, and the days its matches belong to.
import type { Match, MatchList } from "#domain/match/match.ts";
import { calendarDay } from "#domain/zones.ts";
import type { ListRequest, Lists, LoadedList, SentList } from "./lists.ts";
import type { MatchStore } from "./matchStore.ts";
import type { NameDirectory } from "./nameDirectory.ts";
import type { OddsBook } from "./oddsBook.ts";

export interface ListTakers {
  readonly store: MatchStore;
  readonly names: NameDirectory;
  readonly odds: OddsBook;
  readonly lists: Lists;
  readonly serverClock: { now(): number };
  /** What reads change records, as far as a list concerns it. */
  readonly feed: { forget(matchId: number): void };
}

/** Lists kept in memory: the tabs' days in their languages, and a few just left. */
const LISTS_MAX = 12;

/** Applies the list; true when a name that was known has changed. */
export function takeList(list: MatchList, loaded: LoadedList, sent: SentList, takers: ListTakers): boolean {
  const { store, names, odds, feed } = takers;
  const renamed = names.add(loaded.request.context.language, list.names);
  const before = new Map<number, Match | undefined>();
  for (const { id } of list.matches) before.set(id, store.get(id));
  const dayWasLoaded = (match: Match): boolean => sent.reload || hasDayOf(match, loaded, takers.lists);
  store.applyList(list, sent.mark, dayWasLoaded);
  // A record equal to the last one is news again once a list said otherwise in between.
  for (const [id, match] of before) if (match && store.get(id) !== match) feed.forget(id);
  odds.takeList(list.odds, sent.at);
  if (loaded.request.scope.kind === "live") {
    joinDays(list, loaded, takers.lists);
    store.keepRunning(new Set(before.keys()), sent.mark, takers.serverClock.now());
  }
  if ([...before.values()].includes(undefined)) bringNames(loaded.request, takers.lists);
  return renamed;
}

/** A match seen for the first time has names in one language; fetches the lists of the other languages for theirs. */
function bringNames({ context, scope }: ListRequest, lists: Lists): void {
  for (const { request } of lists.all()) {
    if (request.context.language === context.language) continue;
    const twin = { context: request.context, scope };
    const status = lists.find(twin)?.status;
    // One that is under way for the first time will hold the match anyhow.
    if (status === "ready" || (status === undefined && scope.kind === "live")) lists.refresh(twin);
  }
}

/** True when another list had brought the day on which the match kicks off. */
function hasDayOf({ kickoffAt }: Match, loaded: LoadedList, lists: Lists): boolean {
  if (kickoffAt === undefined) return false;
  for (const { request, status } of lists.all()) {
    const { scope, context } = request;
    if (request === loaded.request || status !== "ready" || scope.kind !== "day") continue;
    if (calendarDay(kickoffAt, context.offsetMinutes) === scope.date) return true;
  }
  return false;
}

/** A match that the live list brought belongs to the loaded day its kick-off falls on. */
function joinDays(list: MatchList, { request }: LoadedList, lists: Lists): void {
  const { offsetMinutes } = request.context;
  for (const { request: other, matchIds } of lists.all()) {
    if (other.scope.kind !== "day" || other.context.offsetMinutes !== offsetMinutes) continue;
    for (const { id, kickoffAt } of list.matches) {
      if (kickoffAt !== undefined && calendarDay(kickoffAt, offsetMinutes) === other.scope.date)
        matchIds.add(id);
    }
  }
}

/** Forgets lists that no tab has used lately, and matches that are in no list and not running. */
export function forgetUnused(
  { lists, store, odds, names }: ListTakers,
  languages: ReadonlySet<string>,
): void {
  if (!lists.trim(LISTS_MAX)) return;
  const kept = new Set<number>();
  for (const list of lists.all()) for (const id of list.matchIds) kept.add(id);
  store.prune((match) => kept.has(match.id) || store.isRunning(match));
  odds.prune((id) => store.get(id) !== undefined);
  names.keepOnly(languages);
}
