// Fills a new database with a community: writers, posts in several languages, topics, replies and likes.
import { randomBytes } from "node:crypto";
import type { DatabaseSync } from "node:sqlite";
import type { Accounts } from "../../database/accounts.ts";
import { together } from "../../database/together.ts";
import { createRandom, hashText } from "../../world/random.ts";
import type { World } from "../../world/types.ts";
import type { CommunityServices } from "../communityServices.ts";
import { demoPosts } from "./demoPosts.ts";
import { TOPIC_NAMES } from "./seedNames.ts";
import { planPosts } from "./postPlan.ts";
import { subjectsOf } from "./postSubjects.ts";
import { planReplies } from "./replyTree.ts";
import { createWriters, type Writers } from "./seedWriters.ts";

const DAY_MS = 86_400_000;
const NAME_BYTES = 16;

export interface SeedParts extends Pick<CommunityServices, "fans" | "posts" | "topics"> {
  readonly accounts: Accounts;
  readonly database: DatabaseSync;
  readonly world: World;
  /** The demo account, which gets posts of its own. */
  readonly demoId: number;
}

/** Addresses of pictures that cannot be guessed; random bytes are fetched in large pieces. */
function pictureNames(): () => string {
  let bytes = randomBytes(0);
  return () => {
    if (bytes.length < NAME_BYTES) bytes = randomBytes(NAME_BYTES * 1_000);
    const name = bytes.subarray(0, NAME_BYTES).toString("hex");
    bytes = bytes.subarray(NAME_BYTES);
    return `/img/post/${name}.svg`;
  };
}

/**
 * Writes about three thousand posts if there are none, the same for the same world and time. Returns the writers,
 * undefined if there were posts already. `now`: epoch ms.
 */
export function seedCommunity(parts: SeedParts, now: number): Writers | undefined {
  const { accounts, database, demoId, fans, posts, topics, world } = parts;
  if (posts.count() > 0) return undefined;
  const random = createRandom(hashText("community"));
  const insertReply = database.prepare(
    "INSERT INTO replies (post_id, parent_id, depth, user_id, content, created_at) VALUES (?, ?, ?, ?, ?, ?)",
  );
  const insertLike = database.prepare("INSERT OR IGNORE INTO post_likes VALUES (?, ?, ?)");
  return together(database, () => {
    const writers = createWriters(accounts, fans, now);
    const topicIds = TOPIC_NAMES.map((name) => topics.idOf(name, now - 60 * DAY_MS));
    const newPicture = pictureNames();
    const sources = { world, random, writers, topicIds, now, newPicture };
    const planned = planPosts(sources, subjectsOf(world, now, random));
    const all = [...planned, ...demoPosts(demoId, now)].toSorted((a, b) => a.createdAt - b.createdAt);
    for (const post of all) {
      const postId = posts.create(post);
      const replyIds: number[] = [];
      for (const reply of planReplies(post, writers, random, now)) {
        const parentId = reply.parent === undefined ? null : (replyIds[reply.parent] ?? null);
        const { lastInsertRowid } = insertReply.run(
          postId,
          parentId,
          reply.depth,
          reply.userId,
          reply.content,
          reply.createdAt,
        );
        replyIds.push(Number(lastInsertRowid));
      }
      if (random.chance(0.05)) insertLike.run(postId, demoId, post.createdAt + 60_000);
    }
    return writers;
  });
}
