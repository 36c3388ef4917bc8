// Whether a page covers a post because its words may tell a score that is hidden.
// See docs/product.md#delay-and-hidden-scores.
import { useAtomValue } from "jotai";
import { type TellingPost, tellsHiddenScore } from "#domain/community/tellsHiddenScore.ts";
import { calendarDay } from "#domain/zones.ts";
import { serverNow } from "#state/live/serverTime.ts";
import { spoilersAtom } from "#state/preferences/spoilers.ts";
import { useViewerZone } from "#state/preferences/useViewerZone.ts";

/** Whether the words of a post may tell a score that is hidden. */
export function useTellsHiddenScore(): (post: TellingPost) => boolean {
  const spoilers = useAtomValue(spoilersAtom);
  const zone = useViewerZone();
  const dayOf = (at: number): string => calendarDay(at, zone.offsetAt(at));
  return (post) => tellsHiddenScore(spoilers, post, serverNow(), dayOf);
}
