// Says how the data comes in and how old it is, from what the socket and the polls report (CONTRACT §5).
import type { Clock } from "./clock.ts";
import type { Connection } from "./contract.ts";
import { LIVE_POLL_MS, STALE_AFTER_MS } from "./limits.ts";
import type { SocketState } from "./socket.ts";

/** Ages the indicator steps through, in seconds: a page is told when it changes, not every second. */
const AGE_STEPS = [0, 10, 20, 30, 60, 120, 300, 600, 1800, 3600, 7200, 21_600, 86_400] as const;

/** Polling counts as working while its last answer is younger than this. */
const POLL_FRESH_MS = 3 * LIVE_POLL_MS;

export interface ConnectionWatch {
  current(): Connection;
  /** The server was heard: a frame, a heartbeat, an answer. */
  heard(): void;
  setSocket(state: SocketState): void;
  setOnline(online: boolean): void;
  /** Looks at the age again; call it on every beat. */
  review(): void;
}

/** Nothing heard yet. `onChange` is told when what the indicator shows changes. */
export function createConnectionWatch(clock: Clock, onChange: (now: Connection) => void): ConnectionWatch {
  let heardAt: number | undefined;
  let socket: SocketState = "idle";
  let online = true;
  let shown: Connection = { state: "reconnecting", ageSeconds: undefined, stale: false };

  function judge(): Connection {
    const age = heardAt === undefined ? undefined : Math.max(0, clock.now() - heardAt);
    const ageSeconds = age === undefined ? undefined : AGE_STEPS.findLast((step) => step * 1000 <= age);
    const stale = age !== undefined && age >= STALE_AFTER_MS;
    if (socket === "open") return { state: "live", ageSeconds, stale };
    if (!online) return { state: "offline", ageSeconds, stale };
    const polling = age !== undefined && age < POLL_FRESH_MS;
    return { state: polling ? "polling" : "reconnecting", ageSeconds, stale };
  }

  function review(): void {
    const next = judge();
    if (next.state === shown.state && next.ageSeconds === shown.ageSeconds && next.stale === shown.stale) {
      return;
    }
    shown = next;
    onChange(shown);
  }

  return {
    current: () => shown,
    heard() {
      heardAt = clock.now();
      review();
    },
    setSocket(state) {
      socket = state;
      review();
    },
    setOnline(value) {
      online = value;
      review();
    },
    review,
  };
}
