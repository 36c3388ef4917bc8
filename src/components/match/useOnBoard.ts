// Whether a match is in the running selection of the board, and how to put it there or take it away.
import { useLingui } from "@lingui/react/macro";
import { useAtom, useAtomValue } from "jotai";
import { BOARD_MAX, withMatch, withoutMatch } from "#domain/matchBoard.ts";
import { boardSelectionAtom } from "#state/preferences/boards.ts";
import { showToast } from "#ui/overlays/toast.ts";

/** Puts a match into the selection or takes it away. A full board takes no more, and says so. */
export function useBoardToggle(): (matchId: number) => void {
  const { t } = useLingui();
  const [selection, setSelection] = useAtom(boardSelectionAtom);
  return (matchId) => {
    const isOn = selection.includes(matchId);
    const next = isOn ? withoutMatch(selection, matchId) : withMatch(selection, matchId);
    if (next === undefined) showToast(t`The board is full: it shows ${BOARD_MAX} matches.`);
    else setSelection(next);
  };
}

export function useOnBoard(matchId: number): { readonly isOn: boolean; toggle(): void } {
  const toggle = useBoardToggle();
  return { isOn: useAtomValue(boardSelectionAtom).includes(matchId), toggle: () => toggle(matchId) };
}
