/** The seasons of the computed world: competitions, fixtures drawn so far, and cheaply computed results. */
import type { Atlas } from "../atlas/atlas.ts";
import type { League } from "../atlas/atlasBuilder.ts";
import { remember } from "../cache.ts";
import { cupSize, roundSizes, type Calendar, type Fixture } from "./calendar.ts";
import { SCRIPT_TAIL_MS } from "../course/matchScript.ts";
import { counts } from "./outcome.ts";
import { cupStage } from "./pairings.ts";
import type { Results } from "./results.ts";
import { seasonDeduction } from "./seasonDeductions.ts";
import { seasonLabel } from "./seasonLabels.ts";
import type { Competition, Entrants, MatchScore, SeasonFixture, SeasonInfo, Seasons } from "./seasonTypes.ts";
import type { MatchNow } from "../types.ts";

export interface SeasonSources {
  readonly atlas: Atlas;
  readonly calendar: Calendar;
  readonly results: Results;
  readonly hash: number;
  matchAt(id: number, now: number): MatchNow | undefined;
}

/** Kinds of competitions outside their country's pyramid. */
const OUTSIDE: ReadonlySet<string> = new Set(["women", "under21", "cup"]);
const KEPT_SEASONS = 160;
const KEPT_SCORES = 24_000;
/** League ids are below this, so that season and league fit into one key. */
const LEAGUES = 512;

/** The parts of a season that never change. */
interface Book {
  readonly fixtures: readonly SeasonFixture[];
  readonly ofTeam: ReadonlyMap<number, readonly SeasonFixture[]>;
  /** For each round, the instant from which its pairs are known; −∞ in leagues. */
  readonly drawnAt: readonly number[];
}

export function createSeasons({ atlas, calendar, results, hash, matchAt }: SeasonSources): Seasons {
  const leagueOf = (id: number): League | undefined => atlas.leagues[id - 1];
  const competitions = new Map(atlas.leagues.map((league) => [league.id, describe(league, atlas.leagues)]));
  const ofTeam = new Map<number, number[]>();
  for (const league of atlas.leagues.toSorted((a, b) => Number(a.cup) - Number(b.cup) || a.id - b.id)) {
    for (const id of league.teamIds) ofTeam.set(id, [...(ofTeam.get(id) ?? []), league.id]);
  }

  const book = remember(KEPT_SEASONS, (key): Book => {
    const league = leagueOf(key % LEAGUES);
    return league === undefined
      ? { fixtures: [], ofTeam: new Map(), drawnAt: [] }
      : writeBook(league, Math.floor(key / LEAGUES) - 1);
  });

  function writeBook(league: League, season: number): Book {
    const fixtures: SeasonFixture[] = [];
    const byTeam = new Map<number, SeasonFixture[]>();
    const roundEnds: number[] = [];
    for (const [round, size] of roundSizes(league).entries()) {
      let end = 0;
      for (let index = 0; index < size; index += 1) {
        const fixture = calendar.at(league, season, round, index);
        if (fixture === undefined) continue;
        const [homeId, awayId] = results.pair(fixture);
        const line = { id: fixture.id, round, homeId, awayId, kickoffAt: fixture.kickoffAt };
        fixtures.push(line);
        for (const id of [homeId, awayId]) {
          const own = byTeam.get(id);
          if (own === undefined) byTeam.set(id, [line]);
          else own.push(line);
        }
        end = Math.max(end, fixture.kickoffAt + SCRIPT_TAIL_MS);
      }
      roundEnds.push(end);
    }
    const drawnAt = roundEnds.map((_, round) => {
      const stageStart = league.cup && cupStage(league, round).secondLeg ? round - 1 : round;
      return league.cup && stageStart > 0 ? (roundEnds[stageStart - 1] ?? 0) : Number.NEGATIVE_INFINITY;
    });
    return { fixtures, ofTeam: byTeam, drawnAt };
  }

  const bookOf = (leagueId: number, seasonId: number): Book => book(seasonId * LEAGUES + leagueId);

  function info(league: League, index: number): SeasonInfo {
    const start = (season: number): number => calendar.seasonStart(league, season);
    return { id: index + 1, label: seasonLabel(index, start), from: start(index), to: start(index + 1) };
  }

  // The final score of a match long over, from its outcome; "none" if only the timeline contains it.
  const settled = remember(KEPT_SCORES, (id): MatchScore | "none" => {
    const fixture = calendar.fixture(id);
    const outcome = fixture === undefined ? undefined : results.outcome(fixture);
    if (outcome === undefined || !counts(outcome)) return "none";
    const [home, guest] = outcome.regular;
    const [extraHome, extraGuest] = outcome.extra ?? [0, 0];
    return { state: -1, homeScore: home + extraHome, guestScore: guest + extraGuest, settled: true };
  });

  const isDrawn = (known: Book, fixture: SeasonFixture, now: number): boolean =>
    (known.drawnAt[fixture.round] ?? 0) <= now;

  return {
    competition: (leagueId) => competitions.get(leagueId),
    competitionsOf: (teamId) => ofTeam.get(teamId) ?? [],
    list: (leagueId, now, before) => {
      const league = leagueOf(leagueId);
      if (league === undefined) return [];
      const current = calendar.seasonAt(league, now);
      const count = Math.max(0, Math.min(before, current) + 1);
      return Array.from({ length: count }, (_, back) => info(league, current - back));
    },
    fixtures: (leagueId, seasonId, now) => {
      if (!Number.isSafeInteger(seasonId) || seasonId < 1) return [];
      const known = bookOf(leagueId, seasonId);
      return known.drawnAt.every((at) => at <= now)
        ? known.fixtures
        : known.fixtures.filter((fixture) => isDrawn(known, fixture, now));
    },
    placeOf: (matchId) => {
      const fixture: Fixture | undefined = calendar.fixture(matchId);
      return fixture && { leagueId: fixture.league.id, seasonId: fixture.season + 1, round: fixture.round };
    },
    matchesOfTeam: (teamId, fromMs, toMs, now) => {
      const found: SeasonFixture[] = [];
      for (const leagueId of ofTeam.get(teamId) ?? []) {
        const league = leagueOf(leagueId);
        if (league === undefined) continue;
        const last = calendar.seasonAt(league, toMs);
        for (let season = Math.max(0, calendar.seasonAt(league, fromMs)); season <= last; season += 1) {
          const known = bookOf(leagueId, season + 1);
          for (const fixture of known.ofTeam.get(teamId) ?? []) {
            const within = fixture.kickoffAt >= fromMs && fixture.kickoffAt < toMs;
            if (within && isDrawn(known, fixture, now)) found.push(fixture);
          }
        }
      }
      return found.sort((a, b) => a.kickoffAt - b.kickoffAt || a.id - b.id).map(({ id }) => id);
    },
    deduction: (leagueId, seasonId) => {
      const league = leagueOf(leagueId);
      return league && seasonDeduction(league, seasonId - 1, hash);
    },
    scoreAt: (matchId, now) => {
      const fixture = calendar.fixture(matchId);
      if (fixture === undefined) return undefined;
      if (fixture.kickoffAt > now + SCRIPT_TAIL_MS * 2) return UNPLAYED;
      const known = fixture.kickoffAt + SCRIPT_TAIL_MS <= now ? settled(matchId) : "none";
      return known === "none" ? matchAt(matchId, now) : known;
    },
  };
}

const UNPLAYED: MatchScore = { state: 0, homeScore: 0, guestScore: 0 };

function describe(league: League, leagues: readonly League[]): Competition {
  const inPyramid = (other: League): boolean =>
    other.countryId === league.countryId && !OUTSIDE.has(other.kind) && !other.kind.endsWith("Nations");
  const pyramid = inPyramid(league) && !league.cup;
  return {
    leagueId: league.id,
    cup: league.cup,
    entrants: entrantsOf(league),
    tier: pyramid ? league.level : 0,
    hasTierBelow:
      pyramid && leagues.some((other) => inPyramid(other) && !other.cup && other.level === league.level + 1),
    teamIds: league.teamIds,
    size: league.cup ? cupSize(league) : league.teamIds.length,
    roundSizes: roundSizes(league),
  };
}

function entrantsOf({ kind }: League): Entrants {
  if (kind.endsWith("Nations")) return "nations";
  return kind === "women" ? "women" : kind === "under21" ? "youth" : "clubs";
}
