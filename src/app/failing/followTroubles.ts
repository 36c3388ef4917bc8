// Logs uncaught errors of the live core in exactly one tab: the one that holds the lock.
import { type Trouble, troubleChannelName, type TroubleReply } from "#workers/live/base/troubles.ts";
import { openChannel as channelNamed, webLocks } from "#state/browser/webParts.ts";
import { reportError } from "#state/errors/reportError.ts";

declare const __BUILD_ID__: string;

/** The part of BroadcastChannel used here. */
interface ReplyChannel {
  postMessage(reply: TroubleReply): void;
  addEventListener(type: "message", listener: (event: MessageEvent<Trouble | TroubleReply>) => void): void;
  close(): void;
}

export interface TroubleDeps {
  readonly page: Pick<Window, "addEventListener">;
  /** undefined where the browser has no Web Locks; each tab then logs. */
  readonly locks:
    | {
        request(
          name: string,
          options: { readonly signal: AbortSignal },
          run: () => Promise<void>,
        ): Promise<unknown>;
      }
    | undefined;
  /** Returns undefined where the browser has no channels, or forbids them. */
  openChannel(): ReplyChannel | undefined;
  report(error: unknown, where: string): void;
}

const LOCK = "touchline-troubles";

/** Logs the core's errors from now on; a page that is put away releases the lock to another tab. */
export function followTroubles(deps: TroubleDeps): void {
  const { page, locks, openChannel, report } = deps;
  /** Aborted when the page is put away. */
  let shown = new AbortController();

  function listen({ signal }: AbortController): Promise<void> {
    if (signal.aborted) return Promise.resolve();
    const channel = openChannel();
    if (channel === undefined) return Promise.resolve();
    channel.addEventListener("message", ({ data }) => {
      // A message from another page, received while the lock changes its holder.
      if (typeof data !== "object" || !("what" in data)) return;
      report(data.what, data.where);
      channel.postMessage({ told: data.id });
    });
    channel.postMessage("listening");
    return new Promise((leave) => {
      signal.addEventListener("abort", () => {
        channel.close();
        leave();
      });
    });
  }

  function begin(): void {
    shown.abort();
    shown = new AbortController();
    const mine = shown;
    if (locks === undefined) void listen(mine);
    // The browser blocks locks, as it does where cookies are blocked; each tab then logs.
    else locks.request(LOCK, mine, () => listen(mine)).catch(() => listen(mine));
  }

  begin();
  // A page with an open channel or a held or requested lock is not kept in the back-forward cache.
  page.addEventListener("pagehide", () => shown.abort());
  page.addEventListener("pageshow", begin);
}

/** The browser functions of this page. */
export function followCoreTroubles(): void {
  followTroubles({
    page: globalThis.window,
    locks: webLocks(),
    openChannel: () => channelNamed(troubleChannelName(__BUILD_ID__)),
    report: reportError,
  });
}
