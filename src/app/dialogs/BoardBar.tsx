// The bar of a running selection of the board: how many matches it has, the way to the board, and how to drop it.
// See docs/product.md#the-board.
import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { useAtom } from "jotai";
import { BOARD_PATH, boardTarget } from "#components/match/boardAddress.ts";
import { useNavigation, usePlace } from "#state/navigation/hooks.ts";
import { boardSelectionAtom } from "#state/preferences/boards.ts";
import { offerUndo } from "#ui/overlays/undo.ts";
import { OfferBar } from "./OfferBar.tsx";

export function BoardBar() {
  const { t } = useLingui();
  const navigation = useNavigation();
  const path = usePlace((place) => place.path);
  const [selection, setSelection] = useAtom(boardSelectionAtom);
  function drop(): void {
    setSelection([]);
    offerUndo({
      text: t`Selection dropped`,
      action: t`Undo`,
      // One that was begun meanwhile, in another tab too, stays.
      undo: () => setSelection((known) => (known.length === 0 ? selection : known)),
    });
  }
  return (
    <OfferBar
      shown={selection.length > 0 && path !== BOARD_PATH}
      icon="tiles"
      words={<Plural value={selection.length} one="# on the board" other="# on the board" />}
      accept={<Trans comment="Button: opens the board of the matches chosen so far">Open</Trans>}
      onAccept={() => navigation.go(boardTarget(selection))}
      onDismiss={drop}
    />
  );
}
