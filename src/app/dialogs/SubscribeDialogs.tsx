// Shows the dialogs about subscriptions when a page sends their events; the code of each is loaded with the first event.
// See docs/product.md#purchase-dialog.
import { type ComponentType, useEffect, useState } from "react";
import { withTexts } from "#i18n/withTexts.ts";
import { onContributor } from "#state/dialogs/contributor.ts";
import { onMySubscriptions } from "#state/dialogs/mySubscriptions.ts";
import { onSubscribePurchase, type PurchaseRequest } from "#state/dialogs/subscribePurchase.ts";
import { usePlace } from "#state/navigation/hooks.ts";
import { currentMember } from "#state/session/sessionAtom.ts";
import { useMember } from "#state/session/useMember.ts";
import { lazyDialog } from "#ui/page/lazyPart.tsx";

interface DialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
}

const onMissing = ({ onClose }: DialogProps): void => onClose();

const PurchaseDialog = lazyDialog<DialogProps & PurchaseRequest>(
  async () => (await withTexts(() => import("#features/subscribe/PurchaseDialog.tsx"))).PurchaseDialog,
  onMissing,
);
const MySubscriptionsDialog = lazyDialog<DialogProps>(
  async () =>
    (await withTexts(() => import("#features/subscribe/MySubscriptionsDialog.tsx"))).MySubscriptionsDialog,
  onMissing,
);
const ContributorDialog = lazyDialog<DialogProps>(
  async () => (await withTexts(() => import("#features/subscribe/ContributorDialog.tsx"))).ContributorDialog,
  onMissing,
);

/** A change of the path closes them, a change of the query does not. */
export function SubscribeDialogs() {
  return <AtPath key={usePlace((place) => place.path)} />;
}

function AtPath() {
  return (
    <>
      <Opened on={onSubscribePurchase} dialog={PurchaseDialog} />
      <Opened on={onMySubscriptions} dialog={MySubscriptionsDialog} />
      <Opened on={onContributor} dialog={ContributorDialog} />
    </>
  );
}

interface OpenedProps<Request> {
  readonly on: (open: (request: Request) => void) => () => void;
  readonly dialog: ComponentType<Request & DialogProps>;
}

interface Shown<Request> {
  readonly request: Request;
  /** Each opening is a dialog of its own. */
  readonly at: number;
  readonly memberId: number | undefined;
}

/** The sign-in may end while a dialog is open; another member's sign-in closes it. */
function Opened<Request extends object>({ on, dialog: Dialog }: OpenedProps<Request>) {
  const memberId = useMember()?.id;
  const [shown, setShown] = useState<Shown<Request>>();
  const [isOpen, setOpen] = useState(false);
  useEffect(
    () =>
      on((request) => {
        const openedBy = currentMember()?.id;
        setShown((before) => ({ request, at: (before?.at ?? 0) + 1, memberId: openedBy }));
        setOpen(true);
      }),
    [on],
  );
  if (shown === undefined) return null;
  const { request, at, memberId: openedBy } = shown;
  if (memberId !== undefined && openedBy !== undefined && memberId !== openedBy) return null;
  return <Dialog key={at} {...request} open={isOpen} onClose={() => setOpen(false)} />;
}
