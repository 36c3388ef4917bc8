// The place of questions in the frame: the dialog's code comes with the first one.
import { useAtomValue } from "jotai";
import { Suspense, useState } from "react";
import { questionAtom } from "#state/dialogs/confirm.ts";
import { lazyPart } from "#ui/page/lazyPart.tsx";

const ConfirmDialog = lazyPart(
  async () => (await import("#ui/overlays/ConfirmDialog.tsx")).ConfirmDialog,
  // What could not be asked was not agreed to.
  ({ onAnswer }) => onAnswer(false),
);

export function Confirm() {
  const open = useAtomValue(questionAtom);
  // It stays in the dialog while that closes.
  const [asked, setAsked] = useState(open);
  if (open && open !== asked) setAsked(open);
  if (!asked) return null;
  const { title, message, confirm, cancel, danger, answer } = asked;
  return (
    <Suspense fallback={null}>
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
    </Suspense>
  );
}
