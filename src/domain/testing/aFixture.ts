// Test builders of references: a league, a team, a player, and a fixture between two teams.
import type { FixtureLine } from "../match/fixture.ts";
import type { CountryRef, LeagueRef, PlayerRef, TeamRef } from "../match/references.ts";

export const ENGLAND: CountryRef = { id: 2, name: "England", flag: "2.svg" };
export const THE_LEAGUE: LeagueRef = { id: 36, name: "Premier League", logo: "", country: ENGLAND };

export const aTeam = (id: number, name = `Team ${id}`): TeamRef => ({ id, name, logo: "" });
export const aPlayer = (id: number, name = `Player ${id}`): PlayerRef => ({ id, name, photo: "" });

/** A finished match, Arsenal 2, Chelsea 1; `over` replaces fields. */
export function aFixture(matchId: number, over: Partial<FixtureLine> = {}): FixtureLine {
  return {
    matchId,
    league: THE_LEAGUE,
    round: 3,
    kickoffAt: Date.UTC(2026, 10, 21, 15, 0),
    phase: "fullTime",
    teams: { home: aTeam(11, "Arsenal"), away: aTeam(12, "Chelsea") },
    score: { home: 2, away: 1 },
    halfTimeScore: { home: 1, away: 0 },
    winner: undefined,
    neutralVenue: false,
    ...over,
  };
}
