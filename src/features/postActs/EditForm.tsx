// The form of an edit. It carries the version that it changes; after a conflict the member chooses one of the texts.
// See docs/product.md#own-posts.
import { Trans, useLingui } from "@lingui/react/macro";
import { type FormEvent, type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from "react";
import { FormProblem } from "#components/forms/FormProblem.tsx";
import { failureText } from "#components/forms/tellFailure.ts";
import { useAct } from "#components/forms/useAct.ts";
import { LettersLeft } from "#components/posts/LettersLeft.tsx";
import { lettersLeft, TEXT_MAX, TITLE_MAX } from "#domain/community/letters.ts";
import type { PostDetail } from "#domain/community/post.ts";
import { signInAgain } from "#state/dialogs/memberDialogs.ts";
import { useMember } from "#state/session/sessionAtom.ts";
import { holdForWriting } from "#state/writing/writing.ts";
import { Button } from "#ui/controls/Button.tsx";
import { TextArea } from "#ui/controls/TextArea.tsx";
import { TextField } from "#ui/controls/TextField.tsx";
import styles from "./dialogParts.module.css";
import { SignInAgain } from "./SignInAgain.tsx";

/** docs/wire.md#post-calls: another edit came before. */
const CHANGED_MEANWHILE = 4027;
/** The key was used with another text, which was saved (docs/wire.md#idempotency-key). */
const KEY_USED = 4028;

export interface Written {
  readonly title: string;
  readonly text: string;
}

export interface EditFormProps {
  /** Replaced by the newer post after a conflict. */
  readonly post: PostDetail;
  readonly begun: Written | undefined;
  /** Called with what differs from the post; undefined where nothing does. */
  readonly onChange: (written: Written | undefined) => void;
  readonly onSaved: () => void;
  readonly onCancel: () => void;
}

const writtenOf = ({ title, content }: PostDetail): Written => ({ title, text: content });

export function EditForm({ post, begun, onChange, onSaved, onCancel }: EditFormProps) {
  const { t } = useLingui();
  const member = useMember();
  const [writer] = useState(member?.id);
  const [base, setBase] = useState(post);
  const [written, setWritten] = useState(begun ?? writtenOf(post));
  const [conflict, setConflict] = useState(false);
  const [problem, setProblem] = useState<string>();
  const key = useRef<string>(undefined);
  const area = useRef<HTMLTextAreaElement>(null);
  const { run, busy } = useAct("updatePost", { quiet: true });
  const left = lettersLeft(written.text, TEXT_MAX);
  const titleLeft = lettersLeft(written.title, TITLE_MAX);
  const tooLong = isOver(left) || isOver(titleLeft);
  const differs = written.title !== base.title || written.text !== base.content;
  const newer = conflict && post.version > base.version ? post : undefined;

  useEffect(() => onChange(differs ? written : undefined), [differs, written, onChange]);
  useEffect(() => (differs ? holdForWriting() : undefined), [differs]);
  useEffect(() => area.current?.focus(), []);

  const change = (changes: Partial<Written>): void => setWritten({ ...written, ...changes });

  async function send(version: number): Promise<void> {
    setProblem(undefined);
    key.current ??= crypto.randomUUID();
    const text = { title: written.title.trim(), contentMode: "plain", content: written.text.trim() } as const;
    const answer = await run({ postId: post.id, version, ...text }, key.current);
    if (answer === undefined) return;
    if (answer.ok) return onSaved();
    if (answer.reason === "unknown") {
      return setProblem(t`We do not know whether this was saved. Saving it again does no harm.`);
    }
    key.current = undefined;
    // What the key saved is a newer version.
    if (answer.code === KEY_USED) return send(version);
    if (answer.code === CHANGED_MEANWHILE) return setConflict(true);
    const isTold = answer.reason === "refused" || answer.reason === "notFound";
    setProblem(isTold ? failureText(answer) : t`This was not saved. Try again.`);
  }

  function submit(): void {
    if (tooLong || newer !== undefined) return;
    if (differs) void send(base.version);
    else onSaved();
  }

  function take(text: Written | undefined): void {
    if (newer === undefined) return;
    setConflict(false);
    setBase(newer);
    if (text) setWritten(text);
    else void send(newer.version);
  }

  function onKeyDown(event: KeyboardEvent): void {
    // While an input method composes, Enter chooses a word.
    if (event.key !== "Enter" || event.nativeEvent.isComposing || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    submit();
  }

  if (member === undefined) {
    const goOn = (): void => signInAgain(writer, { open: "edit", post, begun: written });
    return <SignInAgain onSignIn={goOn} />;
  }
  if (newer !== undefined) {
    return <Conflict mine={written} newer={writtenOf(newer)} onKeep={() => take(undefined)} onTake={take} />;
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the fields' keys bubble here
    <form
      className={styles["parts"]}
      noValidate
      onKeyDown={onKeyDown}
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        submit();
      }}
    >
      <FormProblem
        text={conflict ? t`This post was changed elsewhere. The newer text is being loaded.` : problem}
      />
      <TextField
        label={<Trans comment="Field: the title of a post">Title</Trans>}
        value={written.title}
        dir="auto"
        error={isOver(titleLeft) ? t`This text is too long.` : undefined}
        onChange={(event) => change({ title: event.target.value })}
      />
      <TextArea
        ref={area}
        label={<Trans comment="Field: the text of a post">Text</Trans>}
        rows={8}
        dir="auto"
        value={written.text}
        error={isOver(left) ? t`This text is too long.` : undefined}
        hint={<LettersLeft left={left} />}
        onChange={(event) => change({ text: event.target.value })}
      />
      <div className={styles["buttons"]}>
        <Button type="submit" look="primary" aria-disabled={busy || tooLong}>
          {busy ? <Trans>Saving…</Trans> : <Trans>Save</Trans>}
        </Button>
        <Button onClick={onCancel}>
          <Trans>Cancel</Trans>
        </Button>
      </div>
    </form>
  );
}

const isOver = (left: number | undefined): boolean => left !== undefined && left < 0;

interface ConflictProps {
  readonly mine: Written;
  readonly newer: Written;
  readonly onKeep: () => void;
  readonly onTake: (newer: Written) => void;
}

/** Both texts, and the choice between them. */
function Conflict({ mine, newer, onKeep, onTake }: ConflictProps) {
  return (
    <div className={styles["parts"]}>
      <p role="alert">
        <Trans>This post was changed elsewhere while you edited it. Which text is to stay?</Trans>
      </p>
      <div className={styles["versions"]}>
        <Version title={<Trans>Your text</Trans>} of={mine} />
        <Version title={<Trans>The newer text</Trans>} of={newer} />
      </div>
      <div className={styles["buttons"]}>
        <Button look="primary" onClick={onKeep}>
          <Trans>Keep my text</Trans>
        </Button>
        <Button onClick={() => onTake(newer)}>
          <Trans>Take the newer text</Trans>
        </Button>
      </div>
    </div>
  );
}

function Version({ title, of }: { readonly title: ReactNode; readonly of: Written }) {
  return (
    <section className={styles["version"]}>
      <h3>{title}</h3>
      {of.title === "" ? null : <strong dir="auto">{of.title}</strong>}
      <p dir="auto">{of.text}</p>
    </section>
  );
}
