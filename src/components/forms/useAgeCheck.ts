// Asks the server whether a member is old enough for something, and leads who is not, or has not said, to their birthday.
import { useLingui } from "@lingui/react/macro";
import { useRouter } from "@tanstack/react-router";
import { useCallback } from "react";
import { confirmDialog } from "#state/dialogs/confirm.ts";
import { useAct } from "./useAct.ts";

/**
 * True when the action may go on (docs/product.md#age-check). A falsy answer opens a dialog whose confirm
 * button leads to the profile settings. A check that fails shows nothing (docs/product.md#failures-only-logged)
 * and ends the action.
 */
export function useAgeCheck(): () => Promise<boolean> {
  const { t } = useLingui();
  const router = useRouter();
  const { run } = useAct("checkAge", { quiet: true });
  return useCallback(async () => {
    const answer = await run({});
    if (answer?.ok !== true) return false;
    if (answer.value) return true;
    const setsUp = await confirmDialog({
      title: t`How old are you?`,
      message: t({
        id: "needYearsOld",
        message:
          "You must be at least 18 years old for this. Tell us your birthday in your profile settings.",
      }),
      confirm: t({ id: "setUp", message: "Set up", comment: "Button: leads to the settings of the profile" }),
      cancel: t`Cancel`,
    });
    if (setsUp) void router.navigate({ to: "/settings/account/profile" });
    return false;
  }, [run, router, t]);
}
