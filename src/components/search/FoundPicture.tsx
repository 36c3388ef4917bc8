// The picture of something found: crest, badge, face, or a sign for matches and topics.
import { Icon } from "#ui/content/Icon.tsx";
import { Image } from "#ui/content/Image.tsx";
import { leagueLogoUrl, playerPhotoUrl, teamLogoUrl } from "../pictures/imageUrls.ts";
import { PLACEHOLDERS } from "../pictures/placeholders.ts";
import { UserAvatar } from "../people/UserAvatar.tsx";
import styles from "./FoundPicture.module.css";
import type { ItemKind, SearchItem } from "./searchItems.ts";

const PICTURES: Readonly<
  Record<
    Exclude<ItemKind, "match" | "person" | "topic">,
    { url(file: string): string | undefined; placeholder: string }
  >
> = {
  league: { url: leagueLogoUrl, placeholder: PLACEHOLDERS.league },
  team: { url: teamLogoUrl, placeholder: PLACEHOLDERS.team },
  player: { url: playerPhotoUrl, placeholder: PLACEHOLDERS.player },
};

/** Decoration: the name is beside it. */
export function FoundPicture({ item: { kind, id, name, picture } }: { readonly item: SearchItem }) {
  if (kind === "person")
    return <UserAvatar user={{ id, name, avatar: picture }} size="default" linked={false} />;
  if (kind === "match" || kind === "topic")
    return (
      <span className={styles["mark"]} aria-hidden="true">
        {kind === "match" ? <Icon name="ball" size={18} /> : <span>#</span>}
      </span>
    );
  const { url, placeholder } = PICTURES[kind];
  return (
    <Image
      src={url(picture)}
      placeholder={placeholder}
      width={28}
      height={28}
      className={kind === "player" ? styles["face"] : undefined}
    />
  );
}
