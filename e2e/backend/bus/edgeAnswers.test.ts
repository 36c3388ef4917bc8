// What an edge writes for its readers after a batch: a newer list where the stream told a change, and changed prices alone.
import type { FastifyInstance } from "fastify";
import { afterEach, beforeEach, expect, it } from "vitest";
import { createLongNames } from "../control/longNames.ts";
import { createStage, type Stage } from "../control/staging.ts";
import { createStreamFaults } from "../control/streamFaults.ts";
import { createCounters } from "../server/counters.ts";
import { createHealth } from "../server/health.ts";
import { writeLiveLine } from "../stream/liveLines.ts";
import { createStream } from "../stream/stream.ts";
import { createFakeWorld, FAKE } from "../testing/fakeWorld.ts";
import { createEdgeServer } from "./edgeServer.ts";
import { createEdgeWorld } from "./edgeWorld.ts";
import { createSignedTokens } from "./signedTokens.ts";
import { createWorldValues } from "./worldValues.ts";

let now = 0;
const clock = (): number => now;
let stage: Stage;
let app: FastifyInstance;
/** Brings what the source has to the edge, as one batch. */
let bring: () => void;
let pricesAsked = 0;

beforeEach(async () => {
  now = Date.UTC(2026, 10, 28, 12);
  stage = createStage(createFakeWorld(now), clock);
  const values = createWorldValues(stage.world);
  const edge = createEdgeWorld(clock);
  const tokens = createSignedTokens(() => "secret");
  const stream = createStream({
    world: edge.world,
    now: clock,
    tokens,
    counters: createCounters(),
    faults: createStreamFaults(),
  });
  let isNews = false;
  bring = () => {
    for (const { key, value } of values.values([...values.allKeys(now)], now)) edge.apply(key, value, isNews);
    stream.sendRecords(edge.takeChanged().map(writeLiveLine));
    isNews = true;
  };
  app = await createEdgeServer(
    {
      world: {
        ...edge.world,
        // Read anew, because the edge makes them anew after a change.
        get leagues() {
          return edge.world.leagues;
        },
        get countries() {
          return edge.world.countries;
        },
        pricesAt(...question) {
          pricesAsked += 1;
          return edge.world.pricesAt(...question);
        },
      },
      now: clock,
      quirks: { looseTypes: false, commaOdds: false },
      longNames: createLongNames(),
      feed: { status: () => undefined, onChange: () => () => {} },
      stream,
      tokens,
      pages: { ask: async () => undefined },
      health: createHealth(),
      hasWorld: () => true,
    },
    { distDir: undefined, membersOrigin: undefined },
  );
  bring();
  now += 1_000;
});
afterEach(() => app.close());

const text = async (path: string): Promise<string> => (await app.inject(`/api/football/${path}`)).body;

it("asks for changed prices alone after a batch", async () => {
  await text("odds?companyId=8");
  expect(pricesAsked).toBeGreaterThan(1);
  pricesAsked = 0;
  stage.odds(FAKE.firstHalf, 8, { home: 1.01, draw: 20, away: 40 });
  stage.goal(FAKE.firstHalf, "home");
  bring();
  now += 500;
  expect(await text("odds?companyId=8")).toContain(`${FAKE.firstHalf}^1.01^20`);
  expect(pricesAsked).toBe(1);
});

it("shows in its list what the stream has told, also in the ms in which both were made", async () => {
  const list = await text("live");
  stage.goal(FAKE.firstHalf, "home");
  bring();
  const after = await text("live");
  expect(after).not.toBe(list);
  now += 1;
  expect(await text("live")).toBe(after);
  stage.odds(FAKE.firstHalf, 8, { home: 1.01, draw: 20, away: 40 });
  bring();
  expect(await text("live")).toBe(after);
});
