// A source: puts what its world holds into the bus while it leads, and answers pages to the edges.
import { randomBytes } from "node:crypto";
import type { FeedStatusSource } from "../feeds/feedStatus.ts";
import { type Bus, type BusPage, type BusValue, REMOVED_TOLD_MS } from "./bus.ts";
import { createLease, type Lease } from "./lead.ts";
import { FEED_KEY, FILLED_KEY, LEAD_KEY, SECRET_KEY } from "./liveValues.ts";
import { createPageWriter } from "./pageWriter.ts";
import type { WorldValues } from "./worldValues.ts";

/** In ms between two batches; also how often a source that does not lead looks at the lease. */
const BATCH_MS = 500;
/** Keys of one write at most, so that each part renews the lease. */
const KEYS_OF_WRITE = 500;
/**
 * Keys that each batch compares beside the changed ones: some 5 ms of work. The whole is compared once a minute, and at once
 * after this source has taken the lead.
 */
const KEYS_COMPARED = 250;
/** In ms between two times at which the bus forgets the keys of matches that are gone. */
const FORGET_MS = 24 * 3_600_000;
/** Differs from every value, and from none. */
const UNSURE = "";

export interface SourceOptions {
  readonly bus: Bus;
  readonly values: WorldValues;
  /** Undefined for a made-up world. */
  readonly feed: FeedStatusSource | undefined;
  /** The answer of a call, by address. */
  readonly answerPage: (address: string) => Promise<BusPage | undefined>;
  /** Called when this source begins to lead, and when it no longer does. */
  readonly onLead?: (leads: boolean) => void;
  /** Called before values are written that differ from the bucket's: edges tell them, and no page may then be older. */
  readonly onTell?: () => void;
  readonly name: string;
  readonly now: () => number;
  readonly monotonic?: () => number;
  readonly log: (line: string) => void;
}

export interface Source {
  /** One batch, or one look at the lease. For tests with their own clock. */
  step(): Promise<void>;
  start(): void;
  /** Lets another source lead at once. */
  close(): Promise<void>;
}

export function createSource(options: SourceOptions): Source {
  const { bus, values, feed, name, now, log, monotonic = () => performance.now() } = options;
  const lease: Lease = createLease({
    bus,
    source: `${name}-${randomBytes(6).toString("hex")}`,
    now,
    monotonic,
  });
  /** What the bucket holds, as far as this source has written or read it; undefined while it does not lead. */
  let known: Map<string, string> | undefined;
  let comparing: Iterator<string> | undefined;
  let compared = new Set<string>();
  /** Whether all keys were compared since this source began to lead. Until then the bucket may have rows of an earlier leader. */
  let isCaughtUp = false;
  /** Whether the last step has failed: then the next one waits. */
  let hasFailed = false;
  let forgetAt = Number.NEGATIVE_INFINITY;
  let writtenUntil = 0;
  let answering: (() => void) | undefined;
  let timer: NodeJS.Timeout | undefined;
  let stepping: Promise<void> | undefined;
  let closed = false;
  let saidFault = false;

  /**
   * Whether the world may be written and shown to edges. That of a feed may not before the feed has been read since this source
   * began to lead: until then it is empty or old, and would take the place of a whole one.
   */
  const hasWorld = (): boolean => feed === undefined || feed.hasRead();

  /** Whether the bucket holds a whole world. */
  const isFilled = (): boolean => (known?.get(FILLED_KEY) ?? UNSURE) !== UNSURE;

  /** Reads what the bucket holds up to the revision at which this source began to lead, and renews meanwhile. */
  async function readBucket(from: number): Promise<Map<string, string>> {
    const read = new Map<string, string>();
    let readUntil = 0;
    const isRead = (): boolean => readUntil >= from;
    const watch = await bus.watch("last", ({ key, value, revision }) => {
      if (value === undefined) read.delete(key);
      else read.set(key, value);
      if (key === LEAD_KEY) readUntil = revision;
    });
    try {
      while (!isRead()) {
        if (!(await lease.write([], true)) && !lease.leads()) break;
        await new Promise((resolve) => setTimeout(resolve, 50));
      }
    } finally {
      watch.close();
    }
    return read;
  }

  async function lead(): Promise<void> {
    const taken = await lease.tryToLead();
    if (taken === undefined) return;
    const read = await readBucket(taken);
    if (!lease.leads()) return;
    known = read;
    comparing = undefined;
    isCaughtUp = false;
    writtenUntil = now();
    const answerPage = async (address: string): Promise<BusPage | undefined> =>
      hasWorld() ? options.answerPage(address) : undefined;
    answering = bus.answerPages(createPageWriter({ bus, answerPage, monotonic }));
    log("This source leads.");
    options.onLead?.(true);
  }

  function follow(): void {
    if (known === undefined) return;
    known = undefined;
    answering?.();
    answering = undefined;
    log("Another source leads.");
    options.onLead?.(false);
  }

  /** Keys that are not the world's: of the feed and of the edges. */
  function ownValues(): readonly BusValue[] {
    const status = feed && JSON.stringify(feed.status());
    const secret = known?.get(SECRET_KEY) || randomBytes(32).toString("base64url");
    return [
      { key: FEED_KEY, value: status },
      { key: SECRET_KEY, value: secret },
    ];
  }

  /** The next keys of the comparison, and whether it has reached its end. */
  function nextKeys(count: number): { readonly keys: readonly string[]; readonly isEnd: boolean } {
    if (comparing === undefined) {
      comparing = values.allKeys(now())[Symbol.iterator]();
      compared = new Set();
    }
    const keys: string[] = [];
    while (keys.length < count) {
      const next = comparing.next();
      if (next.done === true) {
        comparing = undefined;
        const rest = [...(known?.keys() ?? [])].filter((key) => key.includes(".") && !compared.has(key));
        return { keys: [...keys, ...rest], isEnd: true };
      }
      compared.add(next.value);
      keys.push(next.value);
    }
    return { keys, isEnd: false };
  }

  /**
   * Writes what differs from the bucket; false where a write failed, after which it is written again. `isBehind`: whether the
   * bucket still differs from the world when all is written.
   */
  async function write(wanted: readonly BusValue[], isBehind: boolean): Promise<boolean> {
    const differing = wanted.filter(({ key, value }) => known?.get(key) !== value);
    if (differing.length > 0) options.onTell?.();
    const parts = Math.max(1, Math.ceil(differing.length / KEYS_OF_WRITE));
    for (let part = 0; part < parts; part++) {
      const batch = differing.slice(part * KEYS_OF_WRITE, (part + 1) * KEYS_OF_WRITE);
      if (!(await lease.write(batch, part < parts - 1 ? !isCaughtUp : isBehind))) {
        // A part of it may have been written.
        for (const { key } of batch) known?.set(key, UNSURE);
        return false;
      }
      for (const { key, value } of batch) {
        if (value === undefined) known?.delete(key);
        else known?.set(key, value);
      }
    }
    return true;
  }

  async function writeBatch(): Promise<void> {
    if (hasWorld()) await writeWorld();
    // The status says how old the world is that the bucket has.
    else await write(ownValues(), false);
    if (lease.leads()) forgetRemoved();
    else follow();
  }

  async function writeWorld(): Promise<void> {
    const to = now();
    const { keys, isEnd } = nextKeys(KEYS_COMPARED);
    const changed = values.changedKeys(Math.min(writtenUntil, to - BATCH_MS), to);
    const wanted = [...values.values([...new Set([...changed, ...keys])], to)];
    const catchesUp = isCaughtUp || isEnd;
    // The status of a feed follows the rows of which it tells the age.
    if (catchesUp) wanted.push(...ownValues());
    if (isEnd && !isFilled()) wanted.push({ key: FILLED_KEY, value: String(to) });
    if (await write(wanted, !catchesUp)) {
      writtenUntil = to;
      isCaughtUp = catchesUp;
    } else {
      // What a failed batch left out is found by comparing all again.
      comparing = undefined;
      hasFailed = true;
    }
  }

  /** Beside the batches, which do not wait for it. */
  function forgetRemoved(): void {
    if (!isCaughtUp || monotonic() < forgetAt) return;
    forgetAt = monotonic() + FORGET_MS;
    // Where that fails, the next day does it.
    bus.forgetRemoved(REMOVED_TOLD_MS).catch(() => {});
  }

  async function step(): Promise<void> {
    hasFailed = false;
    try {
      if (known !== undefined) await writeBatch();
      else await lead();
      saidFault = false;
    } catch (error) {
      if (!saidFault) log(`The bus does not answer: ${String(error)}`);
      saidFault = true;
      hasFailed = true;
      if (!lease.leads()) follow();
    }
  }

  function stepLater(): void {
    if (closed) return;
    // Edges show old rows until all is compared. After a failed batch, which begins the comparison anew, it waits.
    const catchesUp = known !== undefined && hasWorld() && !isCaughtUp && !hasFailed;
    timer = setTimeout(
      () => {
        stepping = step().then(stepLater);
      },
      catchesUp ? 0 : BATCH_MS,
    );
  }

  return {
    step,
    start: stepLater,
    async close() {
      closed = true;
      clearTimeout(timer);
      await stepping;
      answering?.();
      await lease.release().catch(() => {});
    },
  };
}
