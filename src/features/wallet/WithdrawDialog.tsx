// A withdrawal in four steps and its receipt: amount, account, preview, password.
// See docs/product.md#withdrawals.
import { Trans } from "@lingui/react/macro";
import { useEffect, useRef } from "react";
import type { EndedWithdrawal } from "#domain/creators/orderCalls.ts";
import type { WalletBalance } from "#domain/creators/wallet.ts";
import { StudioDialog } from "#components/studio/StudioDialog.tsx";
import { Button } from "#ui/controls/Button.tsx";
import { AccountStep } from "./AccountStep.tsx";
import { AmountStep } from "./AmountStep.tsx";
import type { HeldWithdrawal } from "./heldForms.ts";
import { PasswordStep } from "./PasswordStep.tsx";
import { PreviewStep } from "./PreviewStep.tsx";
import { useWithdrawal, type WithdrawalFlow } from "./useWithdrawal.ts";
import { WithdrawalDetails } from "./Withdrawals.tsx";
import styles from "./WithdrawDialog.module.css";

export interface WithdrawDialogProps {
  readonly open: boolean;
  readonly balance: WalletBalance;
  /** What was typed before a sign-in that ran out. */
  readonly held: HeldWithdrawal | undefined;
  /** What became of a withdrawal whose answer was lost. */
  readonly ended: EndedWithdrawal | undefined;
  onClose(): void;
}

export function WithdrawDialog({ open, ...props }: WithdrawDialogProps) {
  return open ? <OpenDialog {...props} /> : null;
}

function OpenDialog({ balance, held, ended, onClose }: Omit<WithdrawDialogProps, "open">) {
  const flow = useWithdrawal(held, ended);
  return (
    <StudioDialog
      open
      onClose={onClose}
      onBack={flow.back}
      title={<Trans comment="Title of a dialog: takes money out of the wallet">Withdraw</Trans>}
    >
      <Step flow={flow} balance={balance} onClose={onClose} />
    </StudioDialog>
  );
}

interface StepProps {
  readonly flow: WithdrawalFlow;
  readonly balance: WalletBalance;
  onClose(): void;
}

function Step({ flow, balance, onClose }: StepProps) {
  const ref = useRef<HTMLDivElement>(null);
  const { state } = flow;
  const { step } = state;
  const last = useRef(step);
  // The button that had the focus went away with its step.
  useEffect(() => {
    if (last.current !== step) ref.current?.focus();
    last.current = step;
  }, [step]);
  return (
    <div ref={ref} tabIndex={-1} className={styles["step"]} data-step={step}>
      {state.step === "amount" ? <AmountStep flow={flow} state={state} balance={balance} /> : null}
      {state.step === "account" ? <AccountStep flow={flow} state={state} /> : null}
      {state.step === "preview" ? <PreviewStep flow={flow} state={state} /> : null}
      {state.step === "password" ? <PasswordStep flow={flow} state={state} /> : null}
      {state.step === "receipt" ? (
        <>
          <p className={styles["done"]} role="status">
            <Trans>Your withdrawal is submitted.</Trans>
          </p>
          <WithdrawalDetails withdrawal={state.withdrawal} />
          <div className={styles["actions"]}>
            <Button look="primary" onClick={onClose}>
              <Trans>Done</Trans>
            </Button>
          </div>
        </>
      ) : null}
    </div>
  );
}
