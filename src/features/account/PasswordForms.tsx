// Sets a new password: with the old one, or with a code by e-mail for members who have none or forgot it.
import { Trans, useLingui } from "@lingui/react/macro";
import { Link } from "@tanstack/react-router";
import { useState } from "react";
import type { Member } from "#domain/member/member.ts";
import { fields } from "#components/forms/fieldProblems.ts";
import { FormProblem } from "#components/forms/FormProblem.tsx";
import { MemberPasswordField } from "#components/forms/MemberPasswordField.tsx";
import { fieldOfRefusal } from "#components/acting/refusals.ts";
import { failureText } from "#components/acting/tellFailure.ts";
import { useAct } from "#components/acting/useAct.ts";
import { useForm } from "#components/forms/useForm.ts";
import { showToast } from "#ui/overlays/toast.ts";
import styles from "./AccountForm.module.css";
import { PasswordByCode } from "./PasswordByCode.tsx";
import { SubmitButton } from "./SubmitButton.tsx";

/** Keeps the chosen way while the account is fetched again after a change. */
export function PasswordForms({ member }: { readonly member: Member }) {
  const { t } = useLingui();
  const [byCode, setByCode] = useState(!member.hasPassword);
  /** Key of the form: each change of password mounts a new one with empty fields. */
  const [changes, setChanges] = useState(0);
  const onChanged = (): void => {
    showToast(t`Your password is changed. Other devices are signed out.`);
    setByCode(false);
    setChanges(changes + 1);
  };
  if (!byCode) {
    return (
      <ChangePassword
        key={changes}
        email={member.email}
        onForgotten={member.email === "" ? undefined : () => setByCode(true)}
        onChanged={onChanged}
      />
    );
  }
  if (member.email === "") {
    return (
      <div className={styles["part"]}>
        <p>
          <Trans>
            Your account has no password and no e-mail address. Add an address first: the code for a password
            goes there.
          </Trans>
        </p>
        <Link to="/settings/account/email" className={styles["link"]}>
          <Trans>Add an e-mail address</Trans>
        </Link>
      </div>
    );
  }
  return (
    <PasswordByCode
      email={member.email}
      first={!member.hasPassword}
      onChanged={onChanged}
      onBack={member.hasPassword ? () => setByCode(false) : undefined}
    />
  );
}

const FIELDS = { old: fields.password, password: fields.newPassword };

interface ChangePasswordProps {
  readonly email: string;
  /** undefined where no code can be sent. */
  readonly onForgotten: (() => void) | undefined;
  onChanged(): void;
}

function ChangePassword({ email, onForgotten, onChanged }: ChangePasswordProps) {
  const { t } = useLingui();
  const verify = useAct("verifyPassword", { quiet: true });
  const change = useAct("changePassword", { quiet: true });
  const form = useForm({
    fields: FIELDS,
    async submit({ old, password }) {
      const verified = await verify.run({ password: old });
      if (verified === undefined) return;
      if (!verified.ok) {
        const isOld = fieldOfRefusal(verified.refusal) === "password";
        form.refuse(failureText(verified) ?? "", isOld ? "old" : undefined);
        return;
      }
      const changed = await change.run({ ticket: verified.value, password });
      if (changed?.ok) onChanged();
      else if (changed) {
        form.refuse(
          changed.refusal === "badTicket"
            ? t`This took too long. Send it again.`
            : (failureText(changed) ?? ""),
        );
      }
    },
  });
  return (
    <form {...form.props} className={styles["form"]}>
      <FormProblem text={form.problem} />
      {/* Tells password managers the account. */}
      <input type="email" autoComplete="username" value={email} readOnly hidden />
      <MemberPasswordField field={form.field("old")} label={t`Current password`} />
      {onForgotten === undefined ? null : (
        <button type="button" className={styles["link"]} onClick={onForgotten}>
          <Trans>Forgot it? Use a code by e-mail</Trans>
        </button>
      )}
      <MemberPasswordField field={form.field("password")} label={t`New password`} choosing />
      <p className={styles["lead"]}>
        <Trans>All your other devices are signed out.</Trans>
      </p>
      <div className={styles["actions"]}>
        <SubmitButton busy={form.busy}>
          <Trans>Change password</Trans>
        </SubmitButton>
      </div>
    </form>
  );
}
