// Copies what was written, for its writer to keep it elsewhere.
import { i18n } from "@lingui/core";
import { t } from "@lingui/core/macro";
import { copyToClipboard } from "#state/browser/clipboard.ts";
import { showToast } from "#ui/overlays/toast.ts";

/** Says whether the browser has allowed it. */
export async function copyText(text: string): Promise<void> {
  if (await copyToClipboard(text)) showToast(t(i18n)`Copied.`);
  else showToast(t(i18n)`Your browser does not allow copying.`, "error");
}
