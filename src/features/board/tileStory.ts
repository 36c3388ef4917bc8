// What a tile tells of its match: the last events, and the marks on the line of the match.
import type { Incident, IncidentKind } from "#domain/match/summary.ts";

/** As many events as a tile shows. */
export const EVENTS_SHOWN = 3;

/** Kinds that a tile tells; the others say nothing of goals and cards. */
const TOLD: ReadonlySet<IncidentKind> = new Set([
  "goal",
  "ownGoal",
  "penaltyGoal",
  "penaltyMissed",
  "yellowCard",
  "secondYellowCard",
  "redCard",
  "goalCancelled",
]);

export interface LineMark {
  readonly incident: Incident;
  /** Place on the line in per cent of the match. */
  readonly at: number;
}

/** The last events of goals and cards, the latest first. */
export function lastEvents(incidents: readonly Incident[]): readonly Incident[] {
  return told(incidents).slice(-EVENTS_SHOWN).toReversed();
}

function told(incidents: readonly Incident[]): readonly Incident[] {
  return incidents.filter(({ kind, side }) => side !== "none" && TOLD.has(kind));
}

/** Minutes that the line stands for: 120 once extra time has been played, otherwise 90. */
export function lineMinutes(incidents: readonly Incident[]): number {
  return incidents.some(({ kind, minute }) => kind === "extraTime" || minute >= 9_100) ? 120 : 90;
}

/** 100 * minute + extra → per cent of the line; added time of a half stands at the end of that half. */
export function placeOnLine(minute: number, minutes: number): number {
  return Math.min(100, Math.max(0, (Math.floor(minute / 100) / minutes) * 100));
}

/** Goals and cards with a known minute, in the order of play. */
export function lineMarks(incidents: readonly Incident[]): readonly LineMark[] {
  const minutes = lineMinutes(incidents);
  return told(incidents)
    .filter(({ minute }) => minute > 0)
    .map((incident) => ({ incident, at: placeOnLine(incident.minute, minutes) }));
}
