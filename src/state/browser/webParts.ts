// The browser's channels, locks and service workers: each is undefined where it is missing or forbidden.
import { attempt } from "#domain/attempt.ts";

/** Firefox has the class and forbids it where cookies are blocked. */
export const openChannel = (name: string): BroadcastChannel | undefined =>
  attempt(() => new BroadcastChannel(name));

export type Locks = Pick<LockManager, "query" | "request">;

/** Both of its functions may reject; no part of the product may wait for a request without a limit. */
export const webLocks = (): Locks | undefined => attempt(() => navigator.locks);

/** Where cookies are blocked workers are refused, too, and Firefox writes that into the console as an error. */
export const serviceWorkers = (): ServiceWorkerContainer | undefined =>
  attempt(() => (navigator.cookieEnabled ? navigator.serviceWorker : undefined));
