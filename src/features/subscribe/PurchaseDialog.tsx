// The dialog in which a member buys a subscription to a creator.
// See docs/product.md#purchase-dialog.
import { useLingui } from "@lingui/react/macro";
import { useMember } from "#state/session/useMember.ts";
import { Dialog } from "#ui/overlays/Dialog.tsx";
import { PurchaseBody } from "./PurchaseBody.tsx";
import { SignInAgain } from "./SignInAgain.tsx";

export interface PurchaseDialogProps {
  /** The creator. */
  readonly authorId: number;
  readonly open: boolean;
  readonly onClose: () => void;
}

export function PurchaseDialog({ authorId, open, onClose }: PurchaseDialogProps) {
  const { t } = useLingui();
  const session = useMember()?.session;
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t({ id: "subscribe", message: "Subscribe", comment: "Title of the purchase dialog" })}
      closeLabel={t`Close`}
      wide
    >
      {session === undefined ? (
        <SignInAgain />
      ) : (
        <PurchaseBody key={session} creatorId={authorId} open={open} onClose={onClose} />
      )}
    </Dialog>
  );
}
