// The button that leads to the purchase of a subscription; a visitor signs in first.
// See docs/product.md#subscriptions.
import { Trans } from "@lingui/react/macro";
import { openSubscribePurchase, type PurchaseRequest } from "#state/dialogs/subscribePurchase.ts";
import { Button } from "#ui/controls/Button.tsx";

export interface SubscribeButtonProps {
  /** The creator, as far as the page knows. */
  readonly creator: PurchaseRequest;
  /** The reader has a subscription that ends soon. */
  readonly renews?: boolean;
  /** Id of the element with the creator's name, where the page has several such buttons. */
  readonly nameId?: string | undefined;
}

export function SubscribeButton({ creator, renews = false, nameId }: SubscribeButtonProps) {
  return (
    <Button
      small
      look={renews ? "plain" : "primary"}
      aria-describedby={nameId}
      onClick={() => openSubscribePurchase(creator)}
    >
      {renews ? (
        <Trans comment="Button: buys a subscription again before it ends">Renew</Trans>
      ) : (
        <Trans comment="Button: buys a subscription to the author of a post">Subscribe</Trans>
      )}
    </Button>
  );
}
