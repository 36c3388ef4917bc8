// A tab's view: page, day and filters, from which the core derives the list.

/** A page with a list of matches. */
export type ListPageName = "scores" | "alternate" | "live" | "favorites";
/** What a tab shows: a list, chosen matches whatever their day (a match page, the board), or any other page. */
export type ViewPage = ListPageName | "matches" | "other";
export type ListFilter = "all" | "live" | "finished" | "scheduled" | "favorites";
export type ListOrder = "league" | "kickoff";

/** Whether the page shows a list of matches. */
export function hasList(page: ViewPage): page is ListPageName {
  return page !== "matches" && page !== "other";
}

export interface View {
  /** Increases with each change; the list that answers the view has the same number. */
  readonly version: number;
  readonly page: ViewPage;
  /** Calendar day yyyy-mm-dd in the viewer's zone; undefined means today, which changes at midnight. */
  readonly date: string | undefined;
  readonly filter: ListFilter;
  readonly order: ListOrder;
  /** Only top-level leagues. */
  readonly topOnly: boolean;
  /** Leagues hidden with the league picker; a league that is new to the list is shown. */
  readonly hiddenLeagueIds: readonly number[];
  /** Chosen in the rail: a single country or league. */
  readonly countryId: number | undefined;
  readonly leagueId: number | undefined;
  /** What the viewer looks for among the names of the list; "" for nothing. */
  readonly query: string;
  /** The matches of the page "matches": one on a match page; several on the board, in its order. */
  readonly matchIds: readonly number[];
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
  hiddenLeagueIds: [],
  countryId: undefined,
  leagueId: undefined,
  query: "",
  matchIds: [],
  hiddenMatchIds: [],
  showHidden: false,
  pinnedLeagueIds: [],
  collapsedLeagueIds: [],
};

/** The number of matches each filter would show, after the other choices are applied. */
export interface ListCounts {
  readonly all: number;
  readonly live: number;
  readonly finished: number;
  readonly scheduled: number;
  readonly favorites: number;
  /** Matches of this list that are hidden by hand or whose league is hidden. */
  readonly hidden: number;
}

/** A line between matches. League headings contain the kick-off of their group when the order is by kick-off. */
export type ListHeading =
  | { readonly kind: "league"; readonly leagueId: number; readonly kickoffAt: number | undefined }
  | { readonly kind: "section"; readonly section: "hotLeagues" | "otherLeagues" }
  | { readonly kind: "day"; readonly date: string };

/** A list as sent to the tab: a positive item is a match id, a negative one is heading number `-1 - item`. */
export interface ListOrdering {
  readonly items: readonly number[];
  readonly headings: readonly ListHeading[];
  /** Ids of the matches with an explanation line. */
  readonly noted: readonly number[];
}
