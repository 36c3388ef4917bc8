// Keeps the favourites for all tabs: one truth in memory, stored at once, nothing lost when two tabs toggle together.
import { type FavoriteKind, type FavoriteLists, NO_FAVORITES, withToggled } from "#domain/favorites.ts";
import type { Counters } from "../base/counters.ts";
import type { Clock } from "../base/clock.ts";
import { type KeeperStorage, STORE_AGAIN_MS } from "../base/storage.ts";

export interface FavoritesKeeper {
  lists(): FavoriteLists;
  /** Reads what is stored; until then toggles are kept and applied on top. */
  load(): Promise<void>;
  toggle(kind: FavoriteKind, id: number, on: boolean): Promise<void>;
  /**
   * Replaces the lists at a sign-in or sign-out, without a call to the server. While what is stored could not be read, in
   * memory alone: it is not written over.
   */
  change(change: (lists: FavoriteLists) => FavoriteLists): Promise<void>;
  /** The lists shown are not those that are stored, which could not be read. */
  isAside(): boolean;
  /** Resolves with whether what is stored has been read; where it could not be, it is read again. */
  ready(): Promise<boolean>;
}

const KEY = "favorites";

/** The key of what this browser and the server last agreed on for a member. */
export function agreedKey(memberId: number): string {
  return `favorites.agreed.${memberId}`;
}

/** Whatever was stored, as lists of positive whole numbers; damaged parts cost themselves alone. */
export function readStoredFavorites(stored: unknown): FavoriteLists {
  if (typeof stored !== "object" || stored === null) return NO_FAVORITES;
  const record = stored as Readonly<Record<string, unknown>>;
  const list = (kind: FavoriteKind): readonly number[] => {
    const value = record[kind];
    if (!Array.isArray(value)) return [];
    return [...new Set(value.filter((id): id is number => Number.isSafeInteger(id) && (id as number) > 0))];
  };
  return { match: list("match"), league: list("league"), team: list("team") };
}

interface Toggle {
  readonly kind: FavoriteKind;
  readonly id: number;
  readonly on: boolean;
}

/** An empty keeper. What the store could not be told is told again. `onChange` is called whenever the lists change. */
export function createFavoritesKeeper(options: {
  readonly storage: KeeperStorage;
  readonly counters: Counters;
  readonly clock: Pick<Clock, "setTimeout">;
  onChange(lists: FavoriteLists): void;
}): FavoritesKeeper {
  let lists = NO_FAVORITES;
  /** Toggles that the store may not have; undefined while it has all. */
  let early: Toggle[] | undefined = [];
  /** The store has refused some of `early`. */
  let isRefused = false;
  let isRead = false;
  let isAside = false;
  /** The store has refused to replace what it holds, which may be a member's who has signed out. */
  let owesLists = false;
  let changes = 0;
  let isPlanned = false;

  const withAll = (known: FavoriteLists, toggles: readonly Toggle[]): FavoriteLists =>
    toggles.reduce((changed, { kind, id, on }) => withToggled(changed, kind, id, on), known);

  /** The store has failed: it is asked again after 3 s. */
  function failed(): void {
    options.counters.add("favoritesStoreFailures");
    if (isPlanned) return;
    isPlanned = true;
    options.clock.setTimeout(() => {
      isPlanned = false;
      if (owesLists) void replace();
      // Lists that could not be read are not those of who is signed in now.
      else if (early !== undefined && !isAside) void load();
    }, STORE_AGAIN_MS);
  }

  async function read(): Promise<void> {
    early ??= [];
    const before = changes;
    let stored: FavoriteLists;
    try {
      stored = readStoredFavorites(await options.storage.load(KEY));
    } catch {
      // A blocked store means favourites of this visit only (docs/product.md#failures-only-logged: cache
      // failures are only logged).
      failed();
      return;
    }
    // Read again: a sign-in or sign-out has replaced the lists meanwhile.
    if (isRead && changes !== before) return;
    const toggles = early ?? [];
    lists = withAll(stored, toggles);
    early = undefined;
    isRead = true;
    isAside = false;
    options.onChange(lists);
    if (!isRefused) return;
    isRefused = false;
    await write(toggles);
  }

  async function write(toggles: readonly Toggle[]): Promise<void> {
    const before = changes;
    try {
      await options.storage.update(KEY, (stored) => withAll(readStoredFavorites(stored), toggles));
    } catch {
      if (changes !== before) return;
      isRefused = true;
      early = [...toggles, ...(early ?? [])];
      failed();
    }
  }

  async function replace(): Promise<void> {
    try {
      await options.storage.update(KEY, () => lists);
      owesLists = false;
    } catch {
      owesLists = true;
      failed();
    }
  }

  let reading: Promise<void> | undefined;
  const load = (): Promise<void> => (reading = read());

  return {
    lists: () => lists,
    load,
    isAside: () => isAside,
    async ready() {
      await reading;
      if (early !== undefined) await load();
      return early === undefined;
    },
    async change(change) {
      changes += 1;
      const next = change(lists);
      if (next !== lists) {
        lists = next;
        options.onChange(lists);
      }
      isRefused = false;
      if (isRead) {
        early = undefined;
        await replace();
      } else {
        early = [];
        isAside = true;
      }
    },
    async toggle(kind, id, on) {
      const next = withToggled(lists, kind, id, on);
      if (next !== lists) {
        lists = next;
        options.onChange(lists);
      }
      if (isAside || owesLists) return;
      early?.push({ kind, id, on });
      await write([{ kind, id, on }]);
    },
  };
}
