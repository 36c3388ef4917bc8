/** A single season of one round, for worlds that contain only a few matches. */
import type { Competition, SeasonFixture, Seasons } from "./seasonTypes.ts";
import type { LeagueInfo, MatchNow } from "../types.ts";

export interface MatchSource {
  readonly leagues: readonly LeagueInfo[];
  readonly matchIds: readonly number[];
  /** Label of the only season. */
  readonly label: string;
  matchAt(id: number, now: number): MatchNow | undefined;
}

/** The id of the only season. */
const SEASON = 1;
const SPAN_MS = 183 * 86_400_000;

/** All matches as one round of one season that is always the current one. */
export function seasonOfMatches({ leagues, matchIds, label, matchAt }: MatchSource): Seasons {
  const first = new Map(matchIds.map((id) => [id, matchAt(id, 0)]));
  const all = [...first.values()].filter((match) => match !== undefined);
  const competitions = new Map(
    leagues.map((league): [number, Competition] => {
      const own = all.filter(({ leagueId }) => leagueId === league.id);
      const teamIds = [...new Set(own.flatMap(({ homeId, awayId }) => [homeId, awayId]))];
      const { id: leagueId, cup } = league;
      const size = teamIds.length;
      return [
        leagueId,
        {
          leagueId,
          cup,
          entrants: "clubs",
          tier: 0,
          hasTierBelow: false,
          teamIds,
          size,
          roundSizes: [own.length],
        },
      ];
    }),
  );
  const line = ({ id, homeId, awayId, kickoffAt }: MatchNow): SeasonFixture => ({
    id,
    round: 0,
    homeId,
    awayId,
    kickoffAt,
  });
  const now = (at: number, wanted: (match: MatchNow) => boolean): MatchNow[] =>
    all
      .filter(wanted)
      .map(({ id }) => matchAt(id, at))
      .filter((match) => match !== undefined);

  return {
    competition: (leagueId) => competitions.get(leagueId),
    competitionsOf: (teamId) =>
      [...competitions.values()]
        .filter(({ teamIds }) => teamIds.includes(teamId))
        .map(({ leagueId }) => leagueId),
    list: (leagueId, at) =>
      competitions.has(leagueId) ? [{ id: SEASON, label, from: at - SPAN_MS, to: at + SPAN_MS }] : [],
    fixtures: (leagueId, seasonId, at) =>
      seasonId === SEASON ? now(at, (match) => match.leagueId === leagueId).map(line) : [],
    placeOf: (matchId) => {
      const match = first.get(matchId);
      return match && { leagueId: match.leagueId, seasonId: SEASON, round: 0 };
    },
    matchesOfTeam: (teamId, fromMs, toMs, at) =>
      now(at, ({ homeId, awayId }) => homeId === teamId || awayId === teamId)
        .filter(({ kickoffAt }) => kickoffAt >= fromMs && kickoffAt < toMs)
        .sort((a, b) => a.kickoffAt - b.kickoffAt)
        .map(({ id }) => id),
    deduction: () => undefined,
    scoreAt: matchAt,
  };
}
