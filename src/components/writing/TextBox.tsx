// A box to write a plain text in: a text area that grows, the letters left, its draft, and the button that sends.
// See docs/product.md#writing-replies.
import { Trans } from "@lingui/react/macro";
import { type KeyboardEvent, type ReactNode, useState } from "react";
import { lettersLeft, TEXT_MAX } from "#domain/community/letters.ts";
import type { DraftContent, SentDraft, UploadState } from "#domain/writing/draft.ts";
import { asMember } from "#state/dialogs/authDialog.ts";
import { useMember } from "#state/session/sessionAtom.ts";
import { Button } from "#ui/controls/Button.tsx";
import { TextArea } from "#ui/controls/TextArea.tsx";
import { VisuallyHidden } from "#ui/page/VisuallyHidden.tsx";
import { FormProblem } from "../forms/FormProblem.tsx";
import { LettersLeft } from "../posts/LettersLeft.tsx";
import { SendingLine } from "../posts/card/SendingLine.tsx";
import { contentProblemText, problemText } from "../posts/problemText.ts";
import { copyText } from "./copyText.ts";
import { DraftMedia } from "./DraftMedia.tsx";
import { DraftLine } from "./DraftLine.tsx";
import { FileDrop } from "./FileDrop.tsx";
import { LazyWordSuggestions } from "./LazyWordSuggestions.tsx";
import { OpenElsewhere } from "./OpenElsewhere.tsx";
import styles from "./TextBox.module.css";
import { useDraftMedia } from "./useDraftMedia.ts";
import { useTextFocus } from "./useTextFocus.ts";
import { useWriting } from "./useWriting.ts";

export interface TextBoxProps {
  readonly slot: string;
  /** What an untouched draft shows. */
  readonly base: DraftContent;
  /** Accessible name of the area, and its placeholder. */
  readonly label: string;
  /** Words of the button that sends. */
  readonly action: ReactNode;
  /** Closes the box; the text is kept. */
  readonly onClose: () => void;
  readonly onSent?: (sent: SentDraft) => void;
}

/** Takes the focus. After the end of the sign-in it shows no text; the same member goes on with it. */
export function TextBox({ slot, base, label, action, onClose, onSent }: TextBoxProps) {
  const writing = useWriting({ slot, base, ...(onSent ? { onSent } : {}) });
  const { draft, content, sending, isLocked, problem, isTold } = writing;
  const isMember = useMember() !== undefined;
  const text = isMember ? content.text : "";
  const [area, setArea] = useState<HTMLTextAreaElement | null>(null);
  useTextFocus(area, draft.isReady, content.caret);

  const media = useDraftMedia({
    place: "reply",
    draftId: draft.id,
    media: content.media,
    uploads: draft.state?.uploads ?? NONE,
    onChange: (changed) => writing.change({ media: changed }),
  });

  /** A file that is dropped elsewhere, or too early, must not take the place of the page. */
  function addFiles(files: readonly File[]): void {
    if (isMember && draft.isReady && !isLocked) media.add(files);
  }

  function submit(): void {
    if (isMember) writing.publish();
    else asMember(() => undefined);
  }

  function onKeyDown(event: KeyboardEvent): void {
    // While an input method composes, Enter chooses a word.
    if (event.key !== "Enter" || event.nativeEvent.isComposing) return;
    if (!event.ctrlKey && !event.metaKey) return;
    event.preventDefault();
    submit();
  }

  return (
    <form
      className={styles["box"]}
      noValidate
      data-composer={slot}
      data-mode="simple"
      data-draft-state={draft.save === "none" ? undefined : draft.save}
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      {draft.isElsewhere ? <OpenElsewhere /> : null}
      <FileDrop onFiles={addFiles}>
        <TextArea
          ref={setArea}
          className={styles["area"]}
          label={<VisuallyHidden>{label}</VisuallyHidden>}
          placeholder={label}
          rows={3}
          dir="auto"
          value={text}
          readOnly={isLocked || !isMember}
          hint={<LettersLeft left={lettersLeft(text, TEXT_MAX)} />}
          onChange={({ target }) => writing.change({ text: target.value, caret: target.selectionStart })}
          onKeyDown={onKeyDown}
        />
        {isMember ? <DraftMedia model={media} disabled={isLocked || !draft.isReady} /> : null}
      </FileDrop>
      <LazyWordSuggestions area={area} />
      {isMember ? (
        <>
          <FormProblem text={isTold && problem !== undefined ? contentProblemText(problem) : undefined} />
          {sending === undefined ? null : (
            <SendingLine
              sending={sending}
              onCheck={draft.check}
              onCopy={() => void copyText(writing.plainText())}
            />
          )}
        </>
      ) : (
        <FormProblem text={problemText({ kind: "signedOut", words: "" })} />
      )}
      <div className={styles["buttons"]}>
        {isMember ? <DraftLine save={draft.save} /> : null}
        <Button look="quiet" onClick={onClose}>
          <Trans>Close</Trans>
        </Button>
        <Button type="submit" look="primary" aria-disabled={isLocked}>
          {!isMember ? (
            <Trans>Sign in</Trans>
          ) : sending?.state === "pending" ? (
            <Trans>Sending…</Trans>
          ) : (
            action
          )}
        </Button>
      </div>
    </form>
  );
}

const NONE: readonly UploadState[] = [];
