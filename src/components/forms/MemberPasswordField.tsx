// A password field with the words members read around it.
import { useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { PASSWORD_LENGTH } from "#domain/member/formRules.ts";
import { PasswordField } from "#ui/controls/PasswordField.tsx";
import type { FieldBinding } from "./useForm.ts";

export interface MemberPasswordFieldProps {
  /** From `useForm`. */
  readonly field: FieldBinding;
  /** A new password: its rule is shown below the field. */
  readonly choosing?: boolean;
  /** "Password" by default. */
  readonly label?: ReactNode;
}

export function MemberPasswordField({ field, choosing = false, label }: MemberPasswordFieldProps) {
  const { t } = useLingui();
  const { least, most } = PASSWORD_LENGTH;
  return (
    <PasswordField
      {...field}
      label={label ?? t`Password`}
      hint={choosing ? t`${least} to ${most} characters, letters and digits` : undefined}
      showLabel={t`Show the password`}
      hideLabel={t`Hide the password`}
      autoComplete={choosing ? "new-password" : "current-password"}
      required
    />
  );
}
