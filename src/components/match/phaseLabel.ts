// Short names of match phases, for rows.
// See docs/product.md#match-minute.
import type { I18n, MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { MINUTE_NOT_TOLD } from "#domain/match/gameMinute.ts";
import type { Phase } from "#domain/match/match.ts";

const SHORT: Readonly<Record<Phase, MessageDescriptor | undefined>> = {
  unknown: msg({ message: "N/A", comment: "The state of a match is not known, short" }),
  notStarted: undefined,
  firstHalf: msg({ message: "1st half", comment: "First half, shown when its minute is not known" }),
  halfTime: msg({ message: "HT", comment: "Half time, short" }),
  secondHalf: msg({ message: "2nd half", comment: "Second half, shown when its minute is not known" }),
  extraTime: msg({ message: "ET", comment: "Extra time, short" }),
  penalties: msg({ message: "Pen", context: "shoot-out", comment: "Penalty shoot-out running, short" }),
  fullTime: msg({ message: "FT", comment: "Full time, short" }),
  cancelled: msg({ message: "Canc.", comment: "Match cancelled, short" }),
  toBeAnnounced: msg({ message: "TBA", comment: "Kick-off to be announced, short" }),
  abandoned: msg({ message: "Aband.", comment: "Match abandoned, short" }),
  interrupted: msg({ message: "Interr.", comment: "Match interrupted, short" }),
  postponed: msg({ message: "Postp.", comment: "Match postponed, short" }),
};

export const IN_PLAY = msg({
  message: "In play",
  context: "match",
  comment: "Short: it is being played; its half and minute are not known",
});

/** What a row or a title says of the state of play. */
export interface Standing {
  readonly phase: Phase;
  /** The minute as rows have it, where it is known to the caller. */
  readonly minute?: number;
}

/** The short label for a row; "" before the start. */
export function phaseLabel({ phase, minute }: Standing, i18n: I18n): string {
  const label = minute === MINUTE_NOT_TOLD ? IN_PLAY : SHORT[phase];
  return label === undefined ? "" : i18n._(label);
}
