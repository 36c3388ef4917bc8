// The first step of a withdrawal: its amount.
import { i18n } from "@lingui/core";
import { t } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import type { Cents } from "#domain/creators/money.ts";
import { type WalletBalance, withdrawProblem } from "#domain/creators/wallet.ts";
import { writeTypedAmount } from "#domain/creators/amountText.ts";
import { FormProblem } from "#components/forms/FormProblem.tsx";
import { MoneyField } from "#components/forms/MoneyField.tsx";
import { moneyField } from "#components/forms/moneyFields.ts";
import { useForm } from "#components/forms/useForm.ts";
import { amountMarks } from "#i18n/amountMarks.ts";
import { useLocale } from "#i18n/hooks.ts";
import { DEFAULT_LOCALE, findLocale } from "#i18n/locales.ts";
import { formatMoney } from "#i18n/money.ts";
import { Button } from "#ui/controls/Button.tsx";
import { Money } from "./Money.tsx";
import { useHoldWithdrawal } from "./heldForms.ts";
import type { WithdrawalFlow } from "./useWithdrawal.ts";
import type { AmountState } from "./withdrawal.ts";
import styles from "./WithdrawDialog.module.css";

function problemText(amount: Cents, balance: WalletBalance): string | undefined {
  const problem = withdrawProblem(amount, balance);
  if (problem === undefined) return undefined;
  const write = (cents: Cents): string => formatMoney(cents, findLocale(i18n.locale) ?? DEFAULT_LOCALE);
  const [least, most, available] = [balance.least, balance.most, balance.available].map(write);
  if (problem === "belowLeast") return t(i18n)`The minimum amount is ${least}.`;
  if (problem === "aboveMost") return t(i18n)`The maximum amount is ${most}.`;
  return t(i18n)`Only ${available} is available.`;
}

export interface AmountStepProps {
  readonly flow: WithdrawalFlow;
  readonly state: AmountState;
  readonly balance: WalletBalance;
}

export function AmountStep({ flow, state, balance }: AmountStepProps) {
  const { t: tr } = useLingui();
  const locale = useLocale();
  const form = useForm({
    fields: { amount: moneyField((amount) => problemText(amount, balance)) },
    initial: { amount: state.amountText },
    submit: async ({ amount }): Promise<void> => flow.setAmount(amount, form.values.amount),
  });
  const amountText = form.values.amount;
  useHoldWithdrawal(amountText === "" ? undefined : { amountText, accountId: state.accountId });
  const all = balance.available > balance.most ? balance.most : balance.available;
  return (
    <form {...form.props} className={styles["form"]}>
      <FormProblem text={form.problem ?? state.problem} />
      <MoneyField
        form={form}
        name="amount"
        label={tr`Amount`}
        hint={
          <Trans>
            <Money cents={balance.available} /> is available.
          </Trans>
        }
      />
      <Button
        small
        className={styles["all"]}
        onClick={() => form.set("amount", writeTypedAmount(all, amountMarks(locale)))}
      >
        <Trans comment="Button: fills in the whole available amount">
          All: <Money cents={all} />
        </Trans>
      </Button>
      <div className={styles["actions"]}>
        <Button type="submit" look="primary">
          <Trans>Continue</Trans>
        </Button>
      </div>
    </form>
  );
}
