// Names of teams, leagues and countries per language, beside the language-neutral store.
// See docs/product.md#names-apart-from-state.
import { type Names, type TeamName, teamNameOr } from "#domain/match/match.ts";

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

const sameTeam = (a: TeamName, b: TeamName): boolean => a.name === b.name && a.logo === b.logo;

/** Copies `from` into `into`, where `withKnown` fills in what is blank; true when a known value changed. */
function merge<T>(
  into: Map<number, T>,
  from: ReadonlyMap<number, T>,
  withKnown: (known: T, value: T) => T,
  same: (a: T, b: T) => boolean = Object.is,
): boolean {
  let changed = false;
  for (const [id, value] of from) {
    const known = into.get(id);
    const now = known === undefined ? value : withKnown(known, value);
    if (known !== undefined && same(known, now)) continue;
    if (known !== undefined) changed = true;
    into.set(id, now);
  }
  return changed;
}

const nameOf = (known: string, value: string): string => value || known;

/**
 * An empty directory. A blank name leaves the known one; without one, the name in another language stands in, for a team
 * at last its number (docs/product.md#missing-names).
 */
export function createNameDirectory(): NameDirectory {
  const byLanguage = new Map<string, Pages>();

  /** The name in the language, or in another; "" where no language has one. */
  function find(language: string, read: (pages: Pages) => string | undefined): string {
    const own = byLanguage.get(language);
    for (const pages of own ? [own, ...byLanguage.values()] : byLanguage.values()) {
      const name = read(pages);
      if (name) return name;
    }
    return "";
  }

  return {
    knows: (language, teamId) => byLanguage.get(language)?.teams.has(teamId) ?? false,
    team(language, teamId) {
      const team = byLanguage.get(language)?.teams.get(teamId);
      if (team?.name) return team;
      const name = find(language, ({ teams }) => teams.get(teamId)?.name);
      return { ...(team ?? NO_TEAM), name: teamNameOr(name, teamId) };
    },
    league: (language, leagueId) => find(language, ({ leagues }) => leagues.get(leagueId)),
    country: (language, countryId) => find(language, ({ countries }) => countries.get(countryId)),
    add(language, names) {
      let pages = byLanguage.get(language);
      if (!pages) {
        pages = { teams: new Map(), leagues: new Map(), countries: new Map() };
        byLanguage.set(language, pages);
      }
      const team = (known: TeamName, value: TeamName): TeamName => ({
        name: nameOf(known.name, value.name),
        logo: nameOf(known.logo, value.logo),
      });
      const teams = merge(pages.teams, names.teams, team, sameTeam);
      const leagues = merge(pages.leagues, names.leagues, nameOf);
      const countries = merge(pages.countries, names.countries, nameOf);
      return teams || leagues || countries;
    },
    keepOnly(languages) {
      for (const language of byLanguage.keys()) if (!languages.has(language)) byLanguage.delete(language);
    },
  };
}
