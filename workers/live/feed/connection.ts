// Derives how the data arrives and how old it is from what the socket and the polls report.
// See docs/wire.md#connection-states.
import { ageInSteps } from "#domain/ageInSteps.ts";
import type { Clock } from "../base/clock.ts";
import type { Connection } from "../contract.ts";
import { ANSWER_MAX_MS, LIVE_POLL_MS, SILENCE_MAX_MS, STALE_AFTER_MS } from "../base/limits.ts";
import type { SocketState } from "./socket.ts";

/** After a failed poll the answers before it count as coming in for this long. */
const POLL_FRESH_MS = 3 * LIVE_POLL_MS;

export interface ConnectionWatch {
  /** The state at this moment. `dataAt` is when the tab's data was complete; the newest news if omitted. */
  current(dataAt?: number): Connection;
  /** Local epoch ms up to which news is complete; undefined before the first. */
  newsAt(): number | undefined;
  /** News that was complete at `at` (epoch ms): now for the socket, when it was asked for in case of an answer. */
  heard(at: number): void;
  /** Something readable arrived, complete or not. */
  answered(): void;
  /** An answer was missing or unreadable. */
  failed(): void;
  setSocket(state: SocketState): void;
  setOnline(online: boolean): void;
}

/** True when a tab that was sent `a` need not be sent `b`. */
export function sameConnection(a: Connection | undefined, b: Connection): boolean {
  return (
    a?.state === b.state && a.ageSeconds === b.ageSeconds && a.stale === b.stale && a.asking === b.asking
  );
}

/** No news yet. `onChange` is called when the indicator changes, except for the age, which grows by itself. */
export function createConnectionWatch(clock: Clock, onChange: () => void): ConnectionWatch {
  let newsAt: number | undefined;
  let answeredAt = -Infinity;
  let failing = false;
  let socket: SocketState = "idle";
  let online = true;
  let shown: Connection | undefined;

  function way(): Connection["state"] {
    const silentFor = clock.now() - answeredAt;
    // After a sleep the watchdog may not have had its turn yet.
    if (socket === "open") return silentFor <= SILENCE_MAX_MS ? "live" : "reconnecting";
    // A slow answer is under way as long as none has failed; the network's own word counts once one has.
    if (failing ? online && silentFor < POLL_FRESH_MS : silentFor < ANSWER_MAX_MS) return "polling";
    return online ? "reconnecting" : "offline";
  }

  function current(dataAt = newsAt): Connection {
    const age = dataAt === undefined ? undefined : clock.now() - dataAt;
    return {
      state: way(),
      ageSeconds: age === undefined ? undefined : ageInSteps(age),
      stale: age !== undefined && age >= STALE_AFTER_MS,
    };
  }

  function review(): void {
    const next = current();
    if (sameConnection(shown, next)) return;
    shown = next;
    onChange();
  }

  function answered(): void {
    answeredAt = clock.now();
    failing = false;
    review();
  }

  return {
    current,
    newsAt: () => newsAt,
    heard(at) {
      newsAt = Math.max(at, newsAt ?? at);
      answered();
    },
    answered,
    failed() {
      failing = true;
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
  };
}
