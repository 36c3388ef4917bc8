// A post as a list shows it, for tests.
import type { PostSummary, PageOfPosts } from "../community/post.ts";

/** A public football post of "Writer {id}", five and a half minutes old, liked once; `over` replaces fields. */
export function aPost(id: number, over: Partial<PostSummary> = {}): PostSummary {
  return {
    id,
    version: 1,
    author: { id: 7, name: `Writer ${id}`, avatar: "", isCreator: false },
    writtenAt: Date.now() - 5.5 * 60_000,
    editedAt: undefined,
    title: "",
    text: `Text ${id}`,
    contentMode: "plain",
    visibility: "public",
    sport: "football",
    media: [],
    mediaCount: 0,
    related: [],
    topics: [],
    isSpoiler: false,
    replyRule: "all",
    likeCount: 1,
    replyCount: 0,
    isLiked: false,
    isOwn: false,
    isLocked: false,
    isDeleted: false,
    ...over,
  };
}

/** A page of a list with these posts; the only one by default. */
export function aPostPage(items: readonly PostSummary[], over: Partial<PageOfPosts> = {}): PageOfPosts {
  return { items, page: 1, total: items.length, hasMore: false, anchor: "a1", ...over };
}
