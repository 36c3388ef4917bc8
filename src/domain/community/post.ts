// A post as shown in lists.

interface PostAuthor {
  readonly id: number;
  readonly name: string;
  /** Address of the picture, "" for none. */
  readonly avatar: string;
}

/** What a post is about (docs/product.md#related-posts). */
export type PostSubject = "match" | "team" | "league";

export interface PostSummary {
  readonly id: number;
  readonly author: PostAuthor;
  /** Epoch ms. */
  readonly writtenAt: number;
  /** The beginning of the post as plain text. */
  readonly text: string;
  readonly likeCount: number;
  readonly replyCount: number;
}

export interface PostPage {
  readonly posts: readonly PostSummary[];
  /** Starts at 1. */
  readonly page: number;
  readonly total: number;
  readonly hasMore: boolean;
}
