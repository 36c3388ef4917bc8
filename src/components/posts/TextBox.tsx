// A text area that grows, the letters left, the button that sends, and what became of the text.
// See docs/product.md#writing-simple-posts.
import { Trans } from "@lingui/react/macro";
import { type KeyboardEvent, type ReactNode, useEffect, useRef } from "react";
import type { MemberActName } from "#domain/calls/memberActs.ts";
import { lettersLeft, TEXT_MAX } from "#domain/community/letters.ts";
import { useMember } from "#state/session/sessionAtom.ts";
import type { SendProblem } from "#state/writing/texts.ts";
import { Button } from "#ui/controls/Button.tsx";
import { TextArea } from "#ui/controls/TextArea.tsx";
import { VisuallyHidden } from "#ui/page/VisuallyHidden.tsx";
import { FormProblem } from "../forms/FormProblem.tsx";
import { LettersLeft } from "./LettersLeft.tsx";
import { problemText } from "./problemText.ts";
import styles from "./TextBox.module.css";
import { type SendingOptions, useSending } from "./useSending.ts";

export interface TextBoxProps<Name extends MemberActName> extends Omit<SendingOptions<Name>, "most"> {
  /** Letters of the text at most; those of a post or reply by default. */
  readonly most?: number;
  /** Accessible name of the area. */
  readonly label: string;
  readonly placeholder?: string;
  /** Words of the button that sends. */
  readonly action: ReactNode;
  /** The area takes the focus when the box appears. */
  readonly focused?: boolean;
  /** Closes the box; the text is kept. Without it there is no button to close it. */
  readonly onClose?: () => void;
  /** Controls between the area and the buttons. */
  readonly children?: ReactNode;
}

/** For members. Where the sign-in ends while it is shown, it offers to sign in again, and keeps the text for its writer. */
export function TextBox<Name extends MemberActName>(props: TextBoxProps<Name>) {
  const { slot, most = TEXT_MAX, label, placeholder, action, focused = false, onClose, children } = props;
  const { kept, write, submit } = useSending({ ...props, most });
  const { text, sending, problem } = kept;
  const member = useMember();
  const shown = member === undefined ? SIGNED_OUT : problem;
  const area = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    const field = area.current;
    if (!focused || field === null) return;
    field.focus();
    // A text from before is continued at its end.
    field.setSelectionRange(field.value.length, field.value.length);
  }, [focused]);

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
      data-text-box={slot}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <TextArea
        ref={area}
        className={styles["area"]}
        label={<VisuallyHidden>{label}</VisuallyHidden>}
        placeholder={placeholder}
        rows={3}
        dir="auto"
        value={text}
        readOnly={sending || member === undefined}
        hint={<LettersLeft left={lettersLeft(text, most)} />}
        onChange={(event) => write(event.target.value)}
        onKeyDown={onKeyDown}
      />
      {children}
      <FormProblem text={shown && problemText(shown, most)} />
      <div className={styles["buttons"]}>
        {onClose === undefined ? null : (
          <Button look="quiet" onClick={onClose}>
            <Trans>Close</Trans>
          </Button>
        )}
        <Button type="submit" look="primary" aria-disabled={sending}>
          {member === undefined ? <Trans>Sign in</Trans> : sending ? <Trans>Sending…</Trans> : action}
        </Button>
      </div>
    </form>
  );
}

const SIGNED_OUT: SendProblem = { kind: "signedOut", words: "" };
