// A member's picture in a circle, linked to the profile.
// See docs/product.md#user-avatar.
import { classNames } from "#ui/styles/classNames.ts";
import { Image } from "#ui/content/Image.tsx";
import { profilePath } from "../page/pageLinks.ts";
import { PLACEHOLDERS } from "../pictures/placeholders.ts";
import { RowLink } from "../page/RowLink.tsx";
import styles from "./UserAvatar.module.css";

/** Edges in CSS px (docs/product.md#user-avatar). */
export const AVATAR_EDGES = { small: 20, default: 28, large: 40 } as const;

export interface UserAvatarProps {
  readonly user: {
    readonly id: number;
    readonly name: string;
    /** "" if the member has none: shows the default head. */
    readonly avatar: string;
  };
  /** Usually "large". */
  readonly size?: keyof typeof AVATAR_EDGES;
  /** false renders the picture without a link. */
  readonly linked?: boolean;
  /** The name next to it links to the profile too, so this link is hidden from keyboard and screen readers. */
  readonly besideLink?: boolean;
  readonly className?: string | undefined;
}

/** The picture is scaled by 1.07 within its circle, so that its light edges are cut off. */
export function UserAvatar(props: UserAvatarProps) {
  const { user, size = "large", linked = true, besideLink = false, className } = props;
  const edge = AVATAR_EDGES[size];
  const picture = (
    <Image
      src={user.avatar}
      placeholder={PLACEHOLDERS.user}
      width={edge}
      height={edge}
      className={styles["picture"]}
    />
  );
  if (!linked) return <span className={classNames(styles["avatar"], className)}>{picture}</span>;
  return (
    <RowLink
      path={profilePath(user.id)}
      label={user.name}
      quiet={besideLink}
      className={classNames(styles["avatar"], className)}
    >
      {picture}
    </RowLink>
  );
}
