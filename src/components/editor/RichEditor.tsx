// The rich editor: a toolbar and a text in the look of the reader. Loaded when rich mode is first shown.
// See docs/product.md#rich-editor.
import { useLingui } from "@lingui/react/macro";
import {
  memo,
  type Ref,
  useCallback,
  useEffect,
  useEffectEvent,
  useId,
  useImperativeHandle,
  useMemo,
  useRef,
  useState,
} from "react";
import type { DocumentLengths } from "#domain/richText/editing/documentLengths.ts";
import type { Tag } from "#domain/richText/delta.ts";
import { latinKey } from "#ui/page/latinKey.ts";
import { lazyDialog, lazyPart } from "#ui/page/lazyPart.tsx";
import { VisuallyHidden } from "#ui/page/VisuallyHidden.tsx";
import { classNames } from "#ui/styles/classNames.ts";
import richText from "../richText/RichText.module.css";
import type { PlacedUpload } from "./engine/uploadPlaces.ts";
import styles from "./RichEditor.module.css";
import { createEditorText } from "./engine/editorText.ts";
import { PictureFields } from "./describe/PictureFields.tsx";
import { EditorToolbar } from "./toolbar/EditorToolbar.tsx";
import { useEditor } from "./useEditor.ts";
import { useReports } from "./useReports.ts";

// Their code is fetched after the text is shown: a member can write without it.
const TagSuggestions = lazyPart(async () => (await import("./suggest/TagSuggestions.tsx")).TagSuggestions);
const LinkEditor = lazyDialog(
  async () => (await import("./link/LinkEditor.tsx")).LinkEditor,
  ({ onClose }) => onClose(),
);

// Each report draws the composer anew; the tools change with the selection alone.
const Toolbar = memo(EditorToolbar);

export interface RichEditorProps {
  /** Accessible name of the text; its mode is said besides. */
  readonly label: string;
  /** A reply has pictures and no video. Default: post. */
  readonly place?: "post" | "reply";
  /** JSON text of a document, cleaned before use. Later values replace the text only with another `revision`. */
  readonly document: string;
  readonly revision: number;
  /** In UTF-16 units; undefined: at the end. */
  readonly caret: number | undefined;
  /** Those of the draft, of which the text may have places. */
  readonly uploads: readonly PlacedUpload[];
  /** After a pause of the keys, and before `onSubmit`. */
  readonly onChange: (document: string, caret: number, lengths: DocumentLengths) => void;
  /** Dropped, pasted or chosen files; answers the ids of their uploads. */
  readonly onFiles: (files: readonly File[]) => readonly string[];
  /** Ctrl/⌘+Enter, never while an input method composes. */
  readonly onSubmit: () => void;
  /** The text takes the focus when the editor appears. */
  readonly focused?: boolean;
  /** Id of an element that describes the text, such as its problem. */
  readonly describedBy?: string | undefined;
  readonly ref?: Ref<RichEditorHandle>;
}

export interface RichEditorHandle {
  focus(): void;
  /** At the caret. */
  insertTag(tag: Tag): void;
  /** Tells `onChange` at once what it has not been told. */
  report(): void;
}

function dressRoot(root: HTMLElement): void {
  root.className = classNames(root.className, richText["text"], richText["posted"], styles["text"]);
  root.setAttribute("role", "textbox");
  root.setAttribute("aria-multiline", "true");
  root.dataset["editorText"] = "";
  // A translator would change what is written.
  root.setAttribute("translate", "no");
}

/** For the parts beside the text: the root is named, so that a page can tell the text from its tools. */
export function RichEditor(props: RichEditorProps) {
  const { label, document: given, revision, caret, uploads, onChange, onFiles, onSubmit } = props;
  const { focused = false, place: written = "post", describedBy, ref } = props;
  const { t } = useLingui();
  const mode = useId();
  const [isCut, setIsCut] = useState(false);
  const [isLinking, setLinking] = useState(false);
  const { place, editor, status } = useEditor(
    {
      onFiles,
      onSubmit() {
        report();
        onSubmit();
      },
      onCut: () => setIsCut(true),
    },
    (made) => {
      made.load(given, caret);
      if (focused) made.selection.focus();
    },
  );
  const report = useReports(editor, (document, at, lengths) => {
    setIsCut(false);
    onChange(document, at, lengths);
  });

  const text = useMemo(() => editor && createEditorText(editor), [editor]);
  const askForLink = useCallback(() => setLinking(true), []);
  const openLink = useEffectEvent(() => {
    // Code has no links.
    const { code, "code-block": block } = editor?.formats() ?? {};
    if (code === undefined && block === undefined) setLinking(true);
  });
  /** True where Escape was for the panel, which may still be loading; the dialog around the editor stays. */
  const leaveLink = useEffectEvent(() => {
    if (isLinking) setLinking(false);
    return isLinking;
  });
  useEffect(
    () =>
      text?.onKey((event) => {
        if (event.key === "Escape") return leaveLink();
        if (!isLinkKey(event)) return false;
        openLink();
        return true;
      }),
    [text],
  );

  // Only another revision replaces what is being written.
  const shown = useRef(revision);
  const load = useEffectEvent(() => editor?.load(given, caret));
  useEffect(() => {
    if (shown.current === revision) return;
    shown.current = revision;
    load();
  }, [revision]);

  useEffect(() => {
    if (editor !== undefined) dressRoot(editor.quill.root);
  }, [editor]);
  useEffect(() => {
    editor?.quill.root.setAttribute("aria-label", label);
    editor?.quill.root.setAttribute("aria-describedby", [mode, describedBy].filter(Boolean).join(" "));
  }, [editor, label, mode, describedBy]);
  useEffect(() => {
    editor?.places.draw(uploads, ({ name, percent, state }) => {
      if (state === "failed") return t`${name} was not uploaded`;
      return state === "waiting" ? t`${name} waits for its upload` : t`${name}, ${percent}% uploaded`;
    });
  }, [editor, uploads, t]);
  useImperativeHandle(ref, () => ({
    focus: () => editor?.selection.focus(),
    insertTag: (tag) => editor?.insertTag(tag),
    report,
  }));

  return (
    <div className={styles["editor"]} data-rich-editor>
      {editor === undefined ? null : (
        <Toolbar editor={editor} place={written} onLink={askForLink} {...status} />
      )}
      <div ref={place} />
      {text === undefined ? null : (
        <>
          <TagSuggestions editor={text} />
          <LinkEditor editor={text} open={isLinking} onClose={() => setLinking(false)} />
        </>
      )}
      <p role="status" className={styles["notice"]}>
        {isCut ? t`Only the beginning was pasted: there is no room for more.` : null}
      </p>
      {editor === undefined ? null : <PictureFields editor={editor} uploads={uploads} />}
      <VisuallyHidden>
        <span id={mode}>{t`Rich text. Its tools are before it; Tab leaves it.`}</span>
      </VisuallyHidden>
    </div>
  );
}

/** Ctrl or ⌘ with K. */
function isLinkKey(event: KeyboardEvent): boolean {
  const { ctrlKey, metaKey, shiftKey, altKey } = event;
  return latinKey(event) === "k" && (ctrlKey || metaKey) && !shiftKey && !altKey;
}
