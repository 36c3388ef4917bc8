// The sign-in button of visitors, or the member's picture with a menu whose code is loaded when idle.
import { useLingui } from "@lingui/react/macro";
import { useRef, useState } from "react";
import { UserAvatar } from "#components/people/UserAvatar.tsx";
import { openAuthDialog } from "#state/dialogs/authDialog.ts";
import { useMember } from "#state/session/useMember.ts";
import { classNames } from "#ui/styles/classNames.ts";
import { Icon } from "#ui/content/Icon.tsx";
import { lazyPart } from "#ui/page/lazyPart.tsx";
import { LateAuthDialog } from "../dialogs/Auth.tsx";
import styles from "./UserMenu.module.css";
import { whenIdle } from "../background/whenIdle.ts";
import { withTexts } from "#i18n/withTexts.ts";

const MemberMenu = lazyPart(
  async () => {
    await whenIdle();
    return (await withTexts(() => import("#features/auth/MemberMenu.tsx"))).MemberMenu;
  },
  { onMissing: ({ onOpenChange }) => onOpenChange(false) },
);

/** Id of the text with the number of unread messages, which describes the button. */
const UNREAD_ID = "unread-messages";

/** Visitor and member get the same element, so that it keeps the focus after a sign-in or sign-out. */
export function UserMenu() {
  const { t } = useLingui();
  const member = useMember();
  const anchor = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  const [byKey, setByKey] = useState(false);
  const label = member ? t`Account` : t`Sign in`;
  return (
    <div className={styles["user"]}>
      <button
        ref={anchor}
        type="button"
        aria-label={label}
        title={member?.name ?? label}
        aria-haspopup={member ? "menu" : "dialog"}
        aria-expanded={member ? open : undefined}
        aria-describedby={member ? UNREAD_ID : undefined}
        className={classNames(styles["button"], member ? styles["member"] : styles["visitor"])}
        onPointerEnter={member ? undefined : LateAuthDialog.fetchAhead}
        onFocus={member ? undefined : LateAuthDialog.fetchAhead}
        // A click by Enter or Space has the click count 0.
        onClick={({ detail }) => {
          if (member === undefined) openAuthDialog();
          setByKey(detail === 0);
          setOpen(member !== undefined && !open);
        }}
      >
        {member ? (
          <UserAvatar user={member} linked={false} size="default" />
        ) : (
          <>
            <span className={styles["icon"]}>
              <Icon name="user" size={22} />
            </span>
            <span className={styles["word"]}>{label}</span>
          </>
        )}
      </button>
      {member ? (
        <MemberMenu
          name={member.name}
          unreadId={UNREAD_ID}
          anchor={anchor}
          open={open}
          focusItem={byKey}
          onOpenChange={setOpen}
        />
      ) : null}
    </div>
  );
}
