// What the activities give: points for friends, for steps of invited friends, and for tasks about posts.
// See docs/product.md#invite-activity and docs/product.md#post-reward.

export const INVITE = {
  /** For each friend who registers, to the inviter. */
  friendPoints: 100,
  /** To the friend. */
  welcomePoints: 50,
  /** Friends that one code may bring. */
  maxFriends: 50,
} as const;

export interface InviteStep {
  readonly stepId: number;
  readonly friendCount: number;
  readonly points: number;
}

export const INVITE_STEPS: readonly InviteStep[] = [
  { stepId: 1, friendCount: 1, points: 50 },
  { stepId: 2, friendCount: 3, points: 200 },
  { stepId: 3, friendCount: 10, points: 800 },
  { stepId: 4, friendCount: 25, points: 2_500 },
  { stepId: 5, friendCount: 50, points: 6_000 },
];

/** What a task counts: posts, days with a post, likes or replies that they got. */
export const TASK_TYPES = ["POSTS", "DAYS", "LIKES", "REPLIES"] as const;

export interface PostTask {
  readonly taskId: number;
  readonly type: (typeof TASK_TYPES)[number];
  readonly goal: number;
  readonly points: number;
}

export const POST_TASKS: readonly PostTask[] = [
  { taskId: 1, type: "POSTS", goal: 1, points: 20 },
  { taskId: 2, type: "POSTS", goal: 10, points: 150 },
  { taskId: 3, type: "DAYS", goal: 7, points: 200 },
  { taskId: 4, type: "LIKES", goal: 20, points: 100 },
  { taskId: 5, type: "REPLIES", goal: 10, points: 100 },
];
