// Stands in for the feed until its code has come, beside the first list: no row waits for socket, polls or line reader.
import type { Feed, FeedNeeds } from "./feed.ts";
import { createLater } from "../base/later.ts";
import { AGAIN_AFTER_MS, RECONNECT_JITTER } from "../base/limits.ts";
import type { Timer } from "../base/clock.ts";

/** Brings the code of socket, polls and line reader. */
export type LoadFeed = () => Promise<(needs: FeedNeeds) => Feed>;

/** A feed at rest. While its code cannot be had it says so, and asks for it again and again. */
export function createFeedLater(needs: FeedNeeds, load: LoadFeed): Feed {
  const { clock, connection } = needs;
  const feed = createLater(async () => (await load())(needs));
  let isOn = false;
  let again: Timer | undefined;
  let since = 0;

  async function start(): Promise<void> {
    clock.clearTimeout(again);
    const ready = feed.current() ?? (await feed.load());
    if (!isOn) return;
    if (ready) {
      ready.start(since);
      return;
    }
    connection.failed();
    clock.clearTimeout(again);
    // Give or take a fifth, as a reconnect.
    const spread = 1 + RECONNECT_JITTER * (2 * clock.random() - 1);
    again = clock.setTimeout(() => void start(), AGAIN_AFTER_MS * spread);
  }

  return {
    start(begunAt) {
      isOn = true;
      since = begunAt;
      void start();
    },
    stop() {
      isOn = false;
      clock.clearTimeout(again);
      feed.current()?.stop();
    },
    revive(force) {
      const ready = feed.current();
      if (ready) ready.revive(force);
      else if (isOn) void start();
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
