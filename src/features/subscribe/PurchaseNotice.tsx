// Why a purchase has not gone on, above its button, and the way out of it.
// See docs/product.md#purchase-dialog.
import { Trans, useLingui } from "@lingui/react/macro";
import { FormProblem } from "#components/forms/FormProblem.tsx";
import { failureText } from "#components/acting/tellFailure.ts";
import { Button } from "#ui/controls/Button.tsx";
import type { Permission } from "./usePermission.ts";
import styles from "./Purchase.module.css";
import type { PurchaseProblem } from "./purchaseSteps.ts";
import type { Purchase } from "./usePurchase.ts";

export interface PurchaseNoticeProps {
  readonly permission: Permission;
  readonly purchase: Purchase;
}

export function PurchaseNotice({ permission, purchase }: PurchaseNoticeProps) {
  const { t } = useLingui();
  const words = useProblemWords();
  const { state, goOn } = purchase;
  const problem = state.step === "choosing" ? state.problem : undefined;
  if (permission.failure !== undefined) {
    const text = failureText(permission.failure);
    return (
      <FormProblem text={text ?? t`Your sign-in has ended.`}>
        <Button small className={styles["act"]} onClick={permission.retry}>
          <Trans>Retry</Trans>
        </Button>
      </FormProblem>
    );
  }
  return (
    <FormProblem text={problem === undefined ? undefined : words(problem)}>
      {problem?.kind === "otherOpen" ? (
        <>
          <p>
            <Trans>Cancel it there before you pay for another period.</Trans>
          </p>
          <Button small className={styles["act"]} onClick={() => goOn(problem)}>
            <Trans>Go to the open payment</Trans>
          </Button>
        </>
      ) : null}
    </FormProblem>
  );
}

function useProblemWords(): (problem: PurchaseProblem) => string {
  const { t } = useLingui();
  return (problem) => {
    switch (problem.kind) {
      case "refused":
        return problem.words === "" ? t`The order was refused. Nothing was charged.` : problem.words;
      case "otherOpen":
        return problem.words === "" ? t`Another payment to this creator is open.` : problem.words;
      case "foreignAddress":
        return t`The address of the payment page is not one that we trust, so it was not opened. Nothing was charged.`;
      case "signedOut":
        return t`Your sign-in has ended.`;
      case "unchecked":
        return t`Your age could not be checked, so nothing was ordered. Try again.`;
      default:
        return t`We do not know whether the order was made. Nothing was charged, and trying again leads to the same order.`;
    }
  };
}
