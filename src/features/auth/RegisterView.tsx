// Creating an account: an address, then the code sent to it, a nickname and a password.
import { Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { CodeField } from "#components/forms/CodeField.tsx";
import { fields } from "#components/forms/fieldProblems.ts";
import { FormProblem } from "#components/forms/FormProblem.tsx";
import { MemberPasswordField } from "#components/forms/MemberPasswordField.tsx";
import { fieldOfRefusal, isAboutInvite } from "#components/acting/refusals.ts";
import { failureText } from "#components/acting/tellFailure.ts";
import { useAct } from "#components/acting/useAct.ts";
import { useForm } from "#components/forms/useForm.ts";
import { NAME_LENGTH } from "#domain/member/formRules.ts";
import { keepInviteCode, keptInviteCode } from "#state/session/inviteCode.ts";
import { Button } from "#ui/controls/Button.tsx";
import { TextField } from "#ui/controls/TextField.tsx";
import styles from "./AuthForms.module.css";
import type { AuthViewProps } from "./authView.ts";
import { CodeRequest } from "./CodeRequest.tsx";
import { KnownEmail } from "./EmailField.tsx";
import { SentTo } from "./SentTo.tsx";
import { useFirstField } from "./useFirstField.ts";

const FIELDS = { code: fields.code, name: fields.name, password: fields.newPassword };

export function RegisterView(props: AuthViewProps) {
  const { email, onEmail, onView, moved } = props;
  const [sent, setSent] = useState<boolean>();
  return (
    <>
      {sent === true ? (
        <NewMember {...props} onBack={() => setSent(false)} />
      ) : (
        <CodeRequest
          purpose="register"
          email={email}
          onEmail={onEmail}
          onSent={() => setSent(true)}
          moved={moved || sent === false}
        >
          <Trans>We send a code to your e-mail address, to be sure that it is yours.</Trans>
        </CodeRequest>
      )}
      <p className={styles["foot"]}>
        <Trans>Have an account already?</Trans>
        <Button look="quiet" small onClick={() => onView("signIn")}>
          <Trans>Sign in</Trans>
        </Button>
      </p>
    </>
  );
}

function NewMember({ email, onSignedIn, onBack }: AuthViewProps & { onBack(): void }) {
  const { t } = useLingui();
  const { run } = useAct("register", { quiet: true });
  const { least, most } = NAME_LENGTH;
  const [inviteCode, setInviteCode] = useState(keptInviteCode);
  const [inviteRefused, setInviteRefused] = useState(false);
  const dropInvite = (): void => {
    keepInviteCode(undefined);
    setInviteCode(undefined);
  };
  const form = useForm({
    fields: FIELDS,
    async submit(values) {
      setInviteRefused(false);
      const answer = await run({ ...values, email: email.trim(), inviteCode });
      if (answer?.ok === true) {
        keepInviteCode(undefined);
        onSignedIn(answer.value);
      } else if (answer) {
        if (isAboutInvite(answer.refusal)) {
          dropInvite();
          setInviteRefused(true);
        }
        const field = fieldOfRefusal(answer.refusal);
        form.refuse(failureText(answer) ?? answer.message, field === "code" ? field : undefined);
      }
    },
  });
  useFirstField(form.props.ref, true);
  return (
    <form {...form.props} className={styles["form"]}>
      <FormProblem text={form.problem}>
        {inviteRefused ? (
          <p>
            <Trans>You can create the account without it.</Trans>
          </p>
        ) : null}
      </FormProblem>
      <SentTo email={email} onChange={onBack} />
      <KnownEmail email={email} />
      <CodeField field={form.field("code")} purpose="register" email={email} />
      <TextField
        {...form.field("name")}
        label={t`Nickname`}
        hint={t`${least} to ${most} characters; everybody sees it`}
        autoComplete="nickname"
        spellCheck={false}
        dir="auto"
        required
      />
      <MemberPasswordField field={form.field("password")} choosing />
      {inviteCode === undefined ? null : <InviteLine code={inviteCode} onDrop={dropInvite} />}
      <Button look="primary" type="submit" className={styles["submit"]} aria-busy={form.busy}>
        {form.busy ? <Trans>Creating the account…</Trans> : <Trans>Create the account</Trans>}
      </Button>
    </form>
  );
}

/** The invitation code that goes with a registration, with a button to leave it out. */
function InviteLine({ code, onDrop }: { readonly code: string; onDrop(): void }) {
  return (
    <div className={styles["sent"]}>
      <p>
        <Trans>
          With the invitation code <bdi translate="no">{code}</bdi>
        </Trans>
      </p>
      <Button look="quiet" small onClick={onDrop}>
        <Trans comment="Button: register without the invitation code">Don’t use it</Trans>
      </Button>
    </div>
  );
}
