// Describes the calls of league pages and of a match's analysis; all of them assumed.
// See docs/wire.md#listed-and-assumed-calls.
import { fixture, fixtures, league, number, orNull, quarters, row, tallies, team } from "./pageParts.ts";
import { call, flag, LANG, listOf, object, string, text, whole } from "./parts.ts";

const MATCH = { scheduleId: text("Match id", true, "1001"), ...LANG };
const LEAGUE = { sclassId: text("League id", true, "1"), ...LANG };
const SEASON = { ...LEAGUE, season: text("Season id, the current one when absent") };

const get = (...about: Parameters<typeof call>): object => ({ get: call(...about) });

export const LEAGUE_PATHS: Record<string, object> = {
  "/api/football/match/analysis": get(
    "Meetings of a match's teams, their form before it and their matches after it (assumed)",
    MATCH,
    object({
      scheduleId: whole,
      sclassId: whole,
      homeTeamId: whole,
      guestTeamId: whole,
      meetings: fixtures,
      homeRecent: fixtures,
      guestRecent: fixtures,
      homeNext: fixtures,
      guestNext: fixtures,
    }),
  ),
  "/api/football/league/detail": get(
    "Who a league is, with its seasons, newest first (assumed)",
    LEAGUE,
    object({
      league,
      isCup: flag,
      color: string,
      seasons: listOf(object({ seasonId: whole, name: string })),
      seasonId: whole,
      teamCount: whole,
      champion: orNull(team),
    }),
  ),
  "/api/football/league/round": get(
    "One round of a season with its matches (assumed)",
    { ...SEASON, round: text("From 1, the current one when absent") },
    object({
      seasonId: whole,
      rounds: listOf(
        object({
          round: whole,
          stage: { ...orNull(whole), description: "Teams left in a cup: 32, 16, 8, 4, 2" },
          leg: orNull(whole),
        }),
      ),
      round: whole,
      currentRound: whole,
      scheduleList: fixtures,
    }),
  ),
  "/api/football/league/standings": get(
    "A season's table: total, home, away and live (assumed)",
    SEASON,
    object({
      sclassId: whole,
      seasonId: whole,
      season: string,
      total: listOf(row),
      home: listOf(row),
      away: listOf(row),
      live: orNull(listOf(row)),
      zones: listOf(string),
      deductions: listOf(object({ team, points: whole, reason: string })),
    }),
  ),
  "/api/football/league/players": get(
    "A season's best by goals, assists and cards, at most 30 each (assumed)",
    SEASON,
    object({ scorers: tallies, assists: tallies, cards: tallies }),
  ),
  "/api/football/league/statistics": get(
    "A season's figures; shares are 0 to 1 of the matches played (assumed)",
    SEASON,
    object({
      played: whole,
      total: whole,
      goals: whole,
      homeWins: number,
      draws: number,
      awayWins: number,
      over25: number,
      bothScored: number,
      yellowCard: whole,
      redCard: whole,
      goalsByQuarter: quarters,
      frequentScores: listOf(object({ homeScore: whole, guestScore: whole, count: whole })),
      highestScoring: orNull(fixture),
      biggestWin: orNull(fixture),
    }),
  ),
};
