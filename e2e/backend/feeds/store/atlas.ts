/** Countries, leagues and teams of a feed as the world's lists, replaced whenever their content changes. */
import { clubColors, shortCode } from "../../world/atlas/clubNames.ts";
import { countryName } from "../../world/atlas/countryNames.ts";
import { mix, pick } from "../../world/random.ts";
import type { CountryInfo, LeagueInfo, TeamInfo } from "../../world/types.ts";
import type { LeagueFact, TeamFact } from "../contract.ts";
import { isoNumber } from "../reading/countries.ts";
import type { FeedIds } from "./feedIds.ts";
import { leagueNames } from "./leagueNames.ts";

export interface KnownTeam {
  readonly fact: TeamFact;
  readonly leagueId: number;
}

export interface Atlas {
  countries(): readonly CountryInfo[];
  leagues(): readonly LeagueInfo[];
  teamIds(): readonly number[];
  team(id: number): TeamInfo | undefined;
  leagueFact(id: number): LeagueFact | undefined;
  teamFact(id: number): TeamFact | undefined;
  /** Each returns the id if something new was said. */
  putLeague(fact: LeagueFact): { readonly id: number; readonly changed: boolean };
  putTeam(fact: TeamFact, leagueId: number): { readonly id: number; readonly changed: boolean };
  /** Facts that a restart has kept. */
  restore(leagues: Iterable<[number, LeagueFact]>, teams: Iterable<[number, KnownTeam]>): void;
  known(id: number): KnownTeam | undefined;
}

const COLORS = ["#3b82f6", "#0d9488", "#b45309", "#7c3aed", "#be123c", "#15803d"] as const;
const INTERNATIONAL = "INT";
/** The place of a league of which the source tells none. */
const LAST = 10_000;

const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

export function createAtlas(ids: FeedIds): Atlas {
  const leagues = new Map<number, LeagueFact>();
  const teams = new Map<number, KnownTeam>();
  const infos = new Map<number, TeamInfo>();
  let lists: { countries: readonly CountryInfo[]; leagues: readonly LeagueInfo[] } | undefined;
  let teamIds: readonly number[] | undefined;

  const countryId = (code: string): number => isoNumber(code) ?? ids.of("country", code);
  const countryOf = (leagueId: number): string => leagues.get(leagueId)?.country ?? INTERNATIONAL;

  /** By importance, then by country and name, so that the order does not depend on that of answers. */
  function makeLists(): NonNullable<typeof lists> {
    const sorted = [...leagues].sort(
      ([, a], [, b]) =>
        (a.sort ?? LAST) - (b.sort ?? LAST) ||
        (a.country ?? INTERNATIONAL).localeCompare(b.country ?? INTERNATIONAL) ||
        a.name.localeCompare(b.name),
    );
    const codes = [...new Set(sorted.map(([, fact]) => fact.country ?? INTERNATIONAL))];
    const countries = codes.map((code, index): CountryInfo => {
      const id = countryId(code);
      return {
        id,
        code,
        sort: index + 1,
        flag: `${id}.svg`,
        name: (lang) => countryName(code, lang),
      };
    });
    const infosOfLeagues = sorted.map(([id, fact], index): LeagueInfo => {
      const names = { ...leagueNames(fact.name, fact.country), ...fact.names };
      return {
        id,
        countryId: countryId(fact.country ?? INTERNATIONAL),
        listed: true,
        topLevel: fact.topLevel ?? true,
        color: pick(COLORS, mix(1, id)),
        sort: index + 1,
        cup: fact.cup ?? false,
        name: (lang) => names[lang] ?? names[lang.slice(0, 2)] ?? fact.name,
      };
    });
    return { countries, leagues: infosOfLeagues };
  }

  function teamInfo(id: number): TeamInfo | undefined {
    const kept = infos.get(id);
    const known = teams.get(id);
    if (kept !== undefined || known === undefined) return kept;
    const { fact, leagueId } = known;
    const hash = mix(1, id);
    const info: TeamInfo = {
      id,
      countryId: countryId(fact.country ?? countryOf(leagueId)),
      leagueId,
      // The server answers with the source's logo once it is fetched.
      logo: typeof fact.logo === "string" ? String(id) : "",
      colors: clubColors(hash),
      short: fact.code ?? shortCode(fact.shortName ?? fact.name, hash),
      name: () => fact.name,
    };
    infos.set(id, info);
    return info;
  }

  return {
    countries: () => (lists ??= makeLists()).countries,
    leagues: () => (lists ??= makeLists()).leagues,
    teamIds: () => (teamIds ??= [...teams.keys()]),
    team: teamInfo,
    leagueFact: (id) => leagues.get(id),
    teamFact: (id) => teams.get(id)?.fact,
    known: (id) => teams.get(id),
    putLeague(fact) {
      const id = ids.of("league", fact.id);
      const before = leagues.get(id);
      const next = { ...before, ...fact };
      if (same(before, next)) return { id, changed: false };
      leagues.set(id, next);
      lists = undefined;
      infos.clear();
      return { id, changed: true };
    },
    putTeam(fact, leagueId) {
      const id = ids.of("team", fact.id);
      const before = teams.get(id);
      // A league of many rounds tells more of a team than a cup does.
      const keepsLeague =
        before !== undefined && (leagueId === 0 || leagues.get(before.leagueId)?.cup === false);
      const next = {
        fact: { ...before?.fact, ...fact },
        leagueId: keepsLeague ? before.leagueId : leagueId,
      };
      if (same(before, next)) return { id, changed: false };
      if (before === undefined) teamIds = undefined;
      teams.set(id, next);
      infos.delete(id);
      return { id, changed: true };
    },
    restore(keptLeagues, keptTeams) {
      for (const [id, fact] of keptLeagues) leagues.set(id, fact);
      for (const [id, team] of keptTeams) teams.set(id, team);
      lists = undefined;
      teamIds = undefined;
    },
  };
}
