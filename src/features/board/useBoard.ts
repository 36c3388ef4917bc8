// The board of the address: its matches, and how its reader removes and moves them.
import { useLingui } from "@lingui/react/macro";
import { useSearch } from "@tanstack/react-router";
import { useStore } from "jotai";
import { useEffect, useEffectEvent, useMemo, useRef } from "react";
import {
  type AskedBoard,
  isSameBoard,
  movedTo,
  readBoard,
  withMatch,
  withoutMatch,
} from "#domain/matchBoard.ts";
import { useNavigation } from "#state/navigation/hooks.ts";
import { boardSelectionAtom } from "#state/preferences/boards.ts";
import { offerUndo } from "#ui/overlays/undo.ts";
import { boardTarget, readBoardSearch } from "#components/match/boardAddress.ts";

export interface Board extends AskedBoard {
  /** Takes a match off; `name` names it in the offer to take that back. */
  remove(matchId: number, name: string): void;
  /** Puts a match at a place, from 0 on. */
  move(matchId: number, place: number): void;
}

/** What was done with the board that is shown, until another one is opened. */
interface Course {
  /** The board that was opened, and those that its changes have led to. */
  readonly boards: readonly (readonly number[])[];
  /** Withdraw the offers to take removals back. */
  readonly withdrawals: readonly (() => void)[];
}

const NOTHING: Course = { boards: [], withdrawals: [] };

/** A change of the board is a change of its address; a running selection with the same matches follows it. */
export function useBoard(): Board {
  const { t } = useLingui();
  const navigation = useNavigation();
  const store = useStore();
  const { m } = useSearch({ strict: false, select: readBoardSearch });
  const asked = useMemo(() => readBoard(m), [m]);
  const latest = useRef(asked.matchIds);
  const course = useRef(NOTHING);
  /** An undo acts on the board that its removal has left, never on another one or on another page. */
  const begin = useEffectEvent((matchIds?: readonly number[]) => {
    for (const withdraw of course.current.withdrawals) withdraw();
    course.current = { boards: matchIds === undefined ? [] : [matchIds], withdrawals: [] };
  });
  useEffect(() => {
    latest.current = asked.matchIds;
    if (!course.current.boards.some((known) => isSameBoard(known, asked.matchIds))) begin(asked.matchIds);
  }, [asked]);
  useEffect(() => () => begin(), []);

  return useMemo(() => {
    function change(matchIds: readonly number[]): void {
      if (isSameBoard(store.get(boardSelectionAtom), latest.current)) store.set(boardSelectionAtom, matchIds);
      latest.current = matchIds;
      course.current = { ...course.current, boards: [...course.current.boards, matchIds] };
      navigation.go(boardTarget(matchIds, { replace: true, keepScroll: true }));
    }
    return {
      ...asked,
      move: (matchId, place) => change(movedTo(latest.current, matchId, place)),
      remove(matchId, name) {
        const place = latest.current.indexOf(matchId);
        change(withoutMatch(latest.current, matchId));
        const withdraw = offerUndo({
          text: t`Removed from the board: ${name}`,
          action: t`Undo`,
          undo() {
            const back = withMatch(latest.current, matchId);
            if (back !== undefined) change(movedTo(back, matchId, place));
          },
        });
        course.current = { ...course.current, withdrawals: [...course.current.withdrawals, withdraw] };
      },
    };
  }, [asked, navigation, store, t]);
}
