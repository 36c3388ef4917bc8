// Whether what is written is stored, beside the buttons of its box.
// See docs/product.md#drafts.
import { Trans } from "@lingui/react/macro";
import { Icon } from "#ui/content/Icon.tsx";
import styles from "./DraftLine.module.css";

export interface DraftLineProps {
  readonly save: "none" | "saving" | "saved" | "refused";
}

/** Only a refusal is read out: the other words change with every pause in writing. */
export function DraftLine({ save }: DraftLineProps) {
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
