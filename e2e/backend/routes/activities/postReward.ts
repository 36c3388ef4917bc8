// The post reward: tasks with the member's progress, claims, and what was claimed.
// See docs/wire.md#activities.
import type { FastifyInstance } from "fastify";
import type { Reward } from "../../database/rewards.ts";
import { POST_TASKS, type PostTask } from "../../members/activityRules.ts";
import { claimReward } from "../../members/claimReward.ts";
import { refuseField } from "../../members/refusals.ts";
import { answer } from "../../server/envelope.ts";
import type { Services } from "../../server/services.ts";
import { writeFeedTime } from "../../server/zones.ts";
import { answerPage } from "../../server/paging.ts";
import { readWhole } from "../../server/readFields.ts";
import { forEverybody, forMembers } from "../memberCalls.ts";
import { writeActivity } from "./writeActivity.ts";

const PATH = "/v1/api/activity/postReward";

const itemOf = ({ taskId }: PostTask): string => `task:${taskId}`;

function writeReward({ id, item, points, createdAt }: Reward): object {
  const task = POST_TASKS.find((each) => itemOf(each) === item);
  return {
    rewardId: id,
    type: task?.type ?? "",
    goal: task?.goal ?? 0,
    points,
    createTime: writeFeedTime(createdAt),
  };
}

export function postRewardRoutes(app: FastifyInstance, services: Services): void {
  const { activities, postTally, rewards } = services;

  /** What counts for each type of task; a visitor has nothing. */
  function progressOf(userId: number | undefined): Readonly<Record<PostTask["type"], number>> {
    if (userId === undefined) return { POSTS: 0, DAYS: 0, LIKES: 0, REPLIES: 0 };
    const { startsAt, endsAt } = activities.window("post");
    const { posts, days, likes, replies } = postTally(userId, startsAt, endsAt);
    return { POSTS: posts, DAYS: days, LIKES: likes, REPLIES: replies };
  }

  app.get(
    `${PATH}/detail`,
    forEverybody(services, ({ member, now }) => {
      const progress = progressOf(member?.id);
      return answer({
        ...writeActivity(services, "post", now),
        points: member === undefined ? 0 : rewards.points(member.id, "post"),
        taskList: POST_TASKS.map((task) => {
          const claimed = member !== undefined && rewards.has(member.id, "post", itemOf(task));
          const reached = progress[task.type] >= task.goal;
          return {
            ...task,
            progress: Math.min(progress[task.type], task.goal),
            state: claimed ? "CLAIMED" : reached ? "REACHED" : "OPEN",
          };
        }),
      });
    }),
  );

  app.get(
    `${PATH}/history`,
    forMembers(services, ({ query, member }) =>
      answerPage(
        query,
        () => rewards.count(member.id, "post"),
        ({ page, size }) => rewards.page(member.id, "post", page, size).map(writeReward),
      ),
    ),
  );

  app.post(
    `${PATH}/claim`,
    forMembers(services, ({ body, member, key, now }) => {
      const task = POST_TASKS.find(({ taskId }) => taskId === readWhole(body["taskId"]));
      if (task === undefined) return refuseField("taskId is one of those of detail");
      const { points, type, goal } = task;
      const reached = progressOf(member.id)[type] >= goal;
      const claim = {
        userId: member.id,
        activity: "post",
        item: itemOf(task),
        points,
        reached,
        key,
      } as const;
      return claimReward(services, claim, now);
    }),
  );
}
