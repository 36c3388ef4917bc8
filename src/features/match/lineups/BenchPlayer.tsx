// A player of a list: on the bench, or of a team whose places on the pitch are not known.
import { useLingui } from "@lingui/react/macro";
import { formatMinute } from "#domain/match/gameMinute.ts";
import type { LineupPlayer, Position } from "#domain/match/lineups.ts";
import { playerPhotoUrl } from "#components/pictures/imageUrls.ts";
import { PlayerFrame } from "#components/page/PlayerFrame.tsx";
import { PLACEHOLDERS } from "#components/pictures/placeholders.ts";
import { Image } from "#ui/content/Image.tsx";
import { VisuallyHidden } from "#ui/page/VisuallyHidden.tsx";
import styles from "./BenchPlayer.module.css";
import { Deeds } from "./Deeds.tsx";
import { playerDeeds } from "./playerText.ts";
import { RatingBadge } from "./RatingBadge.tsx";
import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";

/** Names of players' positions. */
const POSITION_NAMES: Readonly<Record<Position, MessageDescriptor>> = {
  goalkeeper: msg`Goalkeeper`,
  defender: msg`Defender`,
  midfielder: msg`Midfielder`,
  forward: msg({ message: "Forward", comment: "A football player's position" }),
};

export function BenchPlayer({ player }: { readonly player: LineupPlayer }) {
  const { i18n } = useLingui();
  const { id, name, photo, shirt, position, rating, cameOnAt, wentOffAt } = player;
  const deeds = playerDeeds(player, i18n);
  return (
    <li>
      <PlayerFrame id={id} className={styles["player"]}>
        <span className={`${styles["shirt"]} num`}>{shirt === 0 ? null : shirt}</span>
        <Image
          src={playerPhotoUrl(photo)}
          placeholder={PLACEHOLDERS.player}
          width={28}
          height={28}
          className={styles["photo"]}
        />
        <span className={styles["text"]}>
          <span className={styles["name"]}>
            <bdi translate="no">{name}</bdi>
          </span>
          {position === undefined ? null : (
            <span className={styles["position"]}>{i18n._(POSITION_NAMES[position])}</span>
          )}
        </span>
        {deeds.length === 0 ? null : <VisuallyHidden>{deeds.join(", ")}</VisuallyHidden>}
        <span className={styles["signs"]} aria-hidden="true">
          <Deeds player={player} />
          {cameOnAt === undefined ? null : (
            <span className={`${styles["on"]} num`}>{formatMinute(cameOnAt)}</span>
          )}
          {wentOffAt === undefined ? null : (
            <span className={`${styles["off"]} num`}>{formatMinute(wentOffAt)}</span>
          )}
          {rating === undefined ? null : <RatingBadge rating={rating} />}
        </span>
      </PlayerFrame>
    </li>
  );
}
