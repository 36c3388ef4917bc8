// Asks the server whether a member is old enough for something, and leads who is not, or has not said, to their birthday.
import { useLingui } from "@lingui/react/macro";
import { useCallback } from "react";
import { useNavigation } from "#state/navigation/hooks.ts";
import { askSetUp } from "./askSetUp.ts";
import { useAct } from "./useAct.ts";

/** "failed": the server has not answered, and the member was shown nothing. */
export type AgeOutcome = "oldEnough" | "notOldEnough" | "failed";

/**
 * The action may go on after "oldEnough" alone (docs/product.md#age-check). A falsy answer opens a dialog whose confirm
 * button leads to the profile settings. A check that fails shows nothing (docs/product.md#failures-only-logged).
 */
export function useAgeCheck(): () => Promise<AgeOutcome> {
  const { t } = useLingui();
  const navigation = useNavigation();
  const { run } = useAct("checkAge", { quiet: true });
  return useCallback(async () => {
    const answer = await run({});
    if (answer?.ok !== true) return "failed";
    if (answer.value) return "oldEnough";
    await askSetUp(navigation, {
      title: t`How old are you?`,
      message: t({
        id: "needYearsOld",
        message:
          "You must be at least 18 years old for this. Tell us your birthday in your profile settings.",
      }),
    });
    return "notOldEnough";
  }, [run, navigation, t]);
}
