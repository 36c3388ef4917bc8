// The form of a reply: its text in one of two modes, its pictures, its draft, and the button that sends.
// See docs/product.md#writing-replies.
import { Trans } from "@lingui/react/macro";
import type { ReactNode } from "react";
import type { DraftContent } from "#domain/writing/draft.ts";
import { asMember } from "#state/dialogs/authDialog.ts";
import { useMember } from "#state/session/useMember.ts";
import { Button } from "#ui/controls/Button.tsx";
import { FormProblem } from "../forms/FormProblem.tsx";
import { SendingLine } from "../posts/card/SendingLine.tsx";
import { contentProblemText, problemText } from "../posts/problemText.ts";
import { copyText } from "./copyText.ts";
import { DraftLine } from "./DraftLine.tsx";
import { OpenElsewhere } from "./OpenElsewhere.tsx";
import styles from "./TextForm.module.css";
import { useWriting, type TextWriting } from "./useWriting.ts";
import { onWritingKey } from "./writingKeys.ts";
import { WritingText } from "./WritingText.tsx";

export interface TextFormProps {
  readonly slot: string;
  /** What an untouched draft shows. */
  readonly base: DraftContent;
  /** Accessible name of the text, and its placeholder. */
  readonly label: string;
  /** Words of the button that sends. */
  readonly action: ReactNode;
  /** Closes the box; the text is kept. */
  readonly onClose: () => void;
  /** It fills the screen, inside a dialog that can be closed. */
  readonly isPage: boolean;
}

/** After the end of the sign-in it shows no text; the same member goes on with it. */
export function TextForm({ slot, base, label, action, onClose, isPage }: TextFormProps) {
  const writing = useWriting({ slot, base });
  const { draft, content, sending, isLocked } = writing;
  const isMember = useMember() !== undefined;

  function submit(): void {
    if (isMember) writing.publish();
    else asMember(() => undefined);
  }

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the fields' keys bubble here
    <form
      className={styles[isPage ? "page" : "box"]}
      noValidate
      data-composer={slot}
      data-mode={isMember ? content.mode : "simple"}
      data-draft-state={draft.save === "none" ? undefined : draft.save}
      onKeyDown={(event) => onWritingKey(event, submit)}
      // The button publishes by its press: a key of a field, or of a phone's keyboard, submits nothing.
      onSubmit={(event) => event.preventDefault()}
    >
      <div className={styles["body"]}>
        {draft.isElsewhere ? <OpenElsewhere /> : null}
        {isMember ? <WritingText writing={writing} label={label} isQuiet /> : null}
      </div>
      <div className={styles["foot"]}>
        <Problems writing={writing} isMember={isMember} />
        <div className={styles["buttons"]}>
          {isMember ? <DraftLine save={draft.save} /> : null}
          {isPage ? null : (
            <Button look="quiet" onClick={onClose}>
              <Trans>Close</Trans>
            </Button>
          )}
          <Button look="primary" aria-disabled={isLocked} onClick={submit}>
            {!isMember ? (
              <span key="signIn">
                <Trans>Sign in</Trans>
              </span>
            ) : sending?.state === "pending" ? (
              <span key="sending">
                <Trans>Sending…</Trans>
              </span>
            ) : (
              <span key="action">{action}</span>
            )}
          </Button>
        </div>
      </div>
    </form>
  );
}

interface ProblemsProps {
  readonly writing: TextWriting;
  readonly isMember: boolean;
}

/** Why the text cannot be sent, or where it is on its way. */
function Problems({ writing, isMember }: ProblemsProps) {
  const { draft, sending, problem, isTold } = writing;
  if (!isMember) return <FormProblem text={problemText({ kind: "signedOut", words: "" })} />;
  return (
    <>
      <FormProblem text={isTold && problem !== undefined ? contentProblemText(problem) : undefined} />
      {sending === undefined ? null : (
        <SendingLine
          sending={sending}
          isUnstored={draft.state?.isStored === false}
          onCheck={draft.check}
          onCopy={() => void copyText(writing.plainText())}
        />
      )}
    </>
  );
}
