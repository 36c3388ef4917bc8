// A source and edges over a bus in memory, on a clock of the test.
import { createStage, type Stage } from "../control/staging.ts";
import type { FeedStatusSource } from "../feeds/feedStatus.ts";
import { writeSchedule } from "../server/schedule.ts";
import { createFakeWorld } from "../testing/fakeWorld.ts";
import type { World } from "../world/types.ts";
import { createEdgeWorld, type EdgeWorld } from "./edgeWorld.ts";
import { createFakeBus, type FakeBus, type FakeConnection } from "./fakeBus.ts";
import { createFollower, type Follower } from "./follower.ts";
import { createSource, type Source } from "./source.ts";
import { createWorldValues } from "./worldValues.ts";

/** Epoch ms at which the clock begins. */
export const NOON = Date.UTC(2026, 10, 28, 12);

interface Edge {
  readonly edge: EdgeWorld;
  readonly follower: Follower;
  readonly connection: FakeConnection;
  /** Home scores of the matches of each frame. */
  readonly frames: () => readonly (readonly number[])[];
}

interface SourceParts {
  readonly connection?: FakeConnection;
  readonly feed?: FeedStatusSource;
  readonly world?: World;
  readonly onTell?: () => void;
}

export interface BusStage {
  readonly bus: FakeBus;
  readonly stage: Stage;
  now(): number;
  /** Lets `ms` pass, in which nothing is done. */
  pass(ms: number): void;
  /** Of the staged world unless another is given. */
  aSource(parts?: SourceParts): Source;
  anEdge(): Promise<Edge>;
  /** Steps of a source, half a second each. */
  run(source: Source, steps: number): Promise<void>;
  /** The list of three days, as a client reads it. */
  dayOf(world: World, lang?: string): object;
}

/** A bus without values, and a world in which nothing is staged. */
export function createBusStage(): BusStage {
  let time = 0;
  const now = (): number => NOON + time;
  const monotonic = (): number => time;
  const bus = createFakeBus(now);
  const stage = createStage(createFakeWorld(NOON), now);
  return {
    bus,
    stage,
    now,
    pass: (ms) => void (time += ms),
    aSource: ({ connection = bus.connect(), feed, world = stage.world, onTell = () => {} } = {}) =>
      createSource({
        onTell,
        bus: connection,
        values: createWorldValues(world),
        feed,
        answerPage: async (address) => ({ status: 200, body: `{"code":0,"data":"${address}"}`, at: now() }),
        name: "test",
        now,
        monotonic,
        log: () => {},
      }),
    async anEdge() {
      const connection = bus.connect();
      const edge = createEdgeWorld(now);
      const frames: number[][] = [];
      const follower = createFollower({
        bus: connection,
        edge,
        onBatch: () => void frames.push(edge.takeChanged().map(({ homeScore }) => homeScore)),
        monotonic,
        wait: async () => {},
      });
      await follower.compare();
      return { edge, follower, connection, frames: () => frames.filter((frame) => frame.length > 0) };
    },
    async run(source, steps) {
      for (let step = 0; step < steps; step++) {
        time += 500;
        await source.step();
      }
    },
    dayOf: (world, lang = "en_GB") =>
      writeSchedule(world, {
        ids: world.matchesBetween(NOON - 86_400_000, NOON + 172_800_000),
        lang,
        now: now(),
      }),
  };
}
