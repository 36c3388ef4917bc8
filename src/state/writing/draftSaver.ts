// Saves an open draft: soon after its last key, one save at a time, and again while the core or its store refuses.
// See docs/product.md#drafts.
import type { DraftSave } from "#domain/writing/draftCalls.ts";
import { dropTail, keepTail } from "./draftTail.ts";
import type { OpenDraftDeps } from "./openDraft.ts";
import { isUnsaved, type OpenDraftEvent, type OpenDraftState, savedAs } from "./openDraftState.ts";

/** docs/product.md#drafts: saved so long after the last key, and after the first unsaved one, ms. */
const SAVE_AFTER_MS = 800;
const SAVE_WITHIN_MS = 1_200;
/** A save without an answer, and one that the store refused, is tried again after this, ms. */
const SAVE_AGAIN_MS = 3_000;

export interface DraftSaver {
  /** Saves it soon. */
  schedule(): void;
  /** Saves it now. True when the core has what is shown, stored or not. */
  flush(): Promise<boolean>;
  isSaving(): boolean;
  /** Copies what is not saved into the browser's store; false where that refuses it. */
  keep(): boolean;
  /** Drops the copies. */
  drop(): void;
  /** Forgets what is scheduled. */
  stop(): void;
}

export interface DraftSaverDeps extends Pick<OpenDraftDeps, "memberId" | "slot" | "ask"> {
  state(): OpenDraftState;
  dispatch(event: OpenDraftEvent): void;
  /** A part of the page shows it. */
  isOpen(): boolean;
}

export function createDraftSaver(deps: DraftSaverDeps): DraftSaver {
  const { memberId, slot, ask, state, dispatch, isOpen } = deps;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let unsavedSince: number | undefined;
  let saving: Promise<boolean> | undefined;

  function saveOf(draft: OpenDraftState): DraftSave {
    const { revision, wasStored } = draft.phase === "opening" ? { revision: 0, wasStored: false } : draft;
    return { id: savedAs(draft), slot, revision, wasStored, content: draft.content };
  }

  function later(ms: number): void {
    clearTimeout(timer);
    timer = setTimeout(() => void flush(), ms);
  }

  /** A box that closes hears no answer to `open` any more: what it has is a draft of its own. */
  const maySave = (): boolean => isUnsaved(state()) && (state().phase !== "opening" || !isOpen());

  const drop = (): void => {
    for (const id of [savedAs(state()), state().ownId]) dropTail(id);
  };

  async function saveAll(): Promise<boolean> {
    const { ownId } = state();
    while (maySave()) {
      const { content } = state();
      unsavedSince = undefined;
      const saved = await ask("save", saveOf(state()));
      // Another draft was begun meanwhile.
      if (state().ownId !== ownId) return true;
      if (saved === undefined || !saved.isStored) {
        const { revision, ...rest } = saveOf(state());
        keepTail(memberId, { ...rest, revision: saved?.revision ?? revision });
        dispatch({ type: "notStored", saved });
        if (isOpen()) later(SAVE_AGAIN_MS);
        return saved !== undefined && state().content === content;
      }
      if (state().content === content) drop();
      dispatch({ type: "stored", saved, content });
    }
    return !isUnsaved(state());
  }

  function flush(): Promise<boolean> {
    clearTimeout(timer);
    saving ??= saveAll().finally(() => {
      saving = undefined;
    });
    return saving;
  }

  return {
    schedule() {
      const now = Date.now();
      unsavedSince ??= now;
      later(Math.max(0, Math.min(SAVE_AFTER_MS, unsavedSince + SAVE_WITHIN_MS - now)));
    },
    flush,
    isSaving: () => saving !== undefined,
    keep: () => keepTail(memberId, saveOf(state())),
    drop,
    stop: () => clearTimeout(timer),
  };
}
