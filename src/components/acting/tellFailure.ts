// What the user is shown of a failed call (docs/product.md#error-catalogue): the server's words, the word
// error, or nothing.
import { i18n } from "@lingui/core";
import { t } from "@lingui/core/macro";
import { ERROR_WORD, TOO_MANY_REQUESTS } from "#domain/failureWords.ts";
import type { PageFailure } from "#state/pageData/pageClient.ts";
import type { ActFailure } from "#state/session/runAct.ts";
import { showToast } from "#ui/overlays/toast.ts";

type CallFailure = ActFailure | PageFailure;

/** The failure in words for the user; undefined for one that is silent. */
export function failureText({ reason, message, silent }: CallFailure): string | undefined {
  // docs/wire.md#code-401: after a sign-out the page changes by itself.
  if (silent === true || reason === "signedOut") return undefined;
  if (message === TOO_MANY_REQUESTS) return tooManyText();
  if (message !== "" && message !== ERROR_WORD) return message;
  return t(i18n)({ id: "error", message: "An error occurred." });
}

/** For status 429 without words of the server. */
export function tooManyText(): string {
  return t(i18n)`Too many requests at once. Wait a moment and try again.`;
}

/** Shows a toast for a failure, unless it is a silent one. */
export function tellFailure(failure: CallFailure): void {
  const text = failureText(failure);
  if (text !== undefined) showToast(text, "error");
}
