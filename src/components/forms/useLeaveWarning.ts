// Asks before a page with unsaved changes is left, for another page of the product or another site.
import { useLingui } from "@lingui/react/macro";
import { useRouter } from "@tanstack/react-router";
import { useEffect } from "react";
import { splitLocalePath } from "#i18n/localePath.ts";
import { confirmDialog } from "#state/dialogs/confirm.ts";
import { currentMember } from "#state/session/sessionAtom.ts";
import { holdForWriting } from "#state/navigation/unsavedFields.ts";

/**
 * Active while `unsaved`. After a sign-out the page changes without a question. The router's own hook would add its code
 * to the first screen, which does not need it.
 */
export function useLeaveWarning(unsaved: boolean): void {
  const { t } = useLingui();
  const { history } = useRouter();
  useEffect(() => (unsaved ? holdForWriting() : undefined), [unsaved]);
  useEffect(() => {
    if (!unsaved) return undefined;
    return history.block({
      enableBeforeUnload: true,
      async blockerFn({ currentLocation, nextLocation }) {
        // A change of language keeps the page and its texts.
        const [from, to] = [currentLocation, nextLocation].map(
          ({ pathname }) => splitLocalePath(pathname).path,
        );
        if (from === to) return false;
        if (currentMember() === undefined) return false;
        const leaves = await confirmDialog({
          title: t`Leave without saving?`,
          message: t`What you have changed here is not saved yet.`,
          confirm: t({ message: "Leave", comment: "Button: leave a page and lose unsaved changes" }),
          cancel: t`Stay`,
          danger: true,
        });
        return !leaves;
      },
    });
  }, [unsaved, history, t]);
}
