// What a tab wants to see: the page, the day, the filters. The core derives the list from it.

export type ListPage = "scores" | "alternate" | "live" | "favorites" | "match" | "none";
export type ListFilter = "all" | "live" | "finished" | "scheduled" | "favorites";
export type ListOrder = "league" | "kickoff";

/** Whether the page shows a list of matches. */
export function hasList(page: ListPage): boolean {
  return page !== "match" && page !== "none";
}

export interface View {
  /** Grows with each change; the list that answers it carries the same number. */
  readonly version: number;
  readonly page: ListPage;
  /** Calendar day yyyy-mm-dd in the viewer's zone; undefined is today, following midnight by itself. */
  readonly date: string | undefined;
  readonly filter: ListFilter;
  readonly order: ListOrder;
  /** Only top-level leagues. */
  readonly topOnly: boolean;
  /** The league picker's choice; undefined is every league. */
  readonly leagueIds: readonly number[] | undefined;
  /** From the rail: one country or one league alone. */
  readonly countryId: number | undefined;
  readonly leagueId: number | undefined;
  /** The match of a match page. */
  readonly matchId: number | undefined;
  readonly hiddenMatchIds: readonly number[];
  readonly showHidden: boolean;
  readonly pinnedLeagueIds: readonly number[];
  readonly collapsedLeagueIds: readonly number[];
}

export const DEFAULT_VIEW: View = {
  version: 0,
  page: "scores",
  date: undefined,
  filter: "all",
  order: "league",
  topOnly: false,
  leagueIds: undefined,
  countryId: undefined,
  leagueId: undefined,
  matchId: undefined,
  hiddenMatchIds: [],
  showHidden: false,
  pinnedLeagueIds: [],
  collapsedLeagueIds: [],
};

/** How many matches each filter would show, after the other choices are applied. */
export interface ListCounts {
  readonly all: number;
  readonly live: number;
  readonly finished: number;
  readonly scheduled: number;
  readonly favorites: number;
  /** Matches hidden by hand in this list. */
  readonly hidden: number;
}

/** A line between matches. League headings carry the kick-off of their group when the order is by kick-off. */
export type ListHeading =
  | { readonly kind: "league"; readonly leagueId: number; readonly kickoffAt: number | undefined }
  | { readonly kind: "section"; readonly section: "hotLeagues" | "otherLeagues" }
  | { readonly kind: "day"; readonly date: string };

/** A list as it crosses to the tab: a positive item is a match id, a negative one is heading number `-1 - item`. */
export interface ListOrdering {
  readonly items: readonly number[];
  readonly headings: readonly ListHeading[];
  /** Ids of the matches that carry an explanation line. */
  readonly noted: readonly number[];
}
