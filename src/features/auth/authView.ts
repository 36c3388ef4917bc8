// State shared by the views of signing in: the current view, the address typed, and the target of a sign-in.
import { msg } from "@lingui/core/macro";
import type { MessageDescriptor } from "@lingui/core";
import type { SignedIn } from "#domain/member/signIn.ts";

export type AuthView = "signIn" | "register" | "reset";

/** The title of dialog and page. */
export const AUTH_TITLES: Readonly<Record<AuthView, MessageDescriptor>> = {
  signIn: msg`Sign in`,
  register: msg`Create an account`,
  reset: msg`Forgot password`,
};

export interface AuthViewProps {
  /** Shared by the views. */
  readonly email: string;
  onEmail(email: string): void;
  onView(view: AuthView): void;
  onSignedIn(signedIn: SignedIn): void;
  /** The visitor changed from another view: the first field gets the focus. */
  readonly moved: boolean;
}
