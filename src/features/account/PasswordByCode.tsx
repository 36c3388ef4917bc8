// Sets a password with a code sent to the address of the account; this device stays signed in.
import { Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { CodeField } from "#components/forms/CodeField.tsx";
import { fields } from "#components/forms/fieldProblems.ts";
import { FormProblem } from "#components/forms/FormProblem.tsx";
import { MemberPasswordField } from "#components/forms/MemberPasswordField.tsx";
import { fieldOfRefusal } from "#components/acting/refusals.ts";
import { failureText, tellFailure } from "#components/acting/tellFailure.ts";
import { useAct } from "#components/acting/useAct.ts";
import { useForm } from "#components/forms/useForm.ts";
import { isCodeOnItsWay, useSendCode } from "#components/forms/useSendCode.ts";
import { Button } from "#ui/controls/Button.tsx";
import styles from "./AccountForm.module.css";
import { SubmitButton } from "./SubmitButton.tsx";
import { useFocusOnChange } from "./useFocusOnChange.ts";

export interface PasswordByCodeProps {
  readonly email: string;
  /** The account has no password yet. */
  readonly first: boolean;
  onChanged(): void;
  readonly onBack: (() => void) | undefined;
}

const NOTHING = {};

export function PasswordByCode({ email, first, onChanged, onBack }: PasswordByCodeProps) {
  const [sent, setSent] = useState(false);
  const { send } = useSendCode("reset", email);
  const form = useForm({
    fields: NOTHING,
    async submit() {
      const answer = isCodeOnItsWay("reset", email) ? undefined : await send();
      const known = answer === undefined || answer.ok || answer.refusal === "codeTooSoon";
      if (answer?.ok === false && known) tellFailure(answer);
      if (known) setSent(true);
      else form.refuse(failureText(answer) ?? "");
    },
  });
  if (sent) return <NewPassword email={email} onChanged={onChanged} />;
  return (
    <form {...form.props} className={styles["form"]}>
      <FormProblem text={form.problem} />
      <p>
        {first ? (
          <Trans>
            Your account has no password yet: you sign in through another platform. With a code sent to{" "}
            <bdi translate="no">{email}</bdi> you can set one.
          </Trans>
        ) : (
          <Trans>
            With a code sent to <bdi translate="no">{email}</bdi> you can set a new password.
          </Trans>
        )}
      </p>
      <div className={styles["actions"]}>
        <SubmitButton busy={form.busy}>
          <Trans>Send the code</Trans>
        </SubmitButton>
        {onBack === undefined ? null : (
          <Button onClick={onBack}>
            <Trans>Back</Trans>
          </Button>
        )}
      </div>
    </form>
  );
}

const FIELDS = { code: fields.code, password: fields.newPassword };

function NewPassword({ email, onChanged }: { readonly email: string; onChanged(): void }) {
  const { t } = useLingui();
  const verify = useAct("verifyResetCode", { quiet: true });
  const change = useAct("changePassword", { quiet: true });
  /** A code is valid once. Its ticket is kept for a password that has to be sent again. */
  const [won, setWon] = useState<{ readonly code: string; readonly ticket: string }>();
  const form = useForm({
    fields: FIELDS,
    async submit({ code, password }) {
      const ticket = won?.code === code ? won.ticket : await verified(code);
      if (ticket === undefined) return;
      const answer = await change.run({ ticket, password });
      if (answer?.ok) onChanged();
      else if (answer) {
        if (answer.refusal === "badTicket") setWon(undefined);
        form.refuse(failureText(answer) ?? "");
      }
    },
  });
  async function verified(code: string): Promise<string | undefined> {
    const answer = await verify.run({ email, code });
    if (answer?.ok) {
      setWon({ code, ticket: answer.value });
      return answer.value;
    }
    if (answer) {
      form.refuse(failureText(answer) ?? "", fieldOfRefusal(answer.refusal) === "code" ? "code" : undefined);
    }
    return undefined;
  }
  useFocusOnChange(form.props.ref);
  return (
    <form {...form.props} className={styles["form"]}>
      <FormProblem text={form.problem} />
      <input type="email" autoComplete="username" value={email} readOnly hidden />
      <p>
        <Trans>
          We have sent a code to <bdi translate="no">{email}</bdi>. The code is valid for ten minutes.
        </Trans>
      </p>
      <CodeField field={form.field("code")} purpose="reset" email={email} />
      <MemberPasswordField field={form.field("password")} label={t`New password`} choosing />
      <div className={styles["actions"]}>
        <SubmitButton busy={form.busy}>
          <Trans>Set password</Trans>
        </SubmitButton>
      </div>
    </form>
  );
}
