// What somebody has begun to write and not sent: it outlives a reload of the tab, and nobody else finds it.
import { type createStore, getDefaultStore } from "jotai";
import { sessionAtom } from "../session/sessionAtom.ts";
import { asRecord } from "../preferences/stored.ts";
import { tabStore } from "../preferences/webStorage.ts";

const PREFIX = "touchline.draft.";
/** Whoever has not signed in; what they wrote is theirs after signing in, too. */
const VISITOR = 0;

type Store = ReturnType<typeof createStore>;
type DraftStorage = Pick<Storage, "getItem" | "setItem" | "removeItem" | "key" | "length">;

const writerNow = (store: Store): number => store.get(sessionAtom)?.id ?? VISITOR;

function read(
  storage: DraftStorage,
  key: string,
): { readonly writer: unknown; readonly value: unknown } | undefined {
  try {
    const record = asRecord(JSON.parse(storage.getItem(key) ?? "null"));
    return record && { writer: record["writer"], value: record["value"] };
  } catch {
    return undefined;
  }
}

/** The draft of this name as it was kept, if it is the visitor's or that of the member signed in. */
export function readDraft(name: string, store: Store = getDefaultStore()): unknown {
  const draft = read(tabStore(), PREFIX + name);
  return draft?.writer === VISITOR || draft?.writer === writerNow(store) ? draft.value : undefined;
}

/** Keeps it for this tab; undefined drops it. A storage that refuses costs only the keeping. */
export function keepDraft(name: string, value: unknown, store: Store = getDefaultStore()): void {
  try {
    if (value === undefined) tabStore().removeItem(PREFIX + name);
    else tabStore().setItem(PREFIX + name, JSON.stringify({ writer: writerNow(store), value }));
  } catch {
    // Full or blocked: what is written lives as long as the page.
  }
}

/** Drops what members have written who are no longer signed in, now and whenever somebody leaves. Returns how to stop. */
export function watchDrafts(store: Store = getDefaultStore()): () => void {
  const drop = (): void => dropDrafts(tabStore(), writerNow(store));
  const stop = store.sub(sessionAtom, drop);
  drop();
  return stop;
}

function dropDrafts(storage: DraftStorage, writer: number): void {
  try {
    const keys = Array.from({ length: storage.length }, (_, at) => storage.key(at) ?? "");
    for (const key of keys.filter((each) => each.startsWith(PREFIX))) {
      const draft = read(storage, key);
      if (draft?.writer !== VISITOR && draft?.writer !== writer) storage.removeItem(key);
    }
  } catch {
    // A blocked storage has kept nothing.
  }
}
