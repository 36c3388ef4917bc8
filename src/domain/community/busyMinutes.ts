// The minutes of a match about which many posts were written.
// See docs/product.md#posts-on-the-timeline.
import type { MinutePosts } from "./post.ts";

/** A minute is marked from so many posts on, and at most so many minutes are. */
const LEAST = 3;
const MARKS_MAX = 6;

export interface BusyMinute extends MinutePosts {
  /** As `gameMinute`: 6700 for 67, 4502 for 45+2. */
  readonly code: number;
}

/** The minute as `gameMinute` has it; undefined for text that is none. */
function codeOf(minute: string): number | undefined {
  const [, whole, extra = "0"] = /^(\d{1,3})(?:\+(\d{1,2}))?$/.exec(minute) ?? [];
  return whole === undefined ? undefined : 100 * Number(whole) + Number(extra);
}

/** The busiest minutes in the order of play; of equally busy ones the later. */
export function busyMinutes(minutes: readonly MinutePosts[]): readonly BusyMinute[] {
  return minutes
    .flatMap((each) => {
      const code = codeOf(each.minute);
      return code === undefined || each.count < LEAST ? [] : [{ ...each, code }];
    })
    .toSorted((one, other) => other.count - one.count || other.code - one.code)
    .slice(0, MARKS_MAX)
    .toSorted((one, other) => one.code - other.code);
}
