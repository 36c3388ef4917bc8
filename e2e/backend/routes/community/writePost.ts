// Wire form of posts: a card as one asker may see it, with names in the asker's language.
// See docs/wire.md#post-card.
import type { Media, Related } from "../../community/terms.ts";
import type { StoredPost } from "../../community/posts.ts";
import { findLeague } from "../../details/parts.ts";
import { writeFeedSecond } from "../../server/zones.ts";
import type { Lang, World } from "../../world/types.ts";

export interface CardSources {
  readonly world: World;
  /** Epoch ms. */
  readonly now: () => number;
}

interface Named {
  readonly name: string;
  /** File name on the image host, in the folder of the object's type; a match has the home team's. */
  readonly logo: string;
}

const NAMELESS: Named = { name: "", logo: "" };

function nameOf({ world, now }: CardSources, { type, id }: Related, lang: Lang): Named {
  if (type === "TEAM") {
    const team = world.team(id);
    return team === undefined ? NAMELESS : { name: team.name(lang), logo: team.logo };
  }
  if (type === "LEAGUE") {
    const league = findLeague(world, id);
    return league === undefined ? NAMELESS : { name: league.name(lang), logo: `${id}.svg` };
  }
  const match = type === "MATCH" ? world.matchAt(id, now()) : undefined;
  if (match === undefined) return NAMELESS;
  const [home, away] = [world.team(match.homeId), world.team(match.awayId)];
  return { name: `${home?.name(lang) ?? ""} – ${away?.name(lang) ?? ""}`, logo: home?.logo ?? "" };
}

export function writeMedia({ kind, src, poster, width, height, alt }: Media): object {
  return { kind, src, posterUrl: poster, width, height, alt };
}

/** The author of a post or reply. */
export function writeAuthor(author: {
  readonly userId: number;
  readonly userName: string;
  readonly avatar: string;
  readonly isCreator: boolean;
}): object {
  const { userId, userName, avatar, isCreator } = author;
  return { userId, userName, avatar, isCreator };
}

export function writePost(sources: CardSources, post: StoredPost, lang: Lang): object {
  const { id, version, createdAt, editedAt, deletedAt, media, related, topics } = post;
  return {
    postId: id,
    version,
    user: writeAuthor(post),
    createTime: writeFeedSecond(createdAt),
    editTime: editedAt === undefined ? null : writeFeedSecond(editedAt),
    title: post.title,
    summary: post.summary,
    contentMode: post.contentMode,
    visibility: post.visibility,
    postType: post.postType,
    mediaList: media.map(writeMedia),
    mediaCount: post.mediaCount,
    relatedList: related.map((about) => ({
      relatedType: about.type,
      relatedId: about.id,
      ...nameOf(sources, about, lang),
      minute: about.minute ?? null,
      scoreThen: about.score ?? null,
    })),
    topicList: topics.map((topic) => ({ topicId: topic.id, name: topic.name })),
    isSpoiler: post.isSpoiler,
    replyRule: post.replyRule,
    likeCount: post.likeCount,
    replyCount: post.replyCount,
    isLiked: post.isLiked,
    isOwn: post.isOwn,
    isLocked: post.isLocked,
    isDeleted: deletedAt !== undefined,
  };
}
