// A password reset: an address, the code sent to it, a new password, and a sign-in with it.
import { Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { CodeField } from "#components/forms/CodeField.tsx";
import { fields } from "#components/forms/fieldProblems.ts";
import { FormProblem } from "#components/forms/FormProblem.tsx";
import { MemberPasswordField } from "#components/forms/MemberPasswordField.tsx";
import { fieldOfRefusal } from "#components/acting/refusals.ts";
import { failureText } from "#components/acting/tellFailure.ts";
import { useAct } from "#components/acting/useAct.ts";
import { useForm } from "#components/forms/useForm.ts";
import { Button } from "#ui/controls/Button.tsx";
import { showToast } from "#ui/overlays/toast.ts";
import styles from "./AuthForms.module.css";
import type { AuthViewProps } from "./authView.ts";
import { CodeRequest } from "./CodeRequest.tsx";
import { KnownEmail } from "./EmailField.tsx";
import { SentTo } from "./SentTo.tsx";
import { useFirstField } from "./useFirstField.ts";

const CODE = { code: fields.code };
const PASSWORD = { password: fields.newPassword };

type Step =
  | { readonly name: "email"; readonly again: boolean }
  | { readonly name: "code" }
  | { readonly name: "password"; readonly ticket: string };

export function ResetView(props: AuthViewProps) {
  const { email, onEmail, onView, moved } = props;
  const [step, setStep] = useState<Step>({ name: "email", again: false });
  const restart = (): void => setStep({ name: "email", again: true });
  return (
    <>
      {step.name === "email" && (
        <CodeRequest
          purpose="reset"
          email={email}
          onEmail={onEmail}
          onSent={() => setStep({ name: "code" })}
          moved={moved || step.again}
        >
          <Trans>We send a code to your e-mail address; with it you choose a new password.</Trans>
        </CodeRequest>
      )}
      {step.name === "code" && (
        <CodeStep
          email={email}
          onBack={restart}
          onTicket={(ticket) => setStep({ name: "password", ticket })}
        />
      )}
      {step.name === "password" && <PasswordStep {...props} ticket={step.ticket} onRestart={restart} />}
      <p className={styles["foot"]}>
        <Button look="quiet" small onClick={() => onView("signIn")}>
          <Trans>Back to signing in</Trans>
        </Button>
      </p>
    </>
  );
}

interface CodeStepProps {
  readonly email: string;
  onBack(): void;
  onTicket(ticket: string): void;
}

function CodeStep({ email, onBack, onTicket }: CodeStepProps) {
  const { run } = useAct("verifyResetCode", { quiet: true });
  const form = useForm({
    fields: CODE,
    async submit({ code }) {
      const answer = await run({ email: email.trim(), code });
      if (answer?.ok === true) onTicket(answer.value);
      else if (answer) {
        const field = fieldOfRefusal(answer.refusal);
        form.refuse(failureText(answer) ?? answer.message, field === "code" ? field : undefined);
      }
    },
  });
  useFirstField(form.props.ref, true);
  return (
    <form {...form.props} className={styles["form"]}>
      <FormProblem text={form.problem} />
      <SentTo email={email} unconfirmed onChange={onBack} />
      <CodeField field={form.field("code")} purpose="reset" email={email} />
      <Button look="primary" type="submit" className={styles["submit"]} aria-busy={form.busy}>
        {form.busy ? <Trans>Checking…</Trans> : <Trans>Continue</Trans>}
      </Button>
    </form>
  );
}

interface PasswordStepProps extends AuthViewProps {
  readonly ticket: string;
  onRestart(): void;
}

function PasswordStep({ ticket, email, onSignedIn, onView, onRestart }: PasswordStepProps) {
  const { t } = useLingui();
  const { run: reset } = useAct("resetPassword", { quiet: true });
  const { run: signIn } = useAct("signIn", { quiet: true });
  const [over, setOver] = useState(false);
  const form = useForm({
    fields: PASSWORD,
    async submit({ password }) {
      const answer = await reset({ ticket, password });
      if (answer?.ok === false) {
        setOver(answer.refusal === "badTicket");
        form.refuse(failureText(answer) ?? answer.message);
      }
      if (answer?.ok !== true) return;
      const signedIn = await signIn({ email: email.trim(), password });
      if (signedIn?.ok === true) onSignedIn(signedIn.value);
      else {
        showToast(t`Your password is changed. Sign in with it.`);
        onView("signIn");
      }
    },
  });
  useFirstField(form.props.ref, true);
  return (
    <form {...form.props} className={styles["form"]}>
      <FormProblem text={form.problem}>
        {over ? (
          <Button small onClick={onRestart}>
            <Trans>Start again</Trans>
          </Button>
        ) : null}
      </FormProblem>
      <KnownEmail email={email} />
      <MemberPasswordField field={form.field("password")} label={t`New password`} choosing />
      <Button look="primary" type="submit" className={styles["submit"]} aria-busy={form.busy}>
        {form.busy ? <Trans>Changing the password…</Trans> : <Trans>Change the password</Trans>}
      </Button>
    </form>
  );
}
