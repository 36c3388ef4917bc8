// The panel beside words of the editor in which their link is written: its address, its words, and a button to remove it.
// See docs/product.md#links-in-the-editor.
import { Trans, useLingui } from "@lingui/react/macro";
import { type KeyboardEvent, useMemo, useState } from "react";
import { typedLink } from "#domain/richText/typedLink.ts";
import { Button } from "#ui/controls/Button.tsx";
import { TextField } from "#ui/controls/TextField.tsx";
import { lazyDialog } from "#ui/page/lazyPart.tsx";
import { type EditedLink, type LinkableText, readLink } from "./linkableText.ts";
import styles from "./LinkEditor.module.css";

const PopoverSurface = lazyDialog(
  async () => (await import("#ui/overlays/PopoverSurface.tsx")).PopoverSurface,
  ({ onOpenChange }) => onOpenChange(false),
);

export interface LinkEditorProps {
  readonly editor: LinkableText;
  /** The link at the caret or of the selected words is read when this turns true. */
  readonly open: boolean;
  onClose(): void;
}

/** Escape closes the panel alone, not the dialog around the editor. The editor gets the focus back. */
export function LinkEditor({ editor, open, onClose }: LinkEditorProps) {
  const { t } = useLingui();
  const [edited, setEdited] = useState<EditedLink>();
  const [wasOpen, setWasOpen] = useState(false);
  if (open !== wasOpen) {
    setWasOpen(open);
    if (open) setEdited(readLink(editor));
  }
  const root = useMemo(() => ({ current: editor.root }), [editor]);
  if (edited === undefined) return null;
  const { span } = edited;
  const form = (
    <LinkForm
      edited={edited}
      onSave={(...link) => {
        onClose();
        editor.setLink(span, ...link);
      }}
      onRemove={() => {
        onClose();
        editor.setLink(span, undefined);
      }}
    />
  );
  return (
    <PopoverSurface
      label={t({ message: "Link", comment: "Of words in a text: heading of a panel, button" })}
      open={open}
      onOpenChange={() => {
        onClose();
        editor.focus();
      }}
      anchor={root}
      place={{ getBoundingClientRect: () => editor.rectOf(span) }}
      align="start"
      inDialog
      content={() => form}
    />
  );
}

interface LinkFormProps {
  readonly edited: EditedLink;
  /** Words that did not change are left out. */
  onSave(link: string, words?: string): void;
  onRemove(): void;
}

function LinkForm({ edited, onSave, onRemove }: LinkFormProps) {
  const { t } = useLingui();
  const [address, setAddress] = useState(edited.address);
  const [words, setWords] = useState(edited.words);
  const [isWrong, setWrong] = useState(false);

  function save(): void {
    const target = typedLink(address);
    setWrong(target === undefined);
    if (target === undefined) return;
    const written = words.trim() === "" ? target : words;
    if (edited.keepsWords || written === edited.words) onSave(target);
    else onSave(target, written);
  }

  return (
    <form
      className={styles["form"]}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        // The form of the post is around the panel, and is not submitted.
        event.stopPropagation();
        save();
      }}
    >
      <TextField
        label={<Trans comment="Where a link leads">Address</Trans>}
        // The value is checked by `typedLink`, which takes addresses without https:// too.
        inputMode="url"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        dir="ltr"
        maxLength={ADDRESS_MAX}
        enterKeyHint="done"
        value={address}
        onKeyDown={keepEnter}
        error={isWrong ? t`An address begins with https://, http:// or mailto:` : undefined}
        onChange={(event) => {
          setAddress(event.target.value);
          setWrong(false);
        }}
      />
      {edited.keepsWords ? null : (
        <TextField
          label={<Trans comment="The words of a link">Text</Trans>}
          autoComplete="off"
          dir="auto"
          value={words}
          onKeyDown={keepEnter}
          onChange={(event) => setWords(event.target.value)}
        />
      )}
      <div className={styles["buttons"]}>
        {edited.address === "" ? null : (
          <Button look="quiet" onClick={onRemove}>
            <Trans>Remove the link</Trans>
          </Button>
        )}
        <Button type="submit" look="primary">
          <Trans>Save</Trans>
        </Button>
      </div>
    </form>
  );
}

/** Ctrl or ⌘ with Enter publishes a post around the panel, and saves a link inside it. */
function keepEnter(event: KeyboardEvent): void {
  if (event.key === "Enter") event.stopPropagation();
}

/** docs/wire.md#community-limits, in UTF-16 units. */
const ADDRESS_MAX = 2_048;
