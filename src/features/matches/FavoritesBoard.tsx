// The button that opens today's favourites as a board, running ones first.
import { Trans } from "@lingui/react/macro";
import { OpenAsBoard } from "#components/match/OpenAsBoard.tsx";
import "#ui/content/moreIcons.ts";

export function FavoritesBoard() {
  return (
    <OpenAsBoard start={{ kind: "favorites", runningOnly: false }} icon="tiles" small>
      <Trans comment="Button: opens these matches on the board">As a board</Trans>
    </OpenAsBoard>
  );
}
