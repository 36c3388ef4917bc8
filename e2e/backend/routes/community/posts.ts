// One post: its detail, what a key has made, counts of several, and acts on it.
// See docs/wire.md#post-calls.
import type { FastifyInstance } from "fastify";
import type { PostFields, StoredPost } from "../../community/posts.ts";
import { type Draft, type PostRules, readPost } from "../../community/rules/readPost.ts";
import type { Media } from "../../community/terms.ts";
import { findLeague } from "../../details/parts.ts";
import { refuse, refuseField } from "../../members/refusals.ts";
import { answer, type Envelope } from "../../server/envelope.ts";
import type { Services } from "../../server/services.ts";
import { readWhole } from "../../server/readFields.ts";
import { forEverybody, forMembers, type MemberCall, type OpenCall } from "../memberCalls.ts";
import {
  actOnce,
  askerOf,
  COMMUNITY,
  findOpenPost,
  findPost,
  langOf,
  readKey,
  slowDown,
} from "./communityCalls.ts";
import { writePost } from "./writePost.ts";

/** A deleted post can be restored for 60 s. */
const RESTORABLE_MS = 60_000;
const MAX_COUNTED = 100;

/** What a member may publish: own uploads and, with an edit, what was shown `before`. */
export function rulesFor(
  { topics, uploads, world, now }: Services,
  memberId: number,
  before: readonly Media[] = [],
): PostRules {
  const shown = new Set(before.flatMap(({ src, poster }) => [src, poster]));
  return {
    isMedia: (src) => shown.has(src) || uploads.isOf(memberId, src),
    isKnown(type, id) {
      if (type === "MATCH") return world.matchAt(id, now()) !== undefined;
      if (type === "TEAM") return world.team(id) !== undefined;
      return type === "OTHER" || findLeague(world, id) !== undefined;
    },
    areTopics: (ids) => topics.exist(ids, { id: memberId, now: now() }),
  };
}

export function postRoutes(app: FastifyInstance, services: Services): void {
  const { inOne, keys, notices, posts, rateLimits, topics } = services;

  const answerCard = (id: number, call: OpenCall): Envelope => {
    const post = posts.one(id, askerOf(call));
    return answer(post === undefined ? null : writePost(services, post, langOf(call.query)));
  };

  /** The post with its whole text; a document is a JSON text, with loose types the object itself. */
  function writeDetail(post: StoredPost, call: OpenCall): object {
    const text = posts.contentOf(post);
    const isObject = services.quirks.looseTypes && post.contentMode === "RICH_TEXT" && text !== "";
    return {
      ...writePost(services, post, langOf(call.query)),
      content: isObject ? (JSON.parse(text) as unknown) : text,
    };
  }

  app.get(
    `${COMMUNITY}/post/detail`,
    forEverybody(services, (call) => {
      const found = findPost(services, call.query["postId"], askerOf(call));
      return found.ok ? answer(writeDetail(found.value, call)) : found.refusal;
    }),
  );

  app.get(
    `${COMMUNITY}/post/byKey`,
    forMembers(services, (call) => {
      const key = readKey(call.query["key"]);
      if (key === undefined) return refuseField("key is a UUID");
      const made = keys.resultOf(call.member.id, key, "post/create", call.now);
      return made === undefined ? answer(null) : answerCard(Number(made), call);
    }),
  );

  app.post(
    `${COMMUNITY}/post/counts`,
    forEverybody(services, (call) => {
      const given = call.body["postIds"];
      const ids = Array.isArray(given) ? given.map((id) => readWhole(id)) : [undefined];
      if (ids.length > MAX_COUNTED || ids.includes(undefined)) {
        return refuseField(`postIds is a list of at most ${MAX_COUNTED} ids`);
      }
      const wanted = [...new Set(ids.filter((id) => id !== undefined))];
      const known = new Map(posts.load(wanted, askerOf(call)).map((post) => [post.id, post]));
      return answer(wanted.map((id) => writeCounts(id, known.get(id))));
    }),
  );

  /** The fields to store: topics that were given by name are made. */
  const fieldsOf = ({ topics: given, ...draft }: Draft, now: number): PostFields => ({
    ...draft,
    topicIds: [
      ...new Set(given.map((topic) => (typeof topic === "number" ? topic : topics.idOf(topic, now)))),
    ],
  });

  app.post(
    `${COMMUNITY}/post/create`,
    forMembers(services, (call) =>
      actOnce(services, call, {
        call: "post/create",
        rate: "post",
        check: () => readPost(call.body, undefined, rulesFor(services, call.member.id)),
        act: (draft) =>
          String(posts.create({ ...fieldsOf(draft, call.now), userId: call.member.id, createdAt: call.now })),
        answer: (id) => answerCard(Number(id), call),
      }),
    ),
  );

  function findOwn(call: MemberCall): ReturnType<typeof findPost> {
    const found = findPost(services, call.body["postId"], askerOf(call));
    return found.ok && !found.value.isOwn ? { ok: false, refusal: refuse("notYours") } : found;
  }

  app.post(
    `${COMMUNITY}/post/update`,
    forMembers(services, (call) =>
      actOnce(services, call, {
        call: "post/update",
        rate: "edit",
        check() {
          const found = findOwn(call);
          if (!found.ok) return found;
          const post = found.value;
          if (readWhole(call.body["version"]) !== post.version) {
            const data = writeDetail(post, call);
            return { ok: false, refusal: { ...refuse("changedMeanwhile"), data } };
          }
          const before = posts.fieldsOf(post);
          const draft = readPost(call.body, before, rulesFor(services, call.member.id, before.media));
          return draft.ok ? { ok: true, value: { id: post.id, draft: draft.value } } : draft;
        },
        act({ id, draft }) {
          posts.update(id, fieldsOf(draft, call.now), call.now);
          return String(id);
        },
        answer: (id) => answerCard(Number(id), call),
      }),
    ),
  );

  for (const [verb, isDeletion] of [
    ["delete", true],
    ["restore", false],
  ] as const) {
    app.post(
      `${COMMUNITY}/post/${verb}`,
      forMembers(services, (call) => {
        const id = readWhole(call.body["postId"]);
        if (id === undefined) return refuseField("postId is an id, a whole number above 0");
        const post = posts.one(id, askerOf(call));
        if (post === undefined || !post.isOwn) {
          const found = findOwn(call);
          return found.ok ? refuse("notYours") : found.refusal;
        }
        const { deletedAt } = post;
        if (!isDeletion && deletedAt !== undefined && call.now - deletedAt > RESTORABLE_MS) {
          return refuse("postDeleted");
        }
        // What is deleted already keeps its time, so that asking twice does not prolong the time to restore it.
        if (isDeletion !== (deletedAt !== undefined)) posts.setDeleted(id, isDeletion ? call.now : undefined);
        return answer({ postId: id, isDeleted: isDeletion });
      }),
    );
  }

  app.post(
    `${COMMUNITY}/post/like`,
    forMembers(services, (call) => {
      const { like } = call.body;
      if (typeof like !== "boolean") return refuseField("like is true or false");
      const asker = askerOf(call);
      const found = findOpenPost(services, call.body["postId"] ?? call.body["id"], asker);
      if (!found.ok) return found.refusal;
      const { id, userId } = found.value;
      const wait = rateLimits.take("like", call.member.id, call.now);
      if (wait !== undefined) return slowDown(wait);
      inOne(() => {
        if (!posts.setLike(id, call.member.id, like, call.now) || userId === call.member.id) return;
        if (!like) notices.withdraw({ userId, type: "like", actorId: call.member.id, postId: id });
        else {
          const actorId = call.member.id;
          notices.add({ userId, type: "like", actorId, postId: id, text: "", createdAt: call.now });
        }
      });
      const { isLiked, likeCount } = posts.one(id, asker) ?? found.value;
      return answer({ id, isLiked, likeCount });
    }),
  );
}

/** A post that does not exist for the asker is answered like a deleted one, so that nothing tells the two apart. */
function writeCounts(postId: number, post: StoredPost | undefined): object {
  if (post === undefined || post.deletedAt !== undefined) {
    return {
      postId,
      version: 0,
      likeCount: 0,
      replyCount: 0,
      isLiked: false,
      isLocked: false,
      isDeleted: true,
    };
  }
  const { version, likeCount, replyCount, isLiked, isLocked } = post;
  return { postId, version, likeCount, replyCount, isLiked, isLocked, isDeleted: false };
}
