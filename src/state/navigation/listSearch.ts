// The query of a list page: its type, and its reader, which drops each unknown or bad value by itself.
// Written by hand: a schema library would add more to the first screen than these six fields are worth.
import { readId } from "#domain/ids.ts";
import type { ListFilter, ListOrder } from "#domain/board/view.ts";
import { isCalendarDay } from "#domain/calendarDay.ts";

/** The choices of a list that its address carries: day, filter, order, the rail's country or league, and what is looked for. */
export interface ListSearch {
  /** yyyy-mm-dd; absent is today. */
  readonly date?: string | undefined;
  readonly filter?: ListFilter | undefined;
  readonly order?: ListOrder | undefined;
  readonly country?: number | undefined;
  readonly league?: number | undefined;
  /** Names that the list is searched for; never blank. */
  readonly q?: string | undefined;
}

const FILTERS: readonly ListFilter[] = ["all", "live", "finished", "scheduled", "favorites"];
/** In characters; longer texts are cut. */
export const QUERY_MAX = 100;

/** A query of digits arrives as a number. */
function readQuery(query: unknown): string | undefined {
  if (typeof query !== "string" && typeof query !== "number") return undefined;
  const text = String(query).slice(0, QUERY_MAX);
  return text.trim() === "" ? undefined : text;
}

const ORDERS: readonly ListOrder[] = ["league", "kickoff"];

/**
 * Reads the query of a list page. A dropped value is returned as undefined and not left out, because the router
 * merges the result over the raw query, which still has the bad value.
 */
export function readListSearch(search: Record<string, unknown>): ListSearch {
  const { date, filter, order, country, league, q } = search;
  return {
    date: typeof date === "string" && isCalendarDay(date) ? date : undefined,
    filter: FILTERS.find((known) => known === filter),
    order: ORDERS.find((known) => known === order),
    country: readId(country),
    league: readId(league),
    q: readQuery(q),
  };
}
