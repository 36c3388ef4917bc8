// The first step of registration and of a password reset: the address that a code is sent to.
import { Trans } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { fields } from "#components/forms/fieldProblems.ts";
import { FormProblem } from "#components/forms/FormProblem.tsx";
import { fieldOfRefusal } from "#components/acting/refusals.ts";
import { failureText, tellFailure } from "#components/acting/tellFailure.ts";
import { useForm } from "#components/forms/useForm.ts";
import { useSendCode, isCodeOnItsWay } from "#components/forms/useSendCode.ts";
import { Button } from "#ui/controls/Button.tsx";
import styles from "./AuthForms.module.css";
import { EmailField } from "./EmailField.tsx";
import { useFirstField } from "./useFirstField.ts";

const FIELDS = { email: fields.email };

export interface CodeRequestProps {
  readonly purpose: "register" | "reset";
  readonly email: string;
  onEmail(email: string): void;
  /** A code was sent to the address. */
  onSent(): void;
  readonly moved: boolean;
  /** What the code is for. */
  readonly children: ReactNode;
}

export function CodeRequest({ purpose, email, onEmail, onSent, moved, children }: CodeRequestProps) {
  const { send } = useSendCode(purpose, email);
  const form = useForm({
    fields: FIELDS,
    initial: { email },
    async submit(values) {
      if (isCodeOnItsWay(purpose, values.email)) {
        onSent();
        return;
      }
      const answer = await send();
      if (answer === undefined) return;
      if (answer.ok) {
        onSent();
        return;
      }
      // A code was sent less than a minute ago, perhaps from another tab: the visitor fills in that one.
      if (answer.refusal === "codeTooSoon") {
        tellFailure(answer);
        onSent();
        return;
      }
      const field = fieldOfRefusal(answer.refusal);
      form.refuse(failureText(answer) ?? answer.message, field === "email" ? field : undefined);
    },
  });
  useFirstField(form.props.ref, moved);
  const field = form.field("email");
  return (
    <form {...form.props} className={styles["form"]}>
      <FormProblem text={form.problem} />
      <p>{children}</p>
      <EmailField
        field={{
          ...field,
          onChange(event) {
            field.onChange(event);
            // The code is sent to this address, and the other views start with it.
            onEmail(event.currentTarget.value);
          },
        }}
      />
      <Button look="primary" type="submit" className={styles["submit"]} aria-busy={form.busy}>
        {form.busy ? <Trans>Sending…</Trans> : <Trans>Send the code</Trans>}
      </Button>
    </form>
  );
}
