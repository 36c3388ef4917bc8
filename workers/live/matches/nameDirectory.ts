// Names of teams, leagues and countries per language, beside the language-neutral store.
// See docs/product.md#names-apart-from-state.
import type { Names, TeamName } from "#domain/match/match.ts";

export interface NameDirectory {
  /** True when the language knows this team. */
  knows(language: string, teamId: number): boolean;
  team(language: string, teamId: number): TeamName;
  league(language: string, leagueId: number): string;
  country(language: string, countryId: number): string;
  /** Adds what a list brought; true when a name that was known has changed. */
  add(language: string, names: Names): boolean;
  /** Forgets languages that no tab uses. */
  keepOnly(languages: ReadonlySet<string>): void;
}

interface Pages {
  readonly teams: Map<number, TeamName>;
  readonly leagues: Map<number, string>;
  readonly countries: Map<number, string>;
}

const NO_TEAM: TeamName = { name: "", logo: "" };

/** Copies `from` into `into`; true when a known value changed. */
function merge<T>(
  into: Map<number, T>,
  from: ReadonlyMap<number, T>,
  same: (a: T, b: T) => boolean,
): boolean {
  let changed = false;
  for (const [id, value] of from) {
    const known = into.get(id);
    if (known !== undefined && same(known, value)) continue;
    if (known !== undefined) changed = true;
    into.set(id, value);
  }
  return changed;
}

/** An empty directory. Unknown ids have empty names. */
export function createNameDirectory(): NameDirectory {
  const byLanguage = new Map<string, Pages>();

  return {
    knows: (language, teamId) => byLanguage.get(language)?.teams.has(teamId) ?? false,
    team: (language, teamId) => byLanguage.get(language)?.teams.get(teamId) ?? NO_TEAM,
    league: (language, leagueId) => byLanguage.get(language)?.leagues.get(leagueId) ?? "",
    country: (language, countryId) => byLanguage.get(language)?.countries.get(countryId) ?? "",
    add(language, names) {
      let pages = byLanguage.get(language);
      if (!pages) {
        pages = { teams: new Map(), leagues: new Map(), countries: new Map() };
        byLanguage.set(language, pages);
      }
      const teams = merge(pages.teams, names.teams, (a, b) => a.name === b.name && a.logo === b.logo);
      const leagues = merge(pages.leagues, names.leagues, (a, b) => a === b);
      const countries = merge(pages.countries, names.countries, (a, b) => a === b);
      return teams || leagues || countries;
    },
    keepOnly(languages) {
      for (const language of byLanguage.keys()) if (!languages.has(language)) byLanguage.delete(language);
    },
  };
}
