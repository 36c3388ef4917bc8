// Reads the summary of a match: incidents, period scores, statistics, momentum and the shoot-out.
import * as v from "valibot";
import type { Side } from "#domain/match/match.ts";
import type { PlayerRef } from "#domain/match/references.ts";
import {
  type Incident,
  type MatchSummary,
  type MomentumPoint,
  type PeriodScore,
  type ShootOutKick,
  STATISTIC_KINDS,
  type StatisticKind,
  type StatisticPair,
} from "#domain/match/summary.ts";
import {
  count,
  flag,
  id,
  arrayOf,
  numeric,
  oneOf,
  orElse,
  pair,
  playerOrName,
  type Reads,
  reads,
  side,
  text,
  whole,
} from "../wire/pageParts.ts";
import { isBlank } from "../wire/values.ts";
import { readGameTime } from "./gameTime.ts";

const person = orElse<PlayerRef | undefined>(playerOrName, undefined);
/** The kinds of incident; 1 to 6 are those of docs/product.md#match-events. */
const kind = oneOf({
  "1": "goal",
  "2": "redCard",
  "3": "yellowCard",
  "4": "kickOff",
  "6": "fullTime",
  "11": "ownGoal",
  "12": "penaltyGoal",
  "13": "penaltyMissed",
  "14": "secondYellowCard",
  "15": "substitution",
  "16": "goalCancelled",
  "17": "addedTime",
  "18": "halfTime",
  "19": "secondHalf",
  "20": "extraTime",
  "21": "shootOut",
});

/** Kinds that carry no score, and kinds that must name a player. */
const WITHOUT_SCORE: ReadonlySet<Incident["kind"]> = new Set([
  "yellowCard",
  "secondYellowCard",
  "redCard",
  "substitution",
  "penaltyMissed",
  "addedTime",
]);
const OF_NOBODY: ReadonlySet<Incident["kind"]> = new Set([
  "addedTime",
  "kickOff",
  "halfTime",
  "secondHalf",
  "extraTime",
  "shootOut",
  "fullTime",
]);

const incident: Reads<Incident> = v.pipe(
  v.object({
    id: v.pipe(text, v.nonEmpty()),
    type: kind,
    target: orElse<Side | "none">(side, "none"),
    // A source may know who scored, and not when.
    gameTime: reads((value) => (isBlank(value) ? 0 : readGameTime(value))),
    player: person,
    other: person,
    homeScore: orElse<number | undefined>(count, undefined),
    guestScore: orElse<number | undefined>(count, undefined),
    injuryTime: orElse<number>(count, 0),
  }),
  v.check((wire) => OF_NOBODY.has(wire.type) || wire.target !== "none"),
  v.check((wire) => wire.type !== "addedTime" || wire.injuryTime > 0),
  v.transform((wire) => ({
    id: wire.id,
    kind: wire.type,
    side: OF_NOBODY.has(wire.type) ? "none" : wire.target,
    minute: wire.gameTime,
    player: wire.player,
    other: wire.other,
    score:
      WITHOUT_SCORE.has(wire.type) || wire.homeScore === undefined || wire.guestScore === undefined
        ? undefined
        : pair(wire.homeScore, wire.guestScore),
    addedMinutes: wire.type === "addedTime" ? wire.injuryTime : undefined,
  })),
);

const period: Reads<PeriodScore> = v.pipe(
  v.object({
    period: oneOf({ "1": "firstHalf", "2": "secondHalf", "3": "extraTime", "4": "penalties" }),
    homeScore: count,
    guestScore: count,
  }),
  v.transform((wire) => ({ kind: wire.period, score: pair(wire.homeScore, wire.guestScore) })),
);

const statistic: Reads<StatisticPair> = v.pipe(
  v.object({
    type: oneOf(
      Object.fromEntries(STATISTIC_KINDS.map((name) => [name, name])) as Readonly<
        Record<StatisticKind, StatisticKind>
      >,
    ),
    home: v.pipe(numeric, v.minValue(0)),
    guest: v.pipe(numeric, v.minValue(0)),
  }),
  v.transform((wire) => ({ kind: wire.type, values: pair(wire.home, wire.guest) })),
);

const point: Reads<MomentumPoint> = v.object({
  minute: count,
  value: v.pipe(whole, v.minValue(-100), v.maxValue(100)),
});

const kick: Reads<ShootOutKick> = v.pipe(
  v.object({ target: side, scored: flag, player: person }),
  v.transform((wire) => ({ side: wire.target, scored: wire.scored, player: wire.player })),
);

/** A summary needs its incidents; any other part that cannot be read counts as missing. */
export const matchSummary: Reads<MatchSummary> = v.pipe(
  v.object({
    scheduleId: id,
    incidents: arrayOf(incident),
    periods: orElse<readonly PeriodScore[]>(arrayOf(period), []),
    statistics: orElse<readonly StatisticPair[]>(arrayOf(statistic), []),
    momentum: orElse<readonly MomentumPoint[]>(arrayOf(point), []),
    shootOut: orElse<readonly ShootOutKick[]>(arrayOf(kick), []),
  }),
  v.transform(({ incidents, periods, statistics, momentum, shootOut }) => ({
    incidents,
    periods,
    statistics,
    momentum,
    shootOut,
  })),
);
