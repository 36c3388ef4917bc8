// The dialog in which a member buys a subscription to a creator.
// See docs/product.md#purchase-dialog.
import { useLingui } from "@lingui/react/macro";
import type { PurchaseRequest } from "#state/dialogs/subscribePurchase.ts";
import { useMember } from "#state/session/useMember.ts";
import { Dialog } from "#ui/overlays/Dialog.tsx";
import { PurchaseBody } from "./PurchaseBody.tsx";
import { SignInAgain } from "./SignInAgain.tsx";

export interface PurchaseDialogProps extends PurchaseRequest {
  readonly open: boolean;
  readonly onClose: () => void;
}

export function PurchaseDialog({ userId, userName = "", avatar = "", open, onClose }: PurchaseDialogProps) {
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
        <PurchaseBody
          key={session}
          creatorId={userId}
          known={{ id: userId, name: userName, avatar }}
          open={open}
          onClose={onClose}
        />
      )}
    </Dialog>
  );
}
