// Which full lists the tabs' views need, and the matches each view chooses among.
import { type FavoriteLists, isEmpty } from "#domain/favorites.ts";
import type { Match } from "#domain/match/match.ts";
import { addDays, calendarDay, knownOffsets, offsetsOfDay } from "#domain/zones.ts";
import type { ListStatus } from "../contract.ts";
import { candidates, type ListSources } from "./deriveList.ts";
import type { ListRequest, ListScope, Lists } from "../matches/lists.ts";
import type { Tab } from "./tab.ts";

/** Today for a tab, by server time, so that a wrong clock shows no wrong day. */
export function todayOf(tab: Tab, serverNow: number): string {
  return dayOf(serverNow, tab);
}

/** The day of an instant for a tab. */
export function dayOf(epochMs: number, { zone }: Tab): string {
  return calendarDay(epochMs, zone.offsetAt(epochMs));
}

/** The day a tab's list shows. */
export function dateOf(tab: Tab, serverNow: number): string {
  const dated = tab.view.page === "scores" || tab.view.page === "alternate";
  return (dated ? tab.view.date : undefined) ?? todayOf(tab, serverNow);
}

/**
 * The lists a tab's view needs. `elsewhere`: matches that are in no day's list, and teams and leagues whose matches of
 * other days it shows. A page without a list still needs today's, so that events have their matches.
 */
export function requestsOf(tab: Tab, serverNow: number, elsewhere: FavoriteLists): readonly ListRequest[] {
  if (tab.view.page === "live") return [requestOf(tab, { kind: "live" })];
  const days = dayRequests(tab, dateOf(tab, serverNow));
  return isEmpty(elsewhere) ? days : [...days, requestOf(tab, { kind: "of", of: elsewhere })];
}

function requestOf({ context }: Tab, scope: ListScope, offsetMinutes = context.offsetMinutes): ListRequest {
  return { context: { language: context.language, offsetMinutes }, scope };
}

/** The lists that hold a day of the tab. */
export function dayRequests(tab: Tab, date: string): readonly ListRequest[] {
  // A call knows one of 37 offsets. A day on which the clocks change is asked for with both, and a day at another offset
  // with the neighbours of that offset.
  const offsets = new Set(offsetsOfDay(date, tab.zone).flatMap(knownOffsets));
  return [...offsets].map((offset) => requestOf(tab, { kind: "day", date }, offset));
}

/** Favourites of long ago stay marked; a list of favourites shows matches before yesterday only of favourite teams. */
function isRecent(match: Match, tab: Tab, { favorites }: ListSources, serverNow: number): boolean {
  if (tab.view.page !== "favorites" || match.kickoffAt === undefined) return true;
  if (favorites.team.has(match.teamIds.home) || favorites.team.has(match.teamIds.away)) return true;
  const yesterday = addDays(todayOf(tab, serverNow), -1);
  return dayOf(match.kickoffAt, tab) >= yesterday;
}

/** The matches that a tab's view may show, and the status of their lists. */
export function choiceOf(
  tab: Tab,
  requests: readonly ListRequest[],
  lists: Pick<Lists, "need">,
  sources: ListSources,
  serverNow: number,
): { readonly status: ListStatus; readonly matches: readonly Match[] } {
  const loaded = requests.map((request) => lists.need(request));
  const status = loaded.some((list) => list.status === "failed")
    ? "failed"
    : loaded.every((list) => list.status === "ready")
      ? "ready"
      : "loading";
  const ids = new Set<number>();
  for (const list of loaded) for (const id of list.matchIds) ids.add(id);
  const date = dateOf(tab, serverNow);
  const isDay = tab.view.page !== "favorites" && tab.view.page !== "live";
  /** What an answer holds of the days before and after, and what was moved to another day since, falls away. */
  const isOfDay = ({ kickoffAt }: Match): boolean =>
    !isDay || kickoffAt === undefined || dayOf(kickoffAt, tab) === date;
  return {
    status,
    matches: candidates(tab, ids, sources).filter(
      (match) => isOfDay(match) && isRecent(match, tab, sources, serverNow),
    ),
  };
}
