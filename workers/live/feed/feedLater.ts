// Stands in for the feed until its code has come, beside the first list: no row waits for socket, polls or line reader.
import type { Feed, FeedNeeds } from "./feed.ts";
import { createLater } from "../base/later.ts";
import { AGAIN_AFTER_MS } from "../base/limits.ts";
import { createPoller } from "../base/poller.ts";

/** Brings the code of socket, polls and line reader. */
export type LoadFeed = () => Promise<(needs: FeedNeeds) => Feed>;

/** A feed at rest. While its code cannot be had it says so, and asks for it again and again. */
export function createFeedLater(needs: FeedNeeds, load: LoadFeed): Feed {
  const { clock, connection } = needs;
  const feed = createLater(async () => (await load())(needs));
  const attempts = createPoller({ everyMs: AGAIN_AFTER_MS, clock, run: start });
  /** When the core began, epoch ms; undefined while it rests. */
  let since: number | undefined;

  async function start(): Promise<void> {
    const ready = feed.current() ?? (await feed.load());
    if (since === undefined) return;
    if (ready) {
      attempts.stop();
      ready.start(since);
    } else {
      connection.failed();
      attempts.start();
    }
  }

  return {
    start(begunAt) {
      since = begunAt;
      void start();
    },
    stop() {
      since = undefined;
      attempts.stop();
      feed.current()?.stop();
    },
    revive(force) {
      const ready = feed.current();
      if (ready) ready.revive(force);
      else if (since !== undefined) void start();
    },
    checkSilence: () => feed.current()?.checkSilence(),
    // Nothing has been read yet that could repeat itself or that no list holds, and no socket is open that a list could
    // have overtaken.
    forget: (matchId) => feed.current()?.forget(matchId),
    lacksName: (matchId) => feed.current()?.lacksName(matchId),
    listCame: (...list) => feed.current()?.listCame(...list),
    listFailed: () => feed.current()?.listFailed(),
  };
}
