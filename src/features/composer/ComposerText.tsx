// The text of a post: a text area that grows, or the rich editor, whose code loads when it is first shown.
// See docs/product.md#editor-modes.
import { Trans } from "@lingui/react/macro";
import { useRef, useState } from "react";
import { useSetAtom } from "jotai";
import type { RichEditorHandle } from "#components/editor/RichEditor.tsx";
import { DraftMedia } from "#components/writing/DraftMedia.tsx";
import { FileDrop } from "#components/writing/FileDrop.tsx";
import { LazyWordSuggestions } from "#components/writing/LazyWordSuggestions.tsx";
import { useDraftMedia } from "#components/writing/useDraftMedia.ts";
import type { UploadState } from "#domain/writing/draft.ts";
import { roomFor } from "#domain/writing/mediaLimits.ts";
import { useDraftUploads } from "#state/writing/uploads.ts";
import { LettersLeft } from "#components/posts/LettersLeft.tsx";
import { ModeSwitch } from "#components/writing/ModeSwitch.tsx";
import { useTextFocus } from "#components/writing/useTextFocus.ts";
import type { Writing } from "#components/writing/useWriting.ts";
import { lettersLeft, TEXT_MAX } from "#domain/community/letters.ts";
import { editorModeAtom } from "#state/preferences/editorMode.ts";
import { TextArea } from "#ui/controls/TextArea.tsx";
import styles from "./Composer.module.css";
import { RichBody } from "./RichBody.tsx";

export function ComposerText({ writing }: { readonly writing: Writing }) {
  const { content, isLocked } = writing;
  const editor = useRef<RichEditorHandle>(null);
  const { id, state } = writing.draft;
  const states = state?.uploads ?? NONE;
  const media = useDraftMedia({
    place: "post",
    draftId: id,
    media: content.media,
    uploads: states,
    onChange: (changed) => writing.change({ media: changed }),
  });
  const uploads = useDraftUploads(id, states);
  const setMode = useSetAtom(editorModeAtom);
  const addToText = (files: readonly File[]): readonly string[] =>
    files.map((file, at) => {
      const pictures = content.media.length + countOf(content.text, PICTURES) + at;
      return uploads.add(file, roomFor("post", { pictures, videos: countOf(content.text, VIDEOS) }));
    });
  const mayAdd = writing.draft.isReady && !isLocked;
  /** A file that is dropped too early must not take the place of the page. */
  function addBeside(files: readonly File[]): void {
    if (mayAdd) media.add(files);
  }
  const beside = <DraftMedia model={media} disabled={!mayAdd} />;
  return (
    <>
      <div inert={isLocked}>
        <ModeSwitch
          mode={content.mode}
          text={content.text}
          media={content.media}
          read={() => {
            editor.current?.report();
            return writing.newest();
          }}
          onChange={(written) => {
            setMode(written.mode);
            writing.replace({ ...written, caret: undefined });
          }}
        />
      </div>
      {content.mode === "rich" ? (
        <>
          <RichBody writing={writing} editor={editor} uploads={uploads.uploads} onFiles={addToText} />
          {content.media.length > 0 ? beside : null}
        </>
      ) : (
        <FileDrop onFiles={addBeside}>
          <SimpleText writing={writing} />
          {beside}
        </FileDrop>
      )}
    </>
  );
}

const NONE: readonly UploadState[] = [];
/** Embeds in the JSON text of a document; an upload under way counts as a picture. */
const PICTURES = /\{"(?:image|upload)":/g;
const VIDEOS = /\{"video":/g;
const countOf = (document: string, embeds: RegExp): number => document.match(embeds)?.length ?? 0;

/** It takes the focus, with the caret where writing goes on, also before the draft is known. */
function SimpleText({ writing }: { readonly writing: Writing }) {
  const { content, draft, isLocked } = writing;
  const [area, setArea] = useState<HTMLTextAreaElement | null>(null);
  useTextFocus(area, draft.isReady, content.caret);
  return (
    <>
      <TextArea
        ref={setArea}
        className={styles["area"]}
        label={<Trans comment="Field: the text of a post">Text</Trans>}
        rows={6}
        dir="auto"
        value={content.text}
        readOnly={isLocked}
        hint={<LettersLeft left={lettersLeft(content.text, TEXT_MAX)} />}
        onChange={({ target }) => writing.change({ text: target.value, caret: target.selectionStart })}
      />
      <LazyWordSuggestions area={area} />
    </>
  );
}
