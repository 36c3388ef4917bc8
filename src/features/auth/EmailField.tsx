// The field for the e-mail address of a member, with the attributes that password managers need.
import { useLingui } from "@lingui/react/macro";
import type { FieldBinding } from "#components/forms/useForm.ts";
import { TextField } from "#ui/controls/TextField.tsx";

export function EmailField({ field }: { readonly field: FieldBinding }) {
  const { t } = useLingui();
  return (
    <TextField
      {...field}
      label={t`E-mail address`}
      type="email"
      autoComplete="username"
      inputMode="email"
      autoCapitalize="none"
      spellCheck={false}
      dir="ltr"
      required
    />
  );
}

/** Tells password managers the account where the form has no field for the address. */
export function KnownEmail({ email }: { readonly email: string }) {
  return <input type="email" name="username" autoComplete="username" value={email} readOnly hidden />;
}
