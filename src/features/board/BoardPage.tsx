// The board: 1 to 16 matches as tiles, in the order of the address, or the ways to one where the address names none.
// See docs/product.md#the-board.
import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { useAtomValue, useSetAtom } from "jotai";
import { useEffect, useEffectEvent, useState } from "react";
import { BOARD_MAX } from "#domain/matchBoard.ts";
import { shareAddress } from "#components/page/shareAddress.ts";
import { hasOddsAtom } from "#state/footballSource.ts";
import { usePageView } from "#state/navigation/usePageView.ts";
import { isOpen, keepOnTopAtom, topBoardAtom } from "#state/navigation/topBoard.ts";
import { matchDisplayAtom } from "#state/preferences/matchDisplay.ts";
import { Icon } from "#ui/content/Icon.tsx";
import { Button } from "#ui/controls/Button.tsx";
import { showToast } from "#ui/overlays/toast.ts";
import { usePageTitle } from "#ui/page/usePageTitle.ts";
import { BoardGrid } from "./BoardGrid.tsx";
import styles from "./BoardPage.module.css";
import { BoardStartPage } from "./BoardStartPage.tsx";
import { SaveBoard } from "./SaveBoard.tsx";
import { type Board, useBoard } from "./useBoard.ts";
import { useTabSeen } from "./useTabSeen.ts";

export function BoardPage() {
  const { t } = useLingui();
  const board = useBoard();
  usePageView(board.matchIds);
  usePageTitle(t`Board – Touchline`);
  return board.matchIds.length === 0 ? <BoardStartPage /> : <ShownBoard board={board} />;
}

function ShownBoard({ board }: { readonly board: Board }) {
  const { t } = useLingui();
  const [isSaving, setSaving] = useState(false);
  const hasOdds = useAtomValue(hasOddsAtom);
  const showOdds = useAtomValue(matchDisplayAtom).odds && hasOdds;
  const isShown = useTabSeen();
  const { cut } = board;
  return (
    <article className={styles["page"]}>
      <header className={styles["header"]}>
        <h1 className={styles["title"]}>
          <Trans comment="Heading and page name: a page with tiles of chosen matches">Board</Trans>
        </h1>
        <div className={styles["acts"]}>
          <TopButton matchIds={board.matchIds} />
          <Button small onClick={() => setSaving(true)}>
            <Trans comment="Button: keeps this board under a name">Save</Trans>
          </Button>
          <Button small onClick={() => void shareAddress(location.href, t`Board – Touchline`)}>
            <Icon name="share" size={16} />
            <Trans>Share</Trans>
          </Button>
        </div>
      </header>
      {cut === 0 ? null : (
        <p className={styles["notice"]} role="status">
          <Plural
            value={cut}
            one={`A board shows ${BOARD_MAX} matches. # more of this address is left out.`}
            other={`A board shows ${BOARD_MAX} matches. # more of this address are left out.`}
          />
        </p>
      )}
      <BoardGrid board={board} showOdds={showOdds} isShown={isShown} />
      <SaveBoard open={isSaving} matchIds={board.matchIds} onClose={() => setSaving(false)} />
    </article>
  );
}

/** Opens and closes the window on top. While it is open it has the matches of the board that is looked at. */
function TopButton({ matchIds }: { readonly matchIds: readonly number[] }) {
  const { t } = useLingui();
  const top = useAtomValue(topBoardAtom);
  const keepOnTop = useSetAtom(keepOnTopAtom);
  const isShown = top !== undefined;
  const follow = useEffectEvent((ids: readonly number[]) => {
    if (top !== undefined && isOpen(top)) void keepOnTop(ids);
  });
  useEffect(() => {
    if (isShown) follow(matchIds);
  }, [isShown, matchIds]);
  async function open(): Promise<void> {
    if (!(await keepOnTop(matchIds))) showToast(t`The browser did not open the window.`, "error");
  }
  return (
    <Button
      small
      aria-pressed={isShown}
      onClick={() => (top !== undefined && isOpen(top) ? top.close() : void open())}
    >
      <Icon name="onTop" size={16} />
      <Trans comment="Button: opens the board in a window that stays above others">Keep on top</Trans>
    </Button>
  );
}
