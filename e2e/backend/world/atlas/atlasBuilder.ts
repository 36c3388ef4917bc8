/** Collects countries, competitions and teams while the map is generated, and assigns their ids. */
import { clubColors } from "./clubNames.ts";
import { countryName } from "./countryNames.ts";
import type { Region } from "../data/seed.ts";
import { leagueName, type LeagueKind } from "./leagueNames.ts";
import { mix, pick } from "../random.ts";
import type { CountryInfo, Lang, LeagueInfo, TeamInfo } from "../types.ts";

/** A competition with the data for the fixture list and the match model. */
export interface League extends LeagueInfo {
  readonly kind: LeagueKind;
  readonly region: Region;
  /** Offset from UTC in minutes in which kick-off times are chosen. */
  readonly offset: number;
  /** 1 is the best; lower tiers have weaker teams. */
  readonly level: number;
  /** Teams of a round robin, or the pool a cup draws from. */
  readonly teamIds: readonly number[];
  readonly roundsPerWeek: 1 | 2;
  /** Weeks (modulo 8) in which a league pauses for cups, or a cup plays. */
  readonly phases: readonly number[];
  /** How many providers offer prices: none, only the first, all. */
  readonly coverage: "none" | "first" | "all";
  /** Average number of goals relative to the world's average. */
  readonly goals: number;
}

type LeagueDraft = Pick<League, "kind" | "countryId" | "region" | "offset" | "level" | "teamIds" | "phases"> &
  Partial<League>;

export interface AtlasBuilder {
  readonly hash: number;
  readonly countries: CountryInfo[];
  readonly leagues: League[];
  readonly teams: Map<number, TeamInfo>;
  addCountry(code: string): number;
  /** Adds a team to the league that will be added next. */
  addTeam(countryId: number, short: string, name: (lang: Lang) => string): number;
  addLeague(draft: LeagueDraft): void;
}

const LEAGUE_COLORS = [
  "#3b82f6",
  "#0d9488",
  "#b45309",
  "#7c3aed",
  "#be123c",
  "#15803d",
  "#0369a1",
  "#a21caf",
  "#c2410c",
  "#4d7c0f",
  "#4338ca",
  "#0f766e",
] as const;
const FIRST_TEAM_ID = 1001;

export function createAtlasBuilder(hash: number): AtlasBuilder {
  const countries: CountryInfo[] = [];
  const leagues: League[] = [];
  const teams = new Map<number, TeamInfo>();
  return {
    hash,
    countries,
    leagues,
    teams,
    addCountry: (code) => {
      const id = countries.length + 1;
      countries.push({ id, code, sort: id, flag: `${id}.svg`, name: (lang) => countryName(code, lang) });
      return id;
    },
    addTeam: (countryId, short, name) => {
      const id = FIRST_TEAM_ID + teams.size;
      const teamHash = mix(hash, id);
      // Some clubs have no crest, as in real feeds.
      const logo = teamHash % 60 === 0 ? "" : `${id}.svg`;
      const colors = clubColors(teamHash);
      teams.set(id, { id, countryId, leagueId: leagues.length + 1, logo, colors, short, name });
      return id;
    },
    addLeague: (draft) => {
      const id = leagues.length + 1;
      const leagueHash = mix(hash, id);
      leagues.push({
        listed: draft.level <= 2,
        topLevel: false,
        cup: false,
        roundsPerWeek: 2,
        coverage: "all",
        sort: draft.level * 100 + draft.countryId,
        ...draft,
        id,
        color: pick(LEAGUE_COLORS, leagueHash),
        goals: 0.88 + (leagueHash % 100) / 320,
        name: (lang) => leagueName(draft.kind, lang),
      });
    },
  };
}
