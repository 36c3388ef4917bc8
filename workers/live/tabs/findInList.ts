// Finds the matches of a list by the names of their teams, league and country, in base letters.
// See docs/product.md#find-in-a-list.
import type { Match } from "#domain/match/match.ts";
import { foldWords } from "#domain/search/foldText.ts";
import type { ListSources } from "./deriveList.ts";
import type { Tab } from "./tab.ts";

/** The matches that have every word of the tab's query, in any order and as any part of a name. */
export type ListFinder = (
  matches: readonly Match[],
  tab: Pick<Tab, "view" | "context">,
  sources: Pick<ListSources, "names" | "store">,
) => readonly Match[];

/** More names than one language has; of several languages the names are folded again. */
const FOLDED_MAX = 20_000;

/** A finder that remembers the names it has reduced to base letters: a list is searched at each of its changes. */
export function createListFinder(): ListFinder {
  const known = new Map<string, string>();

  function fold(name: string): string {
    let folded = known.get(name);
    if (folded === undefined) {
      if (known.size >= FOLDED_MAX) known.clear();
      folded = ` ${foldWords(name).join(" ")}`;
      known.set(name, folded);
    }
    return folded;
  }

  return (matches, { view, context: { language } }, { names, store }) => {
    const words = foldWords(view.query);
    if (words.length === 0) return matches;
    return matches.filter(({ leagueId, teamIds }) => {
      const countryId = store.leagues.get(leagueId)?.countryId ?? 0;
      const text = [
        names.team(language, teamIds.home).name,
        names.team(language, teamIds.away).name,
        names.league(language, leagueId),
        names.country(language, countryId),
      ]
        .map(fold)
        .join("");
      return words.every((word) => text.includes(word));
    });
  };
}
