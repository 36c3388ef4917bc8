// Decides when the next message to one tab may go: the usual pace, low-power mode, low-priority changes and the log.
import {
  FLUSH_EVERY_MS,
  LOG_EVERY_MS,
  LOG_LINE_STAYS_MS,
  LOW_POWER_FLUSH_EVERY_MS,
  LOG_ALONE_EVERY_MS,
} from "../base/limits.ts";

export interface Pace {
  /** The page saves power: changes that it did not ask for are gathered for 1 s. */
  setLowPower(on: boolean): void;
  /** The page has asked for what the next message carries, so that low-power mode does not delay it. */
  expectAnswer(): void;
  /** No message goes before `until` (local epoch ms), or before `release`. */
  hold(until: number): void;
  release(): void;
  /**
   * Local epoch ms from which the next message may go. `urgent`: it carries more than the log.
   * `hasList`: the page has its list. The log alone causes a message a second after another one at the earliest,
   * because each costs the page a frame.
   */
  nextAt(urgent: boolean, hasList: boolean): number;
  /** Local epoch ms from which log lines may go. */
  nextLogAt(): number;
  /** A message is being made: the page no longer waits for an answer. */
  answered(): void;
  /** A message went at `now` (local epoch ms), with so many log lines; undefined for a message without the log. */
  posted(now: number, logLines: number | undefined): void;
}

/** The pace of a tab that has been sent nothing: its first message may go at once. */
export function createPace(inLowPower: boolean): Pace {
  let lowPower = inLowPower;
  let pageWaits = false;
  let postedAt = -Infinity;
  let nextLogAt = -Infinity;
  let heldUntil = -Infinity;

  return {
    setLowPower: (on) => void (lowPower = on),
    expectAnswer: () => void (pageWaits = true),
    hold: (until) => void (heldUntil = until),
    release: () => void (heldUntil = -Infinity),
    nextAt(urgent, hasList) {
      const spared = lowPower && !pageWaits && hasList ? LOW_POWER_FLUSH_EVERY_MS : FLUSH_EVERY_MS;
      return Math.max(heldUntil, postedAt + (urgent ? spared : LOG_ALONE_EVERY_MS));
    },
    nextLogAt: () => nextLogAt,
    answered: () => void (pageWaits = false),
    posted(now, logLines) {
      postedAt = now;
      if (logLines !== undefined) nextLogAt = now + Math.max(LOG_EVERY_MS, logLines * LOG_LINE_STAYS_MS);
    },
  };
}
