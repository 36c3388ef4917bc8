// A muted member: who, until when by the viewer's clock, and the button that unmutes.
import { Trans, useLingui } from "@lingui/react/macro";
import type { Ref } from "react";
import type { MutedUser } from "#domain/member/member.ts";
import { useAct } from "#components/forms/useAct.ts";
import { profilePath } from "#components/page/pageLinks.ts";
import { RowLink } from "#components/page/RowLink.tsx";
import { UserAvatar } from "#components/people/UserAvatar.tsx";
import { dateTimePattern, formatDateTime } from "#i18n/dateTime.ts";
import { useLocale } from "#i18n/hooks.ts";
import { useViewerZone } from "#state/preferences/viewerZone.ts";
import { Button } from "#ui/controls/Button.tsx";
import styles from "./MutedLine.module.css";

export interface MutedLineProps {
  readonly user: MutedUser;
  readonly ref?: Ref<HTMLDivElement> | undefined;
  /** The server has done it; `byKeyboard`: the button was not pressed by a pointer. */
  onUnmuted(byKeyboard: boolean): void;
}

export function MutedLine({ user, ref, onUnmuted }: MutedLineProps) {
  const { t } = useLingui();
  const { busy, run } = useAct("unmute");
  const name = user.name === "" ? t`Somebody` : user.name;
  const unmute = async (byKeyboard: boolean): Promise<void> => {
    const answer = await run({ userId: user.id });
    if (answer?.ok) onUnmuted(byKeyboard);
  };
  return (
    <div ref={ref} tabIndex={-1} className={styles["line"]} data-muted-user={user.id}>
      <UserAvatar user={user} besideLink />
      <div className={styles["texts"]}>
        <RowLink path={profilePath(user.id)} className={styles["name"]}>
          <bdi>{name}</bdi>
        </RowLink>
        <p className={styles["until"]}>
          <Until at={user.until} />
        </p>
      </div>
      <Button
        aria-disabled={busy}
        aria-label={t`Unmute ${name}`}
        // A click without a pointer has no count.
        onClick={({ detail }) => void unmute(detail === 0)}
      >
        <Trans comment="Button: show a member's posts again">Unmute</Trans>
      </Button>
    </div>
  );
}

/** Epoch ms; undefined for ever. */
function Until({ at }: { readonly at: number | undefined }) {
  const locale = useLocale();
  const zone = useViewerZone();
  if (at === undefined) return <Trans comment="How long somebody is muted">for ever</Trans>;
  const time = formatDateTime(at, zone.offsetAt(at), dateTimePattern(locale));
  return (
    <time dateTime={new Date(at).toISOString()} className="num">
      <Trans comment="How long somebody is muted: a date and time">until {time}</Trans>
    </time>
  );
}
