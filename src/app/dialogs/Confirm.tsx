// Shows confirmation questions in the frame; the dialog's code is loaded with the first question.
import { useAtomValue } from "jotai";
import { useState } from "react";
import { questionAtom } from "#state/dialogs/confirm.ts";
import { lazyDialog } from "#ui/page/lazyPart.tsx";

const ConfirmDialog = lazyDialog(
  async () => (await import("#ui/overlays/ConfirmDialog.tsx")).ConfirmDialog,
  // A question that cannot be shown counts as refused.
  ({ onAnswer }) => onAnswer(false),
);

export function Confirm() {
  const open = useAtomValue(questionAtom);
  // The last question stays rendered while the dialog closes.
  const [asked, setAsked] = useState(open);
  if (open && open !== asked) setAsked(open);
  if (!asked) return null;
  const { title, message, confirm, cancel, danger, answer } = asked;
  return (
    <ConfirmDialog
      open={open !== undefined}
      title={title ?? message}
      confirm={confirm}
      cancel={cancel}
      danger={danger === true}
      onAnswer={answer}
    >
      {title === undefined ? null : message}
    </ConfirmDialog>
  );
}
