// Asks again and again while it is switched on: one request in flight, a phase of its own.
import type { Clock, Timer } from "./clock.ts";

export interface Poller {
  /** Starts polling; the first request is sent at a random moment within one period. No effect when on. */
  start(): void;
  /** Stops; an answer still under way is delivered to `run` all the same, which must judge its age. */
  stop(): void;
}

/** A poller that calls `run` every `everyMs`, skipping a beat while the last call is still under way. */
export function createPoller(options: {
  readonly everyMs: number;
  readonly clock: Clock;
  run(): Promise<void>;
}): Poller {
  const { everyMs, clock, run } = options;
  let timer: Timer | undefined;
  let inFlight = false;

  function beat(): void {
    timer = clock.setTimeout(beat, everyMs);
    if (inFlight) return;
    inFlight = true;
    void run().finally(() => {
      inFlight = false;
    });
  }

  return {
    start() {
      // A random phase per client spreads the load of many clients that lose the socket together.
      timer ??= clock.setTimeout(beat, clock.random() * everyMs);
    },
    stop() {
      clock.clearTimeout(timer);
      timer = undefined;
    },
  };
}
