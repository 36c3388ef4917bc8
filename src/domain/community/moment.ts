// The moment of a running match that a post is about: its minute and the score at that minute.
// See docs/product.md#match-anchor.
import { type Row, ROW_FLAGS } from "../board/rowCode.ts";
import { formatMinute } from "../match/gameMinute.ts";
import { isLive } from "../match/phase.ts";
import type { RelatedObject } from "./post.ts";

export type Moment = Pick<RelatedObject, "minute" | "scoreThen">;

/** The present moment as a post stores it; undefined while no minute runs, such as at half time. */
export function momentOf(row: Row | undefined): Moment | undefined {
  const minute = row === undefined || !isLive(row.phase) ? "" : formatMinute(row.minute);
  if (row === undefined || minute === "" || (row.flags & ROW_FLAGS.scored) === 0) return undefined;
  return { minute, scoreThen: `${row.homeScore}-${row.awayScore}` };
}

/** "67′ · 1–0", or the part that is known; "" for none. */
export function momentText({ minute, scoreThen }: Moment): string {
  return [minute && `${minute}′`, scoreThen?.replace("-", "–")].filter(Boolean).join(" · ");
}
