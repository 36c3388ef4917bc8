// Builds a view from a page, its address and the stored choices.
import type { ListFilter, ListOrder, ViewPage, View } from "#domain/board/view.ts";
import type { ListPreferences } from "../preferences/listPreferences.ts";

/** The list choices in an address. */
export interface ListAddress {
  readonly date?: string | undefined;
  readonly filter?: ListFilter | undefined;
  readonly order?: ListOrder | undefined;
  readonly country?: number | undefined;
  readonly league?: number | undefined;
  /** What the viewer looks for in the list. */
  readonly q?: string | undefined;
  /** The matches of a match page or the board. */
  readonly matches?: readonly number[] | undefined;
}

let lastVersion = 0;

/** A view with a version of its own: versions increase over the whole tab, so that answers match their view. */
export function composeView(
  page: ViewPage,
  address: ListAddress,
  preferences: ListPreferences,
  showHidden = false,
): View {
  lastVersion += 1;
  return {
    version: lastVersion,
    page,
    date: address.date,
    filter: address.filter ?? "all",
    order: address.order ?? preferences.order,
    topOnly: preferences.topOnly,
    hiddenLeagueIds: preferences.hiddenLeagueIds,
    countryId: address.country,
    leagueId: address.league,
    query: address.q ?? "",
    matchIds: address.matches ?? [],
    hiddenMatchIds: preferences.hiddenMatchIds,
    showHidden,
    pinnedLeagueIds: preferences.pinnedLeagueIds,
    // What is looked for is found in collapsed leagues too.
    collapsedLeagueIds: address.q === undefined ? preferences.collapsedLeagueIds : [],
  };
}
