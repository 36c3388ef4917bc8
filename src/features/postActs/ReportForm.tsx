// The form of a report. A text that was not sent stays; one report has one Idempotency-Key until its outcome is known.
// See docs/product.md#reports.
import { newId } from "#domain/newId.ts";
import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { type FormEvent, useRef, useState } from "react";
import { FormProblem } from "#components/forms/FormProblem.tsx";
import { failureText } from "#components/acting/tellFailure.ts";
import { useAct } from "#components/acting/useAct.ts";
import { LettersLeft } from "#components/posts/LettersLeft.tsx";
import { lettersLeft } from "#domain/community/letters.ts";
import { REPORT_REASONS, REPORT_TEXT_MAX, type ReportReason } from "#domain/community/report.ts";
import { markReported } from "#state/community/reported.ts";
import { type Reportable, signInAgain } from "#state/dialogs/memberDialogs.ts";
import { useMember } from "#state/session/useMember.ts";
import { Button } from "#ui/controls/Button.tsx";
import { RadioRows } from "#ui/controls/RadioRows.tsx";
import { TextArea } from "#ui/controls/TextArea.tsx";
import styles from "./dialogParts.module.css";

const REASON_NAMES: Readonly<Record<ReportReason, MessageDescriptor>> = {
  spam: msg`Spam or advertising`,
  abuse: msg`Insults or bullying`,
  hate: msg`Hatred of a group`,
  sexual: msg`Sexual content`,
  violence: msg`Violence or threats`,
  falsehood: msg`False information`,
  other: msg`Something else`,
};

export interface Begun {
  readonly reason: ReportReason;
  readonly text: string;
}

export interface ReportFormProps {
  readonly target: Reportable;
  readonly begun: Begun | undefined;
  readonly onSent: (outcome: { readonly isRepeated: boolean }) => void;
  readonly onCancel: () => void;
}

export function ReportForm({ target, begun, onSent, onCancel }: ReportFormProps) {
  const { t, i18n } = useLingui();
  const member = useMember();
  const [writer] = useState(member?.id);
  const [reason, setReason] = useState(begun?.reason ?? "spam");
  const [text, setText] = useState(begun?.text ?? "");
  const [problem, setProblem] = useState<string>();
  const key = useRef<string>(undefined);
  const { run, busy } = useAct("report", { quiet: true });
  const left = lettersLeft(text, REPORT_TEXT_MAX);
  const tooLong = left !== undefined && left < 0;

  async function send(): Promise<void> {
    setProblem(undefined);
    key.current ??= newId();
    const report = { target: target.kind, targetId: target.id, reason, text: text.trim() };
    const answer = await run(report, key.current);
    if (answer === undefined) return;
    // A key that was used with another text: that report was sent.
    if (answer.ok || answer.refusal === "keyUsed") {
      markReported(target);
      return onSent(answer.ok ? answer.value : { isRepeated: true });
    }
    if (answer.reason === "unknown") {
      return setProblem(t`We do not know whether this was sent. Sending it again does not report it twice.`);
    }
    key.current = undefined;
    setProblem(answer.reason === "refused" ? failureText(answer) : t`This was not sent. Try again.`);
  }

  function submit(event: FormEvent): void {
    event.preventDefault();
    if (!tooLong) void send();
  }

  if (member === undefined) {
    const goOn = (): void => signInAgain(writer, { open: "report", target, begun: { reason, text } });
    return <SignInAgain onSignIn={goOn} />;
  }
  return (
    <form className={styles["parts"]} noValidate onSubmit={submit}>
      <FormProblem text={problem} />
      <div className={styles["choices"]}>
        <RadioRows
          legend={<Trans>What is wrong?</Trans>}
          options={REPORT_REASONS.map((value) => ({ value, name: i18n._(REASON_NAMES[value]) }))}
          value={reason}
          onChange={setReason}
        />
      </div>
      <TextArea
        label={<Trans>Tell us more, if you like</Trans>}
        rows={3}
        dir="auto"
        value={text}
        error={tooLong ? t`This text is too long.` : undefined}
        hint={<LettersLeft left={left} />}
        onChange={(event) => setText(event.target.value)}
      />
      <div className={styles["buttons"]}>
        <Button type="submit" look="primary" aria-disabled={busy || tooLong}>
          {busy ? <Trans>Sending…</Trans> : <Trans>Send</Trans>}
        </Button>
        <Button onClick={onCancel}>
          <Trans>Cancel</Trans>
        </Button>
      </div>
    </form>
  );
}

/**
 * Takes the place of a form whose member's sign-in has ended: the text is kept, and seen again after a sign-in. See
 * docs/product.md#sign-in-and-sign-out.
 */
function SignInAgain({ onSignIn }: { readonly onSignIn: () => void }) {
  return (
    <div className={styles["parts"]}>
      <p role="alert">
        <Trans>Your sign-in has ended. Your text is kept: sign in to go on.</Trans>
      </p>
      <div className={styles["buttons"]}>
        <Button look="primary" onClick={onSignIn}>
          <Trans>Sign in</Trans>
        </Button>
      </div>
    </div>
  );
}
