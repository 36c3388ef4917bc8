// A short match history for component tests.
import type { MatchDetails } from "#domain/match/matchDetails.ts";
import type { PlayerRef } from "#domain/match/references.ts";
import type { Incident, IncidentKind, MatchSummary } from "#domain/match/summary.ts";

export const aPerson = (id: number, name: string): PlayerRef => ({ id, name, photo: "" });

/** A home incident in the 23rd minute by Cole Redfern; `over` replaces fields. */
export function anIncident(kind: IncidentKind, over: Partial<Incident> = {}): Incident {
  return {
    id: `${kind}-${over.minute ?? 2300}-${over.side ?? "home"}`,
    kind,
    side: "home",
    minute: 2300,
    player: aPerson(1101, "Cole Redfern"),
    other: undefined,
    score: undefined,
    addedMinutes: undefined,
    ...over,
  };
}

export function aSummary(over: Partial<MatchSummary> = {}): MatchSummary {
  return { incidents: [], periods: [], statistics: [], momentum: [], shootOut: [], ...over };
}

/** Ripon Albion against Ely City. */
export const DETAILS: MatchDetails = {
  matchId: 1001,
  league: { id: 36, name: "Premier League", logo: "", country: { id: 1, name: "England", flag: "" } },
  season: "2026/27",
  round: 12,
  cup: false,
  teams: { home: { id: 11, name: "Ripon Albion", logo: "" }, away: { id: 12, name: "Ely City", logo: "" } },
  kickoffAt: Date.UTC(2026, 10, 21, 20),
  venue: undefined,
  referee: undefined,
  attendance: undefined,
  tabs: ["summary", "lineups", "posts"],
};
