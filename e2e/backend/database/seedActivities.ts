// Sets when the activities run, and gives the demo account friends who came by its invitation.
import type { Accounts } from "./accounts.ts";
import type { Activities } from "./activities.ts";
import type { Invitations } from "./invitations.ts";
import type { PostLists } from "../community/postLists.ts";
import type { Rewards } from "./rewards.ts";
import { INVITE, INVITE_STEPS } from "../members/activityRules.ts";
import { DEMO } from "./seedDemo.ts";

const DAY_MS = 86_400_000;
const BEGUN_BEFORE_MS = 30 * DAY_MS;
const LENGTH_MS = 365 * DAY_MS;
const DEMO_FRIENDS = 4;

export interface ActivityParts {
  readonly accounts: Accounts;
  readonly activities: Activities;
  readonly invitations: Invitations;
  readonly postLists: PostLists;
  readonly rewards: Rewards;
}

/** Does nothing a second time. `now`: epoch ms. */
export function seedActivities(
  { accounts, activities, invitations, postLists, rewards }: ActivityParts,
  now: number,
): void {
  const startsAt = now - BEGUN_BEFORE_MS;
  for (const name of ["invite", "post"] as const) {
    activities.fill(name, { startsAt, endsAt: startsAt + LENGTH_MS });
  }
  const demo = accounts.byEmail(DEMO.email);
  if (demo === undefined || invitations.count(demo.id) > 0) return;
  const friends = postLists.writers(DEMO_FRIENDS + 1).filter((id) => id !== demo.id);
  // Beside real clubs nobody has come yet, and nothing was earned.
  if (friends.length === 0) return;
  for (const [place, friend] of friends.slice(0, DEMO_FRIENDS).entries()) {
    invitations.add(demo.id, friend, INVITE.friendPoints, now - (place + 1) * 2 * DAY_MS);
  }
  const [first] = INVITE_STEPS;
  if (first === undefined) return;
  const item = `step:${first.stepId}`;
  rewards.add({ userId: demo.id, activity: "invite", item, points: first.points }, now - DAY_MS);
}
