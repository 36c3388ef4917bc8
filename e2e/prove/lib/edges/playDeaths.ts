// Plays deaths of edges, sources and the bus over one set of processes, and hands all that clients received to the oracle.
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { findProgram } from "../hosting/installed.ts";
import { createBusServer, type BusServer } from "./busServer.ts";
import { type Front, startFront } from "./front.ts";
import { createEdgeClient, readRows, type EdgeClient } from "./edgeClient.ts";
import { notWaiting } from "./notWaiting.ts";
import { differences, feedInstant, judgeClient } from "./edgesOracle.ts";
import { createEdgeMachine, createSourceMachine, type Machine, type SourceMachine } from "./machines.ts";

const EDGES = 3;
const CLIENTS = 6;
/** The promise of docs/hosting.md#more-than-one-machine. */
const TAKE_OVER_MS = 10_000;
/** In ms: until all is well again after a death, on a machine that does other things as well. */
const SETTLES_MS = 90_000;
const LOOK_MS = 100;
const STILL_IN_MS = 2_000;
const MINUTE_MS = 60_000;
/** In ms: a cut that no watch survives without being noticed. */
const CUT_MS = 12_000;

type Death =
  | "edge"
  | "source"
  | "standby"
  | "bus"
  | "empty bus"
  | "cut edge"
  | "cut source"
  | "edge before bus"
  | "source before bus";
const DEATHS: readonly Death[] = [
  "edge",
  "edge",
  "source",
  "standby",
  "bus",
  "empty bus",
  "cut edge",
  "cut source",
  "edge before bus",
  "source before bus",
];

const sleep = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** A number from 0 to 1 for a seed. */
function fraction(seed: number, salt: number): number {
  const value = Math.sin(seed * 12.9898 + salt * 78.233) * 43_758.5453;
  return value - Math.floor(value);
}

async function until(what: string, holds: () => Promise<boolean> | boolean): Promise<void> {
  const startedAt = performance.now();
  while (!(await holds())) {
    if (performance.now() - startedAt > SETTLES_MS) throw new Error(`${what} does not come`);
    await sleep(LOOK_MS);
  }
}

export interface PlayedDeaths {
  readonly failures: readonly string[];
  readonly deaths: Readonly<Record<string, number>>;
  readonly takeOversMs: readonly number[];
  readonly records: number;
  readonly sockets: number;
  readonly olderLists: number;
  readonly written: number;
  /** Clients came through nginx; else each chose an edge that lived. */
  readonly isFronted: boolean;
}

export interface DeathsRequest {
  readonly seeds: readonly number[];
  /** Also cuts off one edge for a minute. */
  readonly hasLongCut: boolean;
  report?(line: string): void;
}

export async function playDeaths({ seeds, hasLongCut, report }: DeathsRequest): Promise<PlayedDeaths> {
  const folder = mkdtempSync(join(tmpdir(), "touchline-edges-"));
  const bus: BusServer = await createBusServer(folder);
  const written = new Map<number, Set<number>>();
  let writtenCount = 0;
  let lastWriter = "";
  const beganAt = Date.now();
  const failures: string[] = [];
  const deaths: Record<string, number> = {};
  const takeOversMs: number[] = [];

  await bus.start();
  const options = {
    busPort: bus.port,
    folder,
    beganAt,
    onWrote(source: string, records: readonly (readonly [number, number])[]) {
      lastWriter = source;
      for (const [id, version] of records) {
        writtenCount++;
        written.set(id, (written.get(id) ?? new Set()).add(version));
      }
    },
  };
  const sources: readonly SourceMachine[] = [
    await createSourceMachine("source-1", options),
    await createSourceMachine("source-2", options),
  ];
  const edges: Machine[] = [];
  for (let each = 1; each <= EDGES; each++) edges.push(await createEdgeMachine(`edge-${each}`, bus.port));
  const machines: readonly Machine[] = [...sources, ...edges];
  const clients: EdgeClient[] = [];
  const isFronted = findProgram("nginx") !== undefined;
  let front: Front | undefined;

  const leader = (): SourceMachine | undefined => sources.find((source) => source.leads());
  const livingEdges = (): readonly string[] =>
    edges.map((edge) => edge.origin()).filter((origin) => origin !== undefined);

  async function isReady(edge: Machine): Promise<boolean> {
    const origin = edge.origin();
    if (origin === undefined) return false;
    return fetch(`${origin}/readyz`).then(
      ({ status }) => status === 200,
      () => false,
    );
  }

  const allReady = async (): Promise<boolean> => (await Promise.all(edges.map(isReady))).every(Boolean);

  /** Every row that is not the source's, while nothing changes. */
  async function wrongRows(): Promise<readonly string[]> {
    const origin = leader()?.origin();
    if (origin === undefined) return ["no source leads"];
    const expected = await readRows(origin);
    const wrong: string[] = [];
    for (const edge of edges)
      wrong.push(...differences(edge.name, await readRows(edge.origin() ?? ""), expected));
    for (const [at, client] of clients.entries()) {
      const { rows } = judgeClient("", client.received, new Map(), isFronted);
      wrong.push(...differences(`client ${at + 1}`, rows, expected));
    }
    return wrong;
  }

  /** Lets the world stand still until every edge and client has the rows of the source. */
  async function settle(seed: number): Promise<void> {
    // In the future, so that no source has gone further when it hears of it.
    for (const source of sources) source.still(Date.now() + STILL_IN_MS);
    await sleep(STILL_IN_MS);
    let wrong: readonly string[] = [];
    try {
      await until("A source, three edges and equal rows", async () => {
        wrong = await wrongRows().catch((error: unknown) => [String(error)]);
        return wrong.length === 0 && (await allReady());
      });
    } catch (error) {
      failures.push(`seed ${seed}: ${String(error)}: ${wrong.slice(0, 3).join(", ")}`);
    }
    for (const source of sources) source.still(undefined);
  }

  /** Measures how long nobody writes after the leader is gone. */
  async function takeOver(seed: number, dead: SourceMachine, since: number): Promise<void> {
    await until("Another source that leads", () => lastWriter !== dead.name && leader() !== undefined);
    const tookMs = performance.now() - since;
    takeOversMs.push(tookMs);
    if (tookMs > TAKE_OVER_MS) failures.push(`seed ${seed}: the take-over lasted ${Math.round(tookMs)} ms`);
  }

  async function die(death: Death, seed: number): Promise<void> {
    const edge = edges[Math.floor(fraction(seed, 2) * edges.length)]!;
    const leading = leader()!;
    const standby = sources.find((source) => source !== leading)!;
    if (death === "edge") {
      await edge.kill();
      await sleep(fraction(seed, 3) * 2_000);
      await edge.start();
    } else if (death === "source") {
      const since = performance.now();
      await leading.kill();
      await takeOver(seed, leading, since);
      await leading.start();
    } else if (death === "standby") {
      await standby.kill();
      await standby.start();
    } else if (death === "cut edge") {
      edge.relay.cut();
      await sleep(CUT_MS * fraction(seed, 3));
      edge.relay.join();
    } else if (death === "cut source") {
      const since = performance.now();
      leading.relay.cut();
      await takeOver(seed, leading, since);
      // What the old leader has sent meanwhile arrives now, and must be refused.
      leading.relay.join();
    } else if (death === "edge before bus" || death === "source before bus") {
      // Started while there is no bus, it waits for it.
      const waiting = death === "edge before bus" ? edge : leading;
      await bus.kill();
      await waiting.kill();
      await waiting.start();
      failures.push(...(await notWaiting(waiting)).map((fault) => `seed ${seed}: ${fault}`));
      await sleep(fraction(seed, 3) * 3_000);
      await bus.start();
    } else {
      await bus.kill();
      if (death === "empty bus") bus.empty();
      await sleep(fraction(seed, 3) * 6_000);
      await bus.start();
    }
  }

  /** An edge without the bus for a minute serves what it has, and says from when it is. */
  async function cutForAMinute(): Promise<void> {
    const [edge] = edges;
    const cutAt = Date.now();
    edge!.relay.cut();
    await sleep(MINUTE_MS / 2);
    const answer = await fetch(`${edge!.origin()}/api/football/feed`);
    const { data } = (await answer.json()) as {
      readonly data: { readonly state: string; readonly asOf: string };
    };
    const offMs = Math.abs(feedInstant(data.asOf) - cutAt);
    if (data.state !== "LATE" || !(offMs < 3_000))
      failures.push(`a minute without the bus: ${data.state}, as of ${offMs} ms from the cut`);
    if ((await readRows(edge!.origin() ?? "")).size === 0) failures.push("a minute without the bus: no rows");
    await sleep(MINUTE_MS / 2);
    edge!.relay.join();
  }

  try {
    for (const machine of machines) await machine.start();
    await until("Three edges that are ready", allReady);
    if (isFronted) front = await startFront(livingEdges());
    for (let each = 0; each < CLIENTS; each++) {
      const origins = front === undefined ? livingEdges : () => [front?.origin ?? ""];
      clients.push(createEdgeClient(origins, each, front && front.localAddresses[each]));
    }
    await settle(0);
    if (hasLongCut) {
      await cutForAMinute();
      await settle(0);
      report?.("a minute without the bus");
    }
    for (const [at, seed] of seeds.entries()) {
      const death = DEATHS[seed % DEATHS.length]!;
      deaths[death] = (deaths[death] ?? 0) + 1;
      await sleep(500 + fraction(seed, 4) * 1_500);
      await die(death, seed);
      await settle(seed);
      if ((at + 1) % 10 === 0) report?.(`${at + 1} deaths`);
    }
  } finally {
    for (const client of clients) client.close();
    await front?.stop();
    for (const machine of machines) {
      await machine.kill();
      machine.relay.close();
    }
    await bus.kill();
    rmSync(folder, { recursive: true, force: true });
  }
  const verdicts = clients.map((client, at) =>
    judgeClient(`client ${at + 1}`, client.received, written, isFronted),
  );
  const sum = (of: "records" | "sockets" | "olderLists"): number =>
    verdicts.reduce((total, verdict) => total + verdict[of], 0);
  return {
    failures: [...failures, ...verdicts.flatMap((verdict) => verdict.failures)],
    deaths,
    takeOversMs,
    records: sum("records"),
    sockets: sum("sockets"),
    olderLists: sum("olderLists"),
    written: writtenCount,
    isFronted,
  };
}
