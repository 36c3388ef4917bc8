// Pure functions that find the lines on or near the screen in a list of fixed heights.

export interface WindowedLine {
  /** Unique in the list, and stable while the list changes. */
  readonly key: string;
  /** Height in CSS px. */
  readonly size: number;
}

/** Indices of lines, both inclusive. */
export interface LineRange {
  readonly first: number;
  readonly last: number;
}

/** Start of each line, followed by the total height (px). */
export function offsetsOf(lines: readonly WindowedLine[]): readonly number[] {
  const offsets: number[] = [0];
  let at = 0;
  for (const line of lines) {
    at += line.size;
    offsets.push(at);
  }
  return offsets;
}

/** Index of the line at position `at` (px); the last line beyond the end, 0 before the start. */
function indexAt(offsets: readonly number[], at: number): number {
  let low = 0;
  let high = Math.max(0, offsets.length - 2);
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if ((offsets[middle] ?? 0) <= at) low = middle;
    else high = middle - 1;
  }
  return low;
}

/** First and last index of the lines between `top` and `bottom` (px); undefined for an empty list. */
export function windowRange(offsets: readonly number[], top: number, bottom: number): LineRange | undefined {
  if (offsets.length < 2) return undefined;
  return { first: indexAt(offsets, top), last: indexAt(offsets, bottom) };
}
