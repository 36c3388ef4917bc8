// Reads a league's profile, rounds, best players and statistics.
// See docs/wire.md#listed-and-assumed-calls.
import * as v from "valibot";
import {
  LEAGUE_TABS,
  type LeagueTab,
  type LeaguePlayers,
  type LeagueProfile,
  type LeagueRound,
  type LeagueStatistics,
  type PlayerTally,
  type RoundRef,
} from "#domain/league/league.ts";
import {
  count,
  fixture,
  flag,
  id,
  league,
  arrayOf,
  numeric,
  oneOf,
  orElse,
  orNone,
  playerOrName,
  type Reads,
  team,
  text,
} from "../wire/pageParts.ts";
import { quarters } from "./leagueParts.ts";

const tab: Reads<LeagueTab> = oneOf({
  fixtures: "fixtures",
  standings: "standings",
  players: "players",
  statistics: "statistics",
});

const HEX_COLOR = /^#[0-9a-f]{6}$/i;

export const leagueProfile: Reads<LeagueProfile> = v.pipe(
  v.object({
    league,
    isCup: orElse(flag, false),
    color: text,
    seasons: arrayOf(v.object({ seasonId: id, name: text })),
    seasonId: id,
    teamCount: count,
    champion: orElse(orNone(team), undefined),
    tabs: orElse<readonly LeagueTab[]>(arrayOf(tab), LEAGUE_TABS),
  }),
  v.transform((wire) => ({
    league: wire.league,
    cup: wire.isCup,
    color: HEX_COLOR.test(wire.color) ? wire.color : "",
    seasons: wire.seasons.map(({ seasonId, name }) => ({ id: seasonId, label: name })),
    teamCount: wire.teamCount,
    currentSeasonId: wire.seasonId,
    champion: wire.champion,
    // A cup has no table.
    tabs: LEAGUE_TABS.filter((each) => wire.tabs.includes(each) && !(each === "standings" && wire.isCup)),
  })),
);

/** Cup stages by the number of teams left. */
const stage: Reads<RoundRef["stage"]> = orNone(
  oneOf({ 32: "roundOf32", 16: "roundOf16", 8: "quarterFinal", 4: "semiFinal", 2: "final" }),
);
const LEGS: Readonly<Record<number, 1 | 2>> = { 1: 1, 2: 2 };

const round: Reads<RoundRef> = v.pipe(
  v.object({ round: id, stage: orElse(stage, undefined), leg: orElse(orNone(count), undefined) }),
  v.transform((wire) => ({
    round: wire.round,
    stage: wire.stage,
    leg: wire.leg === undefined ? undefined : LEGS[wire.leg],
  })),
);

export const leagueRound: Reads<LeagueRound> = v.pipe(
  v.object({
    seasonId: id,
    rounds: arrayOf(round),
    round: id,
    currentRound: id,
    scheduleList: arrayOf(fixture),
  }),
  v.transform(({ scheduleList, ...wire }) => ({ ...wire, matches: scheduleList })),
);

const tally: Reads<PlayerTally> = v.pipe(
  v.object({
    player: playerOrName,
    team,
    matches: count,
    goals: count,
    penalties: count,
    assists: count,
    yellowCard: count,
    redCard: count,
  }),
  v.transform(({ yellowCard, redCard, ...wire }) => ({
    ...wire,
    yellowCards: yellowCard,
    redCards: redCard,
  })),
);

export const leaguePlayers: Reads<LeaguePlayers> = v.object({
  scorers: arrayOf(tally),
  assists: arrayOf(tally),
  cards: arrayOf(tally),
});

/** A share of 0 to 1. */
const share: Reads<number> = v.pipe(
  numeric,
  v.transform((value) => Math.min(1, Math.max(0, value))),
);

const frequentScore: Reads<LeagueStatistics["frequentScores"][number]> = v.pipe(
  v.object({ homeScore: count, guestScore: count, count }),
  v.transform((wire) => ({ home: wire.homeScore, away: wire.guestScore, count: wire.count })),
);

export const leagueStatistics: Reads<LeagueStatistics> = v.pipe(
  v.object({
    played: count,
    total: count,
    goals: count,
    homeWins: share,
    draws: share,
    awayWins: share,
    over25: share,
    bothScored: share,
    yellowCard: count,
    redCard: count,
    goalsByQuarter: quarters,
    frequentScores: arrayOf(frequentScore),
    highestScoring: orElse(orNone(fixture), undefined),
    biggestWin: orElse(orNone(fixture), undefined),
  }),
  v.transform(({ yellowCard, redCard, ...wire }) => ({
    ...wire,
    yellowCards: yellowCard,
    redCards: redCard,
  })),
);
