// Creates the demo account and the demo creator if there are none, with favourites, posts, followers and notices.
import type { DatabaseSync } from "node:sqlite";
import { seedCommunity } from "../community/seed/seedCommunity.ts";
import type { CommunityServices } from "../community/communityServices.ts";
import type { CreatorServices } from "../creators/creatorServices.ts";
import { seedCreators } from "../creators/seedCreators.ts";
import type { Marks } from "./marks.ts";
import type { Notices } from "./notices.ts";
import type { Relations } from "./relations.ts";
import { demoCreator, type DemoCreatorParts } from "../wallet/demoCreator.ts";
import { hashPassword } from "../members/passwords.ts";
import type { World } from "../world/types.ts";

/** The public demo account; printed at start. */
export const DEMO = { email: "demo@touchline.example", password: "Touchline1" } as const;

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

const CONFIG = {
  userProfileConfig: { lang: "en_GB", zone: "e0" },
  userSportConfig: {
    matchNotify: true,
    teamNotify: true,
    odds: true,
    oddsFormat: 1,
    oddsProvider: 8,
    footballConfig: {
      rankingShow: true,
      redCardShow: true,
      yellowCardShow: true,
      matchStart: true,
      finalResult: true,
      goal: true,
      redCard: true,
      yellowCard: true,
    },
  },
} as const;

export interface DemoParts
  extends
    Pick<CommunityServices, "fans" | "postLists" | "posts" | "topics">,
    Pick<CreatorServices, "books" | "fees" | "orders">,
    DemoCreatorParts {
  readonly database: DatabaseSync;
  readonly marks: Marks;
  readonly notices: Notices;
  readonly relations: Relations;
  readonly world: World;
}

/**
 * Creates the demo account unless its e-mail address is taken, and fills a database without posts. `now`: epoch ms.
 * Without `isMadeUp` there are accounts alone: beside real clubs nothing is made up.
 */
export async function seedDemo(parts: DemoParts, now: number, isMadeUp = true): Promise<void> {
  const { accounts, notices, postLists, relations } = parts;
  if (accounts.byEmail(DEMO.email) !== undefined) return;
  const passwordHash = await hashPassword(DEMO.password);
  const userId = accounts.create(
    { nickname: "Demo Fan", email: DEMO.email, passwordHash, avatar: "/img/fbplayer/900777.svg" },
    now - 40 * DAY_MS,
  );
  accounts.update(userId, {
    bio: "Sees every match it can, and some it should not.",
    birthday: "1990-05-17",
    countryId: 1,
  });
  accounts.setConfig(userId, JSON.stringify(CONFIG));
  if (!isMadeUp) return;
  followSome(parts, userId, now);
  const writers = seedCommunity({ ...parts, demoId: userId }, now);
  if (writers !== undefined) {
    const { creators, all } = writers;
    const [first] = creators;
    const besides = first === undefined ? [] : await demoCreator(parts, first, now);
    seedCreators(parts, { creators, writers: all, demoId: userId, besides }, now);
    if (first !== undefined) notices.markRead(first, { type: "system" }, now);
  }

  const others = postLists.writers(14).filter((id) => id !== userId);
  const [muted, mutedForAWeek] = others.splice(-2);
  for (const [place, other] of others.entries()) {
    const at = now - (place + 1) * 7 * HOUR_MS;
    if (place % 2 === 0) {
      relations.add("follow", other, userId, at);
      notices.add({ userId, type: "follow", actorId: other, text: "", createdAt: at });
    }
    if (place % 3 === 0) relations.add("follow", userId, other, at);
  }
  if (muted !== undefined) relations.add("mute", userId, muted, now - DAY_MS);
  if (mutedForAWeek !== undefined) relations.add("mute", userId, mutedForAWeek, now, now + 7 * DAY_MS);
  tellOfPosts(parts, userId, others, now);
  notices.add({ userId, type: "system", text: "welcome", createdAt: now - 40 * DAY_MS });
  notices.markRead(userId, { type: "system" }, now);
}

/** The favourites: the best leagues, two teams, and matches around now. */
function followSome({ marks, world }: DemoParts, userId: number, now: number): void {
  const leagues = world.leagues
    .filter(({ topLevel }) => topLevel)
    .toSorted((a, b) => a.sort - b.sort)
    .slice(0, 3);
  marks.add(
    userId,
    "league",
    leagues.map(({ id }) => id),
    now,
  );
  marks.add(userId, "team", world.teamIds.slice(0, 2), now);
  marks.add(userId, "match", world.matchesBetween(now - 3 * HOUR_MS, now + 6 * HOUR_MS).slice(0, 4), now);
}

/** Notices of the replies to the demo account's posts, and of likes. */
function tellOfPosts(
  { database, notices }: DemoParts,
  userId: number,
  others: readonly number[],
  now: number,
): void {
  const replies = database
    .prepare(
      `SELECT replies.* FROM replies JOIN posts ON posts.id = replies.post_id
       WHERE posts.user_id = ? ORDER BY replies.id`,
    )
    .all(userId);
  const postIds = new Set<number>();
  for (const row of replies) {
    const postId = Number(row["post_id"]);
    postIds.add(postId);
    notices.add({
      userId,
      type: "reply",
      actorId: Number(row["user_id"]),
      postId,
      replyId: Number(row["id"]),
      text: String(row["content"]),
      createdAt: Number(row["created_at"]),
    });
  }
  for (const [place, postId] of [...postIds].entries()) {
    const actorId = others[place + 3];
    if (actorId === undefined) continue;
    const createdAt = now - (place + 1) * DAY_MS;
    notices.add({ userId, type: "like", actorId, postId, text: "", createdAt });
  }
}
