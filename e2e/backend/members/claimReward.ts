// Gives a reward once: for one item, and for one Idempotency-Key.
// See docs/wire.md#activities.
import type { ActivityName } from "../database/activities.ts";
import { answer, type Envelope } from "../server/envelope.ts";
import type { MemberServices } from "./memberServices.ts";
import { refuse } from "./refusals.ts";

export interface Claim {
  readonly userId: number;
  readonly activity: ActivityName;
  /** What the points are for, such as `step:3`. */
  readonly item: string;
  readonly points: number;
  readonly reached: boolean;
  readonly key: string | undefined;
}

/**
 * Answers the reward. The same key again gets the same answer; another key gets 4034 for a reward that was given, and a
 * key of another claim gets 4028.
 */
export function claimReward(
  { inOne, rewards }: Pick<MemberServices, "inOne" | "rewards">,
  { userId, activity, item, points, reached, key }: Claim,
  now: number,
): Envelope {
  return inOne(() => {
    const before = key === undefined ? undefined : rewards.byKey(userId, key);
    if (before !== undefined) {
      const same = before.activity === activity && before.item === item;
      return same ? answer({ points: before.points }) : refuse("keyReused");
    }
    if (rewards.has(userId, activity, item)) return refuse("rewardClaimed");
    if (!reached) return refuse("rewardNotReached");
    rewards.add({ userId, activity, item, points, key }, now);
    return answer({ points });
  });
}
