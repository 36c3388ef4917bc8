// What all views of signing in share: which one is shown, the address typed so far, and where a sign-in goes.
import { msg } from "@lingui/core/macro";
import type { MessageDescriptor } from "@lingui/core";
import type { SignedIn } from "#domain/member/signIn.ts";

export type AuthView = "signIn" | "register" | "reset";

/** The title of dialog and page. */
export const AUTH_TITLES: Readonly<Record<AuthView, MessageDescriptor>> = {
  signIn: msg`Sign in`,
  register: msg`Create an account`,
  reset: msg`Forgotten password`,
};

export interface AuthViewProps {
  /** Kept between the views. */
  readonly email: string;
  onEmail(email: string): void;
  onView(view: AuthView): void;
  onSignedIn(signedIn: SignedIn): void;
  /** The visitor came from another view: the first field gets the focus. */
  readonly moved: boolean;
}
