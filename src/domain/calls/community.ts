// What is read and done about posts, replies and topics.
// See docs/wire.md#community.
import type { CreatorOffer } from "../creators/creator.ts";
import type { Paged } from "../member/member.ts";
import type {
  Anchored,
  LikeState,
  ListsOfPosts,
  MinutePosts,
  PostSummary,
  PostCounts,
  PostDetail,
  PostDraft,
  PostNews,
  PageOfPosts,
  PostSort,
  WatchedFeed,
} from "../community/post.ts";
import type { Reply, ReplyContext, ReplyDraft } from "../community/reply.ts";
import type { ReportReason, ReportTarget } from "../community/report.ts";
import type { Topic } from "../community/topic.ts";
import { act, type NoParams, NO_TAGS, type OfPage, read, type SamplesOf } from "./call.ts";

interface OfPost {
  readonly postId: number;
}
interface OfReply {
  readonly replyId: number;
}
interface OfKey {
  /** An Idempotency-Key. */
  readonly key: string;
}
/** A page of a list as it was when page 1 answered `anchor`; without one, the list as it is now. */
interface OfAnchoredPage extends OfPage {
  readonly sort: PostSort;
  readonly anchor?: string;
  /**
   * Of page 1 without anchor: what the reader wants newer posts than, in any words that tabs with the same wish share.
   * The server does not get it; an answer that the core remembers for other words is not used.
   */
  readonly newerThan?: string;
}

/** How long a page of a list is fresh, ms: as long as the server keeps a ranking (docs/wire.md#community). */
const LIST_MAX_AGE_MS = 10 * 60_000;
/** docs/product.md#right-rail: the rail's lists change slowly, ms. */
const RAIL_MAX_AGE_MS = 10 * 60_000;
/** What every answer with posts or replies is about besides its own subject: the server leaves out muted authors. */
const OF_ALL = ["memberNames", "withoutMuted"] as const;

/** The tags of a page of a list. A new post changes the list as it is now, and not as it was at an anchor. */
function ofList(about: string, { anchor }: OfAnchoredPage): readonly string[] {
  return anchor === undefined ? [about, ...OF_ALL] : OF_ALL;
}

/** Page 1 also answers the question for page 1 of its anchor, by which a reader returns to the list as it was. */
function firstOfAnchor(
  { newerThan: _newerThan, ...params }: OfAnchoredPage,
  { anchor }: PageOfPosts,
): unknown {
  return params.page === 1 && params.anchor === undefined && anchor !== ""
    ? { ...params, anchor }
    : undefined;
}

export const COMMUNITY_READS = {
  /** An own new post is shown by the page that sent it, and is in the list when that is opened anew. */
  feed: read<ListsOfPosts["feed"] & OfAnchoredPage, PageOfPosts>({
    ofMember: true,
    muted: "leftOut",
    tags: (list) => ofList("feed", list),
    answersToo: firstOfAnchor,
    maxAgeMs: LIST_MAX_AGE_MS,
  }),
  posts: read<ListsOfPosts["posts"] & OfAnchoredPage, PageOfPosts>({
    ofMember: true,
    muted: "leftOut",
    tags: ({ subject, subjectId, ...list }) => ofList(`posts:${subject}:${subjectId}`, list),
    answersToo: firstOfAnchor,
  }),
  /** The minutes of a match that posts name, in the order of play. */
  postMinutes: read<{ readonly matchId: number }, readonly MinutePosts[]>({
    ofMember: true,
    silent: true,
    tags: ({ matchId }) => [`posts:match:${matchId}`, ...OF_ALL],
  }),
  /** A visit to the profile of a muted member shows their posts. */
  userPosts: read<ListsOfPosts["userPosts"] & OfAnchoredPage, PageOfPosts>({
    ofMember: true,
    muted: "kept",
    tags: ({ userId, ...list }) => ofList(`userPosts:${userId}`, list),
    answersToo: firstOfAnchor,
  }),
  topicPosts: read<ListsOfPosts["topicPosts"] & OfAnchoredPage, PageOfPosts>({
    ofMember: true,
    muted: "leftOut",
    tags: ({ topicId, ...list }) => ofList(`topic:${topicId}`, list),
    answersToo: firstOfAnchor,
  }),
  /** Posts of a list since page 1 answered `anchor`. The core asks regularly and does not remember the answer. */
  postNews: read<WatchedFeed, PostNews>({ ofMember: true, tags: NO_TAGS }),
  /** At most 100 ids. */
  postCounts: read<{ readonly postIds: readonly number[] }, readonly PostCounts[]>({
    ofMember: true,
    tags: ({ postIds }) => postIds.map((id) => `post:${id}`),
  }),
  post: read<OfPost, PostDetail>({
    ofMember: true,
    muted: "marked",
    tags: ({ postId }) => [`post:${postId}`, ...OF_ALL],
  }),
  /** The answers to a post, or to one of its replies. */
  replies: read<OfPost & { readonly parentId?: number } & OfAnchoredPage, Anchored<Reply>>({
    ofMember: true,
    muted: "marked",
    tags: ({ postId }) => [`replies:${postId}`, ...OF_ALL],
  }),
  replyContext: read<OfReply, ReplyContext>({ ofMember: true, muted: "marked", tags: () => OF_ALL }),
  /** The number of posts that the asker may see; a topic of posts of which they may see none does not exist. */
  topic: read<{ readonly topicId: number }, Topic>({
    ofMember: true,
    tags: ({ topicId }) => [`topic:${topicId}`],
  }),
  topicSearch: read<{ readonly text: string }, readonly Topic[]>({ ofMember: true, tags: NO_TAGS }),
  /** What the asker's key of the last 24 h has made; undefined for nothing. The core asks after an unknown outcome. */
  createdPost: read<OfKey, { readonly post: PostSummary | undefined }>({ ofMember: true, tags: NO_TAGS }),
  createdReply: read<OfKey, { readonly reply: Reply | undefined }>({ ofMember: true, tags: NO_TAGS }),
  /** What the rail shows beside every page: its reader did not ask for it. */
  hotPosts: read<NoParams, readonly PostSummary[]>({
    ofMember: true,
    muted: "leftOut",
    tags: () => OF_ALL,
    maxAgeMs: RAIL_MAX_AGE_MS,
    silent: true,
  }),
  /** Those with the most subscribers first. */
  creators: read<OfPage, Paged<CreatorOffer>>({
    ofMember: true,
    muted: "leftOut",
    tags: () => ["subscriptions", ...OF_ALL],
    maxAgeMs: RAIL_MAX_AGE_MS,
    silent: true,
  }),
  hotTopics: read<NoParams, readonly Topic[]>({
    ofMember: true,
    tags: NO_TAGS,
    maxAgeMs: RAIL_MAX_AGE_MS,
    silent: true,
  }),
};

/** Lists that hold a post about these. */
function listsOf({ related, topics }: Pick<PostDraft, "related" | "topics">): readonly string[] {
  return [
    ...related.map(({ kind, id }) => `posts:${kind}:${id}`),
    ...topics.filter((topic) => typeof topic === "number").map((id) => `topic:${id}`),
  ];
}
const ofPost = ({ postId }: OfPost): readonly string[] => [`post:${postId}`];

export const COMMUNITY_ACTS = {
  createPost: act<PostDraft, PostSummary>()({
    outdates: (draft, memberId = 0) => [
      "feed",
      ...listsOf(draft),
      `userPosts:${memberId}`,
      `profile:${memberId}`,
    ],
    key: true,
  }),
  /** Refused with the newer post's version when another edit came first. */
  updatePost: act<OfPost & { readonly version: number } & Partial<PostDraft>, PostSummary>()({
    outdates: ofPost,
    key: true,
  }),
  deletePost: act<OfPost, { readonly id: number; readonly isDeleted: boolean }>()({
    outdates: ({ postId }, memberId = 0) => [`post:${postId}`, `profile:${memberId}`],
  }),
  /** Takes a deletion back, within 60 s. */
  restorePost: act<OfPost, { readonly id: number; readonly isDeleted: boolean }>()({
    outdates: ({ postId }, memberId = 0) => [`post:${postId}`, `profile:${memberId}`],
  }),
  /** A wish, not a toggle. The core sends it (docs/product.md#likes); no list is out of date because of it. */
  likePost: act<OfPost & { readonly like: boolean }, LikeState>()({ outdates: NO_TAGS }),
  likeReply: act<OfReply & { readonly like: boolean }, LikeState>()({ outdates: NO_TAGS }),
  createReply: act<ReplyDraft, Reply>()({
    outdates: ({ postId }) => [`post:${postId}`, `replies:${postId}`],
    key: true,
  }),
  updateReply: act<OfPost & OfReply & Pick<ReplyDraft, "contentMode" | "content" | "media">, Reply>()({
    outdates: ({ postId }) => [`replies:${postId}`],
    key: true,
  }),
  deleteReply: act<OfPost & OfReply, Reply>()({
    outdates: ({ postId }) => [`post:${postId}`, `replies:${postId}`],
  }),
  /** `isRepeated`: the member has reported it before, and nothing changed. */
  report: act<
    {
      readonly target: ReportTarget;
      readonly targetId: number;
      readonly reason: ReportReason;
      readonly text: string;
    },
    { readonly isRepeated: boolean }
  >()({ outdates: NO_TAGS, key: true }),
};

const SAMPLE_DRAFT: PostDraft = {
  title: "",
  contentMode: "plain",
  content: "What a match.",
  visibility: "public",
  sport: "football",
  related: [{ kind: "match", id: 1001, minute: "67", scoreThen: "1-0" }],
  topics: [3, "Derby"],
  media: [],
  isSpoiler: false,
  replyRule: "all",
};

export const COMMUNITY_SAMPLES: SamplesOf<typeof COMMUNITY_READS & typeof COMMUNITY_ACTS> = {
  feed: { scope: "forYou", type: "all", sort: "newest", page: 1 },
  posts: { subject: "match", subjectId: 1001, sort: "newest", page: 1 },
  postMinutes: { matchId: 1001 },
  userPosts: { userId: 9, sort: "newest", page: 1 },
  topicPosts: { topicId: 3, sort: "mostLiked", page: 1 },
  postNews: { list: { call: "topicPosts", params: { topicId: 3, sort: "newest" } }, anchor: "a1" },
  postCounts: { postIds: [5, 6] },
  post: { postId: 5 },
  replies: { postId: 5, sort: "newest", page: 1 },
  replyContext: { replyId: 7 },
  topic: { topicId: 3 },
  topicSearch: { text: "der" },
  createdPost: { key: "0b6e7d5c-3f4a-4f0e-9d6b-2a1c8e7f9b10" },
  createdReply: { key: "0b6e7d5c-3f4a-4f0e-9d6b-2a1c8e7f9b10" },
  hotPosts: {},
  creators: { page: 1 },
  hotTopics: {},
  createPost: SAMPLE_DRAFT,
  updatePost: { ...SAMPLE_DRAFT, postId: 5, version: 2 },
  deletePost: { postId: 5 },
  restorePost: { postId: 5 },
  likePost: { postId: 5, like: true },
  likeReply: { replyId: 7, like: true },
  createReply: { postId: 5, parentId: 7, contentMode: "plain", content: "Yes.", media: [] },
  updateReply: { postId: 5, replyId: 7, contentMode: "plain", content: "No.", media: [] },
  deleteReply: { postId: 5, replyId: 7 },
  report: { target: "post", targetId: 5, reason: "spam", text: "" },
};
