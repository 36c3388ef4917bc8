// A player on the pitch: face or shirt, short name, rating, captain's mark, and icons of his actions.
import { Trans, useLingui } from "@lingui/react/macro";
import { formatMinute } from "#domain/match/gameMinute.ts";
import type { Side } from "#domain/match/match.ts";
import type { Starter } from "#domain/match/lineups.ts";
import { playerPhotoUrl } from "#components/pictures/imageUrls.ts";
import { PlayerFrame } from "#components/page/PlayerFrame.tsx";
import { PLACEHOLDERS } from "#components/pictures/placeholders.ts";
import { Image } from "#ui/content/Image.tsx";
import { VisuallyHidden } from "#ui/page/VisuallyHidden.tsx";
import { Deeds } from "./Deeds.tsx";
import styles from "./PitchPlayer.module.css";
import { playerDeeds, shortName } from "./playerText.ts";
import { RatingBadge } from "./RatingBadge.tsx";

export function PitchPlayer({ player, side }: { readonly player: Starter; readonly side: Side }) {
  const { i18n } = useLingui();
  const { id, name, photo, shirt, captain, rating, redCards, wentOffAt } = player;
  return (
    <PlayerFrame id={id} className={styles["player"]}>
      <VisuallyHidden>
        {[shirt === 0 ? name : `${shirt} ${name}`, ...playerDeeds(player, i18n)].join(", ")}
      </VisuallyHidden>
      <span className={styles["face"]} data-side={side} aria-hidden="true">
        <Image
          src={playerPhotoUrl(photo)}
          placeholder={PLACEHOLDERS.player}
          width={40}
          height={40}
          className={styles["photo"]}
        />
        {shirt === 0 ? null : <span className={`${styles["shirt"]} num`}>{shirt}</span>}
        {rating === undefined ? null : (
          <span className={styles["rating"]}>
            <RatingBadge rating={rating} />
          </span>
        )}
        <span className={styles["signs"]}>
          <Deeds player={player} />
        </span>
        {wentOffAt === undefined || redCards > 0 ? null : (
          <span className={`${styles["off"]} num`}>{formatMinute(wentOffAt)}</span>
        )}
      </span>
      <span className={styles["name"]} dir="auto" aria-hidden="true" translate="no">
        {shortName(name)}
        {captain ? (
          <span className={styles["captain"]}>
            <Trans comment="Captain, one letter">C</Trans>
          </span>
        ) : null}
      </span>
    </PlayerFrame>
  );
}
