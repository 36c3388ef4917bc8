// Aggregates the minutes of a momentum chart for its table.
import type { MomentumPoint } from "#domain/match/summary.ts";

const SPAN_MINUTES = 5;

export interface MomentumSpan {
  readonly from: number;
  readonly to: number;
  /** Mean over the span's minutes, from 100 (all home) to −100 (all away). */
  readonly value: number;
}

/** Spans of five minutes; the last one may be shorter. */
export function momentumSpans(points: readonly MomentumPoint[]): readonly MomentumSpan[] {
  const spans: MomentumSpan[] = [];
  for (let start = 0; start < points.length; start += SPAN_MINUTES) {
    const part = points.slice(start, start + SPAN_MINUTES);
    const first = part[0];
    const last = part.at(-1);
    if (first === undefined || last === undefined) break;
    const value = Math.round(part.reduce((sum, point) => sum + point.value, 0) / part.length);
    spans.push({ from: first.minute, to: last.minute, value });
  }
  return spans;
}
