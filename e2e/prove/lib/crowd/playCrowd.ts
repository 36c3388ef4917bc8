// Plays a crowd of light clients against one server or several: they open, listen, ask for prices, and come back after a loss.
import { LOCALES } from "../../../../src/i18n/locales.ts";
import { seededRandom } from "../../../support/seededRandom.ts";
import { createCaller } from "./askServer.ts";
import { changeAt, lastChangeOf } from "./changeScript.ts";
import { createCrowdClient, type CrowdClient, type Rhythm } from "./crowdClient.ts";
import { createCrowdFolder, SCRIPT } from "./crowdFolder.ts";
import { createCrowdTally, type Received } from "./crowdTally.ts";
import { createWireReader } from "./readWire.ts";
import { type CrowdTarget, startOneServer } from "./crowdTarget.ts";
import { startEdges } from "./edgesTarget.ts";

export interface CrowdPlan {
  readonly clients: number;
  /** Number of edges behind nginx, with a source and a bus; undefined for one server. */
  readonly edges?: number | undefined;
  readonly seed: number;
  readonly rhythm: Rhythm;
  /** In ms: between two changes of a score. */
  readonly everyMs: number;
  /** In ms: how long each steady phase is measured. */
  readonly steadyMs: number;
  /** In ms: after which no more clients begin to open. */
  readonly openWithinMs: number;
  /** In ms: how long to wait until all are back after the restart. */
  readonly backWithinMs: number;
  readonly files: number;
  report(line: string): void;
}

export interface Spent {
  /** Time of the processor of the server, or of all edges. */
  readonly cpuMs: number;
  readonly seconds: number;
  /** Time of the processor of the other programs, by name. */
  readonly others: ReadonlyMap<string, number>;
}

export interface CrowdResult {
  /** List, prices, token and socket of every client. */
  readonly opening: Spent & { readonly bytes: number };
  readonly listening: Spent & Received;
  /** Listening, and asking for changes of prices. */
  readonly asking: Spent & Received;
  /** Scripts that were asked for. */
  readonly files: Spent & Received;
  /** Of the process that was started, until all are back; of all edges where one of them was killed. */
  readonly comingBack: {
    readonly cpuMs: number;
    readonly seconds: number;
    /** Clients that had lost their socket. */
    readonly lost: number;
    readonly polls: number;
    readonly unanswered: number;
  };
  /** In bytes, of the server before the clients came, and with them. */
  readonly memory: {
    readonly before: number;
    readonly after: number;
    /** Of the other programs with the clients, by name. */
    readonly others: ReadonlyMap<string, number>;
  };
  readonly lists: { readonly asked: number; readonly written: number | undefined };
  /** In ms, from a change to its frame at a client. */
  readonly delays: { readonly half: number; readonly nearlyAll: number };
  readonly failures: readonly string[];
}

const LATEST_RECORD_MS = 60_000;
const OPENING_AT_ONCE = 64;

const sleep = (ms: number): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, ms);
  });

async function until(ready: () => boolean, withinMs: number): Promise<boolean> {
  const end = Date.now() + withinMs;
  while (!ready()) {
    if (Date.now() > end) return false;
    await sleep(20);
  }
  return true;
}

/** What the server spends while `act` runs. */
async function spentBy(target: CrowdTarget, act: () => Promise<void>): Promise<Spent> {
  const before = await target.usage();
  const othersBefore = await target.others();
  const from = performance.now();
  await act();
  const seconds = (performance.now() - from) / 1_000;
  const after = await target.usage();
  const others = [...(await target.others())].map(
    ([name, { cpuMs }]) => [name, cpuMs - (othersBefore.get(name)?.cpuMs ?? 0)] as const,
  );
  return { cpuMs: after.cpuMs - before.cpuMs, seconds, others: new Map(others) };
}

/** Addresses of this machine that clients have in turn, where a balancer chooses by them. */
const ADDRESSES = 60;

function addressOf(client: number): string {
  return `127.0.1.${(client % ADDRESSES) + 1}`;
}

/** What one kind of answers has become more while `act` ran. */
function since(before: Received, after: Received): Received {
  return { count: after.count - before.count, bytes: after.bytes - before.bytes };
}

export async function playCrowd(plan: CrowdPlan): Promise<CrowdResult> {
  const { rhythm, everyMs, report } = plan;
  const random = seededRandom(plan.seed);
  const folder = createCrowdFolder(random);
  const startedAt = Date.now();
  const targetPlan = { folder, startedAt, everyMs, clients: plan.clients };
  const target =
    plan.edges === undefined ? await startOneServer(targetPlan) : await startEdges(plan.edges, targetPlan);
  const { port, matchIds } = target;
  const script = { startedAt, everyMs, matchIds };
  const tally = createCrowdTally();
  const caller = createCaller(port, plan.edges === undefined ? 1 : ADDRESSES);
  const setting = { port, script, rhythm, caller, reader: createWireReader(script), tally, random };
  const createClient = (number: number): CrowdClient =>
    createCrowdClient({
      ...setting,
      localAddress: plan.edges === undefined ? undefined : addressOf(number),
    });
  const clients: CrowdClient[] = [];
  const failures: string[] = [];

  async function open(client: CrowdClient): Promise<void> {
    const date = new Date(startedAt).toISOString().slice(0, 10);
    const { wire } = random.pick(LOCALES);
    try {
      await client.open(`football/fixture?date=${date}&timezone=e0&lang=${wire}`);
    } catch (error) {
      failures.push(`a client could not open: ${String(error)}`);
    }
  }

  /** As fast as the server lets them, some at a time. */
  async function openAll(): Promise<void> {
    const end = Date.now() + plan.openWithinMs;
    const openNext = async (): Promise<void> => {
      while (clients.length < plan.clients && Date.now() < end) {
        const client = createClient(clients.length);
        clients.push(client);
        await open(client);
      }
    };
    await Promise.all(Array.from({ length: OPENING_AT_ONCE }, openNext));
    if (clients.length < plan.clients)
      failures.push(`only ${clients.length} clients could open within ${plan.openWithinMs / 1_000} s`);
  }

  /** Every client has, within a minute, all that has come until now. */
  async function expectAll(when: string): Promise<void> {
    const change = changeAt(script, Date.now());
    const expected = (index: number): number => lastChangeOf(script, index, change);
    const lacking = (): CrowdClient | undefined =>
      clients.find(({ known }) => known.missing(expected).length > 0);
    if (await until(() => lacking() === undefined, LATEST_RECORD_MS)) return;
    const missing = lacking()?.known.missing(expected) ?? [];
    failures.push(`${when}, a client lacks ${missing.length} changes, such as ${missing[0]}`);
  }

  try {
    // The first lists and the first prices warm the servers up.
    for (let each = 0; each < (plan.edges ?? 1); each++) {
      const client = createClient(each);
      await open(client);
      client.close();
    }
    const before = await target.usage();
    const bytesBefore = tally.allBytes();
    report(`${plan.clients} clients open`);
    const asked = tally.received("list");
    const opening = await spentBy(target, openAll);
    const bytes = tally.allBytes() - bytesBefore - tally.received("frame").bytes;
    const lists = since(asked, tally.received("list")).count;
    const opened = await target.usage();

    report("they listen");
    tally.measureDelays();
    const frames = tally.received("frame");
    const listening = await spentBy(target, () => sleep(plan.steadyMs));
    const heard = since(frames, tally.received("frame"));

    report("they ask for changes of prices too");
    for (const client of clients) client.pollOdds(true);
    const polls = tally.received("oddsPoll");
    const asking = await spentBy(target, () => sleep(plan.steadyMs));
    const priced = since(polls, tally.received("oddsPoll"));
    for (const client of clients) client.pollOdds(false);
    const listened = await target.usage();
    const others = [...(await target.others())].map(([name, costs]) => [name, costs.bytes] as const);
    await expectAll("before the loss");
    const delays = { half: tally.percentile(0.5), nearlyAll: tally.percentile(0.99) };

    report("scripts are asked for");
    const files = await spentBy(target, async () => {
      for (let file = 0; file < plan.files; file += 1) await caller.ask(SCRIPT.path);
    });

    report(target.replacing);
    const unanswered = tally.unansweredCount();
    const polled = tally.received("poll");
    const losses = tally.lossCount();
    const cpuMsFrom = await target.replace();
    const from = performance.now();
    const isLost = await until(() => tally.lossCount() > losses, LATEST_RECORD_MS);
    if (!isLost) failures.push("no client has lost its socket");
    const isBack = await until(() => clients.every((client) => client.isListening()), plan.backWithinMs);
    const comingBack = {
      cpuMs: (await target.usage()).cpuMs - cpuMsFrom,
      seconds: (performance.now() - from) / 1_000,
      lost: tally.lossCount() - losses,
      polls: since(polled, tally.received("poll")).count,
      unanswered: tally.unansweredCount() - unanswered,
    };
    // The edges that are left answer in its place; one server that restarts cannot.
    if (plan.edges !== undefined && comingBack.unanswered > 0)
      failures.push(`after the death of an edge ${comingBack.unanswered} calls had no answer`);
    if (!isBack) failures.push(`not all clients were back after ${plan.backWithinMs / 1_000} s`);
    await expectAll("after the loss");
    return {
      opening: { ...opening, bytes },
      listening: { ...listening, ...heard },
      asking: { ...asking, ...priced },
      files: { ...files, count: plan.files, bytes: plan.files * SCRIPT.bytes },
      comingBack,
      memory: { before: before.bytes, after: listened.bytes, others: new Map(others) },
      lists: { asked: lists, written: opened.lists && opened.lists - (before.lists ?? 0) },
      delays,
      failures: [...failures, ...tally.faults()],
    };
  } finally {
    for (const client of clients) client.close();
    caller.close();
    await target.close();
    folder.remove();
  }
}
