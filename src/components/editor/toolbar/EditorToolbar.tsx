// The tools of the rich editor: one tab stop, arrow keys between them, and the formats at the caret.
// See docs/product.md#rich-editor.
import { useLingui } from "@lingui/react/macro";
import { type ChangeEvent, type PointerEvent, useRef } from "react";
import { IconButton } from "#ui/controls/IconButton.tsx";
import "#ui/content/mediaIcons.ts";
import "#ui/content/toolIcons.ts";
import type { Editor, ShownFormats } from "../engine/createEditor.ts";
import styles from "./EditorToolbar.module.css";
import { type Tool, useTools } from "./tools.ts";
import { useRovingFocus } from "./useRovingFocus.ts";
import { Select } from "#ui/controls/Select.tsx";

export interface EditorToolbarProps {
  readonly editor: Editor;
  /** Of a reply: no videos are offered. */
  readonly place: "post" | "reply";
  /** Formats at the caret. */
  readonly formats: ShownFormats;
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  /** Opens the editor of links; without it there is no tool for links. */
  readonly onLink: (() => void) | undefined;
}

/** Types of files that are offered; what a file is, is checked where it is taken. */
const PICTURES = "image/png,image/jpeg,image/webp,image/gif";
const ACCEPT = { post: `${PICTURES},video/mp4,video/webm`, reply: PICTURES } as const;

/** A press on a tool leaves the focus in the text, so that the selection stays and a phone keeps its keyboard. */
function keepFocus(event: PointerEvent): void {
  if (event.target instanceof Element && event.target.closest("button") !== null) event.preventDefault();
}

export function EditorToolbar({ editor, place, formats, canUndo, canRedo, onLink }: EditorToolbarProps) {
  const { t } = useLingui();
  const files = useRef<HTMLInputElement>(null);
  const { bar, onKeyDown, onFocus } = useRovingFocus();
  const { words, lines } = useTools();

  function choose(event: ChangeEvent<HTMLInputElement>): void {
    const chosen = [...(event.target.files ?? [])];
    // The same file can be chosen again.
    event.target.value = "";
    if (chosen.length > 0) editor.insertFiles(chosen);
  }

  const button = ({ format, value, icon, label, keys, turns = false }: Tool) => {
    const isOn = formats[format] === value;
    return (
      <IconButton
        key={icon}
        icon={icon}
        label={label}
        aria-pressed={isOn}
        aria-keyshortcuts={keys}
        data-tool={icon}
        className={turns ? styles["turns"] : undefined}
        onClick={() => editor.format(format, isOn ? false : value)}
      />
    );
  };

  return (
    // oxlint-disable-next-line jsx-a11y/interactive-supports-focus -- its tools take the focus
    <div
      ref={bar}
      role="toolbar"
      aria-label={t`Formatting`}
      className={styles["toolbar"]}
      onKeyDown={onKeyDown}
      onFocus={onFocus}
      onPointerDown={keepFocus}
    >
      <KindSelect formats={formats} onChange={(level) => editor.format("header", level)} />
      <div className={styles["group"]}>{words.map(button)}</div>
      <div className={styles["group"]}>{lines.map(button)}</div>
      <div className={styles["group"]}>
        <IconButton
          icon="outdent"
          label={t`Decrease indent`}
          aria-keyshortcuts="Control+["
          data-tool="outdent"
          className={styles["turns"]}
          onClick={() => editor.format("indent", "-1")}
        />
        <IconButton
          icon="indent"
          label={t`Increase indent`}
          aria-keyshortcuts="Control+]"
          data-tool="indent"
          className={styles["turns"]}
          onClick={() => editor.format("indent", "+1")}
        />
      </div>
      <div className={styles["group"]}>
        {onLink === undefined ? null : (
          <IconButton
            icon="link"
            label={t`Link`}
            aria-keyshortcuts="Control+K"
            aria-pressed={formats["link"] !== undefined}
            data-tool="link"
            onClick={onLink}
          />
        )}
        <IconButton
          icon="picture"
          label={place === "post" ? t`Add pictures or a video` : t`Add pictures`}
          data-tool="picture"
          onClick={() => files.current?.click()}
        />
        <input ref={files} type="file" accept={ACCEPT[place]} multiple hidden onChange={choose} />
      </div>
      <div className={styles["group"]}>
        <IconButton
          icon="undo"
          label={t`Undo`}
          aria-keyshortcuts="Control+Z"
          aria-disabled={!canUndo}
          data-tool="undo"
          className={styles["turns"]}
          onClick={() => editor.undo()}
        />
        <IconButton
          icon="redo"
          label={t`Redo`}
          aria-keyshortcuts="Control+Shift+Z"
          aria-disabled={!canRedo}
          data-tool="redo"
          className={styles["turns"]}
          onClick={() => editor.redo()}
        />
      </div>
    </div>
  );
}

const LEVELS = [1, 2, 3, 4, 5, 6];
const TEXT = "0";

interface KindSelectProps {
  readonly formats: ShownFormats;
  /** The level of a heading; false for text. */
  readonly onChange: (level: number | false) => void;
}

/** The kind of the line at the caret: text, or a heading of one of six levels. */
function KindSelect({ formats, onChange }: KindSelectProps) {
  const { t } = useLingui();
  const { header } = formats;
  const options = LEVELS.map((level) => ({ value: String(level), label: t`Heading ${level}` }));
  return (
    <Select
      label={t`Kind of line`}
      className={styles["kind"]}
      // Lines of several kinds are shown as text.
      value={typeof header === "number" ? String(header) : TEXT}
      options={[{ value: TEXT, label: t`Text` }, ...options]}
      onChange={(value) => onChange(value === TEXT ? false : Number(value))}
    />
  );
}
