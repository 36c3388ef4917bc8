// The feed over the browser's socket: what it needs of the network and of code is loaded with it, beside the first list.
import { LIVE_CHANNEL, SOURCE_CHANNEL, streamUrl } from "#api/live/stream.ts";
import { decodeFrame } from "./decodeFrame.ts";
import { createFeed, type Feed, type FeedNeeds } from "./feed.ts";
import type { SocketLike } from "./socket.ts";

/** A feed at rest whose socket leads to the stream of `origin`, such as "https://host". */
export function createStreamFeed(origin: string, needs: FeedNeeds): Feed {
  return createFeed({
    ...needs,
    openSocket(token) {
      return new WebSocket(
        streamUrl({ origin, channels: [LIVE_CHANNEL, SOURCE_CHANNEL], token }),
      ) as SocketLike;
    },
    decodeFrame,
  });
}
