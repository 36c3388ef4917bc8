// The core's slow clock: one timer a second for minutes, refreshes, data age and the detection of sleep.
import type { Clock, ServerClock, Timer } from "./clock.ts";
import { BEAT_MS, MINUTE_EVERY_MS, SLEEP_GAP_MS } from "./limits.ts";

export interface Beat {
  start(): void;
  stop(): void;
}

/** A stopped beat. `onMinute` comes at every half minute of server time (SPEC §9: game time every 30 s). */
export function createBeat(options: {
  readonly clock: Clock;
  readonly serverClock: ServerClock;
  onBeat(): void;
  onMinute(): void;
  onWake(sleptMs: number): void;
}): Beat {
  const { clock, serverClock } = options;
  let timer: Timer | undefined;
  let lastAt = 0;
  let lastHalfMinute = 0;

  function halfMinute(): number {
    // Instants on the wire have whole minutes, so a step at :00 and :30 shows each new minute at once.
    return Math.floor(serverClock.now() / MINUTE_EVERY_MS);
  }

  function beat(): void {
    const now = clock.now();
    const gap = now - lastAt;
    lastAt = now;
    timer = clock.setTimeout(beat, BEAT_MS);
    if (gap > SLEEP_GAP_MS) options.onWake(gap);
    const half = halfMinute();
    if (half !== lastHalfMinute) {
      lastHalfMinute = half;
      options.onMinute();
    }
    options.onBeat();
  }

  return {
    start() {
      if (timer !== undefined) return;
      lastAt = clock.now();
      lastHalfMinute = halfMinute();
      timer = clock.setTimeout(beat, BEAT_MS);
    },
    stop() {
      clock.clearTimeout(timer);
      timer = undefined;
    },
  };
}
