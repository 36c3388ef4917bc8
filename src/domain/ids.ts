// Reads ids, which are whole numbers above 0, from addresses and from the wire.

let largeIds = 0;

/** How many ids so far were beyond 2^53, so that a double cannot hold them (docs/wire.md#large-ids). */
export function largeIdCount(): number {
  return largeIds;
}

/** Counts an id beyond 2^53; the first one is reported like an error that nothing caught. */
function noteLargeId(id: unknown): void {
  largeIds += 1;
  if (largeIds > 1) return;
  const failure = new RangeError(`ids beyond 2^53 cannot be read: ${String(id)}`);
  (globalThis as { readonly reportError?: (error: Error) => void }).reportError?.(failure);
}

/** The id of a number, or of a text of digits; undefined for anything else. Never throws. */
export function readId(value: unknown): number | undefined {
  const isNumeral = typeof value === "string" && value.length <= 20 && /^\d+(?:\.\d+)?$/.test(value);
  const id = isNumeral ? Number(value) : value;
  if (typeof id !== "number") return undefined;
  if (Number.isInteger(id) && id > Number.MAX_SAFE_INTEGER) noteLargeId(value);
  return Number.isSafeInteger(id) && id > 0 ? id : undefined;
}
