// The draft of a slot, for the part of a page in which it is written.
// See docs/product.md#drafts.
import { useEffect, useMemo, useSyncExternalStore } from "react";
import type { DraftContent, DraftState, Sending } from "#domain/writing/draft.ts";
import { nothingWritten } from "#domain/writing/draftContent.ts";
import { pageStore } from "../pageStore.ts";
import { useLiveClient } from "../live/client/hooks.ts";
import { editorModeAtom } from "../preferences/editorMode.ts";
import { useMember } from "../session/useMember.ts";
import { askPart } from "../live/client/askPart.ts";
import { heldDraft, takeHeld } from "./heldDrafts.ts";
import { followDrafts } from "./memberDrafts.ts";
import type { DraftView } from "./openDraft.ts";
import type { SaveState } from "./openDraftState.ts";
import { useDrafts } from "./useDrafts.ts";

export interface DraftHandle {
  /** "" until `isReady`. */
  readonly id: string;
  readonly content: DraftContent;
  readonly save: SaveState;
  /** Another tab has it open. */
  readonly isElsewhere: boolean;
  /** What the core knows of it; undefined for one that has not been saved. */
  readonly state: DraftState | undefined;
  /** Where it is since it was published, by this tab or by the core. */
  readonly sending: Sending | undefined;
  /** The core has answered. Never for a visitor. */
  readonly isReady: boolean;
  /** Painted at once, saved soon. A draft that waits or has failed leaves the outbox. */
  change(changes: Partial<DraftContent>): void;
  /** Saves it and hands it to the outbox; `state` tells what follows. */
  publish(): void;
  /** Asks again about an unknown outcome. */
  check(): void;
  /** As `publish`, after a failure. */
  retry(): void;
  /** Gives it up; returns how to take that back, within a minute. */
  discard(): () => void;
}

const noDraft = (): void => undefined;
const NO_CHANGE = (): (() => void) => noDraft;

/**
 * The newest draft of the slot, or the one of this id; an empty one where nothing is kept. `slot` undefined, and a visitor,
 * have an empty one that keeps nothing.
 */
export function useDraft(slot: string | undefined, draftId?: string): DraftHandle {
  const client = useLiveClient();
  const memberId = useMember()?.id;
  const drafts = useDrafts();
  const entry = useMemo(
    () =>
      slot === undefined || memberId === undefined
        ? undefined
        : heldDraft(client, { memberId, slot, draftId }),
    [client, memberId, slot, draftId],
  );
  useEffect(() => {
    if (entry === undefined) return undefined;
    followDrafts(client);
    return takeHeld(entry);
  }, [client, entry]);
  const view = useSyncExternalStore(entry?.draft.subscribe ?? NO_CHANGE, entry?.draft.view ?? noView);
  const { id, content, save, isReady } = view;
  const state = drafts.find((each) => each.id === id);
  // A press of this tab is newer than what the core has told.
  const sending = view.sending?.state === "pending" ? view.sending : (state?.sending ?? view.sending);
  const publish = (): void => void entry?.draft.publish();
  return {
    id,
    content,
    save,
    isReady,
    state,
    sending,
    isElsewhere: state?.isElsewhere ?? false,
    change: (changes) => entry?.draft.change(changes),
    publish,
    retry: publish,
    check: () => void askPart(client, "draft", "check", id),
    discard: () => entry?.draft.discard() ?? noDraft,
  };
}

const NO_VIEWS = {
  simple: viewOf("simple"),
  rich: viewOf("rich"),
};
function viewOf(mode: "simple" | "rich"): DraftView {
  return { id: "", content: nothingWritten(mode), save: "none", isReady: false, sending: undefined };
}
const noView = (): DraftView => NO_VIEWS[pageStore.get(editorModeAtom)];
