/** A bounded cache of computed values that evicts the least recently used ones. */

/**
 * Caches up to `limit` results of `compute` by key. The function must be pure: an evicted value is computed again.
 */
export function remember<T, Key = number>(limit: number, compute: (key: Key) => T): (key: Key) => T {
  let recent = new Map<Key, T>();
  let older = new Map<Key, T>();
  return (key) => {
    const known = recent.get(key);
    if (known !== undefined) return known;
    const value = older.get(key) ?? compute(key);
    // Two generations approximate least-recently-used without moving an entry on every hit.
    if (recent.size >= limit / 2) {
      older = recent;
      recent = new Map();
    }
    recent.set(key, value);
    return value;
  };
}
