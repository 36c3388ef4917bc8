// The way to the sign-in dialog: an event that any page may send and the frame answers.
// See docs/product.md#sign-in-dialog.
import { getDefaultStore } from "jotai";
import { sessionAtom } from "../session/sessionAtom.ts";

export const OPEN_AUTH_DIALOG = "open-auth-dialog";

export interface AuthRequest {
  /** What the dialog shows first; signing in unless told otherwise. */
  readonly view?: "signIn" | "register" | "reset";
  /** Goes on with what the visitor was about to do, once they are signed in. */
  readonly goOn?: () => void;
}

/** Opens the sign-in dialog, which is fetched when first wanted. */
export function openAuthDialog(request: AuthRequest = {}): void {
  dispatchEvent(new CustomEvent<AuthRequest>(OPEN_AUTH_DIALOG, { detail: request }));
}

/** Runs what only members may do: at once for a member, after signing in for a visitor. */
export function asMember(run: () => void): void {
  if (getDefaultStore().get(sessionAtom)) run();
  else openAuthDialog({ goOn: run });
}
