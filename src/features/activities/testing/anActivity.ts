// Activities for tests, each field replaceable.
import type { InviteActivity, OwnInvite, PostReward } from "#domain/activity/activity.ts";

const STARTS_AT = Date.UTC(2026, 10, 1, 8, 0);
const ENDS_AT = Date.UTC(2026, 11, 31, 22, 30);

export const OWN: OwnInvite = { code: "K7WQ2MZP", friends: 4, points: 450 };

/** A running invite activity of a member with four friends: the first step claimed, the second reached. */
export function anInviteActivity(over: Partial<InviteActivity> = {}): InviteActivity {
  return {
    state: "running",
    startsAt: STARTS_AT,
    endsAt: ENDS_AT,
    friendPoints: 100,
    welcomePoints: 50,
    maxFriends: 50,
    steps: [
      { id: 1, friends: 1, points: 50, state: "claimed" },
      { id: 2, friends: 3, points: 200, state: "reached" },
      { id: 3, friends: 10, points: 800, state: "open" },
    ],
    own: OWN,
    ...over,
  };
}

/** A running post reward: one task claimed, one reached, one open. */
export function aPostReward(over: Partial<PostReward> = {}): PostReward {
  return {
    state: "running",
    startsAt: STARTS_AT,
    endsAt: ENDS_AT,
    points: 20,
    tasks: [
      { id: 1, kind: "posts", goal: 1, progress: 1, points: 20, state: "claimed" },
      { id: 2, kind: "likes", goal: 20, progress: 20, points: 100, state: "reached" },
      { id: 3, kind: "days", goal: 7, progress: 3, points: 200, state: "open" },
    ],
    ...over,
  };
}
