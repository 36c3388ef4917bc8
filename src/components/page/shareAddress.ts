// Shares an address with the system's share sheet, or copies it where there is none.
import { i18n } from "@lingui/core";
import { t } from "@lingui/core/macro";
import { showToast } from "#ui/overlays/toast.ts";

/** Call it while a press is handled: browsers refuse both otherwise. A copied or failed link is told by a toast. */
export async function shareAddress(url: string, title: string): Promise<void> {
  try {
    if (navigator.share !== undefined) {
      await navigator.share(title === "" ? { url } : { title, url });
      return;
    }
    await navigator.clipboard.writeText(url);
    showToast(t(i18n)`Link copied`);
  } catch (error) {
    // Closing the share sheet is a choice, not a failure.
    if (error instanceof Error && error.name === "AbortError") return;
    showToast(t(i18n)`The link could not be copied: ${url}`, "error");
  }
}
