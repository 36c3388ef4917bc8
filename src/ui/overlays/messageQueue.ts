// A list of short-lived messages that components subscribe to; toasts and the live region are built on it.

interface Queued<Item> {
  readonly id: number;
  readonly item: Item;
}

export interface MessageQueue<Item> {
  /** Adds an item. It is removed after `lifetimeMs`; time without a subscriber, which draws the items, does not count. */
  readonly push: (item: Item) => void;
  readonly remove: (id: number) => void;
  /** Removes nothing while `held` (pointer or focus on it); afterwards each lifetime starts again. */
  readonly hold: (held: boolean) => void;
  readonly read: () => readonly Queued<Item>[];
  readonly subscribe: (listener: () => void) => () => void;
}

type Later = (run: () => void, ms: number) => () => void;

/** At most `limit` items: a further one removes the oldest. `later` is setTimeout, and returns a function that cancels. */
export function createMessageQueue<Item>(
  lifetimeMs: number,
  limit: number,
  later: Later = browserTimer,
): MessageQueue<Item> {
  let items: readonly Queued<Item>[] = [];
  let nextId = 1;
  const listeners = new Set<() => void>();
  const timers = new Map<number, () => void>();
  let isHeld = false;

  const change = (next: readonly Queued<Item>[]) => {
    items = next;
    for (const listener of listeners) listener();
  };
  const remove = (id: number) => {
    timers.get(id)?.();
    timers.delete(id);
    if (items.some((queued) => queued.id === id)) change(items.filter((queued) => queued.id !== id));
  };
  const expire = (id: number): void => {
    // What draws the queue loads after the rows: the time of an item begins when it is drawn.
    if (isHeld || listeners.size === 0) return;
    timers.set(
      id,
      later(() => remove(id), lifetimeMs),
    );
  };
  const startAgain = (): void => {
    for (const cancel of timers.values()) cancel();
    timers.clear();
    for (const { id } of items) expire(id);
  };

  return {
    push(item) {
      const id = nextId++;
      for (const old of items.slice(0, Math.max(0, items.length + 1 - limit))) remove(old.id);
      change([...items, { id, item }]);
      expire(id);
    },
    remove,
    hold(held) {
      isHeld = held;
      startAgain();
    },
    read: () => items,
    subscribe(listener) {
      listeners.add(listener);
      if (listeners.size === 1) startAgain();
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0) startAgain();
      };
    },
  };
}

function browserTimer(run: () => void, ms: number): () => void {
  const timer = setTimeout(run, ms);
  return () => clearTimeout(timer);
}
