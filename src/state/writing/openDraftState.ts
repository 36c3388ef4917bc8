// What a tab knows of one open draft, as a machine: its text, whether that is saved, and what the core has of it.
// See docs/product.md#drafts.
import type { DraftContent, OpenedDraft } from "#domain/writing/draft.ts";
import type { SavedDraft } from "#domain/writing/draftCalls.ts";
import { isSameContent } from "#domain/writing/draftContent.ts";

/** "refused": the store, or the core, did not take the last save. */
export type SaveState = "none" | "saving" | "saved" | "refused";

interface Written {
  /** Names what is written before the core has answered. */
  readonly ownId: string;
  readonly content: DraftContent;
  readonly save: SaveState;
}

/** The core has not answered which draft this is. */
interface OpeningDraft extends Written {
  readonly phase: "opening";
}

/** "sending": published here, and the core has not said yet what becomes of it. */
interface NamedDraft extends Written {
  readonly phase: "ready" | "sending";
  readonly id: string;
  /** 0 for one that the core has never saved. */
  readonly revision: number;
  /** The store had it, by the core's last word. */
  readonly wasStored: boolean;
  /** The core's list had it. */
  readonly wasListed: boolean;
  /** Published here, and no core has taken it. */
  readonly isUnsent: boolean;
}

export type OpenDraftState = OpeningDraft | NamedDraft;

export type OpenDraftEvent =
  | { readonly type: "changed"; readonly changes: Partial<DraftContent> }
  /** The core has answered; `nothing`: what a new draft begins with. */
  | { readonly type: "opened"; readonly opened: OpenedDraft; readonly nothing: DraftContent }
  /** `content`: what was stored. */
  | { readonly type: "stored"; readonly saved: SavedDraft; readonly content: DraftContent }
  /** `saved`: undefined where no core has answered. */
  | { readonly type: "notStored"; readonly saved: SavedDraft | undefined }
  | { readonly type: "published" }
  /** The core has it in its outbox. */
  | { readonly type: "sent" }
  /** No core could be asked, or none has its text. */
  | { readonly type: "notSent" }
  /** Whether the core's list has it. */
  | { readonly type: "listed"; readonly isListed: boolean }
  /** The core's list has it no more, and no save is on its way; `newId` names what is written next. */
  | { readonly type: "vanished"; readonly newId: string; readonly nothing: DraftContent };

/** A draft that the core was not asked for yet. What is written before its answer is named `ownId`. */
export const beginDraft = (ownId: string, nothing: DraftContent): OpenDraftState => ({
  phase: "opening",
  ownId,
  content: nothing,
  save: "none",
});

export const isUnsaved = ({ save }: OpenDraftState): boolean => save === "saving" || save === "refused";

/** The name under which it is saved. */
export const savedAs = (state: OpenDraftState): string =>
  state.phase === "opening" ? state.ownId : state.id;

const unsaved = <State extends OpenDraftState>(state: State): State =>
  isUnsaved(state) ? state : { ...state, save: "saving" };

/** What was written before the core has answered, as a draft of its own. */
const named = ({ ownId, content, save }: Written, id = ownId): NamedDraft => ({
  phase: "ready",
  ownId,
  content,
  save,
  id,
  revision: 0,
  wasStored: false,
  wasListed: false,
  isUnsent: false,
});

/** The state that an event leads to; an event that does not belong to the phase changes nothing. */
export function openDraftReducer(state: OpenDraftState, event: OpenDraftEvent): OpenDraftState {
  switch (event.type) {
    case "changed": {
      const content = { ...state.content, ...event.changes };
      if (isSameContent(content, state.content)) return { ...state, content };
      const written: OpenDraftState = { ...state, content, save: "saving" };
      return written.phase === "opening" ? written : { ...written, isUnsent: false };
    }
    case "opened":
      return afterOpening(state, event.opened, event.nothing);
    case "stored": {
      const { id, revision } = event.saved;
      const known = state.phase === "opening" ? named(state) : state;
      const save = state.content === event.content ? "saved" : "saving";
      return { ...known, id, revision, wasStored: true, save };
    }
    case "notStored": {
      const known = state.phase === "opening" && event.saved !== undefined ? named(state) : state;
      if (known.phase === "opening") return { ...known, save: "refused" };
      const { id = known.id, revision = known.revision } = event.saved ?? {};
      return { ...known, id, revision, wasStored: false, save: "refused" };
    }
    case "published": {
      if (state.phase === "opening" && !isUnsaved(state)) return state;
      const known: NamedDraft = {
        ...(state.phase === "opening" ? named(state) : state),
        phase: "sending",
        isUnsent: false,
      };
      // A text that the member has not changed is not known to the core.
      return known.revision === 0 ? unsaved(known) : known;
    }
    case "sent":
      return state.phase === "sending" ? { ...state, phase: "ready" } : state;
    case "notSent":
      return state.phase === "sending" ? { ...state, phase: "ready", isUnsent: true } : state;
    case "listed":
      if (state.phase === "opening" || state.wasListed === event.isListed) return state;
      return { ...state, wasListed: event.isListed };
    // "vanished"
    default:
      return afterEnd(state, event.newId, event.nothing);
  }
}

function afterOpening(state: OpenDraftState, opened: OpenedDraft, nothing: DraftContent): OpenDraftState {
  const phase = state.phase === "opening" ? "ready" : state.phase;
  if (isUnsaved(state)) {
    // Written before the core has answered: what it has stays a draft of its own.
    const wasListed = state.phase !== "opening" && state.wasListed;
    return { ...named(state, opened.content === undefined ? opened.id : state.ownId), phase, wasListed };
  }
  const { id, content = nothing, revision } = opened;
  const wasStored = revision > 0;
  return {
    phase,
    ownId: state.ownId,
    content,
    save: wasStored ? "saved" : "none",
    id,
    revision,
    wasStored,
    wasListed: wasStored,
    isUnsent: false,
  };
}

function afterEnd(state: OpenDraftState, newId: string, nothing: DraftContent): OpenDraftState {
  if (state.phase === "opening") return state;
  // A new core has not heard of what the store refused.
  if (!state.wasStored) return unsaved(state);
  // What was written since it was published is another draft.
  if (isUnsaved(state)) return { ...state, id: newId, revision: 0, wasStored: false };
  return beginDraft(newId, nothing);
}
