// The rich editor in the dialog: its code is fetched when it is first shown, and the text is safe without it.
// See docs/product.md#editor-modes.
import { Trans, useLingui } from "@lingui/react/macro";
import { type ComponentType, type Ref, useEffect, useState } from "react";
import type { RichEditorHandle, RichEditorProps } from "#components/editor/RichEditor.tsx";
import { LettersLeft } from "#components/posts/LettersLeft.tsx";
import type { Writing } from "#components/writing/useWriting.ts";
import { DOCUMENT_MAX } from "#domain/writing/contentRules.ts";
import { withTexts } from "#i18n/withTexts.ts";
import { ErrorState } from "#ui/content/ErrorState.tsx";
import { Skeleton } from "#ui/content/Skeleton.tsx";

type Editor = ComponentType<RichEditorProps>;

/** Once it was fetched it is shown at once. */
let fetched: Editor | undefined;

export interface RichBodyProps {
  readonly writing: Writing;
  readonly editor: Ref<RichEditorHandle>;
  /** Of the draft. */
  readonly uploads: RichEditorProps["uploads"];
  readonly onFiles: RichEditorProps["onFiles"];
}

export function RichBody({ writing, editor, uploads, onFiles }: RichBodyProps) {
  const { t } = useLingui();
  const { content, draft, isLocked, revision } = writing;
  const { Editor, isFailed, retry } = useEditorCode();
  if (isFailed) {
    return (
      <ErrorState title={<Trans>The editor could not be loaded.</Trans>} onRetry={retry}>
        <Trans>You can go on in the simple mode.</Trans>
      </ErrorState>
    );
  }
  if (Editor === undefined || !draft.isReady) {
    return (
      <div aria-busy="true">
        <Skeleton height={220} />
      </div>
    );
  }
  return (
    <div inert={isLocked}>
      <Editor
        label={t({ message: "Text", comment: "Field: the text of a post" })}
        document={content.text}
        revision={revision}
        caret={content.caret}
        uploads={uploads}
        ref={editor}
        onChange={writing.wrote}
        onFiles={onFiles}
        onSubmit={writing.publish}
        focused
      />
      <LettersLeft left={lettersLeftOf(writing.letters)} />
    </div>
  );
}

/** From so many letters before the limit on, the number of those left is told. */
const NEAR = 100;

function lettersLeftOf(letters: number): number | undefined {
  const left = DOCUMENT_MAX.letters - letters;
  return left > NEAR ? undefined : left;
}

function useEditorCode() {
  const [Editor, setEditor] = useState(() => fetched);
  const [isFailed, setFailed] = useState(false);
  const isWanted = Editor === undefined && !isFailed;
  useEffect(() => {
    if (!isWanted) return;
    withTexts(() => import("#components/editor/RichEditor.tsx")).then(
      ({ RichEditor }) => {
        fetched = RichEditor;
        setEditor(() => RichEditor);
      },
      () => setFailed(true),
    );
  }, [isWanted]);
  return { Editor, isFailed, retry: () => setFailed(false) };
}
