// What an edge tells of the football source: as the source says, or that it has gone quiet and since when.
import type { FeedStatus, ToldFeedStatus } from "../feeds/feedStatus.ts";
import type { EdgeWorld } from "./edgeWorld.ts";
import type { Follower } from "./follower.ts";
import { FEED_KEY } from "./liveValues.ts";

/** A made-up world that has gone quiet: it gives everything, so that no page loses a part. */
const MADE_UP: FeedStatus = {
  source: "",
  name: "Touchline",
  homepage: "",
  licence: "",
  attribution: "",
  gives: [
    "clock",
    "halfTime",
    "cards",
    "lineups",
    "incidents",
    "statistics",
    "odds",
    "standings",
    "scorers",
    "squads",
  ],
  daysAround: undefined,
  state: "LATE",
  reason: "DOWN",
  asOf: undefined,
  everySeconds: 1,
  resumeAt: undefined,
  faults: { THROTTLED: 0, QUOTA: 0, PLAN: 0, KEY: 0, DOWN: 1, UNREADABLE: 0 },
};

export interface EdgeFeedStatus extends ToldFeedStatus {
  /** Tells the listeners if the status has changed. */
  tell(): void;
}

export function createEdgeFeedStatus(
  edge: Pick<EdgeWorld, "text">,
  follower: Pick<Follower, "isLive" | "asOf">,
): EdgeFeedStatus {
  const listeners = new Set<(status: FeedStatus | undefined) => void>();

  function status(): FeedStatus | undefined {
    const text = edge.text(FEED_KEY);
    const told = text === undefined ? undefined : (JSON.parse(text) as FeedStatus);
    if (follower.isLive()) return told;
    const heardAt = follower.asOf();
    const asOf = told === undefined ? heardAt : told.asOf && Math.min(told.asOf, heardAt ?? told.asOf);
    return { ...(told ?? MADE_UP), state: "LATE", reason: "DOWN", asOf };
  }

  let last = JSON.stringify(status());
  return {
    status,
    onChange(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    tell() {
      const current = status();
      const text = JSON.stringify(current);
      if (text === last) return;
      last = text;
      for (const listener of listeners) listener(current);
    },
  };
}
