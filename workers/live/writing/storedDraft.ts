// A draft as the core stores it, and as tabs learn of it.
// See docs/product.md#drafts.
import type { DraftContent, DraftState, SendProblem, Sending, UploadState } from "#domain/writing/draft.ts";
import { excerptOf } from "#domain/writing/draftContent.ts";

/** What becomes of a published draft. */
export interface PublishIntent {
  readonly state: Sending["state"];
  /** When the member published it, server time, epoch ms. */
  readonly since: number;
  /** As it was published: what is changed later is not sent. */
  readonly content: DraftContent;
  /** A core has made the call, or was about to. */
  readonly isCalled: boolean;
  /** A question about an unknown outcome had no answer: the server could not be reached. */
  readonly isSilent?: true;
  /** It was sent again because the server, reached again, had not got it: that happens once. */
  readonly isResent?: true;
  /** The key has published an earlier text than `content`. */
  readonly wasChanged?: boolean;
  /** Of the state "failed". */
  readonly problem?: SendProblem;
}

export interface StoredDraft {
  readonly id: string;
  readonly memberId: number;
  readonly slot: string;
  /** Rises with each change of the content. */
  readonly revision: number;
  /** Server time, epoch ms. */
  readonly changedAt: number;
  readonly content: DraftContent;
  /** Idempotency-Key. */
  readonly key: string;
  readonly outbox?: PublishIntent;
  /** Server time, epoch ms. */
  readonly discardedAt?: number;
}

/** Whatever was stored, as a draft; undefined for anything else. An earlier build may have written it. */
export function readStoredDraft(stored: unknown): StoredDraft | undefined {
  if (typeof stored !== "object" || stored === null) return undefined;
  const { id, memberId, slot, revision, changedAt, content, key } = stored as Partial<StoredDraft>;
  const texts = [id, slot, key, content?.text, content?.title];
  const numbers = [memberId, revision, changedAt];
  if (!texts.every((text) => typeof text === "string") || !Array.isArray(content?.media)) return undefined;
  return numbers.every((number) => Number.isFinite(number)) ? (stored as StoredDraft) : undefined;
}

/** The draft with another outbox, or with none. */
export function withOutbox(
  { outbox: _before, ...draft }: StoredDraft,
  outbox: PublishIntent | undefined,
): StoredDraft {
  return outbox === undefined ? draft : { ...draft, outbox };
}

function sendingOf({ state, since, problem }: PublishIntent): Sending {
  if (state === "waiting") return { state, since };
  if (state === "failed") return { state, problem: problem ?? { kind: "refused", words: "" } };
  return { state };
}

/** What tabs know of a draft. */
export function draftStateOf(
  { id, slot, revision, changedAt, content, outbox }: StoredDraft,
  beside: {
    readonly uploads: readonly UploadState[];
    readonly isStored: boolean;
    readonly isElsewhere: boolean;
  },
): DraftState {
  return {
    id,
    slot,
    revision,
    changedAt,
    title: content.title,
    excerpt: excerptOf(content),
    sending: outbox && sendingOf(outbox),
    ...beside,
  };
}
