// A network that a test switches off and on.
import type { Network } from "../writing/writing.ts";

export interface FakeNetwork extends Network {
  /** `tells`: the browser reports the change. */
  set(isOnline: boolean, tells?: boolean): void;
}

/** Online at first. */
export function createFakeNetwork(): FakeNetwork {
  const listeners: (() => void)[] = [];
  let online = true;
  return {
    isOnline: () => online,
    onOnline: (listener) => void listeners.push(listener),
    set(isOnline, tells = true) {
      online = isOnline;
      if (isOnline && tells) for (const listener of listeners) listener();
    },
  };
}
