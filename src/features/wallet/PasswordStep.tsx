// The last step of a withdrawal: the password, and what to do when the answer was lost.
import { Trans } from "@lingui/react/macro";
import { fields } from "#components/forms/fieldProblems.ts";
import { FormProblem } from "#components/forms/FormProblem.tsx";
import { MemberPasswordField } from "#components/forms/MemberPasswordField.tsx";
import { useForm } from "#components/forms/useForm.ts";
import { Button } from "#ui/controls/Button.tsx";
import { Money } from "./Money.tsx";
import type { WithdrawalFlow } from "./useWithdrawal.ts";
import type { PasswordState } from "./withdrawal.ts";
import styles from "./WithdrawDialog.module.css";

const FIELDS = { password: fields.password };

export interface PasswordStepProps {
  readonly flow: WithdrawalFlow;
  readonly state: PasswordState;
}

export function PasswordStep({ flow, state }: PasswordStepProps) {
  const form = useForm({
    fields: FIELDS,
    async submit({ password }) {
      const problem = await flow.submit(password);
      if (problem !== undefined) form.refuse(problem, "password");
    },
  });
  const { quote, account, isUnknown, problem } = state;
  const { amount, net } = quote;
  return (
    <form {...form.props} className={styles["form"]}>
      <FormProblem text={form.problem ?? problem} />
      <p>
        <Trans>
          You withdraw <Money cents={amount} /> to <bdi translate="no">{account.masked}</bdi> and receive{" "}
          <Money cents={net} />.
        </Trans>
      </p>
      <div role="alert" className={styles["live"]}>
        {isUnknown ? (
          <p className={styles["warn"]}>
            <Trans>
              The answer was lost, and this withdrawal is not in your list so far. Look again in a moment. If
              you send it again, it is still made once.
            </Trans>
          </p>
        ) : null}
      </div>
      <MemberPasswordField field={form.field("password")} />
      <div className={styles["actions"]}>
        {isUnknown ? (
          <Button look="primary" aria-busy={flow.busy} onClick={() => void flow.lookAgain()}>
            <Trans>Check again</Trans>
          </Button>
        ) : null}
        <Button type="submit" look={isUnknown ? "plain" : "primary"} aria-busy={form.busy}>
          {isUnknown ? (
            <Trans>Send again</Trans>
          ) : (
            <Trans comment="Button: takes this amount out of the wallet">
              Withdraw <Money cents={amount} />
            </Trans>
          )}
        </Button>
      </div>
    </form>
  );
}
