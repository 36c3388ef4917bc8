// The bus over NATS: one key-value bucket for what is live, one for pages, and requests for pages.
import { createHash } from "node:crypto";
import { gunzipSync, gzipSync } from "node:zlib";
import {
  jetstream,
  jetstreamManager,
  JetStreamApiCodes,
  JetStreamApiError,
  StorageType,
  type JetStreamClient,
} from "@nats-io/jetstream";
import { Kvm, KvWatchInclude, type KV, type KvEntry, type KvOptions, type KvWatchEntry } from "@nats-io/kv";
import { headers } from "@nats-io/transport-node";
import {
  type Bus,
  type BusEntry,
  type BusPage,
  type BusValue,
  PAGE_KEPT_MS,
  WrittenByAnother,
} from "./bus.ts";
import { type ConnectionOptions, holdConnection } from "./natsConnection.ts";

const LIVE_BUCKET = "touchline";
const PAGES_BUCKET = "touchline_pages";
const PAGE_SUBJECT = "touchline.page";
/** As many values of each key are kept as NATS allows, so that a watch made anew gets what it has missed in order. */
const LIVE: Partial<KvOptions> = { history: 64, storage: StorageType.File };
/** Machines of a cluster that keep a bucket. From three on it outlives the loss of one; two would need each other. */
const REPLICAS = 3;
/** A page that was not saved for a day is forgotten; a full bucket takes no more. */
const PAGES: Partial<KvOptions> = { history: 1, ttl: PAGE_KEPT_MS, max_bytes: 256 * 1024 * 1024 };
/** In ms: half of the time for which a lease lasts (lead.ts). */
const ANSWER_MS = 2_000;
const PAGE_ANSWER_MS = 3_000;
/** Of the key-value protocol. */
const OPERATION = "KV-Operation";

const isWrongSequence = (error: unknown): boolean =>
  error instanceof JetStreamApiError &&
  (error.code === JetStreamApiCodes.StreamWrongLastSequence ||
    error.code === JetStreamApiCodes.StreamWrongLastSequenceUnknown);

const entryOf = (entry: KvEntry | KvWatchEntry): BusEntry => ({
  key: entry.key,
  value: entry.operation === "PUT" ? entry.string() : undefined,
  revision: entry.revision,
  writtenAt: entry.created.getTime(),
});

const pageKey = (address: string): string => createHash("sha256").update(address).digest("hex");
const packPage = (page: BusPage): Buffer => gzipSync(JSON.stringify(page));
const unpackPage = (bytes: Uint8Array): BusPage => JSON.parse(gunzipSync(bytes).toString("utf8")) as BusPage;

/** Begins to connect, and goes on trying for as long as it takes; until then every call rejects. */
export function connectBus(options: ConnectionOptions): Bus {
  const held = holdConnection(options);
  const replicas = options.urls.split(",").length < REPLICAS ? 1 : REPLICAS;
  let made: JetStreamClient | undefined;
  const client = (): JetStreamClient => (made ??= jetstream(held.get(), { timeout: ANSWER_MS }));

  // Made anew where the bus has lost them.
  const openBucket = (name: string, bucketOptions: Partial<KvOptions>): Promise<KV> =>
    new Kvm(client()).create(name, { ...bucketOptions, replicas, timeout: ANSWER_MS });
  const live = async (): Promise<KV> => openBucket(LIVE_BUCKET, LIVE);
  const pages = async (): Promise<KV> => openBucket(PAGES_BUCKET, PAGES);

  async function publish({ key, value }: BusValue, lastSequence: number): Promise<number> {
    const head = headers();
    // The values before it stay until the key is forgotten: to drop them here takes nats-server 2.9 up to 0.1 s for each key, in
    // which it takes no beat.
    if (value === undefined) head.set(OPERATION, "DEL");
    const sent = await client().publish(`$KV.${LIVE_BUCKET}.${key}`, value ?? "", {
      headers: head,
      expect: { lastSequence },
      timeout: ANSWER_MS,
    });
    return sent.seq;
  }

  return {
    wasReached: held.wasReached,
    async state() {
      await live();
      const manager = await jetstreamManager(held.get(), { timeout: ANSWER_MS });
      const { created, state } = await manager.streams.info(`KV_${LIVE_BUCKET}`);
      return { store: created, revision: state.last_seq };
    },
    async get(key) {
      const entry = await (await live()).get(key);
      return entry === null ? undefined : entryOf(entry);
    },
    async write(values, after) {
      // One after another in the connection, so that each finds the one before it as the last.
      const results = await Promise.allSettled(values.map((value, at) => publish(value, after + at)));
      const failed = results.find((result) => result.status === "rejected");
      if (failed !== undefined) {
        throw isWrongSequence(failed.reason) ? new WrittenByAnother() : failed.reason;
      }
      return after + values.length;
    },
    async take(key, value, known) {
      try {
        const bucket = await live();
        return await bucket.put(key, value, { previousSeq: known });
      } catch (error) {
        if (isWrongSequence(error)) return undefined;
        throw error;
      }
    },
    async forgetRemoved(olderThanMs) {
      const bucket = await live();
      // `purgeDeletes` of the library takes a key for removed that has been written again since.
      const entries = await bucket.watch({ include: KvWatchInclude.LastValue, headers_only: true });
      const removed: KvWatchEntry[] = [];
      let newest = 0;
      for await (const entry of entries) {
        newest = Math.max(newest, entry.created.getTime());
        if (entry.operation !== "PUT") removed.push(entry);
        if (entry.delta === 0) break;
      }
      entries.stop();
      const { streams } = await jetstreamManager(held.get(), { timeout: ANSWER_MS });
      for (const { key, revision, created } of removed) {
        if (newest - created.getTime() < olderThanMs) continue;
        // What is written meanwhile stays.
        await streams.purge(`KV_${LIVE_BUCKET}`, { filter: `$KV.${LIVE_BUCKET}.${key}`, seq: revision + 1 });
      }
    },
    async watch(from, onEntry) {
      const bucket = await live();
      const entries = await bucket.watch(
        typeof from === "object"
          ? { resumeFromRevision: from.after + 1 }
          : { include: from === "kept" ? KvWatchInclude.AllHistory : KvWatchInclude.LastValue },
      );
      void (async () => {
        try {
          for await (const entry of entries) onEntry(entryOf(entry));
        } catch {
          // A watch that ended is found by its age (follower.ts).
        }
      })();
      return { close: () => entries.stop() };
    },
    async askPage(address) {
      try {
        const { data } = await held.get().request(PAGE_SUBJECT, address, { timeout: PAGE_ANSWER_MS });
        return data.length === 0 ? undefined : unpackPage(data);
      } catch {
        return undefined;
      }
    },
    answerPages(write) {
      const asked = held.get().subscribe(PAGE_SUBJECT, {
        callback: (_error, message) => {
          write(message.string())
            .then((page) => message.respond(page === undefined ? "" : packPage(page)))
            // Also where it is larger than what the bus carries.
            .catch(() => message.respond(""));
        },
      });
      return () => asked.unsubscribe();
    },
    async savePage(address, page) {
      await (await pages()).put(pageKey(address), packPage(page));
    },
    async removePage(address) {
      await (await pages()).purge(pageKey(address));
    },
    async savedPage(address) {
      const entry = await (await pages()).get(pageKey(address));
      return entry?.operation === "PUT" ? unpackPage(entry.value) : undefined;
    },
    close: held.close,
  };
}
