// What the core tells tabs beside the scores: changes of posts, and what becomes of the member's drafts.
import type { ToldPostChange } from "../community/postChange.ts";
import type { DraftState, SentDraft } from "./draft.ts";

/** All drafts of the member, newest first, or one that was published. */
type WritingChange =
  | { readonly kind: "drafts"; readonly drafts: readonly DraftState[] }
  | { readonly kind: "sent"; readonly sent: SentDraft };

/** `session` is the sign-in whose drafts they are: a page that shows another one drops the change. */
export type ToldWritingChange = WritingChange & { readonly session: string };

/** A change as the core tells it to tabs. */
export type ToldChange = ToldPostChange | ToldWritingChange;

/** Whether the change is about drafts, which no answer holds. */
export const isWritingChange = (change: ToldChange): change is ToldWritingChange =>
  change.kind === "drafts" || change.kind === "sent";

/** Whether the change is about posts that answers hold. */
export const isPostChange = (change: ToldChange): change is ToldPostChange => !isWritingChange(change);
