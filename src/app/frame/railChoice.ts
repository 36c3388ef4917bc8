// The rail's choice of one league or one country in the address of the scores page.
import type { ListSearch } from "#state/navigation/listSearch.ts";

export type RailChoice = { readonly league: number } | { readonly country: number };

/** The query after pressing an entry: day, filter and order are kept; pressing the chosen entry removes the choice. */
export function withRailChoice(before: ListSearch, choice: RailChoice): ListSearch {
  const { league: _league, country: _country, ...rest } = before;
  return isChosen(before, choice) ? rest : { ...rest, ...choice };
}

/** True when the address holds exactly this choice. */
export function isChosen(search: ListSearch, choice: RailChoice): boolean {
  return "league" in choice ? search.league === choice.league : search.country === choice.country;
}
