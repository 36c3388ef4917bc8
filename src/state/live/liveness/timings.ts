// All times by which a tab judges its core. Deadlines count time in which the page was not held up (countedTime.ts).
//
//   opening a session with a core (the first wait of the table counts unless the core is running):
//
//   0          300             1500      2000
//   |-----------|----------------|---------|
//   hello sent  look for the     |         no answer, and the core was not running at 300: join it again
//               core's lock      no answer, though the core was running at 300: it hangs, start the next generation
//
//   a session is open, the tab is visible, and the last message arrived at n:
//
//   n      +600       +300                +1500
//   |-------|-----------|-------------------|
//   news    ping sent   look for the lock:  no message: the core hangs, start the next generation
//                       free, the core has ended
//
// docs/product.md#core-replacement allows 3 s from the death of a core to the first data of the next one.

/**
 * The code that judges the core is loaded when the rows are drawn, or when the first hello has no answer this long after the
 * code of the page has run, ms.
 */
export const SUPERVISE_LATE_MS = 500;
/** Where that code cannot be loaded, loading is tried again after this, ms. */
export const SUPERVISE_AGAIN_MS = 2_000;

/** A visible tab pings an open core that sent no message for so long, ms. */
export const PING_AFTER_MS = 600;
/** A tab that is shown waits so long for a message before it pings, ms. */
export const PING_WHEN_SHOWN_MS = 400;
/** An answer that takes longer is late: the tab looks whether the core's lock is held, ms. */
export const LATE_MS = 300;
/** A core that was open and has not answered a ping for so long hangs, ms. */
export const PING_DEADLINE_MS = 1_800;

/** A core that is running and has not answered a hello for so long hangs, ms. Its code is loaded, so it needs less time. */
export const RUNNING_DEADLINE_MS = 1_500;
/**
 * How long the first, second, third and each later hello waits for a core that is not running yet, ms. A worker that is
 * being ended accepts connections and never answers, so the first waits are short. A second join does no harm
 * to a slow worker.
 */
export const LOADING_DEADLINES_MS = [2_000, 2_000, 4_000, 10_000] as const;

/** Each deadline is at least this many times the slowest recent answer: a busy machine makes healthy cores slow. */
export const SLOWNESS_FACTOR = 4;
/** No deadline grows beyond this, ms. */
export const DEADLINE_MAX_MS = 10_000;

/** Least time between two workers made in a row, by the number of lines in a row without an answer, ms. */
export function pauseMs(attempts: number): number {
  return attempts < 3 ? 0 : Math.min(1_000 * 2 ** (attempts - 3), 10_000);
}
/**
 * After so many workers in a row that failed to load, one attempt starts a core for this tab alone: a browser may have
 * SharedWorker and forbid it.
 */
export const FAILURES_BEFORE_ALONE = 3;

/** A timer that fires this much late shows that the page was held up: busy, frozen, throttled, or the machine slept, ms. */
export const HELD_UP_MS = 100;
/** Time is counted in ticks of at most this length, ms. */
export const TICK_MS = 250;
/** Of ticks that were held up each fourth counts, so that a page that is always held up reaches its deadlines, too. */
export const HELD_UP_TICKS = 4;

/** A deliverable command that has no answer after this is sent again to the next core, ms. */
export const CALL_DEADLINE_MS = 6_000;
/** A page's data: the 15 s that the server is given, and the way through the core, ms. */
export const PAGE_DEADLINE_MS = 17_000;
/** An act may be sent twice, with up to 30 s between, where the server asks for it (docs/wire.md#retry-after), ms. */
export const ACT_DEADLINE_MS = 65_000;

/** How often a tab looks whether the elected core is running, ms. */
export const ELECTION_LOOK_MS = 50;
/** The tab that holds the host lock and has started no core by then is frozen: its place is taken, ms. */
export const ELECTION_STEAL_MS = 1_000;
/** A tab that finds no elected core by then runs a core for itself, ms. */
export const ELECTION_DEADLINE_MS = 8_000;
/** Watching the core starts so long after the page at the latest: a tab that is not shown draws no rows to wait for. */
export const SUPERVISE_UNSEEN_MS = 2_500;
