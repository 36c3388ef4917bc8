// What the page shows of the server's time.
// See docs/product.md#time-on-the-page.
import { useSyncExternalStore } from "react";
import { followServerTime, serverNow } from "./serverTime.ts";

/** What `of` says of the server's time (epoch ms); drawn again when it says something else, within 5 s. */
export function useServerTime<T extends string | number | boolean | undefined>(of: (now: number) => T): T {
  return useSyncExternalStore(followServerTime, () => of(serverNow()));
}

const MINUTE_MS = 60_000;

/** The last whole minute of the server's time, epoch ms. */
export const useServerMinute = (): number => useServerTime(minuteOf);

const minuteOf = (now: number): number => Math.floor(now / MINUTE_MS) * MINUTE_MS;
