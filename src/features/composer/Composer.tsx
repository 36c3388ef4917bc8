// The form of a post: title, text in one of two modes, media, what it is about, its choices, and the state of its draft.
// See docs/product.md#writing-posts.
import { Trans, useLingui } from "@lingui/react/macro";
import { type ReactNode, useState } from "react";
import { FormProblem } from "#components/forms/FormProblem.tsx";
import { LettersLeft } from "#components/posts/LettersLeft.tsx";
import { contentProblemText } from "#components/posts/problemText.ts";
import { SendingLine } from "#components/posts/card/SendingLine.tsx";
import { copyText } from "#components/writing/copyText.ts";
import { DraftLine } from "#components/writing/DraftLine.tsx";
import { OpenElsewhere } from "#components/writing/OpenElsewhere.tsx";
import type { TextWriting } from "#components/writing/useWriting.ts";
import { onWritingKey } from "#components/writing/writingKeys.ts";
import { WritingText } from "#components/writing/WritingText.tsx";
import { lettersLeft, TITLE_MAX } from "#domain/community/letters.ts";
import { asMember } from "#state/dialogs/authDialog.ts";
import { useMember } from "#state/session/useMember.ts";
import { Button } from "#ui/controls/Button.tsx";
import { TextField } from "#ui/controls/TextField.tsx";
import { lazyPart } from "#ui/page/lazyPart.tsx";
import type { AltQuestionProps } from "./AltQuestion.tsx";
import styles from "./Composer.module.css";
import { isGivenUp } from "#components/writing/givenUp.ts";
import type { DraftContent, UploadState } from "#domain/writing/draft.ts";
import { hasUndescribed } from "#domain/writing/undescribed.ts";
import { type ShownUpload, useDraftUploads } from "#state/writing/uploads.ts";

const NONE: readonly UploadState[] = [];

/**
 * `writing` whose first `publish` asks where a new picture has no description; the second one publishes. The draft
 * remembers that it has asked. `isAsking`: the question is to be shown.
 */
function useAltQuestion(writing: TextWriting): { readonly writing: TextWriting; readonly isAsking: boolean } {
  const { draft, content, problem, isLocked } = writing;
  const { uploads } = useDraftUploads(draft.id, draft.state?.uploads ?? NONE);
  const [isAsked, setAsked] = useState(false);
  const isUndescribed = (written: DraftContent): boolean =>
    hasUndescribed(written, uploads, isPublishedPicture);

  function publish(): void {
    const mayAsk = content.isAltAsked !== true && problem === undefined && !isLocked && draft.isReady;
    // The rich editor tells late what was written last.
    if (mayAsk && isUndescribed(writing.newest())) {
      writing.change({ isAltAsked: true });
      setAsked(true);
      return;
    }
    setAsked(false);
    writing.publish();
  }

  return { writing: { ...writing, publish }, isAsking: isAsked && !isLocked && isUndescribed(content) };
}

const isPublishedPicture = (upload: ShownUpload): boolean => upload.kind === "image" && !isGivenUp(upload);

const AltQuestion = lazyPart<AltQuestionProps>(async () => (await import("./AltQuestion.tsx")).AltQuestion);

export interface ComposerProps {
  readonly writing: TextWriting;
  /** The button that sends. */
  readonly action: ReactNode;
  readonly onClose: () => void;
  /** What is chosen besides the text. */
  readonly children: ReactNode;
}

/** After the end of the sign-in nothing of the text is shown; the same member goes on with it. */
export function Composer({ writing: given, action, onClose, children }: ComposerProps) {
  const { t } = useLingui();
  const isMember = useMember() !== undefined;
  const { writing, isAsking } = useAltQuestion(given);
  const { draft, content, sending, isLocked, problem, isTold } = writing;
  const titleLeft = lettersLeft(content.title, TITLE_MAX);

  if (!isMember) return <SignedOut />;

  function discard(): void {
    if (isLocked) return;
    writing.discard();
    onClose();
  }

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the fields' keys bubble here
    <form
      className={styles["composer"]}
      noValidate
      data-composer={draft.state?.slot ?? ""}
      data-mode={content.mode}
      data-draft-state={draft.save === "none" ? undefined : draft.save}
      onKeyDown={(event) => onWritingKey(event, writing.publish)}
      // The button publishes by its press: a key of a field, or of a phone's keyboard, submits nothing.
      onSubmit={(event) => event.preventDefault()}
    >
      <div className={styles["body"]}>
        {draft.isElsewhere ? <OpenElsewhere /> : null}
        <TextField
          label={<Trans comment="Field: the title of a post">Title</Trans>}
          value={content.title}
          dir="auto"
          enterKeyHint="next"
          readOnly={isLocked}
          hint={<LettersLeft left={titleLeft} />}
          onChange={(event) => writing.change({ title: event.target.value })}
        />
        <WritingText writing={writing} label={t({ message: "Text", comment: "Field: the text of a post" })} />
        {children}
      </div>
      <footer className={styles["foot"]}>
        <FormProblem text={isTold && problem !== undefined ? contentProblemText(problem) : undefined} />
        {isAsking ? <AltQuestion onPublish={writing.publish} /> : null}
        {sending === undefined ? null : (
          <SendingLine
            sending={sending}
            isUnstored={draft.state?.isStored === false}
            onCheck={draft.check}
            onCopy={() => void copyText(writing.plainText())}
          />
        )}
        <div className={styles["buttons"]}>
          <DraftLine save={draft.save} />
          <Button look="quiet" onClick={discard} aria-disabled={isLocked}>
            <Trans comment="Button: deletes what was written and not sent">Discard</Trans>
          </Button>
          <Button look="primary" aria-disabled={isLocked || !draft.isReady} onClick={writing.publish}>
            {sending?.state === "pending" ? (
              <span key="sending">
                <Trans>Sending…</Trans>
              </span>
            ) : (
              <span key="action">{action}</span>
            )}
          </Button>
        </div>
      </footer>
    </form>
  );
}

function SignedOut() {
  return (
    <div className={styles["composer"]}>
      <div className={styles["body"]}>
        <p role="alert">
          <Trans>Your sign-in has ended. Your text is kept: sign in to go on.</Trans>
        </p>
        <div>
          <Button look="primary" onClick={() => asMember(() => undefined)}>
            <Trans>Sign in</Trans>
          </Button>
        </div>
      </div>
    </div>
  );
}
