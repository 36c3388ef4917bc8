// Why a text was not sent, in words for its writer; that it was not is said beside them.
// See docs/product.md#writing-posts.
import { i18n } from "@lingui/core";
import { t } from "@lingui/core/macro";
import { TOO_MANY_REQUESTS } from "#domain/failureWords.ts";
import type { ContentProblem } from "#domain/writing/contentRules.ts";
import type { SendProblem } from "#domain/writing/draft.ts";
import { tooManyText } from "../acting/tellFailure.ts";

/** The server's words where it said any; "" where there is nothing to add. */
export function problemText({ kind, words }: SendProblem): string {
  if (words === TOO_MANY_REQUESTS) return tooManyText();
  if (words !== "") return words;
  switch (kind) {
    case "empty":
    case "long":
      return contentProblemText(kind === "empty" ? "empty" : "textLong");
    case "offline":
      return t(i18n)`You are offline.`;
    case "signedOut":
      return t(i18n)`Your sign-in has ended. Your text is kept: sign in to go on.`;
    case "changed":
      return t(i18n)`This post was changed elsewhere while you edited it.`;
    case "media":
      return t(i18n)`A picture or video could not be uploaded.`;
    default:
      return "";
  }
}

/** What keeps a text from being published. */
export function contentProblemText(problem: ContentProblem): string {
  switch (problem) {
    case "empty":
      return t(i18n)`Write something first.`;
    case "titleLong":
      return t(i18n)`The title is too long.`;
    case "documentLarge":
      return t(i18n)`This text has too many formats, links or pictures.`;
    default:
      return t(i18n)`This text is too long.`;
  }
}
