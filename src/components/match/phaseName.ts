// Full names of match phases, for titles and screen readers.
// See docs/product.md#match-minute.
import type { I18n, MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { MINUTE_NOT_TOLD } from "#domain/match/gameMinute.ts";
import type { Phase } from "#domain/match/match.ts";
import { IN_PLAY, type Standing } from "./phaseLabel.ts";

const WHOLE: Readonly<Record<Phase, MessageDescriptor>> = {
  unknown: msg`State not known`,
  notStarted: msg`Not started`,
  firstHalf: msg`First half`,
  halfTime: msg`Half time`,
  secondHalf: msg`Second half`,
  extraTime: msg`Extra time`,
  penalties: msg`Penalty shoot-out`,
  fullTime: msg`Full time`,
  cancelled: msg({ message: "Cancelled", context: "match" }),
  toBeAnnounced: msg`Kick-off to be announced`,
  abandoned: msg`Abandoned`,
  interrupted: msg`Interrupted`,
  postponed: msg`Postponed`,
};

/** The full name. */
export function phaseName({ phase, minute }: Standing, i18n: I18n): string {
  return i18n._(minute === MINUTE_NOT_TOLD ? IN_PLAY : WHOLE[phase]);
}
