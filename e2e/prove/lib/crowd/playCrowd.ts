// Plays a crowd of light clients against one server: they open, listen, ask for prices, and come back after a restart.
import { LOCALES } from "../../../../src/i18n/locales.ts";
import { seededRandom } from "../../../support/seededRandom.ts";
import { createCaller } from "./askServer.ts";
import { changeAt, lastChangeOf } from "./changeScript.ts";
import { createCrowdClient, type CrowdClient, type Rhythm } from "./crowdClient.ts";
import { createCrowdFolder, SCRIPT } from "./crowdFolder.ts";
import { createCrowdTally, type Received } from "./crowdTally.ts";
import { createWireReader } from "./readWire.ts";
import { type ServerProcess, startServer } from "./serverProcess.ts";

export interface CrowdPlan {
  readonly clients: number;
  readonly seed: number;
  readonly rhythm: Rhythm;
  /** In ms: between two changes of a score. */
  readonly everyMs: number;
  /** In ms: how long each steady phase is measured. */
  readonly steadyMs: number;
  /** In ms: how long to wait until all are back after the restart. */
  readonly backWithinMs: number;
  readonly files: number;
  report(line: string): void;
}

export interface Spent {
  /** Time of the server's processor. */
  readonly cpuMs: number;
  readonly seconds: number;
}

export interface CrowdResult {
  /** List, prices, token and socket of every client. */
  readonly opening: Spent & { readonly bytes: number };
  readonly listening: Spent & Received;
  /** Listening, and asking for changes of prices. */
  readonly asking: Spent & Received;
  /** Scripts that were asked for. */
  readonly files: Spent & Received;
  /** Of the process that was started, until all are back. */
  readonly comingBack: Spent & { readonly polls: number; readonly unanswered: number };
  /** Of the server before the clients came, and with them. */
  readonly memory: { readonly before: number; readonly after: number };
  readonly lists: { readonly asked: number; readonly written: number };
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
async function spentBy(server: ServerProcess, act: () => Promise<void>): Promise<Spent> {
  const before = await server.usage();
  const from = performance.now();
  await act();
  const seconds = (performance.now() - from) / 1_000;
  const after = await server.usage();
  return { cpuMs: after.cpuMs - before.cpuMs, seconds };
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
  const start = (port: number): Promise<ServerProcess> =>
    startServer({ ...folder, startedAt, everyMs, port });
  let server = await start(0);
  const { port, matchIds } = server;
  const script = { startedAt, everyMs, matchIds };
  const tally = createCrowdTally();
  const caller = createCaller(port);
  const setting = { port, script, rhythm, caller, reader: createWireReader(script), tally, random };
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
    const openNext = async (): Promise<void> => {
      while (clients.length < plan.clients) {
        const client = createCrowdClient(setting);
        clients.push(client);
        await open(client);
      }
    };
    await Promise.all(Array.from({ length: OPENING_AT_ONCE }, openNext));
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
    // The first list and the first prices warm the server up.
    const first = createCrowdClient(setting);
    await open(first);
    first.close();
    const before = await server.usage();
    const bytesBefore = tally.allBytes();
    report(`${plan.clients} clients open`);
    const asked = tally.received("list");
    const opening = await spentBy(server, openAll);
    const bytes = tally.allBytes() - bytesBefore - tally.received("frame").bytes;
    const lists = since(asked, tally.received("list")).count;
    const opened = await server.usage();

    report("they listen");
    tally.measureDelays();
    const frames = tally.received("frame");
    const listening = await spentBy(server, () => sleep(plan.steadyMs));
    const heard = since(frames, tally.received("frame"));

    report("they ask for changes of prices too");
    for (const client of clients) client.pollOdds(true);
    const polls = tally.received("oddsPoll");
    const asking = await spentBy(server, () => sleep(plan.steadyMs));
    const priced = since(polls, tally.received("oddsPoll"));
    for (const client of clients) client.pollOdds(false);
    const listened = await server.usage();
    await expectAll("before the restart");
    const delays = { half: tally.percentile(0.5), nearlyAll: tally.percentile(0.99) };

    report("scripts are asked for");
    const files = await spentBy(server, async () => {
      for (let file = 0; file < plan.files; file += 1) await caller.ask(SCRIPT.path);
    });

    report("the server is replaced");
    const unanswered = tally.unansweredCount();
    const lost = tally.received("poll");
    await server.end();
    server = await start(port);
    const from = performance.now();
    const isBack = await until(() => clients.every((client) => client.isListening()), plan.backWithinMs);
    const comingBack = {
      cpuMs: (await server.usage()).cpuMs,
      seconds: (performance.now() - from) / 1_000,
      polls: since(lost, tally.received("poll")).count,
      unanswered: tally.unansweredCount() - unanswered,
    };
    if (!isBack) failures.push(`not all clients were back after ${plan.backWithinMs / 1_000} s`);
    await expectAll("after the restart");
    return {
      opening: { ...opening, bytes },
      listening: { ...listening, ...heard },
      asking: { ...asking, ...priced },
      files: { ...files, count: plan.files, bytes: plan.files * SCRIPT.bytes },
      comingBack,
      memory: { before: before.bytes, after: listened.bytes },
      lists: { asked: lists, written: opened.lists - before.lists },
      delays,
      failures: [...failures, ...tally.faults()],
    };
  } finally {
    for (const client of clients) client.close();
    caller.close();
    server.kill();
    folder.remove();
  }
}
