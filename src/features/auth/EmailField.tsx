// The e-mail address of a member, as password managers know it.
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

/** Tells password managers whose password is chosen where the address is not asked for again. */
export function KnownEmail({ email }: { readonly email: string }) {
  return <input type="email" name="username" autoComplete="username" value={email} readOnly hidden />;
}
