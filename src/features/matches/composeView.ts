// Puts a view together from a page, its address and the remembered choices.
import type { ListPage, View } from "#domain/board/view.ts";
import type { ListPreferences } from "#state/listPreferences.ts";
import type { ListSearch } from "./search.ts";

let lastVersion = 0;

/** A view with a version of its own: versions grow over the whole tab, so that no answer is taken for another's. */
export function composeView(
  page: ListPage,
  search: ListSearch,
  preferences: ListPreferences,
  showHidden = false,
): View {
  lastVersion += 1;
  return {
    version: lastVersion,
    page,
    date: search.date,
    filter: search.filter ?? "all",
    order: search.order ?? preferences.order,
    topOnly: preferences.topOnly,
    leagueIds: preferences.leagueIds,
    countryId: search.country,
    leagueId: search.league,
    hiddenMatchIds: preferences.hiddenMatchIds,
    showHidden,
    pinnedLeagueIds: preferences.pinnedLeagueIds,
    collapsedLeagueIds: preferences.collapsedLeagueIds,
  };
}
