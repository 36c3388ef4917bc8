// Names of match incidents.
import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { IncidentKind } from "#domain/match/summary.ts";

export const INCIDENT_NAMES: Readonly<Record<IncidentKind, MessageDescriptor>> = {
  goal: msg`Goal`,
  ownGoal: msg`Own goal`,
  penaltyGoal: msg({ message: "Penalty", comment: "A goal scored from a penalty kick" }),
  penaltyMissed: msg`Missed penalty`,
  yellowCard: msg`Yellow card`,
  secondYellowCard: msg`Second yellow card`,
  redCard: msg`Red card`,
  substitution: msg`Substitution`,
  goalCancelled: msg`Goal cancelled`,
  addedTime: msg`Added time`,
  kickOff: msg`Kick-off`,
  halfTime: msg`Half time`,
  secondHalf: msg`Second half`,
  extraTime: msg`Extra time`,
  shootOut: msg`Penalty shoot-out`,
  fullTime: msg`Full time`,
};

/** Kinds that change the score. */
export const GOAL_KINDS: ReadonlySet<IncidentKind> = new Set(["goal", "ownGoal", "penaltyGoal"]);
