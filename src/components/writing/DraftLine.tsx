// Whether what is written is stored, beside the buttons of its box.
// See docs/product.md#drafts.
import { Trans } from "@lingui/react/macro";
import { useAtomValue } from "jotai";
import { areDraftsUnreadAtom } from "#state/writing/memberDrafts.ts";
import { Icon } from "#ui/content/Icon.tsx";
import styles from "./DraftLine.module.css";

export interface DraftLineProps {
  readonly save: "none" | "saving" | "saved" | "refused";
}

/** Only a refusal is read out: the other words change with every pause in writing. */
export function DraftLine({ save }: DraftLineProps) {
  const areUnread = useAtomValue(areDraftsUnreadAtom);
  if (areUnread && save !== "refused") {
    return (
      <p className={styles["line"]} data-look="refused" role="alert">
        <Icon name="warning" size={16} />
        <DraftsUnread />
      </p>
    );
  }
  return (
    <p className={styles["line"]} data-look={save} role={save === "refused" ? "alert" : undefined}>
      {save === "saving" ? (
        <span>
          <Trans>Saving…</Trans>
        </span>
      ) : null}
      {save === "saved" ? (
        <>
          <Icon name="check" size={16} />
          <span>
            <Trans comment="What was written is stored in this browser">Saved</Trans>
          </span>
        </>
      ) : null}
      {save === "refused" ? (
        <>
          <Icon name="warning" size={16} />
          <span>
            <Trans>Not saved: your browser refuses to store it.</Trans>
          </span>
        </>
      ) : null}
    </p>
  );
}

/** Earlier drafts are not lost, but not known here. */
export function DraftsUnread() {
  return <Trans>Your earlier drafts cannot be read at the moment. We keep trying.</Trans>;
}
