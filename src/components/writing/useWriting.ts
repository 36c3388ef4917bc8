// What a box or dialog to write in shows and does: a draft over what it begins with, its problems, and how it is sent.
// See docs/product.md#writing-posts.
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from "react";
import {
  type ContentProblem,
  type DocumentSize,
  isUntouched,
  problemOf,
  type WrittenKind,
} from "#domain/writing/contentRules.ts";
import { isEmptyContent, isSameContent, plainTextOf } from "#domain/writing/draftContent.ts";
import type { DraftContent, Sending, SentDraft } from "#domain/writing/draft.ts";
import { readSlot } from "#domain/writing/slot.ts";
import { type DraftHandle, useDraft } from "#state/writing/useDraft.ts";
import { useSent } from "#state/writing/useSent.ts";
import type { RichEditorHandle } from "../editor/RichEditor.tsx";
import { offerDiscarded } from "./offerDiscarded.ts";

export interface WritingOptions {
  readonly slot: string;
  /** One of the drafts of the slot; its latest where it is left out. */
  readonly draftId?: string | undefined;
  /** What an untouched draft shows. */
  readonly base: DraftContent;
  /** The draft was published. */
  onSent?(sent: SentDraft): void;
}

export interface TextWriting {
  readonly draft: DraftHandle;
  /** What is written, by the slot. */
  readonly place: WrittenKind;
  readonly content: DraftContent;
  readonly sending: Sending | undefined;
  /** While its outcome is open the text cannot be changed: the key belongs to what was sent. */
  readonly isLocked: boolean;
  /** What keeps it from being published. */
  readonly problem: ContentProblem | undefined;
  /** The member has tried to publish it, and is told the problem. */
  readonly isTold: boolean;
  /** Rises when the text was replaced from outside the editor. */
  readonly revision: number;
  change(changes: Partial<DraftContent>): void;
  /** Puts another text into the editor. */
  replace(changes: Partial<DraftContent>): void;
  /** Takes the rich editor while it is shown: it tells changes late, and is asked before the text is read or sent. */
  holdEditor(editor: RichEditorHandle | null): void;
  /** The editor tells its document; nothing changes where the mode is not rich any more. */
  wrote(document: string, caret: number, size: DocumentSize): void;
  /** What is shown, with changes that are not drawn or told yet. */
  newest(): DraftContent;
  /** Letters of the document, as the editor measured them last. */
  readonly letters: number;
  /** The text without its formats. */
  plainText(): string;
  publish(): void;
  /** Gives the draft up, and offers it again. */
  discard(): void;
}

export function useWriting({ slot, draftId, base, onSent }: WritingOptions): TextWriting {
  const draft = useDraft(slot, draftId);
  const [size, setSize] = useState<DocumentSize>();
  const measure = useRef<DocumentSize>(undefined);
  const editor = useRef<RichEditorHandle>(null);
  const [isTold, setTold] = useState(false);
  const [revision, setRevision] = useState(0);
  const { sending } = draft;
  const isLocked = sending?.state === "pending" || sending?.state === "unknown";
  const content = isUntouched(draft.content) ? base : draft.content;
  const place = placeOf(slot);
  const problem = problemOf(content, size, place);

  // Two changes may come before the next render: the second builds on the first.
  const newest = useRef(content);
  useLayoutEffect(() => {
    newest.current = content;
  }, [content]);

  function change(changes: Partial<DraftContent>): void {
    if (isLocked) return;
    newest.current = { ...newest.current, ...changes };
    draft.change(newest.current);
  }

  useLeaving(draft, base);
  useSent((sent) => {
    if (sent.draftId === draft.state?.id) onSent?.(sent);
  });

  return {
    draft,
    place,
    content,
    sending,
    isLocked,
    problem,
    isTold,
    revision,
    change,
    replace(changes) {
      change(changes);
      setRevision((before) => before + 1);
    },
    holdEditor(shown) {
      editor.current = shown;
    },
    letters: size?.letters ?? 0,
    newest() {
      editor.current?.report();
      return newest.current;
    },
    wrote(text, caret, measured) {
      if (newest.current.mode !== "rich") return;
      measure.current = measured;
      setSize(measured);
      change({ text, caret });
    },
    plainText: () => plainTextOf(content),
    publish() {
      if (isLocked) return;
      editor.current?.report();
      // Before the core has answered there may be a draft that is not shown yet.
      if (!draft.isReady && newest.current === base) return;
      setTold(true);
      if (problemOf(newest.current, measure.current, place) !== undefined) return;
      // What the settings and the page have chosen goes with the draft: the core knows neither.
      draft.change(newest.current);
      draft.publish();
    },
    discard() {
      if (isLocked) return;
      editor.current?.report();
      offerDiscarded(draft.id, draft.discard());
    },
  };
}

function placeOf(slot: string): WrittenKind {
  const kind = readSlot(slot)?.kind;
  return kind === "reply" || kind === "editReply" ? "reply" : "post";
}

/** A draft that holds nothing, or what it began with, does not stay when its box closes. */
function useLeaving(draft: DraftHandle, base: DraftContent): void {
  const leave = useEffectEvent(() => {
    const { content, state } = draft;
    if (state?.sending !== undefined || isUntouched(content)) return;
    if (isEmptyContent(content) || isSameContent(content, base)) draft.discard();
  });
  useEffect(() => () => leave(), []);
}
