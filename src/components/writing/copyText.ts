// Copies what was written, for its writer to keep it elsewhere.
import { i18n } from "@lingui/core";
import { t } from "@lingui/core/macro";
import { showToast } from "#ui/overlays/toast.ts";

/** Says whether the browser has allowed it. */
export async function copyText(text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    showToast(t(i18n)`Copied.`);
  } catch {
    showToast(t(i18n)`Your browser does not allow copying.`, "error");
  }
}
