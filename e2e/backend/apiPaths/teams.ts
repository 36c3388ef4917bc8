// Describes the calls of team and player pages; all of them assumed.
// See docs/wire.md#listed-and-assumed-calls.
import {
  country,
  figures,
  fixture,
  fixtures,
  form,
  league,
  number,
  orNull,
  player,
  quarters,
  team,
  venueFigures,
} from "./pageParts.ts";
import { call, LANG, listOf, object, string, text, whole } from "./parts.ts";

const TEAM = { teamId: text("Team id", true, "1001"), ...LANG };
const PLAYER = { playerId: text("Player id", true), ...LANG };

const get = (...about: Parameters<typeof call>): object => ({ get: call(...about) });

export const TEAM_PATHS: Record<string, object> = {
  "/api/football/team/detail": get(
    "A team's profile and rank (assumed)",
    TEAM,
    object({
      team,
      country,
      league: orNull(league),
      rank: orNull(whole),
      integral: orNull(whole),
      total: orNull(whole),
      recent: form,
      coach: string,
      founded: whole,
      venue: object({ name: string, city: string, capacity: whole }),
      nextMatch: orNull(fixture),
    }),
  ),
  "/api/football/team/schedule": get(
    "A team's matches: 30 past, the running ones, 30 upcoming (assumed)",
    TEAM,
    object({ results: fixtures, running: fixtures, upcoming: fixtures }),
  ),
  "/api/football/team/squad": get(
    "A team's players with their figures of the season (assumed)",
    TEAM,
    object({
      coach: string,
      players: listOf(
        object({
          playerId: whole,
          playerName: string,
          photo: string,
          shirt: whole,
          position: { ...string, description: "G, D, M or F" },
          age: whole,
          country,
          matches: whole,
          goals: whole,
          assists: whole,
          missing: { ...orNull(string), description: "injured or suspended for the next match" },
        }),
      ),
    }),
  ),
  "/api/football/team/statistics": get(
    "A team's figures of the league season (assumed)",
    TEAM,
    object({
      season: string,
      total: venueFigures,
      home: venueFigures,
      away: venueFigures,
      yellowCard: whole,
      redCard: whole,
      goalsForByQuarter: quarters,
      goalsAgainstByQuarter: quarters,
      topScorers: listOf(object({ player, goals: whole })),
    }),
  ),
  "/api/football/team/transfers": get(
    "Arrivals and departures, newest first (assumed)",
    TEAM,
    object({
      transfers: listOf(
        object({
          player,
          transferTime: string,
          direction: { ...string, description: "in or out" },
          otherTeam: orNull(team),
          kind: { ...string, description: "fee, free, loan, endOfLoan or youth" },
          fee: orNull(whole),
        }),
      ),
    }),
  ),
  "/api/football/player/detail": get(
    "Who a player is, his season by competition and his career (assumed)",
    PLAYER,
    object({
      player,
      team: orNull(team),
      country,
      birthDate: string,
      height: whole,
      weight: whole,
      foot: { ...string, description: "left, right or both" },
      shirt: whole,
      position: { ...string, description: "G, D, M or F" },
      contractUntil: string,
      marketValue: orNull(whole),
      missing: orNull(string),
      season: listOf(object({ league, figures })),
      career: listOf(object({ season: string, team, league, figures })),
    }),
  ),
  "/api/football/player/matches": get(
    "A player's last matches, newest first, at most 20 (assumed)",
    PLAYER,
    object({
      matches: listOf(
        object({
          schedule: fixture,
          target: { ...whole, description: "1 home, 2 away" },
          minutes: whole,
          goals: whole,
          assists: whole,
          yellowCard: whole,
          redCard: whole,
          rating: orNull(number),
        }),
      ),
    }),
  ),
};
