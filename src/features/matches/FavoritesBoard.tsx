// The button that opens today's favourites as a board, running ones first.
import { useLingui } from "@lingui/react/macro";
import { useOpenBoard } from "#components/match/OpenAsBoard.tsx";
import { Icon } from "#ui/content/Icon.tsx";
import "#ui/content/moreIcons.ts";
import styles from "./ListControls.module.css";

export function FavoritesBoard() {
  const { t } = useLingui();
  const { open, isBusy } = useOpenBoard({ kind: "favorites", runningOnly: false });
  const words = t({ message: "As a board", comment: "Button: opens these matches on the board" });
  return (
    <button
      type="button"
      className={styles["pill"]}
      aria-label={words}
      title={words}
      disabled={isBusy}
      onClick={open}
    >
      <Icon name="tiles" size={16} />
    </button>
  );
}
