// Gathers ids of records whose matches no list has brought yet, and requests a list once.
// See docs/wire.md#unknown-ids.
import type { Clock, Timer } from "../base/clock.ts";
import { UNKNOWN_ID_DEBOUNCE_MS, UNKNOWN_ID_EVERY_MS } from "../base/limits.ts";

export interface UnknownIds {
  /**
   * A record for an id that is not known. `live`: its phase says that it is being played; undefined for an interrupted
   * match, which the list of running matches may hold or not.
   */
  saw(matchId: number, live: boolean | undefined): void;
  /** A full list arrived that was requested elsewhere, at `sentAt` (local epoch ms): ids given up may be asked for again. */
  reset(sentAt: number): void;
  /** A list could not be fetched: its ids are asked for again. */
  failed(): void;
  /** The core rests, and no tab wants a list: what the next poll names again is asked for then. */
  rest(): void;
}

/**
 * `ask` is called at most every 10 s, and once per id: an id that no list brings is not asked for again until its
 * match begins or ends, because the other list holds it then. The list of running matches lacks one that ended
 * before the answer was made.
 */
export function createUnknownIds(options: {
  readonly clock: Clock;
  isKnown(matchId: number): boolean;
  ask(live: boolean): void;
}): UnknownIds {
  const { clock } = options;
  /** Whether the id was being played when it was asked for. */
  const asked = new Map<number, boolean | undefined>();
  const waiting = new Map<number, boolean | undefined>();
  let timer: Timer | undefined;
  let askedAt = -Infinity;

  function ask(): void {
    timer = undefined;
    const open = [...waiting].filter(([id]) => !options.isKnown(id));
    waiting.clear();
    if (open.length === 0) return;
    askedAt = clock.now();
    for (const [id, isLive] of open) asked.set(id, isLive);
    // Matches being played are all in the small live list; others need the day's.
    if (open.some(([, isLive]) => isLive !== false)) options.ask(true);
    if (open.some(([, isLive]) => isLive !== true)) options.ask(false);
  }

  function saw(matchId: number, live: boolean | undefined): void {
    if (asked.has(matchId) && asked.get(matchId) === live) return;
    waiting.set(matchId, live);
    const wait = Math.max(UNKNOWN_ID_DEBOUNCE_MS, askedAt + UNKNOWN_ID_EVERY_MS - clock.now());
    timer ??= clock.setTimeout(ask, wait);
  }

  return {
    saw,
    reset(sentAt) {
      if (sentAt > askedAt) asked.clear();
    },
    failed() {
      const open = [...asked].filter(([id]) => !options.isKnown(id));
      asked.clear();
      for (const [id, live] of open) saw(id, live);
    },
    rest() {
      clock.clearTimeout(timer);
      timer = undefined;
      waiting.clear();
      asked.clear();
    },
  };
}
