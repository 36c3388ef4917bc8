// The choices of the studio's pages that their addresses carry; an unknown value is ignored.
import {
  STATS_RANGES,
  type StatsRange,
  SUBSCRIBER_SORTS,
  SUBSCRIBER_STATUSES,
  type SubscriberSort,
  type SubscriberStatus,
} from "#domain/creators/studio.ts";

const FIRST_RANGE: StatsRange = "28";
export const FIRST_SORT: SubscriberSort = "newest";
/** Names are shorter. */
const LONGEST_KEYWORD = 64;

export interface OverviewSearch {
  /** Days, as a number: the router writes the text "7" with quotes. Absent means 28 days. */
  readonly range?: number | "all" | undefined;
}

export interface SubscribersSearch {
  /** A part of the name; absent means all. */
  readonly q?: string | undefined;
  /** Absent means both. */
  readonly status?: SubscriberStatus | undefined;
  /** Absent means the newest first. */
  readonly sort?: SubscriberSort | undefined;
}

export function readOverviewSearch({ range }: Record<string, unknown>): OverviewSearch {
  return overviewSearch(rangeOf({ range }));
}

/** The range that an address asks for. */
export const rangeOf = ({ range }: Record<string, unknown>): StatsRange =>
  STATS_RANGES.find((known) => known === String(range)) ?? FIRST_RANGE;

/** What the address carries for a range. */
export function overviewSearch(range: StatsRange): OverviewSearch {
  if (range === FIRST_RANGE) return { range: undefined };
  return { range: range === "all" ? range : Number(range) };
}

export function readSubscribersSearch({ q, status, sort }: Record<string, unknown>): SubscribersSearch {
  const text = typeof q === "string" || typeof q === "number" ? String(q).trim() : "";
  return {
    q: text === "" ? undefined : text.slice(0, LONGEST_KEYWORD),
    status: SUBSCRIBER_STATUSES.find((known) => known === status),
    sort: SUBSCRIBER_SORTS.find((known) => known === sort),
  };
}
