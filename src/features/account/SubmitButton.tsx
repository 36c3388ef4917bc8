// The submit button of the account's forms; while a submit is under way it keeps the focus and is marked busy.
import { Trans } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { Button } from "#ui/controls/Button.tsx";
import { classNames } from "#ui/styles/classNames.ts";
import styles from "./SubmitButton.module.css";

export interface SubmitButtonProps {
  readonly busy: boolean;
  /** Nothing to send. */
  readonly idle?: boolean;
  /** The action cannot be undone. */
  readonly danger?: boolean;
  readonly children: ReactNode;
}

export function SubmitButton({ busy, idle = false, danger = false, children }: SubmitButtonProps) {
  return (
    <Button
      type="submit"
      look="primary"
      className={classNames(styles["submit"], danger && styles["danger"])}
      aria-busy={busy}
      aria-disabled={idle || busy || undefined}
      onClick={idle ? (event) => event.preventDefault() : undefined}
    >
      {busy ? (
        <span key="busy">
          <Trans>Sending…</Trans>
        </span>
      ) : (
        <span key="idle">{children}</span>
      )}
    </Button>
  );
}
