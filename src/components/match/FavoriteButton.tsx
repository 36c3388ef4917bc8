// The star: marks a match, a league or a team as a favourite, at once and in every tab.
import { useLingui } from "@lingui/react/macro";
import type { FavoriteKind } from "#domain/favourites.ts";
import { useLiveCommands } from "#state/live/client/hooks.ts";
import { Icon } from "#ui/content/Icon.tsx";
import styles from "./FavoriteButton.module.css";
import { usePressed } from "./usePressed.ts";

export function FavoriteButton({
  kind,
  id,
  on,
  name,
}: {
  kind: FavoriteKind;
  id: number;
  on: boolean;
  /** Name of the match, league or team, for the button's label. */
  name: string;
}) {
  const { t } = useLingui();
  const { toggleFavorite } = useLiveCommands();
  const { shown, press } = usePressed(on, (chosen) => toggleFavorite(kind, id, chosen));
  return (
    <button
      type="button"
      className={styles["star"]}
      data-favorite={kind}
      aria-pressed={shown}
      aria-label={t`Favourite: ${name}`}
      onClick={press}
    >
      <Icon name="star" size={18} />
    </button>
  );
}
