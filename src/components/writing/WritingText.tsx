// The text of a post or reply: a text area that grows, or the rich editor, whose code loads when it is first shown.
// See docs/product.md#editor-modes.
import { useSetAtom } from "jotai";
import { useEffect, useEffectEvent, useState } from "react";
import { lettersLeft, TEXT_MAX } from "#domain/community/letters.ts";
import type { UploadState } from "#domain/writing/draft.ts";
import { roomFor } from "#domain/writing/mediaLimits.ts";
import { editorModeAtom } from "#state/preferences/editorMode.ts";
import { useDraftUploads } from "#state/writing/uploads.ts";
import { Skeleton } from "#ui/content/Skeleton.tsx";
import { TextArea } from "#ui/controls/TextArea.tsx";
import { lazyPart } from "#ui/page/lazyPart.tsx";
import { VisuallyHidden } from "#ui/page/VisuallyHidden.tsx";
import { LettersLeft } from "../posts/LettersLeft.tsx";
import { DraftMedia } from "./DraftMedia.tsx";
import { FileDrop } from "./FileDrop.tsx";
import { ModeSwitch } from "./ModeSwitch.tsx";
import type { RichBodyProps } from "./RichBody.tsx";
import { useDraftMedia } from "./useDraftMedia.ts";
import { useEarlyFiles } from "./useEarlyFiles.ts";
import type { TextWriting } from "./useWriting.ts";
import styles from "./WritingText.module.css";
import { withTexts } from "#i18n/withTexts.ts";
import type { WordSuggestionsProps } from "../editor/suggest/WordSuggestions.tsx";

/**
 * What is typed before the draft is known is kept. `area`: null before it is on the page. `caret`: in UTF-16 units;
 * undefined: at the end.
 */
function useTextFocus(area: HTMLTextAreaElement | null, isReady: boolean, caret: number | undefined): void {
  const place = useEffectEvent(() => {
    if (area === null || document.activeElement !== area) return;
    const at = caret ?? area.value.length;
    area.setSelectionRange(at, at);
  });
  useEffect(() => area?.focus(), [area]);
  useEffect(() => {
    if (isReady && area !== null) place();
  }, [area, isReady]);
}

/** A plain text does without its code. */
const RichBody = lazyPart<RichBodyProps>(async () => (await import("./RichBody.tsx")).RichBody, {
  instead: <Skeleton height={220} />,
});

export interface WritingTextProps {
  readonly writing: TextWriting;
  /** Accessible name of the text. */
  readonly label: string;
  /** It is not shown above the text area, but in it while it is empty. */
  readonly isQuiet?: boolean;
}

export function WritingText({ writing, label, isQuiet = false }: WritingTextProps) {
  const { content, isLocked, place } = writing;
  const { id, state } = writing.draft;
  const states = state?.uploads ?? NONE;
  const media = useDraftMedia({
    place,
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
      return uploads.add(file, roomFor(place, { pictures, videos: countOf(content.text, VIDEOS) }));
    });
  const add = useEarlyFiles(writing.draft.isReady, media.add);
  /** A file that is dropped on a text under way must not take the place of the page. */
  function addBeside(files: readonly File[]): void {
    if (!isLocked) add(files);
  }
  const beside = <DraftMedia model={{ ...media, add: addBeside }} disabled={isLocked} />;
  return (
    <div className={styles["text"]} data-place={place}>
      <div inert={isLocked}>
        <ModeSwitch
          mode={content.mode}
          text={content.text}
          media={content.media}
          read={writing.newest}
          onChange={(written) => {
            setMode(written.mode);
            writing.replace({ ...written, caret: undefined });
          }}
        />
      </div>
      {content.mode === "rich" ? (
        <>
          <RichBody
            writing={writing}
            label={label}
            uploads={uploads.uploads}
            onFiles={addToText}
            onEarlyFiles={addBeside}
          />
          {content.media.length > 0 ? beside : null}
        </>
      ) : (
        <FileDrop onFiles={addBeside}>
          <SimpleText writing={writing} label={label} isQuiet={isQuiet} />
          {beside}
        </FileDrop>
      )}
    </div>
  );
}

const NONE: readonly UploadState[] = [];
/** Embeds in the JSON text of a document; an upload under way counts as a picture. */
const PICTURES = /\{"(?:image|upload)":/g;
const VIDEOS = /\{"video":/g;
const countOf = (document: string, embeds: RegExp): number => document.match(embeds)?.length ?? 0;

const ROWS = { post: 6, reply: 3 } as const;

/** It takes the focus, with the caret where writing goes on, also before the draft is known. */
function SimpleText({ writing, label, isQuiet }: Required<WritingTextProps>) {
  const { content, draft, isLocked, place } = writing;
  const [area, setArea] = useState<HTMLTextAreaElement | null>(null);
  useTextFocus(area, draft.isReady, content.caret);
  return (
    <>
      <TextArea
        ref={setArea}
        className={styles["area"]}
        label={isQuiet ? <VisuallyHidden>{label}</VisuallyHidden> : label}
        placeholder={isQuiet ? label : undefined}
        rows={ROWS[place]}
        // Until there are letters that decide, the text has the direction of the page, as its placeholder.
        dir={content.text === "" ? undefined : "auto"}
        value={content.text}
        readOnly={isLocked}
        hint={<LettersLeft left={lettersLeft(content.text, TEXT_MAX)} />}
        onChange={({ target }) => writing.change({ text: target.value, caret: target.selectionStart })}
      />
      <LazyWordSuggestions area={area} />
    </>
  );
}

const WordSuggestions = lazyPart<WordSuggestionsProps>(
  async () => (await withTexts(() => import("../editor/suggest/WordSuggestions.tsx"))).WordSuggestions,
);

/** Beside the area, inside the dialog that holds it. */
function LazyWordSuggestions({ area }: WordSuggestionsProps) {
  const [isTagged, setTagged] = useState(false);
  useEffect(() => {
    if (area === null) return undefined;
    const look = (): void => setTagged((was) => was || /[#@]/.test(area.value));
    area.addEventListener("input", look);
    return () => area.removeEventListener("input", look);
  }, [area]);
  return isTagged ? <WordSuggestions area={area} /> : null;
}
