// A bus in memory with the faults of a real one, for tests with their own clock.
import { WrittenByAnother, type Bus, type BusEntry, type BusPage } from "./bus.ts";

export interface FakeBus {
  /** The bus as one server sees it. */
  connect(): FakeConnection;
  /** Loses everything, as a bus that is started again with an empty store. */
  empty(): void;
  /** Loses its last writes, as a bus that was killed before its disk had them; watches end without a word. */
  loseLast(count: number): void;
  entries(): readonly BusEntry[];
}

export interface FakeConnection extends Bus {
  /** Without an answer until it is joined again; watches stay and bring nothing, even afterwards. */
  cut(): void;
  join(): void;
  watches(): number;
}

/** Values of a key that are kept. */
const HISTORY = 8;

export function createFakeBus(now: () => number): FakeBus {
  let written: BusEntry[] = [];
  let revision = 0;
  let store = 1;
  const watchers = new Set<(entry: BusEntry) => void>();
  const saved = new Map<string, BusPage>();
  let answering: ((address: string) => Promise<BusPage | undefined>) | undefined;

  const lastOf = (key: string): BusEntry | undefined => written.findLast((entry) => entry.key === key);

  function put(key: string, value: string | undefined): number {
    revision++;
    const entry = { key, value, revision, writtenAt: now() };
    const kept = written.filter((each) => each.key === key);
    if (kept.length >= HISTORY) written = written.filter((each) => each !== kept[0]);
    written.push(entry);
    for (const watcher of watchers) watcher(entry);
    return revision;
  }

  function connect(): FakeConnection {
    const own = new Set<(entry: BusEntry) => void>();
    let isCut = false;
    let reached = false;
    const reach = (): void => {
      if (isCut) throw new Error("The bus does not answer");
      reached = true;
    };
    return {
      wasReached: () => (reached ||= !isCut),
      async state() {
        reach();
        return { store: String(store), revision };
      },
      async get(key) {
        reach();
        return lastOf(key);
      },
      async write(values, after) {
        reach();
        if (after !== revision) throw new WrittenByAnother();
        for (const { key, value } of values) put(key, value);
        return revision;
      },
      async take(key, value, known) {
        reach();
        return (lastOf(key)?.revision ?? 0) === known ? put(key, value) : undefined;
      },
      async forgetRemoved(olderThanMs) {
        reach();
        const isForgotten = (key: string): boolean => {
          const last = lastOf(key);
          return last !== undefined && last.value === undefined && now() - last.writtenAt >= olderThanMs;
        };
        const forgotten = new Set(written.map(({ key }) => key).filter(isForgotten));
        written = written.filter(({ key }) => !forgotten.has(key));
      },
      async watch(from, onEntry) {
        reach();
        const after = typeof from === "object" ? from.after : 0;
        const before = written.filter(
          (entry) => entry.revision > after && (from !== "last" || lastOf(entry.key) === entry),
        );
        for (const entry of before) onEntry(entry);
        watchers.add(onEntry);
        own.add(onEntry);
        return {
          close() {
            watchers.delete(onEntry);
            own.delete(onEntry);
          },
        };
      },
      async askPage(address) {
        return isCut ? undefined : answering?.(address);
      },
      answerPages(write) {
        answering = write;
        return () => {
          if (answering === write) answering = undefined;
        };
      },
      async savePage(address, page) {
        reach();
        saved.set(address, page);
      },
      async removePage(address) {
        reach();
        saved.delete(address);
      },
      async savedPage(address) {
        reach();
        return saved.get(address);
      },
      async close() {},
      cut() {
        isCut = true;
        for (const watcher of own) watchers.delete(watcher);
      },
      join() {
        isCut = false;
      },
      watches: () => own.size,
    };
  }

  return {
    connect,
    empty() {
      written = [];
      revision = 0;
      store++;
      watchers.clear();
      saved.clear();
    },
    loseLast(count) {
      written = written.slice(0, -count);
      revision = written.at(-1)?.revision ?? 0;
      watchers.clear();
    },
    entries: () => written,
  };
}
