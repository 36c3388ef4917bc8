// Staged names for teams, leagues and countries, for tests of unusual names.
import type { CountryInfo, LeagueInfo, TeamInfo } from "../world/types.ts";

/** Names by id; the same in every language. */
export interface NewNames {
  readonly teams?: Readonly<Record<string, string>>;
  readonly leagues?: Readonly<Record<string, string>>;
  readonly countries?: Readonly<Record<string, string>>;
}

export interface StagedNames {
  /** Adds to the staged names. */
  add(names: NewNames): void;
  clear(): void;
  team(team: TeamInfo | undefined): TeamInfo | undefined;
  /** Call once: later renames appear in the same objects. */
  leagues(leagues: readonly LeagueInfo[]): readonly LeagueInfo[];
  countries(countries: readonly CountryInfo[]): readonly CountryInfo[];
}

type Named = TeamInfo | LeagueInfo | CountryInfo;

export function createStagedNames(): StagedNames {
  const teams = new Map<number, string>();
  const leagues = new Map<number, string>();
  const countries = new Map<number, string>();

  function over<Item extends Named>(item: Item, names: ReadonlyMap<number, string>): Item {
    return { ...item, name: (lang: string) => names.get(item.id) ?? item.name(lang) };
  }

  function put(names: Map<number, string>, given: Readonly<Record<string, string>> = {}): void {
    for (const [id, name] of Object.entries(given)) names.set(Number(id), name);
  }

  return {
    add(names) {
      put(teams, names.teams);
      put(leagues, names.leagues);
      put(countries, names.countries);
    },
    clear() {
      for (const names of [teams, leagues, countries]) names.clear();
    },
    team: (team) => (team !== undefined && teams.has(team.id) ? over(team, teams) : team),
    leagues: (all) => all.map((league) => over(league, leagues)),
    countries: (all) => all.map((country) => over(country, countries)),
  };
}
