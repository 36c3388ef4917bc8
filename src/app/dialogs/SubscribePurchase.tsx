// Shows the purchase dialog when a page sends its event; the dialog's code is loaded with the first event.
import { useEffect, useState } from "react";
import { withTexts } from "#i18n/withTexts.ts";
import { usePlace } from "#state/navigation/hooks.ts";
import { SHOW_SUBSCRIBE_PURCHASE } from "#state/dialogs/subscribePurchase.ts";
import { lazyDialog } from "#ui/page/lazyPart.tsx";

const ComingPurchase = lazyDialog(
  async () => (await withTexts(() => import("#features/subscribe/ComingPurchase.tsx"))).ComingPurchase,
  ({ onClose }) => onClose(),
);

/** It closes on any change of the path (docs/product.md#rules-of-later-parts). */
export function SubscribePurchase() {
  return <AtPath key={usePlace((place) => place.path)} />;
}

function AtPath() {
  const [open, setOpen] = useState(false);
  useEffect(() => {
    const show = (): void => setOpen(true);
    addEventListener(SHOW_SUBSCRIBE_PURCHASE, show);
    return () => removeEventListener(SHOW_SUBSCRIBE_PURCHASE, show);
  }, []);
  return <ComingPurchase open={open} onClose={() => setOpen(false)} />;
}
