// A member's own subscriptions.
// See docs/wire.md#subscriptions.
import type { FastifyInstance } from "fastify";
import { feedSecond } from "../../apiPaths/communityParts.ts";
import * as docs from "../../apiPaths/memberParts.ts";
import { object, string, whole } from "../../apiPaths/parts.ts";
import { oneOf } from "../../community/terms.ts";
import { type Period, PERIOD_STATUSES } from "../../creators/subscriptions.ts";
import { UNITS, writeCents } from "../../creators/terms.ts";
import { refuseField } from "../../members/refusals.ts";
import type { Services } from "../../server/services.ts";
import { writeFeedSecond } from "../../server/zones.ts";
import { COMMUNITY } from "../community/communityCalls.ts";
import { answerPage } from "../../server/paging.ts";
import { forMembers } from "../memberCalls.ts";
import { writePerson } from "../user/writeMember.ts";

const STATUS = { ...string, enum: PERIOD_STATUSES };

const SUBSCRIPTION = object({
  subscriptionId: whole,
  creator: docs.person,
  num: whole,
  subscriptionUnit: { ...string, enum: UNITS },
  price: { ...string, description: "What was paid, USD with two decimals; 0.00 for one that was given" },
  currency: string,
  startTime: feedSecond,
  endTime: feedSecond,
  status: STATUS,
});

const writePeriod = ({ id, creator, num, unit, cents, startsAt, endsAt, status }: Period): object => ({
  subscriptionId: id,
  creator: writePerson(creator),
  num,
  subscriptionUnit: unit,
  price: writeCents(cents),
  currency: "USD",
  startTime: writeFeedSecond(startsAt),
  endTime: writeFeedSecond(endsAt),
  status,
});

export function subscriptionRoutes(app: FastifyInstance, services: Services): void {
  const { subscriptions } = services;
  app.post(
    `${COMMUNITY}/subscription/subscriptions`,
    docs.describedPost(
      "The member's own subscriptions, those that end last first; one for each payment",
      { "page?": whole, "size?": whole, "status?": STATUS },
      docs.pageOf(SUBSCRIPTION),
      docs.MEMBERS_ONLY,
    ),
    forMembers(services, ({ body, member, now }) => {
      const asked = body["status"] ?? undefined;
      const status = oneOf(PERIOD_STATUSES, asked);
      if (asked !== undefined && status === undefined) {
        return refuseField(`status is one of ${PERIOD_STATUSES.join(", ")}`);
      }
      return answerPage(
        body,
        () => subscriptions.count(member.id, status, now),
        (paging) => subscriptions.page(member.id, status, paging, now).map(writePeriod),
      );
    }),
  );
}
