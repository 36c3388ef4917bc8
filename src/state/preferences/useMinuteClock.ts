// The time, updated once a minute, for texts such as "5 minutes ago".
import { useSyncExternalStore } from "react";

const MINUTE_MS = 60_000;

/** Epoch ms of the current minute. */
export function useMinuteClock(): number {
  return useSyncExternalStore(everyMinute, currentMinute);
}

function everyMinute(listener: () => void): () => void {
  const timer = setInterval(listener, MINUTE_MS / 4);
  return () => clearInterval(timer);
}

/** Rounded up, so that a text written in this minute does not lie in the future. */
function currentMinute(): number {
  return Math.ceil(Date.now() / MINUTE_MS) * MINUTE_MS;
}
