// The header of a profile: picture, name, bio, counts, and the actions available to the viewer.
import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import type { Profile } from "#domain/member/member.ts";
import { calendarDay } from "#domain/zones.ts";
import { type LinkSearch, RowLink } from "#components/page/RowLink.tsx";
import { AVATAR_EDGES, UserAvatar } from "#components/people/UserAvatar.tsx";
import { useFormats } from "#i18n/hooks.ts";
import { useViewerZone } from "#state/preferences/useViewerZone.ts";
import { Icon } from "#ui/content/Icon.tsx";
import { Skeleton } from "#ui/content/Skeleton.tsx";
import styles from "./ProfileHeader.module.css";
import type { ProfileTab } from "./profileSearch.ts";
import { RelationButtons } from "./RelationButtons.tsx";
import { OfferAction } from "#components/creators/OfferAction.tsx";
import { SubscribeButton } from "#components/creators/SubscribeButton.tsx";
import { usePageData } from "#state/pageData/usePageData.ts";

export interface ProfileHeaderProps {
  readonly profile: Profile;
  /** Address of the page without its query. */
  readonly path: string;
}

export function ProfileHeader({ profile, path }: ProfileHeaderProps) {
  const { t } = useLingui();
  const formats = useFormats();
  const zone = useViewerZone();
  const { name, bio, joinedAt, self, favorites, postCount, followerCount, followingCount } = profile;
  const joined =
    joinedAt === undefined ? undefined : formats.numericDay(calendarDay(joinedAt, zone.offsetAt(joinedAt)));
  return (
    <header className={styles["header"]}>
      <UserAvatar user={profile} linked={false} />
      <div className={styles["who"]}>
        <h1 className={styles["name"]}>
          <bdi translate="no">{name === "" ? t`Unknown member` : name}</bdi>
        </h1>
        {joined === undefined ? null : (
          <p className={`${styles["joined"]} num`}>
            <Trans>Member since {joined}</Trans>
          </p>
        )}
      </div>
      <div className={styles["actions"]}>
        {self ? (
          <Link to="/settings/account/profile" className={styles["edit"]}>
            <Icon name="gear" size={18} />
            <Trans>Edit profile</Trans>
          </Link>
        ) : (
          <RelationButtons profile={profile} />
        )}
      </div>
      {bio === "" ? null : (
        <p className={styles["bio"]} dir="auto">
          {bio}
        </p>
      )}
      {profile.isCreator ? <ProfileOffer userId={profile.id} self={self} /> : null}
      <ul className={styles["figures"]}>
        <Figure path={path} count={postCount}>
          <Plural value={postCount} one="post" other="posts" />
        </Figure>
        <Figure path={path} tab="followers" count={followerCount}>
          <Plural value={followerCount} one="follower" other="followers" />
        </Figure>
        <Figure path={path} tab="following" count={followingCount}>
          <Plural value={followingCount} one="following" other="following" />
        </Figure>
      </ul>
      {favorites === undefined ? null : (
        <p className={styles["favorites"]}>
          <Icon name="star" size={16} className={styles["star"]} />
          <RowLink path="/favorites">
            <Trans>
              Favourites: <Plural value={favorites.match} one="# match" other="# matches" />,{" "}
              <Plural value={favorites.league} one="# league" other="# leagues" />,{" "}
              <Plural value={favorites.team} one="# team" other="# teams" />
            </Trans>
          </RowLink>
        </p>
      )}
    </header>
  );
}

interface FigureProps {
  readonly path: string;
  readonly tab?: ProfileTab;
  readonly count: number;
  /** Label of the count. */
  readonly children: ReactNode;
}

/** A count, linked to the tab that lists the counted items. */
function Figure({ path, tab, count, children }: FigureProps) {
  const formats = useFormats();
  const search: LinkSearch = { tab };
  return (
    <li>
      <RowLink
        path={path}
        search={search}
        tab={{ key: tab ?? "posts", current: false }}
        className={styles["figure"]}
      >
        <b className="num">{formats.number(count)}</b> <span>{children}</span>
      </RowLink>
    </li>
  );
}

export function ProfileHeaderSkeleton() {
  return (
    <div className={styles["header"]}>
      <Skeleton width={AVATAR_EDGES.large} height={AVATAR_EDGES.large} round />
      <div className={styles["who"]}>
        <Skeleton width={180} height={24} />
        <Skeleton width={140} height={14} />
      </div>
      <div className={styles["figures"]}>
        <Skeleton width={240} height={20} />
      </div>
    </div>
  );
}

interface ProfileOfferProps {
  readonly userId: number;
  /** The profile is the reader's own. */
  readonly self: boolean;
}

/**
 * What a creator's profile offers: posts for subscribers, their price, and the way to a subscription. See
 * docs/product.md#profile.
 */
function ProfileOffer({ userId, self }: ProfileOfferProps) {
  const { data, failure } = usePageData("creator", { userId });
  const fansPostCount = data?.fansPostCount ?? 0;
  return (
    <div className={styles["offer"]} data-creator-id={userId}>
      {data === undefined && failure === undefined ? <Skeleton width={220} height={16} /> : null}
      {fansPostCount === 0 ? null : (
        <p className={styles["posts"]}>
          <Plural value={fansPostCount} one="# post for subscribers" other="# posts for subscribers" />
        </p>
      )}
      {data === undefined ? null : <OfferAction creator={data} />}
      {/* The purchase says what is on offer where this page could not find out. */}
      {data === undefined && failure !== undefined && !self ? <SubscribeButton creator={{ userId }} /> : null}
    </div>
  );
}
