// A question in a dialog with two buttons; Esc and the close button mean no.
import { useLingui } from "@lingui/react/macro";
import { type ReactNode, useRef } from "react";
import { Button } from "../controls/Button.tsx";
import styles from "./ConfirmDialog.module.css";
import { Dialog } from "./Dialog.tsx";

export interface ConfirmDialogProps {
  readonly open: boolean;
  readonly title: ReactNode;
  readonly children?: ReactNode;
  readonly confirm: ReactNode;
  readonly cancel: string;
  /** The action cannot be undone. */
  readonly danger?: boolean;
  readonly onAnswer: (yes: boolean) => void;
}

export function ConfirmDialog(props: ConfirmDialogProps) {
  const { open, title, children, confirm, cancel, danger = false, onAnswer } = props;
  const { t } = useLingui();
  const yes = useRef<HTMLButtonElement>(null);
  const no = useRef<HTMLButtonElement>(null);
  return (
    <Dialog
      open={open}
      onClose={() => onAnswer(false)}
      title={title}
      closeLabel={t`Close`}
      // A repeated Enter must not start an action that cannot be undone.
      initialFocus={danger ? no : yes}
      actions={
        <>
          <Button ref={no} onClick={() => onAnswer(false)}>
            {cancel}
          </Button>
          <Button
            ref={yes}
            look="primary"
            className={danger ? styles["danger"] : undefined}
            onClick={() => onAnswer(true)}
          >
            {confirm}
          </Button>
        </>
      }
    >
      {children}
    </Dialog>
  );
}
