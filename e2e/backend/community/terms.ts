// The words that posts and replies are stored and sent with, and their limits.
// See docs/wire.md#community.

export const VISIBILITIES = ["CLOSE", "PUBLIC", "ONLY_FANS"] as const;
export type Visibility = (typeof VISIBILITIES)[number];
export const POST_TYPES = ["FOOTBALL", "BASKETBALL", "TENNIS"] as const;
export type PostType = (typeof POST_TYPES)[number];
export const CONTENT_MODES = ["DEFAULT", "RICH_TEXT"] as const;
export type ContentMode = (typeof CONTENT_MODES)[number];
export const REPLY_RULES = ["ALL", "FOLLOWED", "NONE"] as const;
export type ReplyRule = (typeof REPLY_RULES)[number];
export const SORTS = ["TIME_DESC", "TIME_ASC", "LIKE_COUNT_DESC", "REPLY_COUNT_DESC"] as const;
export type Sort = (typeof SORTS)[number];
export const SCOPES = ["COMMUNITY_FOR_YOU", "PERSONAL_POSTS"] as const;
export const RELATED_TYPES = ["MATCH", "TEAM", "LEAGUE", "OTHER"] as const;
export type RelatedType = (typeof RELATED_TYPES)[number];
export const MEDIA_KINDS = ["IMAGE", "VIDEO"] as const;

export interface Media {
  readonly kind: (typeof MEDIA_KINDS)[number];
  /** Address. */
  readonly src: string;
  /** Address of a video's poster, "" for none. */
  readonly poster: string;
  /** In CSS px. */
  readonly width: number;
  readonly height: number;
  readonly alt: string;
  /** True for a picture or video of the rich text itself. */
  readonly embedded: boolean;
}

export interface Related {
  readonly type: RelatedType;
  readonly id: number;
  /** The minute a match was in, such as 45+2; only with a match. */
  readonly minute: string | undefined;
  /** The score then, such as 1-0; only with a match. */
  readonly score: string | undefined;
}

/** A member of the list that equals the value, which may be anything; undefined for any other. */
export function oneOf<const Word extends string>(words: readonly Word[], value: unknown): Word | undefined {
  return words.find((word) => word === value);
}

/** Letters are counted as a reader sees them (graphemes). */
export const LIMITS = {
  title: 80,
  text: 1_000,
  richText: 20_000,
  richBytes: 65_536,
  richOps: 2_000,
  pictures: 9,
  replyPictures: 4,
  videos: 1,
  alt: 500,
  caption: 200,
  tags: 10,
  tagText: 30,
  related: 5,
  topics: 3,
  topicLeast: 2,
  topicMost: 40,
  link: 2_048,
  summary: 200,
  reportText: 500,
} as const;
