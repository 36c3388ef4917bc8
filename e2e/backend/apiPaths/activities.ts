// Describes the calls of the invite activity and the post reward.
import { TASK_TYPES } from "../members/activityRules.ts";
import { body, feedTime, MEMBERS_ONLY, pageOf, PAGING, person } from "./memberParts.ts";
import { call, listOf, object, string, text, whole } from "./parts.ts";

const INVITE = "/v1/api/activity/invite";
const POST_REWARD = "/v1/api/activity/postReward";
const KEY =
  "With the header Idempotency-Key: the same key again gets the same answer, another key 4034, a key of another claim 4028";

const rewardState = { ...string, enum: ["OPEN", "REACHED", "CLAIMED"] };
const taskType = { ...string, enum: [...TASK_TYPES] };
const nullable = (schema: object): object => ({ oneOf: [schema, { type: "null" }] });
const period = {
  state: { ...string, enum: ["BEFORE", "RUNNING", "OVER"] },
  startTime: feedTime,
  endTime: { ...feedTime, description: "First instant after the activity" },
};

export const ACTIVITY_PATHS: Readonly<Record<string, object>> = {
  [`${INVITE}/detail`]: {
    get: call(
      "The invite activity: what it gives, and the member's code and progress; own is null for visitors (assumed)",
      {},
      object({
        ...period,
        friendPoints: whole,
        welcomePoints: whole,
        maxFriends: whole,
        stepList: listOf(object({ stepId: whole, friendCount: whole, points: whole, state: rewardState })),
        own: nullable(object({ code: string, friendCount: whole, points: whole })),
      }),
    ),
  },
  [`${INVITE}/friends`]: {
    get: call(
      "Who registered with the member's code, newest first; user is null for a deleted account (assumed)",
      PAGING,
      pageOf(object({ inviteId: whole, user: nullable(person), points: whole, createTime: feedTime })),
      MEMBERS_ONLY,
    ),
  },
  [`${INVITE}/code`]: {
    get: call(
      "Whether the asker may register with a code, and whose it is (assumed)",
      { code: text("An invitation code", true, "K7WQ2MZP") },
      object({
        state: { ...string, enum: ["USABLE", "UNKNOWN", "OWN", "MEMBER", "USED_UP", "BEFORE", "OVER"] },
        user: nullable(person),
        welcomePoints: whole,
      }),
    ),
  },
  [`${INVITE}/claim`]: {
    post: call(`Claims the points of a step. ${KEY} (assumed)`, {}, object({ points: whole }), {
      ...MEMBERS_ONLY,
      ...body({ stepId: whole }),
    }),
  },
  [`${POST_REWARD}/detail`]: {
    get: call(
      "The tasks of the post reward with the member's progress, and the points claimed; progress is 0 for visitors (assumed)",
      {},
      object({
        ...period,
        points: whole,
        taskList: listOf(
          object({
            taskId: whole,
            type: taskType,
            goal: whole,
            points: whole,
            progress: { ...whole, description: "At most goal" },
            state: rewardState,
          }),
        ),
      }),
    ),
  },
  [`${POST_REWARD}/history`]: {
    get: call(
      "What the member has claimed, newest first (assumed)",
      PAGING,
      pageOf(object({ rewardId: whole, type: taskType, goal: whole, points: whole, createTime: feedTime })),
      MEMBERS_ONLY,
    ),
  },
  [`${POST_REWARD}/claim`]: {
    post: call(`Claims the points of a task. ${KEY} (assumed)`, {}, object({ points: whole }), {
      ...MEMBERS_ONLY,
      ...body({ taskId: whole }),
    }),
  },
};
