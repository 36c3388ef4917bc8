// Shows the sign-in dialog when a page sends its event; the dialog's code is loaded with the first event.
// See docs/product.md#sign-in-dialog.
import { useCallback, useEffect, useState } from "react";
import type { AuthDialogProps } from "#features/auth/AuthDialog.tsx";
import { withTexts } from "#i18n/withTexts.ts";
import { type AuthRequest, onAuthDialog } from "#state/dialogs/authDialog.ts";
import { lazyDialog } from "#ui/page/lazyPart.tsx";

export const LateAuthDialog = lazyDialog<AuthDialogProps & { readonly open: boolean }>(
  async () => (await withTexts(() => import("#features/auth/AuthDialog.tsx"))).AuthDialog,
  ({ onClose }) => onClose(),
);

export function Auth() {
  const [request, setRequest] = useState<AuthRequest>();
  // Each request is an object of its own, so that the same one opens the dialog again.
  useEffect(() => onAuthDialog((asked) => setRequest({ ...asked })), []);
  const close = useCallback(() => setRequest(undefined), []);
  return <LateAuthDialog open={request !== undefined} request={request} onClose={close} />;
}
