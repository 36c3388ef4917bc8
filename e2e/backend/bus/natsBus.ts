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
import { connect, headers, type NatsConnection } from "@nats-io/transport-node";
import { WrittenByAnother, type Bus, type BusEntry, type BusPage, type BusValue } from "./bus.ts";

const LIVE_BUCKET = "touchline";
const PAGES_BUCKET = "touchline_pages";
const PAGE_SUBJECT = "touchline.page";
/** As many values of each key are kept as NATS allows, so that a watch made anew gets what it has missed in order. */
const LIVE: Partial<KvOptions> = { history: 64, storage: StorageType.File };
/** Machines of a cluster that keep a bucket. From three on it outlives the loss of one; two would need each other. */
const REPLICAS = 3;
/** A page that has not changed for a day is forgotten; a full bucket takes no more. */
const PAGES: Partial<KvOptions> = { history: 1, ttl: 24 * 3_600_000, max_bytes: 256 * 1024 * 1024 };
/** In ms: half of the time for which a lease lasts (lead.ts). */
const ANSWER_MS = 2_000;
const PAGE_ANSWER_MS = 3_000;
const RECONNECT_MS = 500;
/** Of the key-value protocol. */
const OPERATION = "KV-Operation";
const ROLL_UP = "Nats-Rollup";

export type ConnectedBus =
  | { readonly ok: true; readonly bus: Bus }
  | { readonly ok: false; readonly message: string };

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

/** Connects, and goes on trying for as long as it takes after that; an address that cannot be reached at first is one line. */
export async function connectBus(urls: string, name: string): Promise<ConnectedBus> {
  const addresses = urls.split(",").map((url) => new URL(url));
  const servers = addresses.map(({ host }) => host);
  const { protocol, username, password } = addresses[0]!;
  let connection: NatsConnection;
  try {
    connection = await connect({
      servers,
      name,
      ...(username === "" ? {} : { user: decodeURIComponent(username), pass: decodeURIComponent(password) }),
      ...(protocol === "tls:" ? { tls: {} } : {}),
      maxReconnectAttempts: -1,
      reconnectTimeWait: RECONNECT_MS,
      reconnectJitter: RECONNECT_MS,
      pingInterval: 5_000,
      maxPingOut: 2,
      ignoreAuthErrorAbort: true,
    });
  } catch (error) {
    return {
      ok: false,
      // Without the password.
      message: `The bus at ${servers.join(", ")} cannot be reached (${String(error)}). Start nats-server with -js, or name another with --bus.`,
    };
  }
  return { ok: true, bus: createNatsBus(connection, addresses.length < REPLICAS ? 1 : REPLICAS) };
}

function createNatsBus(connection: NatsConnection, replicas: number): Bus {
  const client: JetStreamClient = jetstream(connection, { timeout: ANSWER_MS });
  const buckets = new Kvm(client);

  // Made anew where the bus has lost them.
  const live = (): Promise<KV> => buckets.create(LIVE_BUCKET, { ...LIVE, replicas, timeout: ANSWER_MS });
  const pages = (): Promise<KV> => buckets.create(PAGES_BUCKET, { ...PAGES, replicas, timeout: ANSWER_MS });

  async function publish({ key, value }: BusValue, lastSequence: number): Promise<number> {
    const head = headers();
    if (value === undefined) {
      // The values before it go as well: a match of last week would be kept for ever.
      head.set(OPERATION, "PURGE");
      head.set(ROLL_UP, "sub");
    }
    const sent = await client.publish(`$KV.${LIVE_BUCKET}.${key}`, value ?? "", {
      headers: head,
      expect: { lastSequence },
      timeout: ANSWER_MS,
    });
    return sent.seq;
  }

  return {
    async state() {
      await live();
      const manager = await jetstreamManager(connection, { timeout: ANSWER_MS });
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
        const { data } = await connection.request(PAGE_SUBJECT, address, { timeout: PAGE_ANSWER_MS });
        return data.length === 0 ? undefined : unpackPage(data);
      } catch {
        return undefined;
      }
    },
    answerPages(write) {
      const asked = connection.subscribe(PAGE_SUBJECT, {
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
    async close() {
      await connection.close();
    },
  };
}
