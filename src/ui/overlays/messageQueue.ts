// A short-lived list of texts that components watch: the ground under toasts and the live region.

interface Queued<Item> {
  readonly id: number;
  readonly item: Item;
}

export interface MessageQueue<Item> {
  /** Puts an item in; it leaves by itself after `lifetimeMs`. */
  readonly push: (item: Item) => void;
  readonly remove: (id: number) => void;
  /** Keeps everything in place while `held` (pointer or focus on it); the lifetime starts again afterwards. */
  readonly hold: (held: boolean) => void;
  readonly read: () => readonly Queued<Item>[];
  readonly subscribe: (listener: () => void) => () => void;
}

type Later = (run: () => void, ms: number) => () => void;

/** `later` runs a function after some milliseconds and returns how to call it off. */
export function createMessageQueue<Item>(
  lifetimeMs: number,
  limit: number,
  later: Later = browserTimer,
): MessageQueue<Item> {
  let items: readonly Queued<Item>[] = [];
  let nextId = 1;
  const listeners = new Set<() => void>();
  const timers = new Map<number, () => void>();

  const change = (next: readonly Queued<Item>[]) => {
    items = next;
    for (const listener of listeners) listener();
  };
  const remove = (id: number) => {
    timers.get(id)?.();
    timers.delete(id);
    if (items.some((queued) => queued.id === id)) change(items.filter((queued) => queued.id !== id));
  };
  const expire = (id: number) =>
    timers.set(
      id,
      later(() => remove(id), lifetimeMs),
    );

  return {
    push(item) {
      const id = nextId++;
      for (const old of items.slice(0, Math.max(0, items.length + 1 - limit))) remove(old.id);
      change([...items, { id, item }]);
      expire(id);
    },
    remove,
    hold(held) {
      for (const cancel of timers.values()) cancel();
      timers.clear();
      if (!held) for (const { id } of items) expire(id);
    },
    read: () => items,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

function browserTimer(run: () => void, ms: number): () => void {
  const timer = setTimeout(run, ms);
  return () => clearTimeout(timer);
}
