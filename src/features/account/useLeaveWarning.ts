// Asks before a page with unsaved changes is left, within the product and out of it.
import { useLingui } from "@lingui/react/macro";
import { useRouter } from "@tanstack/react-router";
import { getDefaultStore } from "jotai";
import { useEffect } from "react";
import { splitLocalePath } from "#i18n/localePath.ts";
import { confirmDialog } from "#state/dialogs/confirm.ts";
import { sessionAtom } from "#state/session/sessionAtom.ts";
import { holdForWriting } from "#state/writing/writing.ts";

/**
 * While `unsaved`. Who is signed out is led away without a question. Not the router's own hook: it would put its code
 * on the first screen, where nobody leaves anything unsaved.
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
        // Another language is the same page, with what was typed in it.
        const [from, to] = [currentLocation, nextLocation].map(
          ({ pathname }) => splitLocalePath(pathname).path,
        );
        if (from === to) return false;
        if (getDefaultStore().get(sessionAtom) === undefined) return false;
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
