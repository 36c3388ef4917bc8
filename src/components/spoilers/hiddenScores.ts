// Whether a page may show a score, and how the viewer asks for one.
// See docs/product.md#delay-and-hidden-scores.
import { useAtomValue, useSetAtom } from "jotai";
import { HIDDEN_SCORE, type Row } from "#domain/board/rowCode.ts";
import type { FixtureLine } from "#domain/match/fixture.ts";
import { hidesScore, SHOWN_MAX } from "#domain/spoilers.ts";
import { calendarDay } from "#domain/zones.ts";
import { useListInfo } from "#state/live/client/hooks.ts";
import { serverNow } from "#state/live/serverTime.ts";
import { spoilersAtom } from "#state/preferences/spoilers.ts";
import { useViewerZone } from "#state/preferences/useViewerZone.ts";

/** True for a row whose score the core has taken out. */
export const isRowHidden = (row: Pick<Row, "homeScore"> | undefined): boolean =>
  row?.homeScore === HIDDEN_SCORE;

/** Shows the score of a match in all tabs. */
export function useShowScore(): (matchId: number) => void {
  const set = useSetAtom(spoilersAtom);
  return (matchId) =>
    set((known) => ({
      ...known,
      shownIds: [...known.shownIds.filter((id) => id !== matchId), matchId].slice(-SHOWN_MAX),
    }));
}

/** True while scores of today are hidden, and the viewer has not asked for all of them. */
export function useHidesToday(): boolean {
  const { hideScores, shownDay } = useAtomValue(spoilersAtom);
  const today = useListInfo()?.today;
  return hideScores && (shownDay === "" || shownDay !== today);
}

/** The same for a match of which the page knows no more than its id. */
export function useHidesMatch(matchId: number): boolean {
  const { shownIds } = useAtomValue(spoilersAtom);
  return useHidesToday() && !shownIds.includes(matchId);
}

/** The fixture as a page that has no row of the core may show it. */
export function useShownFixture<Fixture extends FixtureLine | undefined>(fixture: Fixture): Fixture {
  const spoilers = useAtomValue(spoilersAtom);
  const zone = useViewerZone();
  if (fixture === undefined || !spoilers.hideScores) return fixture;
  const dayOf = (at: number): string => calendarDay(at, zone.offsetAt(at));
  const { matchId: id, phase, kickoffAt } = fixture;
  if (!hidesScore(spoilers, { id, phase, kickoffAt }, dayOf(serverNow()), dayOf)) return fixture;
  const isLonger = phase === "extraTime" || phase === "penalties";
  return {
    ...fixture,
    phase: isLonger ? "secondHalf" : phase,
    score: undefined,
    halfTimeScore: undefined,
    winner: undefined,
  };
}
