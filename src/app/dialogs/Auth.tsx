// The sign-in dialog's place in the frame: it opens by an event; its code loads with the first one.
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
      // The payload may be missing: any script may send the event.
      setRequest({ ...(event as CustomEvent<AuthRequest | null>).detail });
    };
    addEventListener(OPEN_AUTH_DIALOG, open);
    return () => removeEventListener(OPEN_AUTH_DIALOG, open);
  }, []);
  const close = useCallback(() => setRequest(undefined), []);
  return <AuthDialog open={request !== undefined} request={request} onClose={close} />;
}
