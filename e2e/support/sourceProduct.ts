// The product over a mock of a public source, with one clock for both that a test moves.
import { rmSync, mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { FeedId } from "../backend/feeds/contract.ts";
import { createMockSource, type MockFault } from "../backend/feeds/testing/mockSource.ts";
import type { PlayedMatch } from "../backend/feeds/testing/playedMatch.ts";
import { playedMatch } from "../backend/feeds/testing/virtualFeed.ts";
import { liveListIds } from "../backend/testing/feedClient.ts";
import { type Product, startProduct } from "./product.ts";

const MINUTE = 60_000;

export interface SourceProduct {
  readonly product: Product;
  /** The faults of the source from now on. */
  setFaults(...faults: readonly MockFault[]): void;
  /** The clock of both, epoch ms. */
  now(): number;
  /** Moves the clocks of server and source on. */
  pass(ms: number): Promise<void>;
  /** What the server says of its source. */
  status(): Promise<{ readonly state: string; readonly asOf: string | null }>;
  /** Ids of the matches in the list of those that are played. */
  inPlay(): Promise<readonly number[]>;
  /** Ends the server and starts one with this source in its place, at the same address and with the same folder. */
  restart(source: FeedId, faults?: readonly MockFault[]): Promise<void>;
  stop(): Promise<void>;
}

/** A match in its 20th minute, and another that begins in an hour. */
export function matchesOfNow(inPlay: Partial<PlayedMatch> = {}): PlayedMatch[] {
  const now = Date.now();
  return [
    playedMatch({ kickoffAt: now - 20 * MINUTE, startsLateMs: 0, ...inPlay }),
    playedMatch({
      id: 9002,
      kickoffAt: now + 60 * MINUTE,
      home: { id: 13, name: "Gamma" },
      away: { id: 14, name: "Delta" },
    }),
  ];
}

export async function startSourceProduct(
  first: FeedId,
  matches: readonly PlayedMatch[],
  faults: readonly MockFault[] = [],
): Promise<SourceProduct> {
  const folder = mkdtempSync(join(tmpdir(), "touchline-source-"));
  let shift = 0;
  let port = "0";

  async function start(source: FeedId, from: readonly MockFault[]) {
    const mock = createMockSource({ source, matches, now: () => Date.now() + shift });
    mock.faults = new Set(from);
    const env = {
      FEED_ORIGIN: await mock.listen(),
      FOOTBALL_DATA_KEY: "k3y-0f-a-t3st",
      API_FOOTBALL_KEY: "k3y-0f-a-t3st",
    };
    const product = await startProduct(["--feed", source, "--data-dir", folder, "--port", port], env);
    port = new URL(product.origin).port;
    if (shift !== 0) await product.control.act("clock", { shiftMs: shift });
    return { mock, product };
  }

  async function end(): Promise<void> {
    await running.product.stop();
    running.mock.close();
  }

  async function ask<Data>(path: string): Promise<Data> {
    const answer = (await (await fetch(running.product.origin + path)).json()) as { readonly data: Data };
    return answer.data;
  }

  let running = await start(first, faults);
  return {
    get product() {
      return running.product;
    },
    setFaults(...next) {
      running.mock.faults = new Set(next);
    },
    async pass(ms) {
      shift += ms;
      await running.product.control.act("clock", { shiftMs: shift });
    },
    now: () => Date.now() + shift,
    status: () => ask("/api/football/feed"),
    inPlay: () => liveListIds(running.product.origin),
    async restart(source, from = []) {
      await end();
      running = await start(source, from);
    },
    async stop() {
      await end();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
