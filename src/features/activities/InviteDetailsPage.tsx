// Who registered with one's code, when, and what each brought.
// See docs/product.md#invite-activity.
import { Plural, Trans, useLingui } from "@lingui/react/macro";
import type { Ref } from "react";
import { PagedList } from "#components/page/PagedList.tsx";
import { profilePath } from "#components/page/pageLinks.ts";
import { RowLink } from "#components/page/RowLink.tsx";
import { RowsSkeleton } from "#components/page/RowsSkeleton.tsx";
import { UserAvatar } from "#components/people/UserAvatar.tsx";
import type { InvitedFriend } from "#domain/activity/activity.ts";
import type { Paged } from "#domain/member/member.ts";
import { EmptyState } from "#ui/content/EmptyState.tsx";
import { usePageTitle } from "#ui/page/usePageTitle.ts";
import { InviteFrame } from "./InviteFrame.tsx";
import styles from "./InviteDetailsPage.module.css";
import { InstantText } from "./Period.tsx";
import { SignInFirst } from "./SignInFirst.tsx";

const NOTHING = {} as const;

export function InviteDetailsPage() {
  const { t } = useLingui();
  usePageTitle(t`Invite friends – Touchline`);
  return (
    <InviteFrame tab="details">
      {({ own }) =>
        own === undefined ? (
          <SignInFirst title={<Trans>Sign in to see your friends and what they brought.</Trans>} />
        ) : (
          <FriendList />
        )
      }
    </InviteFrame>
  );
}

function FriendList() {
  const { t } = useLingui();
  return (
    <PagedList
      call="invitedFriends"
      params={NOTHING}
      itemsOf={itemsOf}
      keyOf={idOf}
      label={t({ message: "Your friends", comment: "Tab: who registered with one's invitation code" })}
      skeleton={<RowsSkeleton rows={6} height={61} picture />}
      failed={<Trans>The list could not be loaded.</Trans>}
      moreFailed={<Trans>The rest of the list could not be loaded.</Trans>}
      empty={
        <EmptyState
          icon="user"
          title={<Trans>No one has joined with your code yet.</Trans>}
          actions={
            <RowLink path="/inviteactivity/share" className={styles["share"]}>
              <Trans>Share your code</Trans>
            </RowLink>
          }
        >
          <Trans>Send your link or code to friends who are not members yet.</Trans>
        </EmptyState>
      }
    >
      {(friend, ref) => <FriendLine friend={friend} ref={ref as Ref<HTMLDivElement>} />}
    </PagedList>
  );
}

interface FriendLineProps {
  readonly friend: InvitedFriend;
  readonly ref: Ref<HTMLDivElement> | undefined;
}

function FriendLine({ friend: { user, points, at }, ref }: FriendLineProps) {
  const { t } = useLingui();
  return (
    <div ref={ref} tabIndex={-1} className={styles["friend"]}>
      {user === undefined ? null : <UserAvatar user={user} besideLink />}
      <div className={styles["who"]}>
        {user === undefined ? (
          <span className={styles["gone"]}>
            <Trans comment="A friend who has deleted the account">Somebody who has left</Trans>
          </span>
        ) : (
          <RowLink path={profilePath(user.id)} className={styles["name"]}>
            <bdi translate="no">{user.name === "" ? t`Unknown member` : user.name}</bdi>
          </RowLink>
        )}
        {at === undefined ? null : (
          <span className={styles["when"]}>
            <InstantText at={at} />
          </span>
        )}
      </div>
      <b className={styles["points"]}>
        <Plural value={points} one="# point" other="# points" />
      </b>
    </div>
  );
}

const itemsOf = ({ items }: Paged<InvitedFriend>): readonly InvitedFriend[] => items;
const idOf = ({ id }: InvitedFriend): number => id;
