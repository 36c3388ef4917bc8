// Names of match events and their sentences for screen readers.
import type { I18n, MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { MatchEventType } from "#domain/match/matchEvent.ts";
import type { EventLineView } from "#workers/live/contract.ts";
import type { IconName } from "#ui/content/iconPaths.ts";

export const EVENT_ICONS: Readonly<Record<MatchEventType, IconName>> = {
  goal: "ball",
  redCard: "card",
  yellowCard: "card",
  kickOff: "whistle",
  lineup: "lineup",
  end: "flag",
  goalCancelled: "goalOff",
  something: "info",
  kickOffSoon: "whistle",
  halfTime: "whistle",
  level: "ball",
  oddsMoved: "sort",
};

const NAMES: Readonly<Record<MatchEventType, MessageDescriptor>> = {
  goal: msg`Goal`,
  redCard: msg`Red card`,
  yellowCard: msg`Yellow card`,
  kickOff: msg`Kick-off`,
  lineup: msg`Line-ups`,
  end: msg`Full time`,
  goalCancelled: msg`Goal cancelled`,
  something: msg({ message: "Something happened", comment: "Event of a match whose score is hidden" }),
  kickOffSoon: msg({ message: "Kick-off soon", comment: "An alert" }),
  halfTime: msg({ message: "Half-time", comment: "The break of a match" }),
  level: msg({ message: "Level", comment: "An alert: both sides have as many goals" }),
  oddsMoved: msg({ message: "Odds moved", comment: "An alert" }),
};

/** Placeholders: team (the one that caused the event), home, away, homeScore, awayScore. */
const SENTENCES: Readonly<Record<MatchEventType, MessageDescriptor>> = {
  goal: msg({ message: "Goal for {team}: {home} {homeScore}, {away} {awayScore}." }),
  redCard: msg({ message: "Red card for {team}, {home} against {away}." }),
  yellowCard: msg({ message: "Yellow card for {team}, {home} against {away}." }),
  kickOff: msg({ message: "Kick-off: {home} against {away}." }),
  lineup: msg({ message: "Line-ups announced: {home} against {away}." }),
  end: msg({ message: "Full time: {home} {homeScore}, {away} {awayScore}." }),
  goalCancelled: msg({ message: "Goal cancelled: {home} {homeScore}, {away} {awayScore}." }),
  something: msg({ message: "Something happened in {home} – {away}." }),
  kickOffSoon: msg({ message: "Kick-off soon: {home} against {away}." }),
  halfTime: msg({ message: "Half-time: {home} {homeScore}, {away} {awayScore}." }),
  level: msg({ message: "Level: {home} {homeScore}, {away} {awayScore}." }),
  oddsMoved: msg({ message: "Odds moved: {home} against {away}." }),
};

/** The event's name, e.g. "Red card". */
export function eventName(type: MatchEventType, i18n: I18n): string {
  return i18n._(NAMES[type]);
}

/** A whole sentence for screen readers: "Goal for Arsenal: Arsenal 2, Chelsea 1." */
export function eventSentence({ event, names, score }: EventLineView, i18n: I18n): string {
  const team = event.side === "none" ? "" : names[event.side];
  const values = { ...names, team, homeScore: score.home, awayScore: score.away };
  return i18n._({ ...SENTENCES[event.type], values });
}
