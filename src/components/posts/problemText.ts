// Why a text was not sent, in words for its writer.
// See docs/product.md#writing-simple-posts.
import { i18n } from "@lingui/core";
import { plural, t } from "@lingui/core/macro";
import { TOO_MANY_REQUESTS } from "#domain/failureWords.ts";
import type { SendProblem } from "#state/writing/texts.ts";
import { tooManyText } from "../forms/tellFailure.ts";

/** `most`: letters that the text may have. */
export function problemText({ kind, words }: SendProblem, most: number): string {
  switch (kind) {
    case "empty":
      return t(i18n)`Write something first.`;
    case "long":
      return t(
        i18n,
      )`${plural(most, { one: "Use at most # character.", other: "Use at most # characters." })}`;
    case "offline":
      return t(i18n)`You are offline. Your text is kept here until you send it.`;
    case "signedOut":
      return t(i18n)`Your sign-in has ended. Your text is kept: sign in to go on.`;
    case "sentBefore":
      return t(
        i18n,
      )`This was already sent, before you changed it. If you send it now, it is posted a second time.`;
    case "unknown":
      return t(i18n)`We do not know whether this was sent. Sending it again does not post it twice.`;
    default:
      if (words === TOO_MANY_REQUESTS) return tooManyText();
      return words === "" ? t(i18n)`This was not sent. Try again.` : words;
  }
}
