// What an edge tells of the football source while its own source is heard, and afterwards.
import { expect, it, vi } from "vitest";
import type { FeedStatus } from "../feeds/feedStatus.ts";
import { createEdgeFeedStatus, type EdgeFeedStatus } from "./edgeFeedStatus.ts";
import { FEED_KEY } from "./liveValues.ts";

const FEED = { source: "openligadb", name: "OpenLigaDB", state: "LIVE", asOf: 1_000 } as FeedStatus;

function aStatus(feed: FeedStatus | undefined): { told: EdgeFeedStatus; quiet: () => void } {
  let isLive = true;
  const told = createEdgeFeedStatus(
    { text: (key) => (key === FEED_KEY && feed !== undefined ? JSON.stringify(feed) : undefined) },
    { isLive: () => isLive, asOf: () => 5_000 },
  );
  return { told, quiet: () => void (isLive = false) };
}

it("tells what the source tells, and nothing of a made-up world", () => {
  expect(aStatus(FEED).told.status()).toEqual(FEED);
  expect(aStatus(undefined).told.status()).toBeUndefined();
});

it("names the age of the scores once no source is heard: the feed's own, or that of the last beat", () => {
  const feed = aStatus(FEED);
  feed.quiet();
  expect(feed.told.status()).toMatchObject({
    name: "OpenLigaDB",
    state: "LATE",
    reason: "DOWN",
    asOf: 1_000,
  });
  const made = aStatus(undefined);
  made.quiet();
  expect(made.told.status()).toMatchObject({ source: "", state: "LATE", reason: "DOWN", asOf: 5_000 });
  expect(made.told.status()?.gives).toContain("odds");
});

it("tells a change once", () => {
  const { told, quiet } = aStatus(undefined);
  const listener = vi.fn<(status: FeedStatus | undefined) => void>();
  told.onChange(listener);
  told.tell();
  expect(listener).not.toHaveBeenCalled();
  quiet();
  told.tell();
  told.tell();
  expect(listener).toHaveBeenCalledOnce();
});
