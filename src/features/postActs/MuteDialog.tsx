// Asks for how long a member is to be muted.
// See docs/product.md#muting.
import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { nameInText } from "#components/people/nameInText.ts";
import { muteMember } from "#components/posts/acting/muteMember.ts";
import type { MemberDialog } from "#state/dialogs/memberDialogs.ts";
import { calendarDay } from "#domain/zones.ts";
import { useFormats } from "#i18n/hooks.ts";
import { useLiveClient } from "#state/live/client/hooks.ts";
import { usePageData } from "#state/pageData/usePageData.ts";
import { useServerTime } from "#state/live/useServerTime.ts";
import { useViewerZone } from "#state/preferences/useViewerZone.ts";
import { RadioRows } from "#ui/controls/RadioRows.tsx";
import { ConfirmDialog } from "#ui/overlays/ConfirmDialog.tsx";
import styles from "./dialogParts.module.css";

const DAY_MS = 24 * 60 * 60_000;

interface Duration {
  readonly name: MessageDescriptor;
  /** undefined for ever. */
  readonly ms: number | undefined;
}

const DURATIONS = {
  day: { name: msg({ message: "24 hours", comment: "How long a member is muted" }), ms: DAY_MS },
  week: { name: msg({ message: "7 days", comment: "How long a member is muted" }), ms: 7 * DAY_MS },
  month: { name: msg({ message: "30 days", comment: "How long a member is muted" }), ms: 30 * DAY_MS },
  ever: { name: msg({ message: "For ever", comment: "How long a member is muted" }), ms: undefined },
} as const satisfies Readonly<Record<string, Duration>>;
type DurationName = keyof typeof DURATIONS;

export interface MuteDialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly person: Extract<MemberDialog, { readonly open: "mute" }>["person"];
}

export function MuteDialog({ open, onClose, person }: MuteDialogProps) {
  const { t, i18n } = useLingui();
  const client = useLiveClient();
  const [chosen, setChosen] = useState<DurationName>("day");
  const name = nameInText(person.name, i18n);
  return (
    <ConfirmDialog
      open={open}
      title={t`Mute ${name}?`}
      confirm={<Trans comment="Button: hide a member's posts">Mute</Trans>}
      cancel={t`Cancel`}
      onAnswer={(yes) => {
        onClose();
        if (yes) void muteMember({ client }, person, DURATIONS[chosen].ms);
      }}
    >
      <div className={styles["parts"]}>
        <p>
          <Trans>You will not see their posts, replies and notifications. They are not told.</Trans>
        </p>
        {person.isCreator === true ? <PaidLine creatorId={person.id} name={name} /> : null}
        <div className={styles["choices"]}>
          <RadioRows
            legend={<Trans>For how long?</Trans>}
            options={Object.entries(DURATIONS).map(([value, { name: duration }]) => ({
              value,
              name: i18n._(duration),
            }))}
            value={chosen}
            onChange={(value) => setChosen(value as DurationName)}
          />
        </div>
      </div>
    </ConfirmDialog>
  );
}

/** Says what muting means for the money of one who is subscribed, or may be. */
function PaidLine({ creatorId, name }: { readonly creatorId: number; readonly name: string }) {
  const formats = useFormats();
  const zone = useViewerZone();
  const { data } = usePageData("creator", { userId: creatorId });
  const until = data?.subscribedUntil;
  const isOver = useServerTime((now) => until === undefined || until <= now);
  if (data !== undefined && isOver) return null;
  const day = until === undefined ? "" : formats.numericDay(calendarDay(until, zone.offsetAt(until)));
  return (
    <p>
      {until === undefined ? (
        <Trans>If you are subscribed to {name}, the subscription goes on and you get no money back.</Trans>
      ) : (
        <Trans>
          You are subscribed to {name} until {day}. The subscription goes on and you get no money back.
        </Trans>
      )}
    </p>
  );
}
