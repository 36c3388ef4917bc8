// Replies: their lists, one with what it answers, and acts on them.
// See docs/wire.md#reply-calls.
import type { FastifyInstance } from "fastify";
import type { Asker } from "../../community/postLists.ts";
import type { StoredPost } from "../../community/posts.ts";
import type { StoredReply } from "../../community/replies.ts";
import { readContent } from "../../community/rules/readPost.ts";
import { bad, type Checked, good } from "../../community/rules/refused.ts";
import { LIMITS } from "../../community/terms.ts";
import { refuse, refuseField } from "../../members/refusals.ts";
import { answer, type Envelope } from "../../server/envelope.ts";
import type { Services } from "../../server/services.ts";
import { writeFeedSecond } from "../../server/zones.ts";
import { readPaging } from "../../server/paging.ts";
import { readWhole } from "../../server/readFields.ts";
import { forEverybody, forMembers, type MemberCall, type OpenCall } from "../memberCalls.ts";
import {
  actOnce,
  askerOf,
  COMMUNITY,
  findOpenPost,
  langOf,
  notThere,
  readKey,
  slowDown,
} from "./communityCalls.ts";
import { answerCut, readSort } from "./postLists.ts";
import { rulesFor } from "./posts.ts";
import { writeAuthor, writeMedia, writePost } from "./writePost.ts";

const REPLY_LIMITS = { text: LIMITS.text, richText: LIMITS.text, pictures: LIMITS.replyPictures };

interface Found {
  readonly post: StoredPost;
  readonly reply: StoredReply;
}

function writeReply(reply: StoredReply): object {
  const { createdAt, editedAt, answered, parentId } = reply;
  return {
    replyId: reply.id,
    postId: reply.postId,
    parentId: parentId ?? null,
    depth: reply.depth,
    user: writeAuthor(reply),
    createTime: writeFeedSecond(createdAt),
    editTime: editedAt === undefined ? null : writeFeedSecond(editedAt),
    content: reply.content,
    contentMode: reply.contentMode,
    mediaList: reply.media.map(writeMedia),
    likeCount: reply.likeCount,
    childCount: reply.childCount,
    isLiked: reply.isLiked,
    isOwn: reply.isOwn,
    isDeleted: reply.isDeleted,
    replyTo: answered ?? null,
  };
}

export function replyRoutes(app: FastifyInstance, services: Services): void {
  const { inOne, keys, notices, rateLimits, relations, replies } = services;

  /** A reply with its post, which the asker may read; a deleted reply is refused unless `deletedToo`. */
  function findReply(value: unknown, asker: Asker, deletedToo: boolean): Checked<Found> {
    const id = readWhole(value);
    if (id === undefined) return bad("replyId is an id, a whole number above 0");
    const reply = replies.one(id, asker);
    if (reply === undefined) return { ok: false, refusal: notThere() };
    const post = findOpenPost(services, reply.postId, asker);
    if (!post.ok) return post;
    if (reply.isDeleted && !deletedToo) return { ok: false, refusal: refuse("postDeleted") };
    return good({ post: post.value, reply });
  }

  function findOwn(call: MemberCall, deletedToo: boolean): Checked<Found> {
    const found = findReply(call.body["replyId"], askerOf(call), deletedToo);
    return found.ok && !found.value.reply.isOwn ? { ok: false, refusal: refuse("notYours") } : found;
  }

  const answerReply = (id: number, call: OpenCall): Envelope => {
    const reply = replies.one(id, askerOf(call));
    return answer(reply === undefined ? null : writeReply(reply));
  };

  app.get(
    `${COMMUNITY}/reply/list`,
    forEverybody(services, (call) => {
      const asker = askerOf(call);
      const sort = readSort(call.query, "TIME_ASC");
      const post = findOpenPost(services, call.query["postId"], asker);
      if (!sort.ok) return sort.refusal;
      if (!post.ok) return post.refusal;
      const parent =
        call.query["parentId"] === undefined ? undefined : findReply(call.query["parentId"], asker, true);
      if (parent !== undefined && !parent.ok) return parent.refusal;
      if (parent !== undefined && parent.value.post.id !== post.value.id) return notThere();
      const question = replies.question(post.value.id, parent?.value.reply.id, sort.value, asker);
      return answerCut(services, call.query, call.now, question, (ids) =>
        replies
          .load(ids, asker)
          .filter(({ isDeleted, childCount }) => !isDeleted || childCount > 0)
          .map(writeReply),
      );
    }),
  );

  app.get(
    `${COMMUNITY}/reply/context`,
    forEverybody(services, (call) => {
      const asker = askerOf(call);
      const found = findReply(call.query["replyId"], asker, true);
      const sort = readSort(call.query, "TIME_ASC");
      const paging = readPaging({ ...call.query, page: 1 });
      if (!found.ok) return found.refusal;
      if (!sort.ok) return sort.refusal;
      if (!paging.ok) return refuseField(paging.msg);
      const { post, reply } = found.value;
      const ancestors = replies.load(replies.ancestorIds(reply.id), asker);
      const question = replies.question(post.id, undefined, sort.value, asker);
      // The page of the list of the post's replies on which its chain begins.
      const top = ancestors[0]?.id ?? reply.id;
      const place = question.select(question.highest(), Number.MAX_SAFE_INTEGER).indexOf(top);
      return answer({
        post: writePost(services, post, langOf(call.query)),
        ancestors: ancestors.map(writeReply),
        reply: writeReply(reply),
        page: Math.floor(Math.max(0, place) / paging.value.size) + 1,
      });
    }),
  );

  app.get(
    `${COMMUNITY}/reply/byKey`,
    forMembers(services, (call) => {
      const key = readKey(call.query["key"]);
      if (key === undefined) return refuseField("key is a UUID");
      const made = keys.resultOf(call.member.id, key, "reply/create", call.now);
      return made === undefined ? answer(null) : answerReply(Number(made), call);
    }),
  );

  /** Whether a member may reply to a post: always to one's own. */
  function mayReply({ isOwn, replyRule, userId }: StoredPost, { member, now }: MemberCall): boolean {
    if (isOwn || replyRule === "ALL") return true;
    return replyRule === "FOLLOWED" && relations.has("follow", userId, member.id, now);
  }

  function readReplyContent(
    call: MemberCall,
    before: StoredReply | undefined,
  ): ReturnType<typeof readContent> {
    const shown = before && { ...before, summary: before.content };
    const content = readContent(
      call.body,
      shown,
      rulesFor(services, call.member.id, shown?.media),
      REPLY_LIMITS,
    );
    return content.ok && content.value.summary === "" && content.value.media.length === 0
      ? bad("a reply has a text or a picture")
      : content;
  }

  /** Tells the author of the post, or of the reply that is answered. */
  function notify(
    replyId: number,
    text: string,
    { post, parent }: Target,
    { member, now }: MemberCall,
  ): void {
    const userId = parent?.userId ?? post.userId;
    if (userId === member.id) return;
    const postId = post.id;
    notices.add({ userId, type: "reply", actorId: member.id, postId, replyId, text, createdAt: now });
  }

  interface Target {
    readonly post: StoredPost;
    readonly parent: StoredReply | undefined;
  }

  function findTarget(call: MemberCall): Checked<Target> {
    const asker = askerOf(call);
    const post = findOpenPost(services, call.body["postId"], asker);
    if (!post.ok) return post;
    const { parentId } = call.body;
    const parent =
      parentId === undefined || parentId === null ? undefined : findReply(parentId, asker, false);
    if (parent !== undefined && !parent.ok) return parent;
    if (parent !== undefined && parent.value.post.id !== post.value.id)
      return { ok: false, refusal: notThere() };
    if (!mayReply(post.value, call)) return { ok: false, refusal: refuse("repliesClosed") };
    return good({ post: post.value, parent: parent?.value.reply });
  }

  app.post(
    `${COMMUNITY}/reply/create`,
    forMembers(services, (call) =>
      actOnce(services, call, {
        call: "reply/create",
        rate: "reply",
        check() {
          const target = findTarget(call);
          if (!target.ok) return target;
          const content = readReplyContent(call, undefined);
          return content.ok ? good({ target: target.value, content: content.value }) : content;
        },
        act({ target, content }) {
          const { summary, ...fields } = content;
          const { post, parent } = target;
          const id = replies.create({
            ...fields,
            postId: post.id,
            parent,
            userId: call.member.id,
            createdAt: call.now,
          });
          notify(id, summary, target, call);
          return String(id);
        },
        answer: (id) => answerReply(Number(id), call),
      }),
    ),
  );

  app.post(
    `${COMMUNITY}/reply/update`,
    forMembers(services, (call) =>
      actOnce(services, call, {
        call: "reply/update",
        rate: "edit",
        check() {
          const found = findOwn(call, false);
          if (!found.ok) return found;
          const content = readReplyContent(call, found.value.reply);
          return content.ok ? good({ id: found.value.reply.id, content: content.value }) : content;
        },
        act({ id, content }) {
          replies.update(id, content, call.now);
          return String(id);
        },
        answer: (id) => answerReply(Number(id), call),
      }),
    ),
  );

  app.post(
    `${COMMUNITY}/reply/delete`,
    forMembers(services, (call) => {
      const found = findOwn(call, true);
      if (!found.ok) return found.refusal;
      const { id } = found.value.reply;
      inOne(() => {
        replies.delete(id, call.now);
        notices.withdrawReply(id);
      });
      return answerReply(id, call);
    }),
  );

  app.post(
    `${COMMUNITY}/reply/like`,
    forMembers(services, (call) => {
      const { like } = call.body;
      if (typeof like !== "boolean") return refuseField("like is true or false");
      const asker = askerOf(call);
      const found = findReply(call.body["replyId"] ?? call.body["id"], asker, false);
      if (!found.ok) return found.refusal;
      const wait = rateLimits.take("like", call.member.id, call.now);
      if (wait !== undefined) return slowDown(wait);
      const { id } = found.value.reply;
      inOne(() => replies.setLike(id, call.member.id, like, call.now));
      const { isLiked, likeCount } = replies.one(id, asker) ?? found.value.reply;
      return answer({ id, isLiked, likeCount });
    }),
  );
}
