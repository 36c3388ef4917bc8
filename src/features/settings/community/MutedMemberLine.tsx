// A muted member: who, until when by the viewer's clock, and the button that unmutes, with an offer to undo that.
// See docs/product.md#undo.
import { Trans, useLingui } from "@lingui/react/macro";
import type { Ref } from "react";
import type { MutedUser } from "#domain/member/member.ts";
import { tellFailure } from "#components/acting/tellFailure.ts";
import { useAct } from "#components/acting/useAct.ts";
import { profilePath } from "#components/page/pageLinks.ts";
import { RowLink } from "#components/page/RowLink.tsx";
import { nameInText } from "#components/people/nameInText.ts";
import { UserAvatar } from "#components/people/UserAvatar.tsx";
import { dateTimePattern, formatDateTime } from "#i18n/dateTime.ts";
import { useLocale } from "#i18n/hooks.ts";
import { useLiveClient } from "#state/live/client/hooks.ts";
import { useViewerZone } from "#state/preferences/useViewerZone.ts";
import { runAct } from "#state/session/runAct.ts";
import { Button } from "#ui/controls/Button.tsx";
import { offerUndo } from "#ui/overlays/undo.ts";
import styles from "./MutedMemberLine.module.css";

export interface MutedMemberLineProps {
  readonly user: MutedUser;
  readonly ref?: Ref<HTMLDivElement> | undefined;
}

export function MutedMemberLine({ user, ref }: MutedMemberLineProps) {
  const { t, i18n } = useLingui();
  const client = useLiveClient();
  const { busy, run } = useAct("unmute");
  const name = user.name === "" ? t`Unknown member` : user.name;
  const muteAgain = async ({ id: userId, until }: MutedUser): Promise<void> => {
    const answer = await runAct(client, "mute", { userId, ...(until === undefined ? {} : { until }) });
    if (!answer.ok) tellFailure(answer);
  };
  const unmute = async (): Promise<void> => {
    const answer = await run({ userId: user.id });
    if (answer?.ok !== true) return;
    offerUndo({
      text: t`You will see what ${{ name: nameInText(user.name, i18n) }} writes again.`,
      action: t({ message: "Undo", comment: "Button: takes back what was just done" }),
      undo: () => void muteAgain(user),
    });
  };
  return (
    <div ref={ref} tabIndex={-1} className={styles["line"]} data-muted-user={user.id}>
      <UserAvatar user={user} besideLink />
      <div className={styles["texts"]}>
        <RowLink path={profilePath(user.id)} className={styles["name"]}>
          <bdi translate="no">{name}</bdi>
        </RowLink>
        <p className={styles["until"]}>
          <Until at={user.until} />
        </p>
      </div>
      <Button aria-disabled={busy} aria-label={t`Unmute ${name}`} onClick={() => void unmute()}>
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
