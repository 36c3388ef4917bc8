// Why an upload has not arrived, in words for its writer.
// See docs/product.md#uploads.
import { i18n } from "@lingui/core";
import { t } from "@lingui/core/macro";
import { TOO_MANY_REQUESTS } from "#domain/failureWords.ts";
import type { ShownUpload, UploadRefusal } from "#state/writing/uploads.ts";
import { falsifiedText } from "../forms/falsifiedText.ts";
import { tooManyText } from "../acting/tellFailure.ts";

const interrupted = (): string => t(i18n)`The upload was interrupted. Try again.`;

function refusalText(refusal: UploadRefusal, kind: ShownUpload["kind"]): string {
  switch (refusal) {
    case "unknown":
      return t(i18n)`This file is neither a picture nor a video.`;
    case "empty":
      return t(i18n)`This file is empty.`;
    case "heic":
      return t(i18n)`This browser cannot open HEIC photos. Save the photo as JPEG and choose it again.`;
    case "quicktime":
      return t(i18n)`Not every browser plays this QuickTime video. Save it as MP4 and choose it again.`;
    case "mismatch":
      return t(i18n)`The type of this file does not match its name.`;
    case "room":
      return t(i18n)`There is not enough space for this file.`;
    case "large":
      return kind === "image"
        ? t(i18n)`This picture is too large. Choose one of at most 30 MB.`
        : t(i18n)`This video is too large. Choose one of at most 50 MB.`;
    case "long":
      return t(i18n)`This video is longer than 2 minutes.`;
    case "broken":
      return kind === "image"
        ? t(i18n)`This picture cannot be opened. Choose another one.`
        : t(i18n)`This video cannot be opened. Choose another one.`;
    case "falsified":
      return falsifiedText();
    default:
      return interrupted();
  }
}

/** undefined for an upload that has arrived or is on its way. */
export function uploadProblemText({ kind, problem, refusal }: ShownUpload): string | undefined {
  if (refusal !== undefined) return refusalText(refusal, kind);
  switch (problem?.kind) {
    case undefined:
      return undefined;
    case "offline":
      return t(i18n)`Waits for the network.`;
    case "signedOut":
      return t(i18n)`Waits until you sign in.`;
    case "unread":
      return t(i18n)`Your browser’s storage does not answer. We keep trying.`;
    case "lost":
      return t(i18n)`This file is no longer here. Choose it again.`;
    case "refused":
      if (problem.words === TOO_MANY_REQUESTS) return tooManyText();
      return problem.words === "" ? t(i18n)`The server did not take this file.` : problem.words;
    default:
      return interrupted();
  }
}
