// A text to pass on, with a button that copies it.
import { useLingui } from "@lingui/react/macro";
import { type ReactNode, useId } from "react";
import { copyToClipboard } from "#state/browser/clipboard.ts";
import { classNames } from "#ui/styles/classNames.ts";
import { Button } from "#ui/controls/Button.tsx";
import { showToast } from "#ui/overlays/toast.ts";
import styles from "./CopyLine.module.css";

export interface CopyLineProps {
  readonly label: ReactNode;
  readonly value: string;
  /** The button's text. */
  readonly copy: string;
  /** Announced after copying. */
  readonly copied: string;
  readonly large?: boolean;
}

export function CopyLine({ label, value, copy, copied, large = false }: CopyLineProps) {
  const { t } = useLingui();
  const id = useId();
  async function toClipboard(): Promise<void> {
    if (await copyToClipboard(value)) showToast(copied);
    else showToast(t`This could not be copied. Mark the text and copy it.`, "error");
  }
  return (
    <div role="group" aria-labelledby={id} className={styles["copy"]}>
      <p id={id} className={styles["label"]}>
        {label}
      </p>
      <div className={styles["line"]}>
        <p dir="ltr" translate="no" className={classNames(styles["value"], large && styles["large"])}>
          {value}
        </p>
        <Button onClick={() => void toClipboard()}>{copy}</Button>
      </div>
    </div>
  );
}
