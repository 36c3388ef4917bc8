// What must not be told at once: how late everything is shown, and whether scores of today are hidden.
// See docs/product.md#delay-and-hidden-scores.

import type { Phase } from "./match/match.ts";
import { isLive, phaseGroup } from "./match/phase.ts";

/** Steps and end of the delay, seconds. */
export const DELAY_STEP = 5;
export const DELAY_MAX = 180;

export interface Spoilers {
  /** 0 to `DELAY_MAX`, in steps of `DELAY_STEP`; 0 is off. */
  readonly delaySeconds: number;
  readonly hideScores: boolean;
  /** Matches whose scores the viewer has asked for. */
  readonly shownIds: readonly number[];
  /** The day, yyyy-mm-dd, of which the viewer has asked for all scores; "" for none. */
  readonly shownDay: string;
}

export const NO_SPOILERS: Spoilers = { delaySeconds: 0, hideScores: false, shownIds: [], shownDay: "" };

/** The oldest are forgotten: they are of another day. */
export const SHOWN_MAX = 500;

/** Any stored value as settings: a damaged part loses itself alone. */
export function readSpoilers(stored: unknown): Spoilers | undefined {
  if (typeof stored !== "object" || stored === null) return undefined;
  const { delaySeconds, hideScores, shownIds, shownDay } = stored as Readonly<Record<string, unknown>>;
  const isDelay =
    Number.isSafeInteger(delaySeconds) &&
    (delaySeconds as number) >= 0 &&
    (delaySeconds as number) <= DELAY_MAX;
  return {
    delaySeconds: isDelay ? Math.round((delaySeconds as number) / DELAY_STEP) * DELAY_STEP : 0,
    hideScores: hideScores === true,
    shownIds: Array.isArray(shownIds)
      ? shownIds
          .filter((id): id is number => Number.isSafeInteger(id) && (id as number) > 0)
          .slice(-SHOWN_MAX)
      : [],
    shownDay: typeof shownDay === "string" && /^\d{4}-\d\d-\d\d$/.test(shownDay) ? shownDay : "",
  };
}

/** The settings in the text that a page found in its storage. */
export function parseSpoilers(text: string): Spoilers {
  try {
    return readSpoilers(JSON.parse(text)) ?? NO_SPOILERS;
  } catch {
    return NO_SPOILERS;
  }
}

/** A match, as far as it decides whether its score is hidden. */
export interface HideableMatch {
  readonly id: number;
  readonly phase: Phase;
  /** Epoch ms; undefined when not announced. */
  readonly kickoffAt: number | undefined;
}

/** True for a score of today that the viewer has not asked for. `dayOf`: the day of an instant where the viewer is. */
export function hidesScore(
  { hideScores, shownIds, shownDay }: Spoilers,
  { id, phase, kickoffAt }: HideableMatch,
  today: string,
  dayOf: (epochMs: number) => string,
): boolean {
  if (!hideScores || shownDay === today || phaseGroup(phase) === "scheduled" || shownIds.includes(id))
    return false;
  return isLive(phase) || kickoffAt === undefined || dayOf(kickoffAt) === today;
}
