// Reads the server's answers about the invite activity and the post reward.
// See docs/wire.md#activities.
import * as v from "valibot";
import type {
  ActivityState,
  ClaimedReward,
  InviteActivity,
  InviteCode,
  InviteCodeState,
  InvitedFriend,
  PostReward,
  RewardState,
  TaskKind,
} from "#domain/activity/activity.ts";
import type { Paged } from "#domain/member/member.ts";
import { field, paged, person } from "../account/members.ts";
import { arrayOf, count, id, instant, oneOf, orElse, orNone, type Reads, text } from "../wire/pageParts.ts";

const activityState: Reads<ActivityState> = oneOf({ BEFORE: "before", RUNNING: "running", OVER: "over" });
const rewardState: Reads<RewardState> = oneOf({ OPEN: "open", REACHED: "reached", CLAIMED: "claimed" });
const taskKind: Reads<TaskKind> = oneOf({ POSTS: "posts", DAYS: "days", LIKES: "likes", REPLIES: "replies" });

/** The fields of every activity. */
const period = { state: activityState, startTime: instant, endTime: instant };

const step: Reads<InviteActivity["steps"][number]> = v.pipe(
  v.object({ stepId: id, friendCount: count, points: count, state: rewardState }),
  v.transform(({ stepId, friendCount, points, state }) => ({
    id: stepId,
    friends: friendCount,
    points,
    state,
  })),
);

const own: Reads<NonNullable<InviteActivity["own"]>> = v.pipe(
  v.object({ code: text, friendCount: count, points: count }),
  v.check(({ code }) => code !== ""),
  v.transform(({ code, friendCount, points }) => ({ code, friends: friendCount, points })),
);

export const inviteActivity: Reads<InviteActivity> = v.pipe(
  v.object({
    ...period,
    friendPoints: count,
    welcomePoints: count,
    maxFriends: count,
    stepList: arrayOf(step),
    own: orNone(own),
  }),
  v.transform(({ startTime, endTime, stepList, ...wire }) => ({
    ...wire,
    startsAt: startTime,
    endsAt: endTime,
    steps: stepList.toSorted((a, b) => a.friends - b.friends),
  })),
);

export const invitedFriends: Reads<Paged<InvitedFriend>> = paged(
  v.pipe(
    v.object({
      inviteId: id,
      user: orNone(person),
      points: count,
      createTime: orElse(orNone(instant), undefined),
    }),
    v.transform(({ inviteId, user, points, createTime }) => ({ id: inviteId, user, points, at: createTime })),
  ),
);

const codeState: Reads<InviteCodeState> = oneOf({
  USABLE: "usable",
  UNKNOWN: "unknown",
  OWN: "own",
  MEMBER: "member",
  USED_UP: "usedUp",
  BEFORE: "before",
  OVER: "over",
});

export const inviteCode: Reads<InviteCode> = v.pipe(
  v.object({ state: codeState, user: orNone(person), welcomePoints: count }),
  v.transform(({ state, user, welcomePoints }) => ({ state, inviter: user, welcomePoints })),
);

export const postReward: Reads<PostReward> = v.pipe(
  v.object({
    ...period,
    points: count,
    taskList: arrayOf(
      v.pipe(
        v.object({
          taskId: id,
          type: taskKind,
          goal: id,
          progress: count,
          points: count,
          state: rewardState,
        }),
        v.transform(({ taskId, type, ...wire }) => ({
          ...wire,
          id: taskId,
          kind: type,
          progress: Math.min(wire.progress, wire.goal),
        })),
      ),
    ),
  }),
  v.transform(({ startTime, endTime, taskList, ...wire }) => ({
    ...wire,
    startsAt: startTime,
    endsAt: endTime,
    tasks: taskList,
  })),
);

export const claimedRewards: Reads<Paged<ClaimedReward>> = paged(
  v.pipe(
    v.object({
      rewardId: id,
      type: taskKind,
      goal: count,
      points: count,
      createTime: orElse(orNone(instant), undefined),
    }),
    v.transform(({ rewardId, type, goal, points, createTime }) => ({
      id: rewardId,
      kind: type,
      goal,
      points,
      at: createTime,
    })),
  ),
);

/** The points of a claim. */
export const claimedPoints: Reads<number> = field("points", count);
