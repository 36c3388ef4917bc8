// The invite activity and the post reward: when they run, what they give, and how far a member is.
// See docs/product.md#invite-activity and docs/product.md#post-reward.
import type { User } from "../member/member.ts";

export type ActivityState = "before" | "running" | "over";

/** When an activity runs, by the server's clock. */
interface Activity {
  readonly state: ActivityState;
  /** Epoch ms. */
  readonly startsAt: number;
  /** Epoch ms of the first instant after the activity. */
  readonly endsAt: number;
}

/** "reached" can be claimed. */
export type RewardState = "open" | "reached" | "claimed";

/** A number of friends that brings further points. */
interface InviteStep {
  readonly id: number;
  readonly friends: number;
  readonly points: number;
  readonly state: RewardState;
}

/** A member's own side of the invite activity. */
export interface OwnInvite {
  readonly code: string;
  readonly friends: number;
  /** All points of the activity: for friends, steps, and one's own registration by invitation. */
  readonly points: number;
}

export interface InviteActivity extends Activity {
  /** What each friend brings the inviter. */
  readonly friendPoints: number;
  /** What a friend gets. */
  readonly welcomePoints: number;
  /** The most friends that one code may bring. */
  readonly maxFriends: number;
  /** By rising number of friends. */
  readonly steps: readonly InviteStep[];
  /** undefined for a visitor. */
  readonly own: OwnInvite | undefined;
}

/** Somebody who registered with the member's code. */
export interface InvitedFriend {
  /** Of the invitation. */
  readonly id: number;
  /** undefined once the account is deleted. */
  readonly user: User | undefined;
  readonly points: number;
  /** Epoch ms of the registration. */
  readonly at: number | undefined;
}

/** Whether who asks may register with a code; "member" is signed in already. */
export type InviteCodeState = "usable" | "unknown" | "own" | "member" | "usedUp" | "before" | "over";

export interface InviteCode {
  readonly state: InviteCodeState;
  /** Whose code it is; undefined for an unknown one. */
  readonly inviter: User | undefined;
  readonly welcomePoints: number;
}

/** What a task counts: posts, days with a post, likes or replies that the posts got. */
export type TaskKind = "posts" | "days" | "likes" | "replies";

interface PostTask {
  readonly id: number;
  readonly kind: TaskKind;
  readonly goal: number;
  /** At most `goal`. */
  readonly progress: number;
  readonly points: number;
  readonly state: RewardState;
}

export interface PostReward extends Activity {
  /** All points that the member has claimed. */
  readonly points: number;
  readonly tasks: readonly PostTask[];
}

/** A reward that the member has claimed. */
export interface ClaimedReward {
  readonly id: number;
  readonly kind: TaskKind;
  readonly goal: number;
  readonly points: number;
  /** Epoch ms. */
  readonly at: number | undefined;
}
