// The board's page without matches: what a board is for, the running selection, boards to begin with, and saved boards.
import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { useAtom, useAtomValue } from "jotai";
import { OpenAsBoard } from "#components/match/OpenAsBoard.tsx";
import { RowLink } from "#components/page/RowLink.tsx";
import { useNavigation } from "#state/navigation/hooks.ts";
import {
  boardSelectionAtom,
  SAVED_MAX,
  type SavedBoard,
  savedBoardsAtom,
} from "#state/preferences/boards.ts";
import { Button } from "#ui/controls/Button.tsx";
import { IconButton } from "#ui/controls/IconButton.tsx";
import { offerUndo } from "#ui/overlays/undo.ts";
import { BOARD_PATH, boardSearch, boardTarget } from "#components/match/boardAddress.ts";
import styles from "./BoardPage.module.css";

export function BoardStartPage() {
  const selection = useAtomValue(boardSelectionAtom);
  const navigation = useNavigation();
  return (
    <article className={styles["page"]}>
      <h1 className={styles["title"]}>
        <Trans comment="Heading and page name: a page with tiles of chosen matches">Board</Trans>
      </h1>
      <section className={styles["card"]}>
        <p className={styles["words"]}>
          <Trans>
            A board shows up to 16 matches on one page: score, cards, odds and the last events of each. Add
            matches with “Add to the board” in the menu of a match, or begin with one of these.
          </Trans>
        </p>
        <div className={styles["acts"]}>
          {selection.length === 0 ? null : (
            <Button look="primary" onClick={() => navigation.go(boardTarget(selection))}>
              <Plural
                value={selection.length}
                one="Open your selection (# match)"
                other="Open your selection (# matches)"
              />
            </Button>
          )}
          <OpenAsBoard start={{ kind: "favorites", runningOnly: true }} icon="star">
            <Trans>Running favourites</Trans>
          </OpenAsBoard>
          <OpenAsBoard start={{ kind: "hot" }} icon="ball">
            <Trans>Hot matches</Trans>
          </OpenAsBoard>
        </div>
      </section>
      <SavedBoards />
    </article>
  );
}

function SavedBoards() {
  const { t } = useLingui();
  const [saved, setSaved] = useAtom(savedBoardsAtom);
  function remove(board: SavedBoard): void {
    const { name } = board;
    const place = saved.indexOf(board);
    setSaved((known) => known.filter((each) => each.name !== name));
    offerUndo({
      text: t`Board deleted: ${name}`,
      action: t`Undo`,
      // Boards that were saved meanwhile, in another tab too, stay: one of this name, and the last that there is room for.
      undo: () =>
        setSaved((known) =>
          known.length >= SAVED_MAX || known.some((each) => each.name === name)
            ? known
            : known.toSpliced(place, 0, board),
        ),
    });
  }
  if (saved.length === 0) return null;
  return (
    <section className={styles["card"]} aria-labelledby="saved-boards">
      <h2 id="saved-boards" className={styles["name"]}>
        <Trans>Saved boards</Trans>
      </h2>
      <ul className={styles["saved"]}>
        {saved.map((board) => {
          const { name, matchIds } = board;
          return (
            <li key={name}>
              <RowLink path={BOARD_PATH} search={boardSearch(matchIds)}>
                <bdi translate="no">{name}</bdi>
                <span className={styles["count"]}>
                  <Plural value={matchIds.length} one="# match" other="# matches" />
                </span>
              </RowLink>
              <IconButton
                icon="close"
                iconSize={16}
                label={t`Delete: ${name}`}
                onClick={() => remove(board)}
              />
            </li>
          );
        })}
      </ul>
    </section>
  );
}
