// The star: marks a match, a league or a team as a favourite, at once and in every tab.
import { useLingui } from "@lingui/react/macro";
import type { FavoriteKind } from "#domain/favorites.ts";
import { useIsFavorite, useLiveCommands } from "#state/live/client/hooks.ts";
import { Icon } from "#ui/content/Icon.tsx";
import styles from "./FavoriteButton.module.css";

export function FavoriteButton({
  kind,
  id,
  name,
}: {
  kind: FavoriteKind;
  id: number;
  /** What is marked, for the button's label. */
  name: string;
}) {
  const { t } = useLingui();
  const { toggleFavorite } = useLiveCommands();
  const isFavorite = useIsFavorite(kind, id);
  return (
    <button
      type="button"
      className={styles["star"]}
      data-favorite={kind}
      aria-pressed={isFavorite}
      aria-label={t`Favourite: ${name}`}
      onClick={() => toggleFavorite(kind, id, !isFavorite)}
    >
      <Icon name="star" size={18} />
    </button>
  );
}
