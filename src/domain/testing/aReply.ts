// A reply to a post, for tests.
import type { Anchored } from "../community/post.ts";
import type { Reply } from "../community/reply.ts";

/** A plain reply to post 1 by "Writer {id}", five and a half minutes old; `over` replaces fields. */
export function aReply(id: number, over: Partial<Reply> = {}): Reply {
  return {
    id,
    postId: 1,
    parentId: undefined,
    depth: 0,
    author: { id: 100 + id, name: `Writer ${id}`, avatar: "", isCreator: false },
    writtenAt: Date.now() - 5.5 * 60_000,
    editedAt: undefined,
    content: `Reply ${id}`,
    contentMode: "plain",
    media: [],
    likeCount: 0,
    childCount: 0,
    isLiked: false,
    isOwn: false,
    isDeleted: false,
    replyTo: undefined,
    ...over,
  };
}

/** A page of a list with these replies; the only one by default. */
export function aReplyPage(items: readonly Reply[], over: Partial<Anchored<Reply>> = {}): Anchored<Reply> {
  return { items, page: 1, total: items.length, hasMore: false, anchor: "r1", ...over };
}
