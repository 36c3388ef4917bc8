// The lines of a match's timeline: its incidents, and the minutes about which many posts were written, in order.
import type { BusyMinute } from "#domain/community/busyMinutes.ts";
import type { Incident } from "#domain/match/summary.ts";

export type TimelineLine =
  | { readonly kind: "incident"; readonly incident: Incident }
  | { readonly kind: "posts"; readonly mark: BusyMinute };

/** A mark is after the last incident of its minute, before the first of a later one. Both are in the order of play. */
export function timelineLines(
  incidents: readonly Incident[],
  marks: readonly BusyMinute[],
): readonly TimelineLine[] {
  const lines: TimelineLine[] = [];
  let next = 0;
  for (const incident of incidents) {
    for (let mark = marks[next]; mark !== undefined && mark.code < incident.minute; mark = marks[next]) {
      lines.push({ kind: "posts", mark });
      next += 1;
    }
    lines.push({ kind: "incident", incident });
  }
  return [...lines, ...marks.slice(next).map((mark) => ({ kind: "posts" as const, mark }))];
}
