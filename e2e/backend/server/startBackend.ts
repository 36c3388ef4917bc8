// Starts the reference backend, or with an API origin the proxy to a real one, in this process.
import type { FastifyInstance } from "fastify";
import { type Bus, BUS_NOT_REACHED } from "../bus/bus.ts";
import type { Source } from "../bus/source.ts";
import { createCounters } from "./counters.ts";
import { createDictionary } from "../database/dictionary.ts";
import { createMarks } from "../database/marks.ts";
import { openDatabase } from "../database/openDatabase.ts";
import { createCommunityServices } from "../community/communityServices.ts";
import { createCreatorServices } from "../creators/creatorServices.ts";
import { createDeployment } from "./deployment.ts";
import { createMadeUpDetails } from "../details/details.ts";
import { createFeedDetails } from "../feeds/details/createFeedDetails.ts";
import { hasFailed } from "../feeds/feedStatus.ts";
import { seedActivities } from "../database/seedActivities.ts";
import { DEMO, seedDemo } from "../database/seedDemo.ts";
import { createFaults } from "../control/faults.ts";
import { createLongNames } from "../control/longNames.ts";
import { createHealth, endCalls } from "./health.ts";
import { createLanguageList } from "./languageList.ts";
import { listen, portOf, type ListenOptions } from "./listen.ts";
import { createLoad } from "../stream/load.ts";
import { createMemberServices } from "../members/memberServices.ts";
import { createProxyServer, createServer } from "./server.ts";
import type { FootballFeed, Services } from "./services.ts";
import { createStage } from "../control/staging.ts";
import { createStream, RESTART } from "../stream/stream.ts";
import { createStreamFaults } from "../control/streamFaults.ts";
import { createStreamTokens } from "../stream/streamTokens.ts";
import { createPeople, NOBODY } from "../world/stories/createPeople.ts";
import { createStories } from "../world/stories/createStories.ts";
import { createViolations } from "./violations.ts";
import { DEMO_CREATOR } from "../wallet/demoCreator.ts";
import { createWalletServices } from "../wallet/walletServices.ts";
import type { World } from "../world/types.ts";

export interface BackendOptions extends ListenOptions {
  readonly dataDir: string;
  /** Seed of the computed world; the same seed and time give the same matches. */
  readonly seed?: string;
  readonly control?: boolean;
  /** Folder of the built client; without it, only calls are served. */
  readonly distDir?: string;
  /** Replaces the computed world, for example by a replay. */
  readonly world?: World;
  /** The feed whose world `world` is. */
  readonly feed?: FootballFeed;
  /** Epoch ms; default is the machine's clock. */
  readonly now?: () => number;
  /** Receives log lines, such as codes that were "sent"; default is stderr. */
  readonly log?: (line: string) => void;
  /** A real backend to proxy to; then no reference backend runs and `distDir` is required. */
  readonly apiOrigin?: string;
  /** Makes this server a source of several: puts its live part into the bus while it leads (docs/hosting.md#more-than-one-machine). */
  readonly source?: BackendSource;
}

interface BackendSource {
  readonly bus: Bus;
  /** Of this source, for people. */
  readonly name: string;
  /** Called when this source begins to lead, and when it no longer does. */
  readonly onLead?: (leads: boolean) => void;
}

export type StartedBackend =
  | {
      readonly ok: true;
      readonly origin: string;
      readonly port: number;
      /** The server's clock, epoch ms: the control channel can shift it. */
      now(): number;
      /**
       * Before `close`, where a server is replaced: says that it is not ready, tells sockets that it restarts, and lets calls end,
       * for at most 5 s.
       */
      drain(): Promise<void>;
      close(): Promise<void>;
    }
  | { readonly ok: false; readonly message: string };

const DEFAULT_SEED = "touchline";

/** Loaded on demand: a replay or a test's own world does not need its names and teams. */
async function computedWorld(seed: string): Promise<World> {
  const { createWorld } = await import("../world/createWorld.ts");
  return createWorld({ seed });
}

/** Loaded on demand: most servers are alone. */
async function startSource(
  { bus, name, onLead }: BackendSource,
  { world, stage, feed, stream, now, log }: Services,
  app: FastifyInstance,
): Promise<Source> {
  const { createSource } = await import("../bus/source.ts");
  const { createWorldValues } = await import("../bus/worldValues.ts");
  const source = createSource({
    bus,
    name,
    now,
    log,
    ...(onLead === undefined ? {} : { onLead }),
    onTell: stream.tellElsewhere,
    feed: feed?.status,
    values: createWorldValues(world, (from) => stage.putSince(from)),
    async answerPage(address) {
      if (!address.startsWith("/api/football/")) return undefined;
      const { statusCode, body } = await app.inject({ method: "GET", url: address });
      return statusCode < 500 ? { status: statusCode, body, at: now() } : undefined;
    },
  });
  source.start();
  return source;
}

/** Starts listening; an expected failure is returned as one line with its remedy. */
export async function startBackend(options: BackendOptions): Promise<StartedBackend> {
  if (options.apiOrigin !== undefined) {
    if (options.distDir === undefined)
      return { ok: false, message: "The proxy needs the folder of the built client." };
    const health = createHealth();
    const app = await createProxyServer(options.apiOrigin, options.distDir, health);
    const message = await listen(app, options);
    if (message !== undefined) return { ok: false, message };
    return {
      ok: true,
      origin: `http://localhost:${portOf(app)}`,
      port: portOf(app),
      now: options.now ?? Date.now,
      drain: () => {
        health.stopping();
        return endCalls(app);
      },
      close: () => app.close(),
    };
  }

  let shift = 0;
  const clock = options.now ?? Date.now;
  const now = (): number => clock() + shift;
  const opened = openDatabase(options.dataDir, now());
  if (!opened.ok) return opened;
  const { database } = opened;
  const stage = createStage(options.world ?? (await computedWorld(options.seed ?? DEFAULT_SEED)), now);
  const tokens = createStreamTokens();
  const counters = createCounters();
  const streamFaults = createStreamFaults();
  const stream = createStream({ world: stage.world, now, tokens, counters, faults: streamFaults });
  const load = createLoad({ stage, stream, counters, now });
  // Nothing is made up beside real clubs: neither players nor posts.
  const { feed } = options;
  const people = feed ? NOBODY : createPeople(stage.world, { year: new Date(now()).getUTCFullYear() });
  const stories = createStories(stage.world, people);
  const marks = createMarks(database);
  const memberServices = createMemberServices(database, options.log ?? console.error);
  const creatorServices = createCreatorServices(database, { ...memberServices, marks, now });
  const services: Services = {
    world: stage.world,
    feed,
    details: feed
      ? createFeedDetails(stage.world, feed.facts)
      : createMadeUpDetails({ world: stage.world, people, stories }),
    people,
    stories,
    stage,
    now,
    shiftClock: (ms) => {
      if (ms === shift) return;
      shift = ms;
      stage.clockMoved();
    },
    ...memberServices,
    ...createCommunityServices(database),
    ...creatorServices,
    ...createWalletServices(database, { ...creatorServices, ...memberServices }),
    marks,
    dictionary: createDictionary(database),
    languages: createLanguageList(),
    tokens,
    counters,
    faults: createFaults(),
    longNames: createLongNames(),
    streamFaults,
    stream,
    load,
    quirks: { looseTypes: false, commaOdds: false },
    violations: createViolations(),
    deployment: createDeployment(),
  };
  await seedDemo({ ...services, database }, now(), feed === undefined);
  seedActivities(services, now());
  const health = createHealth(
    () => {
      if (options.source?.bus.wasReached() === false) return BUS_NOT_REACHED;
      return feed === undefined || feed.status.status().asOf !== undefined
        ? undefined
        : "The source of the feed has answered nothing yet.";
    },
    // A server that is alone has members' data, and says itself that the source does not answer.
    () => options.source === undefined && feed !== undefined && hasFailed(feed.status.status()),
  );
  const app = createServer(services, options, health);
  const message = await listen(app, options);
  if (message !== undefined) {
    database.close();
    return { ok: false, message };
  }
  const source = options.source && (await startSource(options.source, services, app));
  services.log(`Demo account: ${DEMO.email} with password ${DEMO.password}`);
  if (services.accounts.byEmail(DEMO_CREATOR.email) !== undefined) {
    services.log(`Demo creator: ${DEMO_CREATOR.email} with password ${DEMO_CREATOR.password}`);
  }
  return {
    ok: true,
    origin: `http://localhost:${portOf(app)}`,
    port: portOf(app),
    now,
    async drain() {
      health.stopping();
      // Another source takes over while the calls end.
      await source?.close();
      stream.closeAll(RESTART, "restart");
      await endCalls(app);
    },
    async close() {
      await source?.close();
      load.stop();
      stream.close();
      services.provider.stop();
      await app.close();
      database.close();
    },
  };
}
