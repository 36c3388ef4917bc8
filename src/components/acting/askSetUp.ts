// Tells a member what their own profile lacks, and leads to its settings.
// See docs/product.md#age-check and docs/product.md#check-of-permission.
import { i18n } from "@lingui/core";
import { t } from "@lingui/core/macro";
import { confirmDialog, type Question } from "#state/dialogs/confirm.ts";
import type { Navigation } from "#state/navigation/navigation.ts";

/** `onSetUp` runs on the confirm button, before the way to the settings. Resolves when the question is answered. */
export async function askSetUp(
  navigation: Navigation,
  question: Required<Pick<Question, "title" | "message">>,
  onSetUp?: () => void,
): Promise<void> {
  const setsUp = await confirmDialog({
    ...question,
    confirm: t(i18n)({
      id: "setUp",
      message: "Set up",
      comment: "Button: leads to the settings of the profile",
    }),
    cancel: t(i18n)`Cancel`,
  });
  if (!setsUp) return;
  onSetUp?.();
  navigation.go({ to: "/settings/account/profile" });
}
