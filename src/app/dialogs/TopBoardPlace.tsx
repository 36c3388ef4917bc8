// Draws the board that is kept on top, whatever page its tab shows. Its code is loaded when there is one.
import { useAtomValue } from "jotai";
import { createPortal } from "react-dom";
import { withTexts } from "#i18n/withTexts.ts";
import { topBoardAtom } from "#state/navigation/topBoard.ts";
import { lazyPart } from "#ui/page/lazyPart.tsx";

const TopBoardTiles = lazyPart<{ readonly matchIds: readonly number[] }>(
  async () => (await withTexts(() => import("#features/board/TopBoardTiles.tsx"))).TopBoardTiles,
);

export function TopBoardPlace() {
  const top = useAtomValue(topBoardAtom);
  return top === undefined ? null : createPortal(<TopBoardTiles matchIds={top.matchIds} />, top.body);
}
