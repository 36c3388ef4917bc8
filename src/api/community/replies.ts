// Reads replies, the place of one in its tree, and topics.
// See docs/wire.md#community.
import * as v from "valibot";
import type { Reply, ReplyContext } from "#domain/community/reply.ts";
import type { Topic } from "#domain/community/topic.ts";
import { arrayOf, count, flag, id, orElse, orNone, type Reads, second, text } from "../wire/pageParts.ts";
import { anchored, author, body, contentMode, media, postCard } from "./posts.ts";

export const reply: Reads<Reply> = v.pipe(
  v.object({
    replyId: id,
    postId: id,
    parentId: orNone(id),
    depth: orElse(count, 0),
    user: author,
    createTime: second,
    editTime: orElse(orNone(second), undefined),
    content: body,
    contentMode,
    mediaList: media,
    likeCount: count,
    childCount: orElse(count, 0),
    isLiked: orElse(flag, false),
    isOwn: orElse(flag, false),
    isDeleted: orElse(flag, false),
    replyTo: orElse(orNone(text), undefined),
  }),
  v.transform((wire) => ({
    id: wire.replyId,
    postId: wire.postId,
    parentId: wire.parentId,
    depth: wire.depth,
    author: wire.user,
    writtenAt: wire.createTime,
    editedAt: wire.editTime,
    content: wire.isDeleted ? "" : wire.content,
    contentMode: wire.contentMode,
    media: wire.isDeleted ? [] : wire.mediaList,
    likeCount: wire.likeCount,
    childCount: wire.childCount,
    isLiked: wire.isLiked,
    isOwn: wire.isOwn,
    isDeleted: wire.isDeleted,
    replyTo: wire.replyTo,
  })),
);

/** What a key has made; the server's null for nothing. */
export const createdReply: Reads<{ readonly reply: Reply | undefined }> = v.pipe(
  orNone(reply),
  v.transform((made) => ({ reply: made })),
);

export const replyPage = anchored(reply);

export const replyContext: Reads<ReplyContext> = v.object({
  post: postCard,
  ancestors: arrayOf(reply),
  reply,
  page: orElse(count, 1),
});

export const topic: Reads<Topic> = v.pipe(
  v.object({ topicId: id, name: text, postCount: orElse(count, 0) }),
  v.transform(({ topicId, ...about }) => ({ ...about, id: topicId })),
);

export const topics: Reads<readonly Topic[]> = v.pipe(
  v.object({ list: arrayOf(topic) }),
  v.transform(({ list }) => list),
);

/** Whether the asker had reported the same before. */
export const reported: Reads<{ readonly isRepeated: boolean }> = v.object({
  isRepeated: orElse(flag, false),
});
