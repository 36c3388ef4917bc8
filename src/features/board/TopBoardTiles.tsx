// The tiles of the board that is kept on top, one below the other.
import { useLingui } from "@lingui/react/macro";
import { useAtomValue } from "jotai";
import { useEffect } from "react";
import { hasOddsAtom } from "#state/footballSource.ts";
import { useLiveClient } from "#state/live/client/hooks.ts";
import { useWatch } from "#state/live/client/useWatch.ts";
import { isOpen, topBoardAtom } from "#state/navigation/topBoard.ts";
import { matchDisplayAtom } from "#state/preferences/matchDisplay.ts";
import { BoardTile } from "./BoardTile.tsx";
import styles from "./TopBoardTiles.module.css";

/** A window that was killed for memory tells nothing, and its tab would count as visible: each update looks for it. */
function useEnd(): void {
  const { store } = useLiveClient();
  const top = useAtomValue(topBoardAtom);
  useEffect(
    () =>
      store.subscribe("update", () => {
        if (top !== undefined && !isOpen(top)) top.close();
      }),
    [store, top],
  );
}

export function TopBoardTiles({ matchIds }: { readonly matchIds: readonly number[] }) {
  const { t } = useLingui();
  const hasOdds = useAtomValue(hasOddsAtom);
  const showOdds = useAtomValue(matchDisplayAtom).odds && hasOdds;
  useWatch(matchIds);
  useEnd();
  return (
    <main className={styles["tiles"]} aria-label={t`Board`}>
      {matchIds.map((matchId) => (
        // Observers of this page do not see into the other window: all of its tiles are in sight.
        <BoardTile key={matchId} matchId={matchId} showOdds={showOdds} isShown isOnTop />
      ))}
    </main>
  );
}
