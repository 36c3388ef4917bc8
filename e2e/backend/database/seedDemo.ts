// Creates the demo account if there is none, with favourites, settings, posts, followers and notices.
import type { Accounts } from "./accounts.ts";
import type { Marks } from "./marks.ts";
import type { Notices } from "./notices.ts";
import type { Posts } from "./posts.ts";
import type { Relations } from "./relations.ts";
import { hashPassword } from "../members/passwords.ts";
import type { World } from "../world/types.ts";

/** The public demo account; printed at start. */
export const DEMO = { email: "demo@touchline.example", password: "Touchline1" } as const;

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

const POSTS = [
  "New here. Three televisions, two laptops and one very patient family. Who else watches the late match on a Sunday?",
  "Unpopular opinion: a good nil-nil beats a bad four-three. Discuss.",
  "Kept a paper table of our league by hand when I was ten. Still check the goal difference myself.",
] as const;

const REPLIES = [
  "Count me in. The late match is the best of the week.",
  "A good nil-nil needs two good goalkeepers. I agree.",
  "My grandfather did the same, in pencil, so that it could be corrected.",
] as const;

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

export interface DemoParts {
  readonly accounts: Accounts;
  readonly marks: Marks;
  readonly notices: Notices;
  readonly posts: Posts;
  readonly relations: Relations;
  readonly world: World;
}

/** Creates the demo account unless its e-mail address is taken. `now`: epoch ms. */
export async function seedDemo(parts: DemoParts, now: number): Promise<void> {
  const { accounts, notices, posts, relations } = parts;
  if (accounts.byEmail(DEMO.email) !== undefined) return;
  const passwordHash = await hashPassword(DEMO.password);
  const userId = accounts.create(
    { nickname: "Demo Fan", email: DEMO.email, passwordHash, avatar: "/img/fbplayer/900777.svg" },
    now - 40 * DAY_MS,
  );
  accounts.update(userId, {
    bio: "Sees every match it can, and some it should not.",
    birthday: "1990-05-17",
  });
  accounts.setConfig(userId, JSON.stringify(CONFIG));
  followSome(parts, userId, now);

  const others = posts.writers(12);
  for (const [place, other] of others.entries()) {
    const at = now - (place + 1) * 7 * HOUR_MS;
    if (place % 2 === 0) {
      relations.add("follow", other, userId, at);
      notices.add({ userId, type: "follow", actorId: other, text: "", createdAt: at });
    }
    if (place % 3 === 0) relations.add("follow", userId, other, at);
  }
  writePosts(parts, userId, others, now);
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

function writePosts(
  { notices, posts }: DemoParts,
  userId: number,
  others: readonly number[],
  now: number,
): void {
  posts.fill((fill) => {
    for (const [place, content] of POSTS.entries()) {
      const createdAt = now - (place + 1) * 3 * DAY_MS;
      const postId = fill.post({
        userId,
        relatedType: "other",
        relatedId: 0,
        content,
        createdAt,
        likeCount: 4 + 3 * place,
        replyCount: 1,
      });
      const [first, second] = [others[place], others[place + 3]];
      const text = REPLIES[place] ?? "";
      const at = createdAt + 5 * HOUR_MS;
      if (first !== undefined)
        notices.add({ userId, type: "reply", actorId: first, postId, text, createdAt: at });
      if (second !== undefined) {
        notices.add({ userId, type: "like", actorId: second, postId, text: "", createdAt: at + HOUR_MS });
      }
    }
  });
}
