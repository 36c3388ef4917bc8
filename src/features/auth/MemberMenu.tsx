// The member's menu and the count of unread messages on their picture; its code loads when the page is idle.
import { i18n } from "@lingui/core";
import { msg, plural } from "@lingui/core/macro";
import { Plural, useLingui } from "@lingui/react/macro";
import type { RefObject } from "react";
import { confirmDialog } from "#state/dialogs/confirm.ts";
import { openMySubscriptions } from "#state/dialogs/mySubscriptions.ts";
import type { LiveClient } from "#state/live/client/liveClient.ts";
import { useLiveClient } from "#state/live/client/hooks.ts";
import { useNavigation } from "#state/navigation/hooks.ts";
import { usePageData } from "#state/pageData/usePageData.ts";
import { signOut } from "#state/session/signInOut.ts";
import { countMyDrafts, dropMyDrafts, mayHaveMyDrafts } from "#state/writing/leavingDrafts.ts";
import { Badge } from "#ui/content/Badge.tsx";
import type { MenuItem } from "#ui/overlays/Menu.tsx";
import { MenuSurface } from "#ui/overlays/MenuSurface.tsx";
import { showToast } from "#ui/overlays/toast.ts";
import { VisuallyHidden } from "#ui/page/VisuallyHidden.tsx";
import styles from "./MemberMenu.module.css";

const NOTHING = {} as const;
/** ms between two requests for unread messages by a visible tab. */
const UNREAD_EVERY_MS = 60_000;

export interface MemberMenuProps {
  readonly name: string;
  /** Id of the text with the count of unread messages. */
  readonly unreadId: string;
  readonly anchor: RefObject<HTMLButtonElement | null>;
  readonly open: boolean;
  readonly focusItem: boolean;
  onOpenChange(open: boolean): void;
}

/**
 * docs/product.md#drafts: a sign-out removes the member's drafts, so it asks first when there are any, or may be. Without any
 * it is done before the page can be left. False when the member stays.
 */
async function leave(client: LiveClient): Promise<boolean> {
  const count = mayHaveMyDrafts() ? await countMyDrafts(client) : 0;
  const isSure =
    count === 0 ||
    (await confirmDialog({
      message: i18n._(
        count === undefined
          ? msg`Signing out removes your drafts from this browser.`
          : msg`${plural(count, { one: "You have # draft. Signing out removes it.", other: "You have # drafts. Signing out removes them." })}`,
      ),
      confirm: i18n._(msg`Sign out`),
      cancel: i18n._(msg`Cancel`),
      danger: true,
    }));
  if (!isSure) return false;
  dropMyDrafts(client);
  await signOut(client);
  return true;
}

export function MemberMenu({ name, unreadId, ...surface }: MemberMenuProps) {
  const { t } = useLingui();
  const client = useLiveClient();
  const navigation = useNavigation();
  const unread = usePageData("unreadNotices", NOTHING, { refreshEveryMs: UNREAD_EVERY_MS }).data?.total ?? 0;
  const leaveAndTell = async (): Promise<void> => {
    if (await leave(client)) showToast(t`You are signed out.`);
  };
  const pages: readonly MenuItem[] = [
    { id: "profile", label: t`Profile`, onSelect: () => navigation.go({ to: "/profile" }) },
    {
      id: "messages",
      label: (
        <span className={styles["line"]}>
          {t`Notifications`}
          <Badge count={unread} look="alert" />
        </span>
      ),
      onSelect: () => navigation.go({ to: "/message" }),
    },
    {
      id: "subscriptions",
      label: t({ message: "My subscriptions", comment: "Title of the list of one's own subscriptions" }),
      onSelect: openMySubscriptions,
    },
    { id: "favorites", label: t`Favourites`, onSelect: () => navigation.go({ to: "/favorites" }) },
    {
      id: "creators",
      label: t({ message: "Creators", comment: "Heading: members who sell subscriptions to their posts" }),
      onSelect: () => navigation.go({ to: "/creators" }),
    },
    {
      id: "invite",
      label: t`Invite friends`,
      onSelect: () => navigation.go({ to: "/inviteactivity" }),
    },
    {
      id: "postReward",
      label: t`Post rewards`,
      onSelect: () => navigation.go({ to: "/activity/postreward" }),
    },
    { id: "settings", label: t`Settings`, onSelect: () => navigation.go({ to: "/settings" }) },
    { id: "feedback", label: t`Feedback`, onSelect: () => navigation.go({ to: "/feedback" }) },
  ];
  const groups = [
    { label: name, items: pages },
    { label: "", items: [{ id: "signOut", label: t`Sign out`, onSelect: () => void leaveAndTell() }] },
  ];
  return (
    <>
      {unread > 0 ? (
        <span className={styles["unread"]}>
          <span aria-hidden="true">
            <Badge count={unread} look="alert" />
          </span>
          <VisuallyHidden>
            <span id={unreadId}>
              <Plural value={unread} one="# unread notification" other="# unread notifications" />
            </span>
          </VisuallyHidden>
        </span>
      ) : null}
      <MenuSurface label={t`Account`} groups={groups} side="bottom" align="end" {...surface} />
    </>
  );
}
