/** Writes a match's details and summary from what a source has said. */
import { findLeague, hasScore, writeLeague, writeTeam } from "../../details/parts.ts";
import type { Asked } from "../../details/sources.ts";
import { writeFeedTime } from "../../server/zones.ts";
import { type MatchNow, NOT_KNOWN, type World } from "../../world/types.ts";
import type { IncidentFact, IncidentKind, ScorePair, StatisticRow } from "../contract.ts";
import type { FeedFacts, MatchNotes } from "../store/feedFacts.ts";
import { hasTable } from "./leaguePages.ts";
import { hasLineups } from "./lineupPages.ts";

export interface FeedSources {
  readonly world: World;
  readonly facts: FeedFacts;
}

const PROVIDERS = [8, 47, 9] as const;
const KICKOFF_NOT_FIXED = -11;

/** The answer of the detail call; undefined for an unknown match. */
export function feedMatchDetails(
  sources: FeedSources,
  matchId: number,
  { now, lang }: Asked,
): object | undefined {
  const { world, facts } = sources;
  const match = world.matchAt(matchId, now);
  if (match === undefined) return undefined;
  const notes = facts.notes(matchId);
  return {
    scheduleId: matchId,
    league: writeLeague(world, match.leagueId, lang),
    season: notes?.season ?? "",
    round: notes?.round ?? null,
    isCup: findLeague(world, match.leagueId)?.cup ?? false,
    homeTeam: writeTeam(world, match.homeId, lang),
    guestTeam: writeTeam(world, match.awayId, lang),
    startTime: match.state === KICKOFF_NOT_FIXED ? null : writeFeedTime(match.kickoffAt),
    venue: notes === undefined || notes.venue === "" ? null : { name: notes.venue, city: "", capacity: 0 },
    referee: notes?.referee ?? "",
    attendance: null,
    tabs: tabsOf(sources, match, now),
  };
}

/** Only tabs with content. */
function tabsOf({ world, facts }: FeedSources, match: MatchNow, now: number): string[] {
  const offered = {
    odds: PROVIDERS.some((provider) => world.pricesAt(match.id, provider, now) !== undefined),
    summary: hasScore(match.state) && (facts.incidents(match.id)?.value.length ?? 0) > 0,
    lineups: hasLineups(facts.lineups(match.id)?.value),
    analysis: true,
    standings: hasTable({ world, facts }, match.leagueId, now),
    posts: true,
  };
  return Object.entries(offered).flatMap(([tab, there]) => (there ? [tab] : []));
}

/** Wire numbers of what happens with a player (docs/product.md#match-events); kicks of a shoot-out are a list of their own. */
const TYPES: Readonly<Partial<Record<IncidentKind, number>>> = {
  goal: 1,
  redCard: 2,
  yellowCard: 3,
  ownGoal: 11,
  penalty: 12,
  missedPenalty: 13,
  secondYellow: 14,
  substitution: 15,
};
const GOALS: ReadonlySet<IncidentKind> = new Set(["goal", "ownGoal", "penalty"]);

/** The answer of the summary call; undefined for an unknown match. */
export function feedMatchSummary(
  { world, facts }: FeedSources,
  matchId: number,
  { now }: Asked,
): object | undefined {
  const match = world.matchAt(matchId, now);
  if (match === undefined) return undefined;
  const incidents = hasScore(match.state) ? (facts.incidents(matchId)?.value ?? []) : [];
  return {
    scheduleId: matchId,
    incidents: writeIncidents(incidents),
    periods: periodsOf(match, facts.notes(matchId)),
    statistics: (facts.statistics(matchId)?.value ?? []).flatMap(writeStatistic),
    momentum: [],
    shootOut: incidents
      .filter(({ kind }) => kind === "shootOutGoal" || kind === "shootOutMiss")
      .map(({ kind, side, player }) => ({
        target: side,
        scored: kind === "shootOutGoal",
        player: writePerson(player),
      })),
  };
}

/** A source names players; pages about them are not written, so that they have no id. */
const writePerson = (name: string | undefined): object | null =>
  name === undefined || name === "" ? null : { playerId: 0, playerName: name, photo: "" };

/** Such as `67` or `45+2`; "" for a minute that is not told. */
export function writeGameTime({ minute, added }: IncidentFact): string {
  if (minute === undefined) return "";
  return added ? `${minute}+${added}` : String(minute);
}

function writeIncidents(incidents: readonly IncidentFact[]): object[] {
  const counts = new Map<string, number>();
  let score: ScorePair = [0, 0];
  return incidents.flatMap((incident) => {
    const { kind, side, player, other } = incident;
    const type = TYPES[kind];
    if (type === undefined) return [];
    if (GOALS.has(kind))
      score = incident.score ?? (side === 1 ? [score[0] + 1, score[1]] : [score[0], score[1] + 1]);
    const key = `${type}-${side}`;
    const count = (counts.get(key) ?? 0) + 1;
    counts.set(key, count);
    return [
      {
        id: `${key}-${count}`,
        type,
        target: side,
        gameTime: writeGameTime(incident),
        player: writePerson(player),
        other: writePerson(other),
        homeScore: score[0],
        guestScore: score[1],
        injuryTime: 0,
      },
    ];
  });
}

/** Goals by period, as far as the source has told the scores at their ends. */
function periodsOf(match: MatchNow, notes: MatchNotes | undefined): object[] {
  if (!hasScore(match.state) || match.homeHalf === NOT_KNOWN || match.guestHalf === NOT_KNOWN) return [];
  const half: ScorePair = [match.homeHalf, match.guestHalf];
  const regular: ScorePair = notes?.regular ?? [match.homeScore, match.guestScore];
  const line = (period: number, [homeScore, guestScore]: ScorePair): object => ({
    period,
    homeScore,
    guestScore,
  });
  const found = [line(1, half)];
  if (match.state !== 1 && match.state !== 2)
    found.push(line(2, [Math.max(0, regular[0] - half[0]), Math.max(0, regular[1] - half[1])]));
  if (notes?.extra) found.push(line(3, notes.extra));
  if (notes?.penalties) found.push(line(4, notes.penalties));
  return found;
}

/** The product's names of what sources count, by the source's word in lower case. */
const STATISTICS: Readonly<Record<string, string>> = {
  "ball possession": "possession",
  expected_goals: "expectedGoals",
  "total shots": "shots",
  "shots on goal": "shotsOnTarget",
  "corner kicks": "corners",
  fouls: "fouls",
  offsides: "offsides",
  "goalkeeper saves": "saves",
  "total passes": "passes",
  "passes %": "passAccuracy",
};

function writeStatistic({ name, home, away }: StatisticRow): object[] {
  const type = STATISTICS[name.toLowerCase()];
  const [homeValue, awayValue] = [home, away].map((text) => (text === null ? NaN : Number.parseFloat(text)));
  if (type === undefined || !Number.isFinite(homeValue) || !Number.isFinite(awayValue)) return [];
  return [{ type, home: homeValue, guest: awayValue }];
}
