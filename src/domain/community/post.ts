// Posts of the community: what a list shows of one, and what its own page adds.
// See docs/product.md#community.
import type { User } from "../member/member.ts";

/** docs/product.md#post-visibility: the author alone, everybody, or the author and those who subscribe to them. */
export type Visibility = "close" | "public" | "onlyFans";
/** Who may reply: everybody, those whom the author follows, or no one. */
export type ReplyRule = "all" | "followed" | "none";
/** The body is plain text, or a document of rich text (docs/product.md#rich-text). */
export type ContentMode = "plain" | "rich";

export const POST_SORTS = ["newest", "oldest", "mostLiked", "mostReplied"] as const;
/** The order of a list of posts or replies. */
export type PostSort = (typeof POST_SORTS)[number];

export const POST_SCOPES = ["forYou", "personal"] as const;
/** docs/product.md#the-community-page: "personal" lists the asker's own posts. */
export type PostScope = (typeof POST_SCOPES)[number];

export const POST_TYPES = ["all", "football", "basketball", "tennis"] as const;
/** The sport of a post; "all" only as a filter. */
export type PostType = (typeof POST_TYPES)[number];
export type PostSport = Exclude<PostType, "all">;

/** What a post is about (docs/product.md#related-posts). */
export type PostSubject = "match" | "team" | "league";

export interface PostAuthor extends User {
  /** Members can subscribe to them. */
  readonly isCreator: boolean;
}

/** A creator in a list of creators. */
export interface Creator extends PostAuthor {
  /** What they say about themselves; "" for nothing. */
  readonly bio: string;
  /** Posts that everybody may read, and those for subscribers. */
  readonly postCount: number;
  readonly subscriberCount: number;
}

/** A picture or video. Sizes are in CSS px; 0 where the server does not know them. */
export interface Medium {
  readonly kind: "image" | "video";
  readonly src: string;
  /** Address of a video's poster; "" for none. */
  readonly poster: string;
  readonly width: number;
  readonly height: number;
  /** What a picture shows, for readers who do not see it; "" where the author said nothing. */
  readonly alt: string;
}

/** A match, team, league or other thing that a post is about. */
export interface RelatedObject {
  readonly kind: PostSubject | "other";
  readonly id: number;
  readonly name: string;
  /** File name on the image host; "" for none. */
  readonly logo: string;
  /** The minute of a match that the post is about, such as 67 or 45+2, and the score at that minute. */
  readonly minute: string | undefined;
  readonly scoreThen: string | undefined;
}

export interface TopicRef {
  readonly id: number;
  readonly name: string;
}

/** A post as lists show it. A locked one has neither text nor media, only their number. */
export interface PostSummary {
  readonly id: number;
  /** Rises with each edit; an edit names the version it changes. */
  readonly version: number;
  readonly author: PostAuthor;
  /** Epoch ms. */
  readonly writtenAt: number;
  /** Epoch ms of the last edit; undefined for a post never edited. */
  readonly editedAt: number | undefined;
  /** "" for none. */
  readonly title: string;
  /** The beginning of the body as plain text, at most 200 letters. */
  readonly text: string;
  readonly contentMode: ContentMode;
  readonly visibility: Visibility;
  readonly sport: PostSport;
  readonly media: readonly Medium[];
  readonly mediaCount: number;
  readonly related: readonly RelatedObject[];
  readonly topics: readonly TopicRef[];
  readonly isSpoiler: boolean;
  readonly replyRule: ReplyRule;
  readonly likeCount: number;
  readonly replyCount: number;
  /** By the asker. */
  readonly isLiked: boolean;
  /** The asker wrote it. */
  readonly isOwn: boolean;
  /** For subscribers of the author, and the asker is none. */
  readonly isLocked: boolean;
  readonly isDeleted: boolean;
  /** The asker has muted the author. The core says so, of posts that are not in a list. */
  readonly isMuted?: boolean;
}

/** A post with its whole body: text, or a document as JSON text, read by `blocksOf`. */
export interface PostDetail extends PostSummary {
  readonly content: string;
}

/** A page of an anchored list: later pages are cut from the list as it was when page 1 was read. */
export interface Anchored<Item> {
  readonly items: readonly Item[];
  /** From 1. */
  readonly page: number;
  readonly total: number;
  readonly hasMore: boolean;
  /** Names the list as it was; later pages send it. "" from a server that keeps none. */
  readonly anchor: string;
}

export type PageOfPosts = Anchored<PostSummary>;

/** The numbers of a post that change while it is on the screen. */
export interface PostCounts {
  readonly id: number;
  readonly version: number;
  readonly likeCount: number;
  readonly replyCount: number;
  readonly isLiked: boolean;
  readonly isLocked: boolean;
  readonly isDeleted: boolean;
}

/** How many posts name a minute of a match, such as 67 or 45+2. */
export interface MinutePosts {
  readonly minute: string;
  readonly count: number;
}

/** Posts written since a list was read. `count` is at most 100; `latestId` is undefined without any. */
export interface PostNews {
  readonly count: number;
  readonly latestId: number | undefined;
}

/** What says which list of posts is read, by the name of the call that reads it. */
export interface ListsOfPosts {
  readonly feed: { readonly scope: PostScope; readonly type: PostType };
  /** `minute`: only posts that name this minute of the match. */
  readonly posts: { readonly subject: PostSubject; readonly subjectId: number; readonly minute?: string };
  /** `forSubscribers`: only posts that not everybody can read. */
  readonly userPosts: { readonly userId: number; readonly forSubscribers?: true };
  readonly topicPosts: { readonly topicId: number };
}

/** A list of posts in one order. Other parameters are another list. */
export type FeedList = {
  readonly [Name in keyof ListsOfPosts]: {
    readonly call: Name;
    readonly params: ListsOfPosts[Name] & { readonly sort: PostSort };
  };
}[keyof ListsOfPosts];

/** A list in the order "newest", as it was when its page 1 answered `anchor`. */
export interface WatchedFeed {
  readonly list: FeedList;
  readonly anchor: string;
}

/** What a tab shows of the community. */
export interface PostsOnScreen {
  /** The list whose news it wants. */
  readonly feed?: WatchedFeed;
  /** The posts on the screen, at most 100. */
  readonly postIds: readonly number[];
}

/** A like of a post or reply as the server counts it. */
export interface LikeState {
  readonly id: number;
  readonly isLiked: boolean;
  readonly likeCount: number;
}

/** What a member publishes. */
export interface PostDraft {
  readonly title: string;
  readonly contentMode: ContentMode;
  /** Text, or a document as JSON text. */
  readonly content: string;
  readonly visibility: Visibility;
  readonly sport: PostSport;
  readonly related: readonly Pick<RelatedObject, "kind" | "id" | "minute" | "scoreThen">[];
  /** Ids of topics; a text is the name of a new one. */
  readonly topics: readonly (number | string)[];
  readonly media: readonly Medium[];
  readonly isSpoiler: boolean;
  readonly replyRule: ReplyRule;
}
