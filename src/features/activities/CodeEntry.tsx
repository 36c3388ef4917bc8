// Asks for an invitation code where the address has none.
import { Trans, useLingui } from "@lingui/react/macro";
import { type FormEvent, useState } from "react";
import { readInviteCode } from "#state/session/inviteCode.ts";
import { Button } from "#ui/controls/Button.tsx";
import { TextField } from "#ui/controls/TextField.tsx";
import styles from "./InvitedPage.module.css";

export interface CodeEntryProps {
  /** The address has an invalid code. */
  readonly wrong: boolean;
  onCode(code: string): void;
}

export function CodeEntry({ wrong, onCode }: CodeEntryProps) {
  const { t } = useLingui();
  const [text, setText] = useState("");
  const [failed, setFailed] = useState(wrong);
  function submit(event: FormEvent): void {
    event.preventDefault();
    const code = readInviteCode(text);
    setFailed(code === undefined);
    if (code !== undefined) onCode(code);
  }
  return (
    <form noValidate onSubmit={submit} className={styles["entry"]}>
      <TextField
        label={t`Invitation code`}
        hint={t`From the friend who invited you`}
        error={failed ? t`A code has only letters and digits, such as K7WQ2MZP.` : undefined}
        value={text}
        onChange={(event) => {
          setText(event.currentTarget.value);
          setFailed(false);
        }}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        dir="ltr"
        required
      />
      <Button type="submit" look="primary">
        <Trans>Continue</Trans>
      </Button>
    </form>
  );
}
