// The time, once a minute, for texts that tell how long ago something was.
import { useSyncExternalStore } from "react";

const MINUTE_MS = 60_000;

/** Epoch ms at the last full minute that was looked at. */
export function useMinuteClock(): number {
  return useSyncExternalStore(everyMinute, currentMinute);
}

function everyMinute(listener: () => void): () => void {
  const timer = setInterval(listener, MINUTE_MS / 4);
  return () => clearInterval(timer);
}

/** Rounded up, so that what was written in this minute is not ahead of it. */
function currentMinute(): number {
  return Math.ceil(Date.now() / MINUTE_MS) * MINUTE_MS;
}
