// What the address of a list page may say; an unknown or bad value is dropped and costs only itself.
// Written by hand: a schema library would cost every first screen more than these five fields are worth.
import type { ListFilter, ListOrder } from "#domain/board/view.ts";
import { isCalendarDay } from "#domain/zones.ts";
import type { ListSearch } from "#features/matches/search.ts";

const FILTERS: readonly ListFilter[] = ["all", "live", "finished", "scheduled", "favorites"];
const ORDERS: readonly ListOrder[] = ["league", "kickoff"];

/**
 * Reads the query of a list page. A dropped value comes out as undefined, not left out: the router lays what it
 * gets here over the raw query, where the bad value still stands.
 */
export function readListSearch(search: Record<string, unknown>): ListSearch {
  const { date, filter, order, country, league } = search;
  return {
    date: typeof date === "string" && isCalendarDay(date) ? date : undefined,
    filter: FILTERS.find((known) => known === filter),
    order: ORDERS.find((known) => known === order),
    country: readId(country),
    league: readId(league),
  };
}

function readId(value: unknown): number | undefined {
  const id = typeof value === "string" && value !== "" ? Number(value) : value;
  return typeof id === "number" && Number.isSafeInteger(id) && id > 0 ? id : undefined;
}
