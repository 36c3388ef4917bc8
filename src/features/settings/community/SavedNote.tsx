// The note below settings of the member: that they hold in all tabs, or that they could not be saved, with a retry.
// See docs/product.md#personal-configuration.
import { Trans, useLingui } from "@lingui/react/macro";
import { useAtomValue } from "jotai";
import { FormProblem } from "#components/forms/FormProblem.tsx";
import { failureText } from "#components/acting/tellFailure.ts";
import type { ActFailure } from "#state/session/runAct.ts";
import { configFailureAtom } from "#state/session/configFailure.ts";
import { Button } from "#ui/controls/Button.tsx";
import { SettingsNote } from "../SettingsPage.tsx";
import styles from "./SavedNote.module.css";

/** Saving is a silent act; here its failure is shown. */
function wordsOf({ silent: _silent, ...failure }: ActFailure): string | undefined {
  return failureText(failure);
}

export function SavedNote() {
  const { t } = useLingui();
  const failed = useAtomValue(configFailureAtom);
  const reason = failed && wordsOf(failed.failure);
  return (
    <>
      <div className={styles["problem"]}>
        <FormProblem
          text={
            reason === undefined
              ? undefined
              : t`Your choice applies in this browser, but it could not be saved to your account.`
          }
        >
          <p>
            <bdi>{reason}</bdi>
          </p>
          <Button onClick={failed?.retry}>
            <Trans>Retry</Trans>
          </Button>
        </FormProblem>
      </div>
      <SettingsNote>
        <Trans>Changes apply at once, in all your open tabs.</Trans>
      </SettingsNote>
    </>
  );
}
