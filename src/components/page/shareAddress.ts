// Shares an address with the system's share sheet, or copies it where there is none.
import { i18n } from "@lingui/core";
import { t } from "@lingui/core/macro";
import { copyToClipboard } from "#state/browser/clipboard.ts";
import { showToast } from "#ui/overlays/toast.ts";

/** Call it while a press is handled: browsers refuse both otherwise. A copied or failed link is told by a toast. */
export async function shareAddress(url: string, title: string): Promise<void> {
  if (navigator.share === undefined) return copyAddress(url);
  try {
    await navigator.share(title === "" ? { url } : { title, url });
  } catch (error) {
    // Closing the share sheet is a choice, not a failure.
    if (!(error instanceof Error && error.name === "AbortError")) tellNotCopied(url);
  }
}

/** As `shareAddress`, without the share sheet. */
export async function copyAddress(url: string): Promise<void> {
  if (await copyToClipboard(url)) showToast(t(i18n)`Link copied`);
  else tellNotCopied(url);
}

function tellNotCopied(url: string): void {
  showToast(t(i18n)`The link could not be copied: ${url}`, "error");
}
