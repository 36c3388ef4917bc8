// Decides when a tab joins a core, pings it, and leaves it: a pure state machine without clock, network or browser.
import {
  DEADLINE_MAX_MS,
  FAILURES_BEFORE_ALONE,
  LATE_MS,
  LOADING_DEADLINES_MS,
  pauseMs,
  PING_DEADLINE_MS,
  PING_AFTER_MS,
  PING_WHEN_SHOWN_MS,
  RUNNING_DEADLINE_MS,
  SLOWNESS_FACTOR,
} from "./timings.ts";

/**
 * - `away`: the page is in the back-forward cache.
 * - `joining`: a worker is being found or started; there is no line.
 * - `opening`: the hello was sent less than 300 ms ago and has no answer.
 * - `loading`: the hello has no answer, and the core was not running after 300 ms.
 * - `running`: the hello has no answer, and the core was running after 300 ms.
 * - `quiet`: the core has answered the hello, and no ping waits for an answer.
 * - `pinged`: a ping was sent less than 300 ms ago and has no answer.
 * - `late`: a ping was sent 300 ms ago or earlier and has no answer.
 */
type Phase = "away" | "joining" | "opening" | "loading" | "running" | "quiet" | "pinged" | "late";

export interface Liveness {
  readonly phase: Phase;
  /** The core of the current line, or of the last one. */
  readonly generation: number;
  /** The highest generation this tab knows of; it never joins an older one again. */
  readonly newest: number;
  /** Consecutive lines without any message, and consecutive workers that failed to load. */
  readonly attempts: number;
  readonly failures: number;
  /** A message of the core arrived since the last check of the time. */
  readonly heard: boolean;
  /** The tab is visible; only a visible tab pings. */
  readonly seen: boolean;
  /** The slowest recent answer, or how long the page took to start, ms. */
  readonly slowMs: number;
}

export type LivenessEvent =
  /** The page is shown, for the first time or from the back-forward cache. */
  | { readonly type: "start" }
  /** The page ends, or enters the back-forward cache. */
  | { readonly type: "stop" }
  | { readonly type: "seen"; readonly on: boolean }
  /** A line to the core of this generation exists, and its hello is on the way. */
  | { readonly type: "joined"; readonly generation: number }
  /** The worker's code could not be loaded, or threw. */
  | { readonly type: "failed" }
  /** An update arrived, or the answer to a hello or ping, after `tookMs`. */
  | { readonly type: "heard"; readonly tookMs?: number }
  /** The answer to `look`: whether a core of this generation is running, and whether the lock of this tab's is held. */
  | { readonly type: "looked"; readonly running: boolean; readonly held: boolean }
  /** A core announced itself to all tabs. */
  | { readonly type: "announced"; readonly generation: number }
  /** The time set by the last `wake` has passed. */
  | { readonly type: "due" };

export type LivenessAction =
  /**
   * Find or start a core of at least the generation `from`; undefined is the one that tabs remember. At least `pauseMs`
   * after the last worker was made; `alone`: for this tab alone.
   */
  | {
      readonly do: "join";
      readonly from: number | undefined;
      readonly pauseMs: number;
      readonly alone: boolean;
    }
  | { readonly do: "close"; readonly goodbye: boolean }
  | { readonly do: "ping" }
  | { readonly do: "look" }
  /** Send `due` after so many ms of counted time, and forget an earlier wake; undefined: never. */
  | { readonly do: "wake"; readonly inMs: number | undefined }
  /** Send `due` so many ms after the last `heard`, and forget an earlier wake. Nothing is judged then, so that any time counts. */
  | { readonly do: "wakeAfterNews"; readonly ms: number };

export type LivenessStep = readonly [state: Liveness, actions: readonly LivenessAction[]];

/** A tab whose page has just started and is joining a core; `slowMs`: how long the page took to start. */
export function createLiveness(seen: boolean, slowMs: number): Liveness {
  return {
    phase: "joining",
    generation: 0,
    newest: 0,
    attempts: 0,
    failures: 0,
    heard: false,
    seen,
    slowMs: capped(slowMs),
  };
}

/** Whether the code of no core can be loaded, neither of a shared one nor of one for this tab alone. */
export function hasNoCore({ failures }: Liveness): boolean {
  return failures > FAILURES_BEFORE_ALONE;
}

/** The next state and actions after one event. An event without meaning in this phase changes nothing. */
export function step(state: Liveness, event: LivenessEvent): LivenessStep {
  const { phase, generation } = state;
  const isOpen = phase === "quiet" || phase === "pinged" || phase === "late";
  const hasLine = phase !== "away" && phase !== "joining";
  switch (event.type) {
    case "start":
      return phase === "away" ? to(state, { phase: "joining" }, join(undefined)) : [state, []];
    case "stop":
      return to(state, { phase: "away" }, wake(undefined), { do: "close", goodbye: true });
    case "seen": {
      const next = { ...state, seen: event.on };
      if (!isOpen) return [next, []];
      return to(
        { ...next, heard: false },
        { phase: "quiet" },
        wake(event.on ? PING_WHEN_SHOWN_MS : undefined),
      );
    }
    case "joined":
      if (phase !== "joining") return [state, []];
      // A newer core announced itself while this one was found.
      if (event.generation < state.newest) return leave(state, state.newest);
      return to(
        state,
        { phase: "opening", generation: event.generation, newest: event.generation },
        wake(LATE_MS),
      );
    case "failed": {
      if (!hasLine) return [state, []];
      const next = { ...state, failures: state.failures + 1 };
      return isOpen ? replaceCore(next) : joinAgain(next);
    }
    case "heard":
      return hasLine ? hear(state, event.tookMs) : [state, []];
    case "looked":
      if (phase === "loading" && event.running)
        return to(state, { phase: "running" }, wake(stretch(state, RUNNING_DEADLINE_MS) - LATE_MS));
      if (phase !== "late" || event.held) return [state, []];
      // Its core has ended. A core of the same generation may have been started since: the tab joins that one.
      return event.running ? joinAgain(state) : replaceCore(state);
    case "announced":
      if (event.generation > state.newest) {
        const next = { ...state, newest: event.generation };
        return hasLine ? leave(next, event.generation) : [next, []];
      }
      // Two cores of one generation: the one that serves this tab may have ended, and a newer tab started the other.
      return isOpen && event.generation === generation ? pingCore(state, "late") : [state, []];
    default:
      return onDue(state);
  }
}

function onDue(state: Liveness): LivenessStep {
  switch (state.phase) {
    case "opening": {
      const deadlineMs = LOADING_DEADLINES_MS[state.attempts] ?? LOADING_DEADLINES_MS[3];
      return to(state, { phase: "loading" }, { do: "look" }, wake(stretch(state, deadlineMs) - LATE_MS));
    }
    // The core loads slowly, or is just being ended: joining it again does no harm.
    case "loading":
      return joinAgain(state);
    case "quiet":
      return state.heard ? becomeQuiet({ ...state, heard: false }) : pingCore(state, "pinged");
    case "pinged":
      return to(state, { phase: "late" }, { do: "look" }, wake(stretch(state, PING_DEADLINE_MS) - LATE_MS));
    case "running":
    case "late":
      return replaceCore(state);
    default:
      return [state, []];
  }
}

function to(state: Liveness, change: Partial<Liveness>, ...actions: LivenessAction[]): LivenessStep {
  return [{ ...state, ...change }, actions];
}

const wake = (inMs: number | undefined): LivenessAction => ({ do: "wake", inMs });

function join(from: number | undefined, pause = 0, alone = false): LivenessAction {
  return { do: "join", from, pauseMs: pause, alone };
}

/** The core has answered once, and no answer is due. */
function becomeQuiet(state: Liveness): LivenessStep {
  const next: LivenessAction = state.seen ? { do: "wakeAfterNews", ms: PING_AFTER_MS } : wake(undefined);
  return to(state, { phase: "quiet" }, next);
}

function hear(state: Liveness, tookMs: number | undefined): LivenessStep {
  // Each answer halves the weight of those before it.
  const slowMs = tookMs === undefined ? state.slowMs : Math.max(capped(tookMs), state.slowMs / 2);
  const next = { ...state, slowMs, heard: true, attempts: 0, failures: 0 };
  return state.phase === "quiet" ? [next, []] : becomeQuiet(next);
}

/** Asks the core for an answer, and at once also for its lock where `phase` is `late`. */
function pingCore(state: Liveness, phase: "pinged" | "late"): LivenessStep {
  const waitMs = phase === "late" ? stretch(state, PING_DEADLINE_MS) : LATE_MS;
  const asked: LivenessAction[] = phase === "late" ? [{ do: "ping" }, { do: "look" }] : [{ do: "ping" }];
  return to(state, { phase }, ...asked, wake(state.seen ? waitMs : undefined));
}

/** Closes the line and joins a core of the same generation: this one may only be slow, or another has its generation. */
function joinAgain(state: Liveness): LivenessStep {
  return leave(state, state.generation);
}

/** Closes the line to a core that has ended or hangs, and joins its successor. */
function replaceCore(state: Liveness): LivenessStep {
  return leave(state, state.generation + 1);
}

/** Closes the line, and joins a core of at least the generation `from` and of the newest known generation. */
function leave(state: Liveness, from: number): LivenessStep {
  const attempts = state.attempts + 1;
  const alone = state.failures % (FAILURES_BEFORE_ALONE + 1) === FAILURES_BEFORE_ALONE;
  const wanted = Math.max(from, state.newest);
  return to(
    state,
    { phase: "joining", attempts, newest: wanted },
    wake(undefined),
    { do: "close", goodbye: false },
    join(wanted, pauseMs(attempts), alone),
  );
}

/** A longer time includes a sleep of the machine or a freeze of the tab. */
function capped(tookMs: number): number {
  return Math.min(tookMs, DEADLINE_MAX_MS / SLOWNESS_FACTOR);
}

/** A deadline, longer where answers were slow. */
function stretch({ slowMs }: Liveness, deadlineMs: number): number {
  return Math.max(deadlineMs, SLOWNESS_FACTOR * slowMs);
}
