// Drafts: what a member has written and not published, and what every tab knows of it.
// See docs/product.md#drafts.
import type {
  Medium,
  PostSummary,
  PostSport,
  RelatedObject,
  ReplyRule,
  TopicRef,
  Visibility,
} from "../community/post.ts";
import type { Reply } from "../community/reply.ts";

/** Plain text, or rich text with its toolbar. */
export type EditorMode = "simple" | "rich";

/** Either an upload (its state is in DraftState.uploads) or, of an edit, a medium that the post has. */
export type DraftMedium = { readonly uploadId: string; readonly alt: string } | { readonly medium: Medium };

/** What a member chose besides the text. What is left out was not chosen: the settings of the community decide. */
interface DraftChoices {
  readonly visibility?: Visibility;
  readonly replyRule?: ReplyRule;
  readonly isSpoiler?: boolean;
  readonly sport?: PostSport;
  readonly related?: readonly RelatedObject[];
  /** A topic without id (0) is a new one. */
  readonly topics?: readonly TopicRef[];
}

/** What a member has written and chosen. The page owns it while it is open; the core keeps it. */
export interface DraftContent extends DraftChoices {
  readonly mode: EditorMode;
  readonly title: string;
  /** Simple: plain text. Rich: a clean document as JSON text; a picture under way is the embed { upload: { id } }. */
  readonly text: string;
  /** Where writing goes on, in UTF-16 units from the start; undefined: at the end. */
  readonly caret: number | undefined;
  /** Pictures and the video beside the text (simple mode, replies), in order. */
  readonly media: readonly DraftMedium[];
  /** Of an edit: the version that it changes. */
  readonly version?: number;
  /** The member was asked once to describe the pictures. */
  readonly isAltAsked?: boolean;
}

/**
 * Why an upload is not done. `words` are the server's; "" for none. "lost": its file is not stored any more. "unread": the
 * store refuses to say whether it has the file, and is asked again.
 */
export interface UploadProblem {
  readonly kind: "offline" | "stalled" | "refused" | "unknown" | "lost" | "signedOut" | "unread";
  readonly words: string;
}

export interface UploadState {
  /** UUID made by the page; also the Idempotency-Key of the upload. */
  readonly id: string;
  readonly kind: Medium["kind"];
  /** The name of the file, shown as text only. */
  readonly name: string;
  /** 0 to 100, whole. */
  readonly percent: number;
  readonly state: "waiting" | "sending" | "done" | "failed";
  readonly problem?: UploadProblem;
  /** When done. */
  readonly medium?: Medium;
}

/**
 * Why a text was not sent. `words` are the server's; "" for none. "changed": another edit came before (the newer version is
 * the post's own answer now). "lost": the server was asked twice and has not got it. "media": an upload is not done.
 */
export interface SendProblem {
  readonly kind: "empty" | "long" | "offline" | "refused" | "signedOut" | "changed" | "lost" | "media";
  readonly words: string;
}

/** Where a published draft is, until the server has it. See docs/product.md#outbox. */
export type Sending =
  /** On its way, or waits for its uploads. */
  | { readonly state: "pending" }
  /** Waits for the network, or for its member's sign-in, since this server time in epoch ms. */
  | { readonly state: "waiting"; readonly since: number }
  /** Waited more than 10 min: the member says whether it is sent. */
  | { readonly state: "asks" }
  /** Cut off, and the server has not told yet whether it has it. */
  | { readonly state: "unknown" }
  /** Not sent; the text is kept. */
  | { readonly state: "failed"; readonly problem: SendProblem };

/** What every visible tab knows of each draft of its member: everything but its content. */
export interface DraftState {
  /** UUID of the draft. A slot may have two after two tabs wrote. */
  readonly id: string;
  /** new · new:{type}:{id} · reply:{post}:{parent} · edit:{post} · editReply:{post}:{reply} */
  readonly slot: string;
  /** Rises with each save. */
  readonly revision: number;
  /** Server time, epoch ms. */
  readonly changedAt: number;
  readonly title: string;
  /** At most 200 letters of plain text. */
  readonly excerpt: string;
  readonly sending: Sending | undefined;
  readonly uploads: readonly UploadState[];
  /** false while the storage refuses it. */
  readonly isStored: boolean;
  /** Another tab has it open. */
  readonly isElsewhere: boolean;
}

/** A draft with its content, for the tab that writes it. */
export interface OpenedDraft {
  readonly id: string;
  readonly slot: string;
  /** 0 for a draft that has never been saved. */
  readonly revision: number;
  readonly content: DraftContent | undefined;
}

/** A draft was published: by a tab, or by the outbox. `made` is undefined where only the fact is known. */
export interface SentDraft {
  readonly draftId: string;
  readonly slot: string;
  readonly post?: PostSummary;
  readonly reply?: Reply;
}
