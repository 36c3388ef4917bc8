// The field for a code sent by e-mail, with a button for another code once the wait is over.
import { Trans, useLingui } from "@lingui/react/macro";
import type { CodePurpose } from "#domain/member/signIn.ts";
import { Button } from "#ui/controls/Button.tsx";
import { TextField } from "#ui/controls/TextField.tsx";
import styles from "./CodeField.module.css";
import { tellFailure } from "../acting/tellFailure.ts";
import type { FieldBinding } from "./useForm.ts";
import { useSendCode } from "./useSendCode.ts";

export interface CodeFieldProps {
  /** From `useForm`. */
  readonly field: FieldBinding;
  readonly purpose: CodePurpose;
  readonly email: string;
}

export function CodeField({ field, purpose, email }: CodeFieldProps) {
  const { t } = useLingui();
  const { send, busy, waitSeconds } = useSendCode(purpose, email);
  const resend = async (): Promise<void> => {
    const answer = await send();
    if (answer?.ok === false) tellFailure(answer);
  };
  return (
    <div className={styles["code"]}>
      <TextField
        {...field}
        label={t`Code from the e-mail`}
        className={styles["field"]}
        autoComplete="one-time-code"
        inputMode="numeric"
        // Room for words that are copied along.
        maxLength={400}
        dir="ltr"
        required
      />
      <Button
        look="quiet"
        className={styles["again"]}
        disabled={busy || waitSeconds > 0}
        onClick={() => void resend()}
      >
        {waitSeconds > 0 ? (
          <span className="num">
            <Trans>New code in {waitSeconds} s</Trans>
          </span>
        ) : (
          <span>
            <Trans>Send a new code</Trans>
          </span>
        )}
      </Button>
    </div>
  );
}
