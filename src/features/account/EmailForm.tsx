// Changes the e-mail address of an account: a code sent to the new address proves that it is the member's.
import { Trans, useLingui } from "@lingui/react/macro";
import { useNavigate } from "@tanstack/react-router";
import { useState } from "react";
import type { Member } from "#domain/member/member.ts";
import { CodeField } from "#components/forms/CodeField.tsx";
import { fields } from "#components/forms/fieldProblems.ts";
import { FormProblem } from "#components/forms/FormProblem.tsx";
import { fieldOfRefusal } from "#components/acting/refusals.ts";
import { failureText, tellFailure } from "#components/acting/tellFailure.ts";
import { useAct } from "#components/acting/useAct.ts";
import { useForm } from "#components/forms/useForm.ts";
import { isCodeOnItsWay, useSendCode } from "#components/forms/useSendCode.ts";
import { Button } from "#ui/controls/Button.tsx";
import { TextField } from "#ui/controls/TextField.tsx";
import { showToast } from "#ui/overlays/toast.ts";
import styles from "./AccountForm.module.css";
import { SubmitButton } from "./SubmitButton.tsx";
import { useFocusOnChange } from "./useFocusOnChange.ts";

export function EmailForm({ member }: { readonly member: Member }) {
  const [email, setEmail] = useState("");
  const [sent, setSent] = useState(false);
  return (
    <>
      <div className={styles["part"]}>
        <p className={styles["lead"]}>
          {member.email === "" ? (
            <Trans>Your account has no e-mail address yet. You need one to set a password.</Trans>
          ) : (
            <Trans>
              Your current address: <bdi translate="no">{member.email}</bdi>
            </Trans>
          )}
        </p>
      </div>
      {sent ? (
        <EmailCode email={email} onBack={() => setSent(false)} />
      ) : (
        <NewEmail
          email={email}
          onSent={(address) => {
            setEmail(address);
            setSent(true);
          }}
        />
      )}
    </>
  );
}

const NEW = { email: fields.email };

interface NewEmailProps {
  readonly email: string;
  onSent(email: string): void;
}

function NewEmail({ email, onSent }: NewEmailProps) {
  const { t } = useLingui();
  const form = useForm({
    fields: NEW,
    initial: { email },
    async submit(values) {
      const answer = isCodeOnItsWay("changeEmail", values.email) ? undefined : await send();
      if (answer === undefined || answer.ok) {
        onSent(values.email);
        return;
      }
      // A code was sent less than a minute ago: the member fills in that one.
      if (answer.refusal === "codeTooSoon") {
        tellFailure(answer);
        onSent(values.email);
        return;
      }
      form.refuse(
        failureText(answer) ?? "",
        fieldOfRefusal(answer.refusal) === "email" ? "email" : undefined,
      );
    },
  });
  const { send } = useSendCode("changeEmail", form.values.email);
  return (
    <form {...form.props} className={styles["part"]}>
      <FormProblem text={form.problem} />
      <TextField
        {...form.field("email")}
        type="email"
        label={t`New e-mail address`}
        hint={t`We send a code to it. Until you enter the code, nothing changes.`}
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        dir="ltr"
        required
      />
      <div className={styles["actions"]}>
        <SubmitButton busy={form.busy}>
          <Trans>Send the code</Trans>
        </SubmitButton>
      </div>
    </form>
  );
}

const CODE = { code: fields.code };

interface EmailCodeProps {
  readonly email: string;
  onBack(): void;
}

function EmailCode({ email, onBack }: EmailCodeProps) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const { run } = useAct("changeEmail", { quiet: true });
  const form = useForm({
    fields: CODE,
    async submit({ code }) {
      const answer = await run({ email, code });
      if (answer === undefined) return;
      if (answer.ok) {
        showToast(t`Your e-mail address is now ${answer.value.email}.`);
        await navigate({ to: "/settings/account" });
        return;
      }
      form.refuse(failureText(answer) ?? "", fieldOfRefusal(answer.refusal) === "code" ? "code" : undefined);
    },
  });
  useFocusOnChange(form.props.ref);
  return (
    <form {...form.props} className={styles["part"]}>
      <FormProblem text={form.problem} />
      <p>
        <Trans>
          We have sent a code to <bdi translate="no">{email}</bdi>. The code is valid for ten minutes.
        </Trans>
      </p>
      <CodeField field={form.field("code")} purpose="changeEmail" email={email} />
      <div className={styles["actions"]}>
        <SubmitButton busy={form.busy}>
          <Trans>Change address</Trans>
        </SubmitButton>
        <Button onClick={onBack}>
          <Trans>Another address</Trans>
        </Button>
      </div>
    </form>
  );
}
