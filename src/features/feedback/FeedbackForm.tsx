// The feedback form: kind, text, pictures and contact. It is sent once, and its draft is kept until then.
import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { useEffect, useState } from "react";
import { pipe, string, trim } from "valibot";
import { fields } from "#components/forms/fieldProblems.ts";
import { FormProblem } from "#components/forms/FormProblem.tsx";
import { failureText } from "#components/acting/tellFailure.ts";
import { useAct } from "#components/acting/useAct.ts";
import { useForm } from "#components/forms/useForm.ts";
import { FEEDBACK_LENGTH, lettersOf } from "#domain/member/formRules.ts";
import { FEEDBACK_KINDS, type FeedbackKind } from "#domain/member/feedback.ts";
import { useFormats } from "#i18n/hooks.ts";
import { Button } from "#ui/controls/Button.tsx";
import { TextArea } from "#ui/controls/TextArea.tsx";
import { TextField } from "#ui/controls/TextField.tsx";
import styles from "./FeedbackForm.module.css";
import { CONTACT_MAX, EMPTY_DRAFT, keepFeedbackDraft, readFeedbackDraft } from "./feedbackDraft.ts";
import { PictureField } from "./PictureField.tsx";
import { usePictures } from "./usePictures.ts";

const KIND_NAMES: Readonly<Record<FeedbackKind, MessageDescriptor>> = {
  bug: msg`Something is broken`,
  idea: msg`An idea`,
  data: msg`A wrong score or name`,
  account: msg`My account`,
  other: msg`Something else`,
};

const FIELDS = { text: fields.feedback, contact: pipe(string(), trim()) };

export interface FeedbackFormProps {
  /** Called with the server's text once the feedback is stored. */
  readonly onSent: (words: string) => void;
}

export function FeedbackForm({ onSent }: FeedbackFormProps) {
  const { t, i18n } = useLingui();
  const [first] = useState(readFeedbackDraft);
  const [kind, setKind] = useState(first.kind);
  const [pictures, setPictures] = useState(first.pictures);
  const { run } = useAct("sendFeedback", { quiet: true });
  const form = useForm({
    fields: FIELDS,
    initial: first,
    async submit(texts) {
      const answer = await run({ ...texts, kind, pictures });
      if (answer === undefined) return;
      if (answer.ok) {
        keepFeedbackDraft(EMPTY_DRAFT);
        onSent(answer.value);
      } else form.refuse(failureText(answer) ?? t`This was not sent. Try again.`);
    },
  });
  const { text, contact } = form.values;
  useEffect(() => keepFeedbackDraft({ kind, text, contact, pictures }), [kind, text, contact, pictures]);
  const uploads = usePictures(pictures.length, (address) => setPictures((before) => [...before, address]));

  return (
    <form {...form.props} className={styles["form"]}>
      <FormProblem text={form.problem} />
      <fieldset className={styles["kinds"]}>
        <legend className={styles["legend"]}>
          <Trans>What is it about?</Trans>
        </legend>
        {FEEDBACK_KINDS.map((each) => (
          <label key={each} className={styles["kind"]}>
            <input
              type="radio"
              name="kind"
              value={each}
              checked={kind === each}
              onChange={() => setKind(each)}
            />
            <span>{i18n._(KIND_NAMES[each])}</span>
          </label>
        ))}
      </fieldset>
      <TextArea
        {...form.field("text")}
        label={<Trans>Message</Trans>}
        hint={<Counter text={text} />}
        rows={7}
        dir="auto"
      />
      <PictureField
        pictures={pictures}
        uploads={uploads}
        onRemove={(address) => setPictures(pictures.filter((each) => each !== address))}
      />
      <TextField
        {...form.field("contact")}
        label={<Trans>How can we answer you?</Trans>}
        hint={<Trans>An e-mail address, if you want an answer.</Trans>}
        inputMode="email"
        autoComplete="email"
        maxLength={CONTACT_MAX}
      />
      <div>
        <Button type="submit" look="primary" aria-disabled={form.busy || uploads.waiting > 0}>
          {form.busy ? <Trans>Sending…</Trans> : <Trans>Send</Trans>}
        </Button>
      </div>
    </form>
  );
}

/** The count of characters and their limit; a text above it shows an error beside the field. */
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
