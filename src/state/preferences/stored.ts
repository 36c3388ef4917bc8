// Values in the browser's storages: validated when read, never throwing, shared across tabs.
import { atom } from "jotai";
import type { WritableAtom } from "jotai";
import { localStore } from "../browser/webStorage.ts";

type ValueStorage = Pick<Storage, "getItem" | "setItem" | "removeItem">;

interface StoredValueOptions<T> {
  /** Key in the storage. Most end with a version: a new shape gets a new key. */
  readonly key: string;
  /** The stored JSON value as a T; undefined when it is not one. Damaged parts may be repaired. */
  read(stored: unknown): T | undefined;
  /** The form that `read` accepts; by default the value itself. */
  write?(value: T): unknown;
  /** Stored as text, not as JSON: `read` receives a string and `write` returns one. */
  readonly asText?: boolean;
  /** May throw where the storage is blocked; localStorage by default. */
  storage?(): ValueStorage;
}

/** A value in a storage. None of its functions throws. */
export interface StoredValue<T> {
  /** undefined where nothing is stored, the stored value is damaged or the storage is blocked. */
  get(): T | undefined;
  /** Stores the value, or removes it where it is undefined; false where the storage is full or blocked. */
  set(value: T | undefined): boolean;
  /** Calls back when another tab changes the value in localStorage. Returns how to stop. */
  onChange(listener: () => void): () => void;
}

export function storedValue<T>(options: StoredValueOptions<T>): StoredValue<T> {
  const { key, read, write = (value) => value, asText = false, storage = localStore } = options;
  return {
    get() {
      try {
        const text = storage().getItem(key);
        return text === null ? undefined : read(asText ? text : JSON.parse(text));
      } catch {
        return undefined;
      }
    },
    set(value) {
      try {
        const stored = value === undefined ? undefined : write(value);
        if (stored === undefined) storage().removeItem(key);
        else storage().setItem(key, asText && typeof stored === "string" ? stored : JSON.stringify(stored));
        return true;
      } catch {
        return false;
      }
    },
    onChange(listener) {
      const onStorage = (event: StorageEvent): void => {
        // key is null after storage.clear().
        if (event.key === key || event.key === null) listener();
      };
      addEventListener("storage", onStorage);
      return () => removeEventListener("storage", onStorage);
    },
  };
}

const watchers = new Set<(key: string) => void>();

/** Calls back with the key of each stored atom that this tab changes; not for other tabs' changes. Returns how to stop. */
export function watchWrites(watcher: (key: string) => void): () => void {
  watchers.add(watcher);
  return () => watchers.delete(watcher);
}

interface StoredAtomOptions<T> extends StoredValueOptions<T> {
  /** The value where none is stored. */
  readonly initial: T;
}

/** An atom of a stored value, with the value that it has where none is stored. */
export type StoredAtom<T> = WritableAtom<T, [T | ((before: T) => T)], void> & { readonly initial: T };

/** An atom kept in localStorage. It follows changes of other tabs while it is subscribed to. */
export function storedAtom<T>({ initial, ...options }: StoredAtomOptions<T>): StoredAtom<T> {
  const stored = storedValue(options);
  const load = (): T => stored.get() ?? initial;
  const base = atom(load());
  /** True where the storage is full or blocked: the tab's value is newer than the stored one. */
  let unsaved = false;
  base.onMount = (set) => {
    if (!unsaved) set(load());
    const stop = stored.onChange(() => set(load()));
    /** A page in the back-forward cache receives no storage events. */
    const onPageShow = (event: PageTransitionEvent): void => {
      if (event.persisted && !unsaved) set(load());
    };
    addEventListener("pageshow", onPageShow);
    return () => {
      stop();
      removeEventListener("pageshow", onPageShow);
    };
  };
  const shared = atom(
    (get) => get(base),
    (get, set, change: T | ((before: T) => T)) => {
      const before = get(base);
      const value = typeof change === "function" ? (change as (known: T) => T)(before) : change;
      if (Object.is(value, before)) return;
      set(base, value);
      unsaved = !stored.set(value);
      for (const watcher of watchers) watcher(options.key);
    },
  );
  return Object.assign(shared, { initial });
}

/** A plain record, or undefined. */
export function asRecord(value: unknown): Readonly<Record<string, unknown>> | undefined {
  return typeof value === "object" && value !== null && !Array.isArray(value)
    ? (value as Readonly<Record<string, unknown>>)
    : undefined;
}

/** Positive whole numbers of an array, each once; anything else is left out. */
export function asIds(value: unknown): readonly number[] {
  if (!Array.isArray(value)) return [];
  return [...new Set(value.filter((id): id is number => Number.isSafeInteger(id) && (id as number) > 0))];
}
