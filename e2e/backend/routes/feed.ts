// GET /api/football/feed: which source the football data is from, and how it does; the same on the stream when it changes.
// See docs/wire.md#football-source.
import type { FastifyInstance } from "fastify";
import { call, listOf, object, string, whole } from "../apiPaths/parts.ts";
import type { FeedStatus, ToldFeedStatus } from "../feeds/feedStatus.ts";
import { described } from "../server/describedCalls.ts";
import { answer } from "../server/envelope.ts";
import { writeFeedSecond } from "../server/zones.ts";
import { FEED_CHANNEL } from "../stream/frames.ts";
import type { Stream } from "../stream/stream.ts";

const instant = {
  oneOf: [{ ...string, description: "YYYYMMDDHHmmss at UTC+8" }, { type: "null" }],
};

const FEED = described(
  call(
    "The source of the football data and its state (assumed)",
    {},
    object({
      source: { ...string, description: "Empty for a made-up world" },
      name: string,
      homepage: string,
      licence: string,
      attribution: string,
      gives: listOf(string),
      state: { ...string, enum: ["LIVE", "DELAYED", "LATE", "STOPPED", "NONE"] },
      reason: {
        ...string,
        enum: ["", "THROTTLED", "QUOTA", "PLAN", "KEY", "DOWN", "UNREADABLE"],
      },
      asOf: instant,
      everySeconds: whole,
      daysAround: {
        oneOf: [{ ...whole, description: "Days before and after today that are read" }, { type: "null" }],
      },
      resumeAt: instant,
      faults: { type: "object", additionalProperties: whole, description: "Failed reads by reason" },
    }),
  ),
);

/** The made-up world names no source. */
const MADE_UP = {
  source: "",
  name: "",
  homepage: "",
  licence: "",
  attribution: "",
  gives: [],
  state: "NONE",
  reason: "",
  asOf: null,
  everySeconds: 0,
  daysAround: null,
  resumeAt: null,
  faults: {},
} as const;

function writeFeed(status: FeedStatus | undefined): object {
  if (status === undefined) return MADE_UP;
  const at = (instantMs: number | undefined): string | null =>
    instantMs === undefined ? null : writeFeedSecond(instantMs);
  return {
    ...status,
    reason: status.reason ?? "",
    daysAround: status.daysAround ?? null,
    asOf: at(status.asOf),
    resumeAt: at(status.resumeAt),
  };
}

export function feedRoutes(
  app: FastifyInstance,
  { feed, stream }: { readonly feed: ToldFeedStatus | undefined; readonly stream: Pick<Stream, "sendOn"> },
): void {
  app.get("/api/football/feed", FEED, async () => answer(writeFeed(feed?.status())));
  const stop = feed?.onChange((status) => stream.sendOn(FEED_CHANNEL, writeFeed(status)));
  app.addHook("onClose", async () => stop?.());
}
