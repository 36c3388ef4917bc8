// Reports uncaught errors of the core to one page, because browsers do not report errors of a SharedWorker.

/** One failure, in words. */
export interface Trouble {
  readonly id: string;
  readonly where: string;
  readonly what: string;
}

/** Message of a page: it listens now, or it has logged the trouble with this id. */
export type TroubleReply = "listening" | { readonly told: string };

/** The part of BroadcastChannel used here. */
export interface TroubleChannel {
  postMessage(message: Trouble): void;
  addEventListener(type: "message", listener: (event: { readonly data: TroubleReply }) => void): void;
}

/** What a worker's global scope says of an uncaught error. */
export type TroubleEvent = ErrorEvent | PromiseRejectionEvent;

/** At most so many wait for a page that listens; an error that repeats is among them. */
const UNCONFIRMED_MAX = 20;

/** The channel's name for a build: pages of another build have another core. */
export const troubleChannelName = (buildId: string): string => `touchline-troubles-${buildId}`;

/** Returns what reports a trouble, until a page confirms that it has logged it. */
export function createTroubleReport(
  channel: TroubleChannel,
  newId: () => string,
): (event: TroubleEvent) => void {
  const unconfirmed = new Map<string, Trouble>();

  function report(where: string, error: unknown): void {
    if (unconfirmed.size >= UNCONFIRMED_MAX) return;
    // A message may leave its class behind on the way, its stack not.
    const what = error instanceof Error ? (error.stack ?? String(error)) : String(error);
    const trouble = { id: newId(), where, what };
    unconfirmed.set(trouble.id, trouble);
    channel.postMessage(trouble);
  }

  channel.addEventListener("message", ({ data }) => {
    if (data === "listening") for (const trouble of unconfirmed.values()) channel.postMessage(trouble);
    else unconfirmed.delete(data.told);
  });
  return (event) => {
    if ("reason" in event) report("core: unhandled rejection", event.reason);
    else report("core: uncaught", event.error ?? event.message);
  };
}
