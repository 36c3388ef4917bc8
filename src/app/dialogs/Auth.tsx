// Shows the sign-in dialog when a page sends its event; the dialog's code is loaded with the first event.
// See docs/product.md#sign-in-dialog.
import { useCallback, useEffect, useState } from "react";
import type { AuthDialogProps } from "#features/auth/AuthDialog.tsx";
import { withTexts } from "#i18n/withTexts.ts";
import { type AuthRequest, OPEN_AUTH_DIALOG } from "#state/dialogs/authDialog.ts";
import { lazyDialog } from "#ui/page/lazyPart.tsx";

export const AuthDialog = lazyDialog<AuthDialogProps & { readonly open: boolean }>(
  async () => (await withTexts(() => import("#features/auth/AuthDialog.tsx"))).AuthDialog,
  ({ onClose }) => onClose(),
);

export function Auth() {
  const [request, setRequest] = useState<AuthRequest>();
  useEffect(() => {
    const open = (event: Event): void => {
      // The payload may be missing, because any script can send the event.
      setRequest({ ...(event as CustomEvent<AuthRequest | null>).detail });
    };
    addEventListener(OPEN_AUTH_DIALOG, open);
    return () => removeEventListener(OPEN_AUTH_DIALOG, open);
  }, []);
  const close = useCallback(() => setRequest(undefined), []);
  return <AuthDialog open={request !== undefined} request={request} onClose={close} />;
}
