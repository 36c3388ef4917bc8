// A member's picture in a circle, which leads to their profile (SPEC §2 "User avatar").
import { classNames } from "#ui/styles/classNames.ts";
import { Image } from "#ui/content/Image.tsx";
import { profilePath } from "../page/pageLinks.ts";
import { PLACEHOLDERS } from "../page/placeholders.ts";
import { RowLink } from "../page/RowLink.tsx";
import styles from "./UserAvatar.module.css";

/** Edges of SPEC §2 in CSS px. */
const SIZES = { small: 20, default: 28, large: 40 } as const;

export interface UserAvatarProps {
  readonly user: {
    readonly id: number;
    readonly name: string;
    /** "" for none: the default head. */
    readonly avatar: string;
  };
  /** One of SPEC's, of which the large one is usual, or an edge in CSS px. */
  readonly size?: keyof typeof SIZES | number;
  /** false draws the picture alone. */
  readonly linked?: boolean;
  /** The name beside it leads there too: one stop for the keyboard, and one link to be read out, are enough. */
  readonly besideLink?: boolean;
  readonly className?: string | undefined;
}

/** The picture is drawn scaled by 1.07 within its circle, so that no light edge of it shows. */
export function UserAvatar(props: UserAvatarProps) {
  const { user, size = "large", linked = true, besideLink = false, className } = props;
  const edge = typeof size === "number" ? size : SIZES[size];
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
