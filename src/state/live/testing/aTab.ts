// One tab's liveness machine on a virtual clock: feeds it events, fires its wakes, and notes what it wants done.
import {
  createLiveness,
  type Liveness,
  type LivenessAction,
  type LivenessEvent,
  step,
} from "../liveness/liveness.ts";

export interface TestTab {
  state(): Liveness;
  send(event: LivenessEvent): void;
  /** Lets time pass; wakes fire when they are due. */
  pass(ms: number): void;
  /** The actions it requested since the last call, without wakes: "join 3", "ping", "close" … */
  done(): readonly string[];
  /** Ms from the start of this tab. */
  now(): number;
}

/** What an action is called in tests. */
function nameOf(action: LivenessAction): string {
  switch (action.do) {
    case "join":
      return `join ${action.alone ? "alone" : (action.from ?? "any")}${action.pauseMs > 0 ? ` after ${action.pauseMs}` : ""}`;
    case "close":
      return action.goodbye ? "say goodbye" : "close";
    default:
      return action.do;
  }
}

/** A tab that is joining its first core. */
export function aTab({ seen = true, slowMs = 0 } = {}): TestTab {
  let state = createLiveness(seen, slowMs);
  let now = 0;
  let wakeAt = Infinity;
  let heardAt = 0;
  let log: string[] = [];

  function send(event: LivenessEvent): void {
    if (event.type === "heard") heardAt = now;
    const [next, actions] = step(state, event);
    state = next;
    for (const action of actions) {
      if (action.do === "wake") wakeAt = now + (action.inMs ?? Infinity);
      else if (action.do === "wakeAfterNews") wakeAt = heardAt + action.ms;
      else log.push(nameOf(action));
    }
  }

  return {
    state: () => state,
    send,
    pass(ms) {
      const until = now + ms;
      while (wakeAt <= until) {
        now = wakeAt;
        wakeAt = Infinity;
        send({ type: "due" });
      }
      now = until;
    },
    done() {
      const said = log;
      log = [];
      return said;
    },
    now: () => now,
  };
}
