// Reads a page of posts about a match, team or league.
// See docs/wire.md#listed-and-assumed-calls.
import * as v from "valibot";
import type { PostSummary, PostPage } from "#domain/community/post.ts";
import { count, flag, id, instant, arrayOf, type Reads, text } from "../wire/pageParts.ts";
import { pictureAddress } from "../wire/pictureAddress.ts";

const post: Reads<PostSummary> = v.pipe(
  v.object({
    postId: id,
    user: v.object({ userId: id, userName: text, avatar: pictureAddress }),
    createTime: instant,
    summary: text,
    likeCount: count,
    replyCount: count,
  }),
  v.transform((wire) => ({
    id: wire.postId,
    author: { id: wire.user.userId, name: wire.user.userName, avatar: wire.user.avatar },
    writtenAt: wire.createTime,
    text: wire.summary,
    likeCount: wire.likeCount,
    replyCount: wire.replyCount,
  })),
);

export const postPage: Reads<PostPage> = v.pipe(
  v.object({ list: arrayOf(post), page: count, total: count, hasMore: flag }),
  v.transform((wire) => ({
    posts: wire.list,
    page: wire.page,
    total: wire.total,
    hasMore: wire.hasMore,
  })),
);
