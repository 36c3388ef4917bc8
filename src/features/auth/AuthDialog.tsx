// The sign-in dialog: an event opens it; a sign-in closes it and resumes the interrupted action.
// See docs/product.md#sign-in-dialog.
import { useLingui } from "@lingui/react/macro";
import { useEffect, useMemo, useRef, useState } from "react";
import type { AuthRequest } from "#state/dialogs/authDialog.ts";
import { useMember } from "#state/session/useMember.ts";
import { Dialog } from "#ui/overlays/Dialog.tsx";
import { AuthForms } from "./AuthForms.tsx";
import { AUTH_TITLES } from "./authView.ts";
import { welcome } from "./welcome.ts";

export interface AuthDialogProps {
  /** A new request opens the dialog again; undefined closes it. */
  readonly request: AuthRequest | undefined;
  onClose(): void;
}

export function AuthDialog({ request, onClose }: AuthDialogProps) {
  const { t, i18n } = useLingui();
  const [shown, setShown] = useState(request);
  const [view, setView] = useState(request?.view ?? "signIn");
  const forms = useRef<HTMLDivElement>(null);
  const firstField = useMemo(
    () => ({
      get current() {
        return forms.current?.querySelector<HTMLElement>("input:not([hidden])") ?? null;
      },
    }),
    [],
  );
  // The last request stays in the dialog while it closes.
  if (request !== undefined && request !== shown) {
    setShown(request);
    setView(request.view ?? "signIn");
  }
  const member = useMember();
  useEffect(() => {
    if (request === undefined || member === undefined) return;
    // Signed in here or in another tab: the interrupted action resumes.
    onClose();
    request.goOn?.();
  }, [request, member, onClose]);
  return (
    <Dialog
      open={request !== undefined}
      onClose={onClose}
      title={i18n._(AUTH_TITLES[view])}
      closeLabel={t`Close`}
      initialFocus={firstField}
    >
      <div ref={forms}>
        <AuthForms view={view} onView={setView} onSignedIn={welcome} />
      </div>
    </Dialog>
  );
}
