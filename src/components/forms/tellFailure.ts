// What the user is shown of a failed call (docs/product.md#error-catalogue): the server's words, the word
// error, or nothing.
import { i18n } from "@lingui/core";
import { t } from "@lingui/core/macro";
import type { PageFailure } from "#state/pageData/pageClient.ts";
import type { ActFailure } from "#state/session/act.ts";
import { showToast } from "#ui/overlays/toast.ts";

type CallFailure = ActFailure | PageFailure;

/** The text of a failure without a message of the server. */
const NO_WORDS = "error";

/** The failure in words for the user; undefined for one that is silent. */
export function failureText({ reason, message, silent }: CallFailure): string | undefined {
  // docs/wire.md#code-401: after a sign-out the page changes by itself.
  if (silent === true || reason === "signedOut") return undefined;
  if (message !== "" && message !== NO_WORDS) return message;
  return t(i18n)({ id: "error", message: "An error occurred." });
}

/** Shows a toast for a failure, unless it is a silent one. */
export function tellFailure(failure: CallFailure): void {
  const text = failureText(failure);
  if (text !== undefined) showToast(text, "error");
}
