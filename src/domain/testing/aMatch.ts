// Test builders of matches: aMatch({ phase: "firstHalf" }), then after(match, homeGoal()).
import { applyUpdate } from "../match/applyUpdate.ts";
import type { Match, MatchUpdate } from "../match/match.ts";

/** 21 November 2026, 20:00 at UTC+8. */
export const KICK_OFF = Date.UTC(2026, 10, 21, 12, 0);

/** A match before its kick-off; `parts` replaces fields. */
export function aMatch(parts: Partial<Match> = {}): Match {
  return {
    id: 1001,
    leagueId: 36,
    teamIds: { home: 11, away: 12 },
    phase: "notStarted",
    kickoffAt: KICK_OFF,
    periodStartedAt: KICK_OFF,
    score: { home: 0, away: 0 },
    halfTimeScore: { home: 0, away: 0 },
    redCards: { home: 0, away: 0 },
    yellowCards: { home: 0, away: 0 },
    addedTime: 0,
    ranks: { home: "3", away: "11" },
    hasLineup: false,
    neutralVenue: false,
    explanation: undefined,
    ...parts,
  };
}

/** An update with the match's phase and `parts`. */
export function anUpdate(match: Match, parts: Partial<MatchUpdate> = {}): MatchUpdate {
  return {
    matchId: match.id,
    phase: match.phase,
    periodStartedAt: undefined,
    kickoffAt: undefined,
    homeScore: undefined,
    awayScore: undefined,
    homeHalfTimeScore: undefined,
    awayHalfTimeScore: undefined,
    homeRedCards: undefined,
    awayRedCards: undefined,
    homeYellowCards: undefined,
    awayYellowCards: undefined,
    hasLineup: undefined,
    explanation: undefined,
    addedTime: undefined,
    ...parts,
  };
}

export type Incident = (match: Match) => Partial<MatchUpdate>;

/** The match after these incidents, in order. */
export function after(match: Match, ...incidents: readonly Incident[]): Match {
  return incidents.reduce((known, incident) => applyUpdate(known, anUpdate(known, incident(known))), match);
}

export const homeGoal = (): Incident => (match) => ({ homeScore: match.score.home + 1 });
export const awayGoal = (): Incident => (match) => ({ awayScore: match.score.away + 1 });
export const homeGoalCancelled = (): Incident => (match) => ({ homeScore: match.score.home - 1 });
export const homeRedCard = (): Incident => (match) => ({ homeRedCards: match.redCards.home + 1 });
export const awayYellowCard = (): Incident => (match) => ({ awayYellowCards: match.yellowCards.away + 1 });
export const lineupKnown = (): Incident => () => ({ hasLineup: true });
export const enters =
  (phase: Match["phase"], startedAt = KICK_OFF): Incident =>
  () => ({ phase, periodStartedAt: startedAt });
