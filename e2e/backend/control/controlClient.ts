// A typed client of the control channel, for tests.
import type { ControlAction, ControlActions, ControlAnswer, ControlState } from "./controlActions.ts";

export interface ControlClient {
  /** Performs one action; throws with the server's message on refusal, since that is an error in the test. */
  act<Action extends ControlAction>(
    action: Action,
    ...body: Record<string, never> extends ControlActions[Action]
      ? [body?: ControlActions[Action]]
      : [body: ControlActions[Action]]
  ): Promise<ControlAnswer<Action>>;
  state(): Promise<ControlState>;
}

/** A client of the backend at an origin such as `http://localhost:8080`, started with an open control channel. */
export function createControlClient(origin: string): ControlClient {
  return {
    async act(action, ...[body]) {
      const response = await fetch(`${origin}/__control/${action}`, {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify(body ?? {}),
      });
      const envelope = (await response.json()) as { code: number; msg: string; data: never };
      if (envelope.code !== 0) throw new Error(`Control action ${action}: ${envelope.msg}`);
      return envelope.data;
    },
    async state() {
      const response = await fetch(`${origin}/__control/state`);
      if (!response.ok)
        throw new Error(
          `The control channel answered ${response.status}. Was the backend started with the channel open?`,
        );
      return (await response.json()) as ControlState;
    },
  };
}
