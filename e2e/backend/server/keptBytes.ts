// Keeps values by key up to a number of bytes; a further one replaces the oldest.

export interface KeptBytes<Value> {
  get(key: string): Value | undefined;
  /** Keeps the value as the newest of its key. One that is larger than all room is not kept. */
  put(key: string, value: Value, bytes: number): void;
  remove(key: string): void;
  clear(): void;
}

export function createKeptBytes<Value>(mostBytes: number): KeptBytes<Value> {
  const kept = new Map<string, { readonly value: Value; readonly bytes: number }>();
  let used = 0;

  function remove(key: string): void {
    used -= kept.get(key)?.bytes ?? 0;
    kept.delete(key);
  }

  return {
    get: (key) => kept.get(key)?.value,
    put(key, value, bytes) {
      remove(key);
      if (bytes > mostBytes) return;
      kept.set(key, { value, bytes });
      used += bytes;
      for (const oldest of kept.keys()) {
        if (used <= mostBytes) break;
        remove(oldest);
      }
    },
    remove,
    clear() {
      kept.clear();
      used = 0;
    },
  };
}
