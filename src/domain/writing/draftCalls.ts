// What a page may ask of the core about drafts: each call with its answer.
// See docs/product.md#drafts.
import type { Medium } from "../community/post.ts";
import type { DraftContent, DraftState, OpenedDraft } from "./draft.ts";

/** A save of what a page has. Sent again it changes nothing. */
export interface DraftSave {
  readonly id: string;
  readonly slot: string;
  /** The revision that it changes; 0 for a draft that has never been saved. */
  readonly revision: number;
  /** The core said that the store has it: when it is not there any more, it was published or discarded. */
  readonly wasStored: boolean;
  readonly content: DraftContent;
}

export interface SavedDraft {
  /** Another one than was saved when another tab had changed the same revision. */
  readonly id: string;
  readonly revision: number;
  /** false while the store refuses it. */
  readonly isStored: boolean;
}

/** A Blob, whose type is unknown here. */
interface Bytes {
  readonly size: number;
  readonly type: string;
}

/** A file that the page has checked and redrawn. */
interface NewUpload {
  /** UUID; also the Idempotency-Key of the upload. */
  readonly id: string;
  readonly kind: Medium["kind"];
  /** File name, for people. */
  readonly name: string;
  /** Sides in px. */
  readonly width: number;
  readonly height: number;
  readonly blob: Bytes;
  /** Of a video: a frame of it, with a UUID of its own. */
  readonly poster?: { readonly id: string; readonly blob: Bytes };
}

/** By name: what is given, and what is answered. All are about the member signed in, and harmless when sent twice. */
export interface DraftCalls {
  /** All drafts, newest first. Loads the core's part, which takes up what is to be sent. */
  list(): readonly DraftState[];
  /** The newest draft of the slot, or the one of this id, or a new one. It counts as open in this tab until it is closed. */
  open(slot: string, draftId?: string): OpenedDraft;
  save(save: DraftSave): SavedDraft;
  close(draftId: string): boolean;
  /** false where there is no such draft. */
  discard(draftId: string): boolean;
  /** Takes a discard back, within a minute. */
  restore(draftId: string): boolean;
  /** Publishes it: stored as intent, then sent. Its state afterwards; undefined where there is no such draft. */
  send(draftId: string): DraftState | undefined;
  /** Asks the server again whether it has a draft whose outcome is unknown. */
  check(draftId: string): boolean;
  /** The content of a draft without opening it. */
  read(draftId: string): DraftContent | undefined;
  /** Resolves once the file is stored, or the store has refused it. Its progress is in the states of drafts. */
  addUpload(draftId: string, upload: NewUpload): boolean;
  retryUpload(id: string): boolean;
  removeUpload(id: string): boolean;
  /** Removes all drafts of this member, who signs out on purpose, with their files. */
  drop(memberId: number): boolean;
}

/** One call with what is given. */
export type DraftRequest = {
  readonly [Name in keyof DraftCalls]: {
    readonly call: Name;
    readonly args: Parameters<DraftCalls[Name]>;
  };
}[keyof DraftCalls];
