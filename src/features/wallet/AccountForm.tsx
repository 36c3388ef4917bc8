// The fields of one kind of account in one country, and saving it: sent once, with the password, and kept nowhere.
import { newId } from "#domain/newId.ts";
import { Trans, useLingui } from "@lingui/react/macro";
import { useRef, useState } from "react";
import type { PayoutCountry, PayoutMethod } from "#domain/creators/wallet.ts";
import { FormProblem } from "#components/forms/FormProblem.tsx";
import { MemberPasswordField } from "#components/forms/MemberPasswordField.tsx";
import { failureText } from "#components/acting/tellFailure.ts";
import { useAct } from "#components/acting/useAct.ts";
import { useForm } from "#components/forms/useForm.ts";
import { countryNames } from "#i18n/countryIds.ts";
import { useLocale } from "#i18n/hooks.ts";
import { Button } from "#ui/controls/Button.tsx";
import { SelectField } from "#ui/controls/SelectField.tsx";
import { TextField } from "#ui/controls/TextField.tsx";
import { showToast } from "#ui/overlays/toast.ts";
import { accountFields } from "./accountFields.ts";
import { useHoldAccount } from "./heldForms.ts";
import styles from "./WithdrawDialog.module.css";

export interface AccountFormProps {
  /** The account that is changed; undefined adds one. */
  readonly accountId: number | undefined;
  readonly method: PayoutMethod;
  readonly country: PayoutCountry;
  readonly countries: readonly PayoutCountry[];
  /** The name of the holder as typed before the country was changed, and that of the bank. */
  readonly holder: string;
  readonly bankName: string;
  onCountry(countryId: number, holder: string): void;
  onSaved(): void;
}

/** Numbers are typed into no history of the browser, and no keyboard learns them. */
const SECRET = {
  autoComplete: "off",
  autoCorrect: "off",
  autoCapitalize: "characters",
  spellCheck: false,
} as const;

export function AccountForm(props: AccountFormProps) {
  const { accountId, method, country, countries, holder, bankName: bank, onCountry, onSaved } = props;
  const { t } = useLingui();
  const { html } = useLocale();
  const saveBank = useAct("saveBankAccount", { quiet: true });
  const payPal = useAct("savePayPalAccount", { quiet: true });
  /** The key of an outcome that is not known, and what was sent with it: something else gets another key. */
  const sent = useRef({ key: "", of: "" });
  const [isUnknown, setUnknown] = useState(false);
  const form = useForm({
    fields: accountFields(method, country),
    initial: { holder, bankName: bank },
    async submit({ password, ...typed }) {
      const of = JSON.stringify(typed);
      if (sent.current.of !== of) sent.current = { key: newId(), of };
      const { key } = sent.current;
      const { holder: holderName, number, bankName, swift, email } = typed;
      const account = { accountId, countryId: country.countryId, holderName, password };
      const answer =
        method === "bank"
          ? await saveBank.run({ ...account, kind: country.kind, number, bankName, swift }, key)
          : await payPal.run({ ...account, email }, key);
      if (answer === undefined) return;
      setUnknown(!answer.ok && answer.reason === "unknown");
      if (answer.ok) {
        showToast(t`The account is saved.`);
        onSaved();
      } else if (answer.reason !== "unknown") {
        // A refused call has done nothing with its key.
        sent.current = { key: "", of: "" };
        form.refuse(failureText(answer) ?? "", answer.refusal === "wrongPassword" ? "password" : undefined);
      }
    },
  });
  const { values } = form;
  const { countryId } = country;
  useHoldAccount({ accountId, method, countryId, holder: values.holder, bankName: values.bankName });
  const known = new Set(countries.map((each) => each.countryId));
  const isBank = method === "bank";
  return (
    <form {...form.props} className={styles["form"]} autoComplete="off">
      <FormProblem text={form.problem} />
      <SelectField
        label={<Trans>Country</Trans>}
        value={String(countryId)}
        options={countryNames(html)
          .filter((each) => known.has(each.countryId))
          .map((each) => ({ value: String(each.countryId), label: each.name }))}
        onChange={(id) => onCountry(Number(id), values.holder)}
      />
      <TextField
        {...form.field("holder")}
        label={t`Name of the account’s holder`}
        autoComplete="off"
        dir="auto"
        required
      />
      {isBank ? (
        <TextField
          {...form.field("number")}
          {...SECRET}
          label={country.kind === "iban" ? t`IBAN` : t`Account number`}
          dir="ltr"
          required
        />
      ) : (
        <TextField
          {...form.field("email")}
          {...SECRET}
          autoCapitalize="none"
          label={t`E-mail address of the account`}
          inputMode="email"
          dir="ltr"
          required
        />
      )}
      {isBank && country.needsBankName ? (
        <TextField
          {...form.field("bankName")}
          label={t`Name of the bank`}
          autoComplete="off"
          dir="auto"
          required
        />
      ) : null}
      {isBank && country.needsSwift ? (
        <TextField {...form.field("swift")} {...SECRET} label={t`BIC (SWIFT code)`} dir="ltr" required />
      ) : null}
      <MemberPasswordField field={form.field("password")} />
      <div role="alert" className={styles["live"]}>
        {isUnknown ? (
          <p className={styles["warn"]}>
            <Trans>
              The answer was lost. Look at your accounts, or save again: the account is saved once.
            </Trans>
          </p>
        ) : null}
      </div>
      <p className={styles["note"]}>
        <Trans>You cannot withdraw for 5 days after you add or change an account.</Trans>
      </p>
      <div className={styles["actions"]}>
        <Button type="submit" look="primary" aria-busy={form.busy}>
          <Trans>Save the account</Trans>
        </Button>
      </div>
    </form>
  );
}
