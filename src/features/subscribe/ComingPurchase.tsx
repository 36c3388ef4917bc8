// Takes the place of the purchase dialog until subscriptions can be bought: says that they are not open yet.
// See docs/product.md#later-parts.
import { Trans, useLingui } from "@lingui/react/macro";
import { Button } from "#ui/controls/Button.tsx";
import { Dialog } from "#ui/overlays/Dialog.tsx";

export interface ComingPurchaseProps {
  readonly open: boolean;
  readonly onClose: () => void;
}

export function ComingPurchase({ open, onClose }: ComingPurchaseProps) {
  const { t } = useLingui();
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t({ id: "subscribe", message: "Subscribe", comment: "Title of the purchase dialog" })}
      closeLabel={t`Close`}
      wide
      actions={
        <Button look="primary" onClick={onClose}>
          <Trans>Close</Trans>
        </Button>
      }
    >
      <p>
        <Trans>Subscriptions to creators cannot be bought yet. Nothing was charged.</Trans>
      </p>
    </Dialog>
  );
}
