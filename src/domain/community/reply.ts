// Replies to a post, as a tree, and where one reply stands in it.
// See docs/product.md#community.
import type { ContentMode, Medium, PostAuthor, PostSummary } from "./post.ts";

export interface Reply {
  readonly id: number;
  readonly postId: number;
  /** The reply it answers; undefined for an answer to the post. */
  readonly parentId: number | undefined;
  /** 0 for an answer to the post. */
  readonly depth: number;
  readonly author: PostAuthor;
  /** Epoch ms. */
  readonly writtenAt: number;
  readonly editedAt: number | undefined;
  /** Text, or a document as JSON text, read by `blocksOf`. */
  readonly content: string;
  readonly contentMode: ContentMode;
  readonly media: readonly Medium[];
  readonly likeCount: number;
  /** How many direct replies it has. */
  readonly childCount: number;
  readonly isLiked: boolean;
  readonly isOwn: boolean;
  readonly isDeleted: boolean;
  /** The asker has muted the author. The core says so: replies of muted members keep their place in the tree. */
  readonly isMuted?: boolean;
  /** Name of the member it answers; undefined for an answer to the post. */
  readonly replyTo: string | undefined;
}

/** A reply with its post and the replies above it, the outermost first, for a page that opens at it. */
export interface ReplyContext {
  readonly post: PostSummary;
  readonly ancestors: readonly Reply[];
  readonly reply: Reply;
  /** The page of the post's own replies that holds its outermost ancestor. */
  readonly page: number;
}

/** What a member replies. */
export interface ReplyDraft {
  readonly postId: number;
  readonly parentId: number | undefined;
  readonly contentMode: ContentMode;
  readonly content: string;
  readonly media: readonly Medium[];
}
