// The stored draft of the feedback form; damaged parts of it are left out when it is read.
import { FEEDBACK_KINDS, type FeedbackKind } from "#domain/member/feedback.ts";
import { keepDraft, readDraft } from "#state/writing/drafts.ts";
import { asRecord } from "#state/preferences/stored.ts";

/** The server's limit (docs/wire.md#picture-uploads). */
export const PICTURES_MAX = 4;
export const CONTACT_MAX = 200;

export interface FeedbackDraft {
  readonly kind: FeedbackKind;
  readonly text: string;
  readonly contact: string;
  /** Addresses of uploaded pictures. */
  readonly pictures: readonly string[];
}

export const EMPTY_DRAFT: FeedbackDraft = { kind: "idea", text: "", contact: "", pictures: [] };

const NAME = "feedback";
const textOf = (value: unknown): string => (typeof value === "string" ? value : "");

export function readFeedbackDraft(): FeedbackDraft {
  const stored = asRecord(readDraft(NAME)) ?? {};
  const { kind, text, contact, pictures } = stored;
  return {
    kind: FEEDBACK_KINDS.find((known) => known === kind) ?? EMPTY_DRAFT.kind,
    text: textOf(text),
    contact: textOf(contact),
    pictures: Array.isArray(pictures)
      ? pictures
          .filter((picture): picture is string => /^\/(?!\/)/.test(textOf(picture)))
          .slice(0, PICTURES_MAX)
      : [],
  };
}

/** Stores the draft of this tab; an empty one is removed. */
export function keepFeedbackDraft(draft: FeedbackDraft): void {
  const filled = draft.text !== "" || draft.contact !== "" || draft.pictures.length > 0;
  keepDraft(NAME, filled ? draft : undefined);
}
