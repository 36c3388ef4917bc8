// Stores the session of a sign-in and shows a welcome toast.
import { i18n } from "@lingui/core";
import { t } from "@lingui/core/macro";
import { nameInText } from "#components/people/nameInText.ts";
import type { SignedIn } from "#domain/member/signIn.ts";
import { takeSignIn } from "#state/session/signInOut.ts";
import { showToast } from "#ui/overlays/toast.ts";

/** Signs in every tab. */
export function welcome(signedIn: SignedIn): void {
  takeSignIn(signedIn);
  const name = nameInText(signedIn.user.name, i18n);
  showToast(t(i18n)`Signed in as ${name}.`);
}
