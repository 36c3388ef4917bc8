// The invite activity: what it gives, the member's code and friends, whether a code may be used, and claims.
// See docs/wire.md#activities.
import type { FastifyInstance } from "fastify";
import type { Account } from "../../database/accounts.ts";
import type { Friend } from "../../database/invitations.ts";
import { INVITE, INVITE_STEPS, type InviteStep } from "../../members/activityRules.ts";
import { claimReward } from "../../members/claimReward.ts";
import { codeState, readInviteCode } from "../../members/inviteCodes.ts";
import { refuseField } from "../../members/refusals.ts";
import { answer } from "../../server/envelope.ts";
import type { Services } from "../../server/services.ts";
import { writeFeedTime } from "../../server/zones.ts";
import { answerPage } from "../../server/paging.ts";
import { readWhole } from "../../server/readFields.ts";
import { forEverybody, forMembers } from "../memberCalls.ts";
import { writePerson } from "../user/writeMember.ts";
import { writeActivity } from "./writeActivity.ts";

const PATH = "/v1/api/activity/invite";

const itemOf = ({ stepId }: InviteStep): string => `step:${stepId}`;

const writeFriend = ({ id, person, points, createdAt }: Friend): object => ({
  inviteId: id,
  user: person === undefined ? null : writePerson(person),
  points,
  createTime: writeFeedTime(createdAt),
});

export function inviteRoutes(app: FastifyInstance, services: Services): void {
  const { invitations, rewards } = services;

  function writeOwn(member: Account): object {
    return {
      code: invitations.codeOf(member.id),
      friendCount: invitations.count(member.id),
      points: invitations.points(member.id) + rewards.points(member.id, "invite"),
    };
  }

  function writeStep(step: InviteStep, member: Account | undefined): object {
    const reached = member !== undefined && invitations.count(member.id) >= step.friendCount;
    const claimed = member !== undefined && rewards.has(member.id, "invite", itemOf(step));
    return { ...step, state: claimed ? "CLAIMED" : reached ? "REACHED" : "OPEN" };
  }

  app.get(
    `${PATH}/detail`,
    forEverybody(services, ({ member, now }) =>
      answer({
        ...writeActivity(services, "invite", now),
        ...INVITE,
        stepList: INVITE_STEPS.map((step) => writeStep(step, member)),
        own: member === undefined ? null : writeOwn(member),
      }),
    ),
  );

  app.get(
    `${PATH}/friends`,
    forMembers(services, ({ query, member }) =>
      answerPage(
        query,
        () => invitations.count(member.id),
        ({ page, size }) => invitations.page(member.id, page, size).map(writeFriend),
      ),
    ),
  );

  app.get(
    `${PATH}/code`,
    forEverybody(services, ({ query, member, now }) => {
      const code = readInviteCode(query["code"]);
      const owner = code === undefined ? undefined : invitations.ownerOf(code);
      return answer({
        state: codeState(services, owner, member?.id, now),
        user: owner === undefined ? null : writePerson(owner),
        welcomePoints: INVITE.welcomePoints,
      });
    }),
  );

  app.post(
    `${PATH}/claim`,
    forMembers(services, ({ body, member, key, now }) => {
      const step = INVITE_STEPS.find(({ stepId }) => stepId === readWhole(body["stepId"]));
      if (step === undefined) return refuseField("stepId is one of those of detail");
      const { points, friendCount } = step;
      const reached = invitations.count(member.id) >= friendCount;
      const claim = {
        userId: member.id,
        activity: "invite",
        item: itemOf(step),
        points,
        reached,
        key,
      } as const;
      return claimReward(services, claim, now);
    }),
  );
}
