// Shows the dialogs about what members write in the frame; the code of each is loaded when it first opens.
import { useAtom } from "jotai";
import { useState } from "react";
import { withTexts } from "#i18n/withTexts.ts";
import { type MemberDialog, memberDialogAtom } from "#state/dialogs/memberDialogs.ts";
import { useMember } from "#state/session/useMember.ts";
import { lazyDialog } from "#ui/page/lazyPart.tsx";

const ReportDialog = lazyDialog(
  async () => (await withTexts(() => import("#features/postActs/ReportDialog.tsx"))).ReportDialog,
  ({ onClose }) => onClose(),
);
const MuteDialog = lazyDialog(
  async () => (await withTexts(() => import("#features/postActs/MuteDialog.tsx"))).MuteDialog,
  ({ onClose }) => onClose(),
);

interface Shown {
  readonly dialog: MemberDialog;
  /** Each opening is a dialog of its own. */
  readonly at: number;
  readonly memberId: number | undefined;
}

/** The sign-in may end while a dialog is open; another member's sign-in closes it. */
export function MemberDialogs() {
  const [open, setOpen] = useAtom(memberDialogAtom);
  const memberId = useMember()?.id;
  // The last dialog stays rendered while it closes.
  const [last, setLast] = useState<Shown>();
  if (open && open !== last?.dialog) setLast({ dialog: open, at: (last?.at ?? 0) + 1, memberId });
  if (last === undefined || (memberId !== undefined && memberId !== last.memberId)) return null;
  const { dialog, at } = last;
  const common = { open: open === dialog, onClose: () => setOpen(undefined) };
  if (dialog.open === "report")
    return <ReportDialog key={at} {...common} target={dialog.target} begun={dialog.begun} />;
  return <MuteDialog key={at} {...common} person={dialog.person} />;
}
