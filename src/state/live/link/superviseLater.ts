// The liveness machine before its code has come: the first screen does without it.
import type { LivenessEvent } from "../liveness/liveness.ts";
import type { SupervisedTab } from "../liveness/supervise.ts";
import { SUPERVISE_AGAIN_MS } from "../liveness/timings.ts";

export interface LateSupervision {
  /** Until the code has come events wait in order: the machine has no other input, so that it arrives at the same state. */
  send(event: LivenessEvent): void;
  /** Rejects when the code cannot be loaded; it is tried again until it can be. */
  load(): Promise<void>;
  /** The same for callers that do not wait. */
  loadSoon(): void;
}

/** `options` is asked when the code has come. */
export function superviseLater(options: () => SupervisedTab): LateSupervision {
  const early: LivenessEvent[] = [];
  let send = (event: LivenessEvent): void => void early.push(event);
  let loading: Promise<void> | undefined;

  async function start(): Promise<void> {
    const { supervise } = await import("../liveness/supervise.ts");
    send = supervise(options());
    for (const event of early) send(event);
  }

  function load(): Promise<void> {
    loading ??= start().catch((error: unknown) => {
      loading = undefined;
      setTimeout(loadSoon, SUPERVISE_AGAIN_MS);
      throw error;
    });
    return loading;
  }

  function loadSoon(): void {
    void load().catch(() => undefined);
  }

  return { send: (event) => send(event), load, loadSoon };
}
