// Builds the editor in an element of the page, and keeps what is shown of it in step.
import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from "react";
import { MEMBER_RULES } from "#state/pageData/readerRules.ts";
import { createEditor, type Editor, type ShownFormats } from "./engine/createEditor.ts";

export interface EditorEvents {
  onFiles(files: readonly File[]): readonly string[];
  onSubmit(): void;
  onCut(): void;
}

/** What the tools show. */
interface EditorStatus {
  readonly formats: ShownFormats;
  readonly canUndo: boolean;
  readonly canRedo: boolean;
}

const NO_STATUS: EditorStatus = { formats: {}, canUndo: false, canRedo: false };

export interface UsedEditor {
  readonly place: RefObject<HTMLDivElement | null>;
  /** Undefined until it is built. */
  readonly editor: Editor | undefined;
  readonly status: EditorStatus;
}

/**
 * A new editor with each mounting, since Quill cannot leave its element; a mounting that follows, as strict mode makes it,
 * goes on with what `start` puts into it.
 */
export function useEditor(events: EditorEvents, start: (editor: Editor) => void): UsedEditor {
  const place = useRef<HTMLDivElement>(null);
  const latest = useRef({ events, start });
  const [editor, setEditor] = useState<Editor>();
  const [status, setStatus] = useState(NO_STATUS);
  useLayoutEffect(() => {
    latest.current = { events, start };
  });

  useEffect(() => {
    if (place.current === null) return undefined;
    const made = createEditor(place.current, {
      rules: MEMBER_RULES,
      onFiles: (files) => latest.current.events.onFiles(files),
      onSubmit: () => latest.current.events.onSubmit(),
      onCut: () => latest.current.events.onCut(),
    });
    latest.current.start(made);
    setEditor(made);
    const off = made.selection.onChange(() => {
      const next = { formats: made.formats(), canUndo: made.canUndo(), canRedo: made.canRedo() };
      setStatus((now) => (JSON.stringify(now) === JSON.stringify(next) ? now : next));
    });
    return () => {
      off();
      made.destroy();
      setEditor(undefined);
    };
  }, []);

  return { place, editor, status };
}
