// The rich editor in a box to write in: its code is fetched when it is first shown, and the text is safe without it.
// See docs/product.md#editor-modes.
import { Trans } from "@lingui/react/macro";
import { type ComponentType, useEffect, useState } from "react";
import { richLetters } from "#domain/writing/contentRules.ts";
import { withTexts } from "#i18n/withTexts.ts";
import { ErrorState } from "#ui/content/ErrorState.tsx";
import { Skeleton } from "#ui/content/Skeleton.tsx";
import type { RichEditorProps } from "../editor/RichEditor.tsx";
import { LettersLeft } from "../posts/LettersLeft.tsx";
import { FileDrop } from "./FileDrop.tsx";
import type { TextWriting } from "./useWriting.ts";

type Editor = ComponentType<RichEditorProps>;

/** Once it was fetched it is shown at once. */
let fetched: Editor | undefined;

export interface RichBodyProps {
  readonly writing: TextWriting;
  /** Accessible name of the text. */
  readonly label: string;
  /** Of the draft. */
  readonly uploads: RichEditorProps["uploads"];
  readonly onFiles: RichEditorProps["onFiles"];
  /** Files that are dropped or pasted while there is no editor yet. */
  onEarlyFiles(files: readonly File[]): void;
}

export function RichBody({ writing, label, uploads, onFiles, onEarlyFiles }: RichBodyProps) {
  const { content, draft, isLocked, place, revision, holdEditor } = writing;
  const { Editor, isFailed, retry } = useEditorCode();
  if (isFailed) {
    return (
      <ErrorState title={<Trans>The editor could not be loaded.</Trans>} onRetry={retry}>
        <Trans>You can continue in the simple mode.</Trans>
      </ErrorState>
    );
  }
  if (Editor === undefined || !draft.isReady) {
    return (
      <FileDrop onFiles={onEarlyFiles}>
        <div aria-busy="true">
          <Skeleton height={220} />
        </div>
      </FileDrop>
    );
  }
  return (
    <div inert={isLocked}>
      <Editor
        label={label}
        place={place}
        document={content.text}
        revision={revision}
        caret={content.caret}
        uploads={uploads}
        ref={holdEditor}
        onChange={writing.wrote}
        onFiles={onFiles}
        onSubmit={writing.publish}
        focused
      />
      <LettersLeft left={lettersLeftOf(writing)} />
    </div>
  );
}

/** From so many letters before the limit on, the number of those left is told. */
const NEAR = 100;

function lettersLeftOf({ letters, place }: TextWriting): number | undefined {
  const left = richLetters(place) - letters;
  return left > NEAR ? undefined : left;
}

function useEditorCode() {
  const [Editor, setEditor] = useState(() => fetched);
  const [isFailed, setFailed] = useState(false);
  const isWanted = Editor === undefined && !isFailed;
  useEffect(() => {
    if (!isWanted) return;
    withTexts(() => import("../editor/RichEditor.tsx")).then(
      ({ RichEditor }) => {
        fetched = RichEditor;
        setEditor(() => RichEditor);
      },
      () => setFailed(true),
    );
  }, [isWanted]);
  return { Editor, isFailed, retry: () => setFailed(false) };
}
