// Opens the sign-in dialog by an event that any page may send and the frame handles.
// See docs/product.md#sign-in-dialog.
import { getDefaultStore } from "jotai";
import { sessionAtom } from "../session/sessionAtom.ts";

export const OPEN_AUTH_DIALOG = "open-auth-dialog";

export interface AuthRequest {
  /** The view the dialog opens with; the sign-in form by default. */
  readonly view?: "signIn" | "register" | "reset";
  /** Continues with what the visitor was about to do, after the sign-in. */
  readonly goOn?: () => void;
}

/** Opens the sign-in dialog; its code is loaded on first use. */
export function openAuthDialog(request: AuthRequest = {}): void {
  dispatchEvent(new CustomEvent<AuthRequest>(OPEN_AUTH_DIALOG, { detail: request }));
}

/** Runs what only members may do: at once for a member, after the sign-in for a visitor. */
export function asMember(run: () => void): void {
  if (getDefaultStore().get(sessionAtom)) run();
  else openAuthDialog({ goOn: run });
}
