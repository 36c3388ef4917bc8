// Starts an edge in this process: no world and no database of its own.
import { createCounters } from "../server/counters.ts";
import { createLongNames } from "../control/longNames.ts";
import { createStreamFaults } from "../control/streamFaults.ts";
import { createHealth, endCalls } from "../server/health.ts";
import { listen, portOf, type ListenOptions } from "../server/listen.ts";
import type { StartedBackend } from "../server/startBackend.ts";
import { writeLiveLine } from "../stream/liveLines.ts";
import { createStream, RESTART } from "../stream/stream.ts";
import { type Bus, BUS_NOT_REACHED } from "./bus.ts";
import { createEdgeFeedStatus } from "./edgeFeedStatus.ts";
import { createEdgePages } from "./edgePages.ts";
import { createEdgeServer, type EdgeServerOptions } from "./edgeServer.ts";
import { createEdgeWorld } from "./edgeWorld.ts";
import { createFollower } from "./follower.ts";
import { SECRET_KEY } from "./liveValues.ts";
import { createSignedTokens } from "./signedTokens.ts";

export interface EdgeOptions extends ListenOptions, EdgeServerOptions {
  readonly bus: Bus;
}

const NO_WORLD = "No whole world has come from the bus yet.";

/** Starts listening at once; it is ready when a whole world has come. */
export async function startEdge(options: EdgeOptions): Promise<StartedBackend> {
  const { bus } = options;
  const now = Date.now;
  const edge = createEdgeWorld(now);
  const tokens = createSignedTokens(() => edge.text(SECRET_KEY));
  const stream = createStream({
    // Each batch is sent as it comes: windows of time would join those that come together after a pause.
    world: { matchAt: edge.world.matchAt, changedBetween: () => [] },
    now,
    tokens,
    counters: createCounters(),
    faults: createStreamFaults(),
  });
  const follower = createFollower({
    bus,
    edge,
    onBatch() {
      stream.sendRecords(edge.takeChanged().map(writeLiveLine));
      feed.tell();
    },
  });
  const feed = createEdgeFeedStatus(edge, follower);
  const health = createHealth(() => {
    if (follower.hasWorld()) return undefined;
    return bus.wasReached() ? NO_WORLD : BUS_NOT_REACHED;
  });
  const app = await createEdgeServer(
    {
      world: edge.world,
      now,
      quirks: { looseTypes: false, commaOdds: false },
      longNames: createLongNames(),
      feed,
      stream,
      tokens,
      pages: createEdgePages({ bus, toldAt: stream.sentAt, now }),
      health,
      hasWorld: follower.hasWorld,
    },
    options,
  );
  const message = await listen(app, options);
  if (message !== undefined) return { ok: false, message };
  follower.start();
  return {
    ok: true,
    origin: `http://localhost:${portOf(app)}`,
    port: portOf(app),
    now,
    async drain() {
      health.stopping();
      stream.closeAll(RESTART, "restart");
      await endCalls(app);
    },
    async close() {
      follower.close();
      stream.close();
      await app.close();
    },
  };
}
