// Puts posts, replies, likes and subscriptions into the database for a test, by other members and without limits.
import type { ControlActions } from "../control/controlActions.ts";
import type { Services } from "../server/services.ts";
import { summaryOf } from "./letters.ts";

type Parts = Pick<
  Services,
  "accounts" | "fans" | "inOne" | "postLists" | "posts" | "relations" | "replies" | "now" | "subscriptions"
>;

/** In ms: as good as without an end. */
const LONG = 100 * 365 * 86_400_000;
const MOST_WRITERS = 200;

/** Members who write in turn; made if there are none. `but`: members who do not. */
function writersFor({ accounts, postLists, now }: Parts, least: number, but: number): readonly number[] {
  const writers = postLists.writers(MOST_WRITERS).filter((id) => id !== but);
  const missing = Math.max(0, least - writers.length);
  const more = Array.from({ length: missing }, (_, place) =>
    accounts.create({ nickname: `Fan ${place + 1}` }, now()),
  );
  return [...writers, ...more];
}

/** New posts, by one member or by others in turn. Returns the ids. */
export function stagePosts(
  parts: Parts,
  { count = 1, userId, about, topicId, likes, content = "Staged post", ...more }: ControlActions["post"],
): { readonly postIds: readonly number[] } {
  return parts.inOne(() => {
    const writers = userId === undefined ? writersFor(parts, 1, 0) : [userId];
    const postIds = Array.from({ length: count }, (_, place) => {
      const text = count === 1 ? content : `${content} ${place + 1}`;
      return parts.posts.create({
        userId: writers[place % writers.length]!,
        createdAt: parts.now(),
        title: more.title ?? "",
        content: text,
        summary: more.summary ?? summaryOf(text),
        contentMode: more.contentMode ?? "DEFAULT",
        visibility: more.visibility ?? "PUBLIC",
        postType: more.postType ?? "FOOTBALL",
        isSpoiler: more.isSpoiler ?? false,
        replyRule: more.replyRule ?? "ALL",
        media: more.media ?? [],
        related: about === undefined ? [] : [{ ...about, minute: undefined, score: undefined }],
        topicIds: topicId === undefined ? [] : [topicId],
        likeCount: likes ?? 0,
      });
    });
    return { postIds };
  });
}

/** New replies to a post or a reply; undefined if there is no such post or reply. */
export function stageReplies(
  parts: Parts,
  { postId, parentId, userId, count = 1, content = "Reply", ...more }: ControlActions["reply"],
): { readonly replyIds: readonly number[] } | undefined {
  const asker = { id: undefined, now: parts.now() };
  const parent = parentId === undefined ? undefined : parts.replies.one(parentId, asker);
  if (parentId !== undefined && parent?.postId !== postId) return undefined;
  return parts.inOne(() => {
    const writers = userId === undefined ? writersFor(parts, 1, 0) : [userId];
    const replyIds = Array.from({ length: count }, (_, place) =>
      parts.replies.create({
        postId,
        parent,
        userId: writers[place % writers.length]!,
        content: count === 1 ? content : `${content} ${place + 1}`,
        contentMode: more.contentMode ?? "DEFAULT",
        media: more.media ?? [],
        createdAt: parts.now(),
      }),
    );
    return { replyIds };
  });
}

/** Likes of a post or a reply by as many other members. */
export function stageLikes(
  parts: Parts,
  { postId, replyId, userId, count = 1, like = true }: ControlActions["like"],
): null {
  return parts.inOne(() => {
    const writers = userId === undefined ? writersFor(parts, count, 0) : [userId];
    for (const id of writers.slice(0, count)) {
      if (postId !== undefined) parts.posts.setLike(postId, id, like, parts.now());
      if (replyId !== undefined) parts.replies.setLike(replyId, id, like, parts.now());
    }
    return null;
  });
}

/** Posts of a member with likes, and replies by others. */
export function stageOwnPosts(
  parts: Parts,
  { userId, count, likes = 0, replies = 0 }: ControlActions["writePosts"],
): void {
  const { postIds } = stagePosts(parts, { userId, count, likes });
  const [other] = writersFor(parts, 1, userId);
  if (other === undefined || replies === 0) return;
  for (const postId of postIds) stageReplies(parts, { postId, userId: other, count: replies });
}

/** Deletes a post, or takes its deletion back. */
export function stageDeletion(
  { posts, now }: Parts,
  { postId, isDeleted = true }: ControlActions["deletePost"],
): void {
  posts.setDeleted(postId, isDeleted ? now() : undefined);
}

/** Makes a member mute another; `forMs`: how long, without it for ever. */
export function stageMute(
  { relations, now }: Parts,
  { userId, mutedId, forMs }: ControlActions["mute"],
): void {
  relations.add("mute", userId, mutedId, now(), forMs === undefined ? undefined : now() + forMs);
}

/** Makes a member a subscriber of another; `forMs`: how long, 0 ends the subscription. */
export function stageSubscription(
  { fans, inOne, now, subscriptions }: Parts,
  { userId, creatorId, forMs = LONG }: ControlActions["subscription"],
): void {
  fans.setCreator(creatorId, true, now());
  inOne(() => subscriptions.give({ fanId: userId, creatorId }, now() + forMs, now()));
}
