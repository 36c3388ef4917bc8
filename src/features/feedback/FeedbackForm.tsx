// The form for a feedback: what it is about, the words, pictures, and how to answer. Sent once, kept until it is.
import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { type SubmitEvent, useEffect, useRef, useState } from "react";
import { fieldProblem, tidyField } from "#components/forms/fieldProblems.ts";
import { FormProblem } from "#components/forms/FormProblem.tsx";
import { failureText } from "#components/forms/tellFailure.ts";
import { useAct } from "#components/forms/useAct.ts";
import { FEEDBACK_LENGTH, lettersOf } from "#domain/member/formRules.ts";
import { FEEDBACK_KINDS, type FeedbackKind } from "#domain/member/feedback.ts";
import { useFormats } from "#i18n/hooks.ts";
import { Button } from "#ui/controls/Button.tsx";
import { TextArea } from "#ui/controls/TextArea.tsx";
import { TextField } from "#ui/controls/TextField.tsx";
import styles from "./FeedbackForm.module.css";
import {
  CONTACT_MAX,
  EMPTY_DRAFT,
  type FeedbackDraft,
  keepFeedbackDraft,
  readFeedbackDraft,
} from "./feedbackDraft.ts";
import { PictureField } from "./PictureField.tsx";
import { usePictures } from "./usePictures.ts";

const KIND_NAMES: Readonly<Record<FeedbackKind, MessageDescriptor>> = {
  bug: msg`Something is broken`,
  idea: msg`An idea`,
  data: msg`A wrong score or name`,
  account: msg`My account`,
  other: msg`Something else`,
};

export interface FeedbackFormProps {
  /** Told with the server's words when it has arrived. */
  readonly onSent: (words: string) => void;
}

export function FeedbackForm({ onSent }: FeedbackFormProps) {
  const { t, i18n } = useLingui();
  const [draft, setDraft] = useState(readFeedbackDraft);
  const [problem, setProblem] = useState<string>();
  const [refusal, setRefusal] = useState<string>();
  const words = useRef<HTMLTextAreaElement>(null);
  const { run, busy } = useAct("sendFeedback", { quiet: true });
  useEffect(() => keepFeedbackDraft(draft), [draft]);

  const change = (part: Partial<FeedbackDraft>): void => setDraft((before) => ({ ...before, ...part }));
  const uploads = usePictures(draft.pictures.length, (address) =>
    setDraft((before) => ({ ...before, pictures: [...before.pictures, address] })),
  );

  async function send(event: SubmitEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    const wrong = fieldProblem("feedback", draft.text);
    setProblem(wrong);
    setRefusal(undefined);
    if (wrong !== undefined) {
      words.current?.focus();
      return;
    }
    const answer = await run({
      kind: draft.kind,
      text: tidyField("feedback", draft.text),
      pictures: draft.pictures,
      contact: draft.contact.trim(),
    });
    if (answer === undefined) return;
    if (answer.ok) {
      keepFeedbackDraft(EMPTY_DRAFT);
      onSent(answer.value);
    } else {
      setRefusal(failureText(answer) ?? t`This was not sent. Try again.`);
    }
  }

  return (
    <form className={styles["form"]} noValidate onSubmit={(event) => void send(event)}>
      <FormProblem text={refusal} />
      <fieldset className={styles["kinds"]}>
        <legend className={styles["legend"]}>
          <Trans>What is it about?</Trans>
        </legend>
        {FEEDBACK_KINDS.map((kind) => (
          <label key={kind} className={styles["kind"]}>
            <input
              type="radio"
              name="kind"
              value={kind}
              checked={draft.kind === kind}
              onChange={() => change({ kind })}
            />
            <span>{i18n._(KIND_NAMES[kind])}</span>
          </label>
        ))}
      </fieldset>
      <TextArea
        ref={words}
        label={<Trans>Your words</Trans>}
        hint={<Counter text={draft.text} />}
        error={problem}
        name="text"
        rows={7}
        dir="auto"
        value={draft.text}
        onChange={(event) => {
          change({ text: event.target.value });
          setProblem(undefined);
        }}
      />
      <PictureField
        pictures={draft.pictures}
        uploads={uploads}
        onRemove={(address) => change({ pictures: draft.pictures.filter((each) => each !== address) })}
      />
      <TextField
        label={<Trans>How can we answer you?</Trans>}
        hint={<Trans>An e-mail address, if you want an answer.</Trans>}
        name="contact"
        type="text"
        inputMode="email"
        autoComplete="email"
        maxLength={CONTACT_MAX}
        value={draft.contact}
        onChange={(event) => change({ contact: event.target.value })}
      />
      <div>
        <Button type="submit" look="primary" aria-disabled={busy || uploads.waiting > 0}>
          {busy ? <Trans>Sending…</Trans> : <Trans>Send</Trans>}
        </Button>
      </div>
    </form>
  );
}

/** How much is written of what may be; the error beside the field says it when it is too much. */
function Counter({ text }: { readonly text: string }) {
  const formats = useFormats();
  const written = formats.number(lettersOf(text.trim()));
  const most = formats.number(FEEDBACK_LENGTH.most);
  return (
    <span className="num">
      <Trans>
        {written} of {most} characters
      </Trans>
    </span>
  );
}
