// Reports a post, a reply or a member: the reason, a text, and what became of the report.
// See docs/product.md#reports.
import { Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { nameInText } from "#components/people/nameInText.ts";
import { openMemberDialog, type Reportable } from "#state/dialogs/memberDialogs.ts";
import { Button } from "#ui/controls/Button.tsx";
import { Dialog } from "#ui/overlays/Dialog.tsx";
import { type Begun, ReportForm } from "./ReportForm.tsx";
import styles from "./dialogParts.module.css";

export interface ReportDialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly target: Reportable;
  readonly begun: Begun | undefined;
}

export function ReportDialog({ open, onClose, target, begun }: ReportDialogProps) {
  const { t } = useLingui();
  const [sent, setSent] = useState<{ readonly isRepeated: boolean }>();
  const titles = {
    post: t`Report a post`,
    reply: t`Report a reply`,
    user: t`Report a member`,
  };
  return (
    <Dialog open={open} onClose={onClose} title={titles[target.kind]} closeLabel={t`Close`}>
      {sent === undefined ? (
        <ReportForm target={target} begun={begun} onSent={setSent} onCancel={onClose} />
      ) : (
        <Thanks target={target} isRepeated={sent.isRepeated} onClose={onClose} />
      )}
    </Dialog>
  );
}

interface ThanksProps {
  readonly target: Reportable;
  readonly isRepeated: boolean;
  readonly onClose: () => void;
}

function Thanks({ target: { author }, isRepeated, onClose }: ThanksProps) {
  const { t, i18n } = useLingui();
  const name = nameInText(author.name, i18n);
  return (
    <div className={styles["parts"]}>
      <p role="status" ref={focusOnce} tabIndex={-1}>
        {isRepeated ? (
          <Trans>You have reported this before. We are looking at it.</Trans>
        ) : (
          <Trans>Thank you. We will look at your report.</Trans>
        )}
      </p>
      <div className={styles["buttons"]}>
        <Button look="primary" onClick={onClose}>
          <Trans>Close</Trans>
        </Button>
        <Button onClick={() => openMemberDialog({ open: "mute", person: author })}>
          {t({ message: `Mute ${name}`, comment: "Entry of a menu: hides what a member writes" })}
        </Button>
      </div>
    </div>
  );
}

/** The button that sent the report has gone; its focus stays within the dialog. */
function focusOnce(element: HTMLElement | null): void {
  element?.focus();
}
