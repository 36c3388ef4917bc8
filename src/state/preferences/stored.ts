// Values that outlive the tab: read validated, written without ever throwing, and told to the other tabs.
import { atom } from "jotai";
import type { WritableAtom } from "jotai";

export interface StoredOptions<T> {
  /** Key in localStorage; a version stands in it, so that an older shape is another key. */
  readonly key: string;
  readonly initial: T;
  /** The stored JSON value as a T; undefined when it is none. Damaged parts may be repaired. */
  read(stored: unknown): T | undefined;
  /** The value as `read` takes it back; the value itself where this is left out. */
  write?(value: T): unknown;
}

function load<T>({ key, initial, read }: StoredOptions<T>): T {
  try {
    const text = localStorage.getItem(key);
    return text === null ? initial : (read(JSON.parse(text)) ?? initial);
  } catch {
    // Blocked storage and damaged text both mean: start as if nothing were stored.
    return initial;
  }
}

/** True when the value is kept. */
function save(key: string, value: unknown): boolean {
  try {
    if (value === undefined) localStorage.removeItem(key);
    else localStorage.setItem(key, JSON.stringify(value));
    return true;
  } catch {
    return false;
  }
}

const watchers = new Set<(key: string) => void>();

/** Calls back with the key of whatever this tab writes; what other tabs write is not told. Returns how to stop. */
export function watchWrites(watcher: (key: string) => void): () => void {
  watchers.add(watcher);
  return () => watchers.delete(watcher);
}

/** An atom kept in localStorage. A change in another tab arrives here while somebody reads it. */
export function storedAtom<T>(options: StoredOptions<T>): WritableAtom<T, [T | ((before: T) => T)], void> {
  const base = atom(load(options));
  /** Full or blocked storage: the value lives as long as the tab, and what is stored is older than it. */
  let unsaved = false;
  base.onMount = (set) => {
    if (!unsaved) set(load(options));
    const onStorage = (event: StorageEvent): void => {
      if (event.key === options.key || event.key === null) set(load(options));
    };
    /** A page in the back-forward cache hears of nothing: whoever comes back to it finds what is stored now. */
    const onPageShow = (event: PageTransitionEvent): void => {
      if (event.persisted && !unsaved) set(load(options));
    };
    addEventListener("storage", onStorage);
    addEventListener("pageshow", onPageShow);
    return () => {
      removeEventListener("storage", onStorage);
      removeEventListener("pageshow", onPageShow);
    };
  };
  return atom(
    (get) => get(base),
    (get, set, change) => {
      const before = get(base);
      const value = typeof change === "function" ? (change as (known: T) => T)(before) : change;
      if (Object.is(value, before)) return;
      set(base, value);
      unsaved = !save(options.key, options.write ? options.write(value) : value);
      for (const watcher of watchers) watcher(options.key);
    },
  );
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
