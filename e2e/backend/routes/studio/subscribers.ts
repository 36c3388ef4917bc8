// The subscribers of a creator.
// See docs/wire.md#studio.
import type { FastifyInstance } from "fastify";
import { feedSecond } from "../../apiPaths/communityParts.ts";
import * as docs from "../../apiPaths/memberParts.ts";
import { object, string, whole } from "../../apiPaths/parts.ts";
import { oneOf } from "../../community/terms.ts";
import { UNITS, writeCents } from "../../creators/terms.ts";
import { refuseField } from "../../members/refusals.ts";
import type { Services } from "../../server/services.ts";
import { writeFeedSecond } from "../../server/zones.ts";
import { SUBSCRIBER_SORTS, SUBSCRIBER_STATUSES } from "../../studio/subscriberList.ts";
import { answerPage } from "../../server/paging.ts";
import { textOf } from "../../server/readFields.ts";
import { writePerson } from "../user/writeMember.ts";
import { forCreators, SUBSCRIPTION } from "./studioCalls.ts";

/** A whole list is read for a file, so its pages may be longer than those on the screen. */
const MAX_SIZE = 500;

const SUBSCRIBER = object({
  user: docs.person,
  since: feedSecond,
  until: feedSecond,
  num: { ...whole, description: "Of the latest period, as subscriptionUnit" },
  subscriptionUnit: { ...string, enum: UNITS },
  paidTotal: { ...string, description: "USD with two decimals, without what was paid back" },
  status: { ...string, enum: SUBSCRIBER_STATUSES },
});

export function subscriberRoutes(app: FastifyInstance, services: Services): void {
  app.post(
    `${SUBSCRIPTION}/subscribers`,
    docs.describedPost(
      "Members who are or were subscribed to the creator, one line each; size is at most 500",
      {
        "page?": whole,
        "size?": whole,
        "status?": { ...string, enum: SUBSCRIBER_STATUSES },
        "keyword?": { ...string, description: "A part of the name, compared without case and accents" },
        "sort?": { ...string, enum: SUBSCRIBER_SORTS },
      },
      docs.pageOf(SUBSCRIBER),
      docs.MEMBERS_ONLY,
    ),
    forCreators(services, ({ body, member, now }) => {
      const wanted = body["status"] ?? undefined;
      const status = oneOf(SUBSCRIBER_STATUSES, wanted);
      const sort = oneOf(SUBSCRIBER_SORTS, body["sort"] ?? SUBSCRIBER_SORTS[0]);
      if (wanted !== undefined && status === undefined) {
        return refuseField(`status is one of ${SUBSCRIBER_STATUSES.join(", ")}`);
      }
      if (sort === undefined) return refuseField(`sort is one of ${SUBSCRIBER_SORTS.join(", ")}`);
      const found = services.subscriberList.all(
        member.id,
        { status, keyword: textOf(body["keyword"]), sort },
        now,
      );
      return answerPage(
        body,
        () => found.length,
        ({ page, size }) =>
          found.slice((page - 1) * size, page * size).map(({ user, since, until, paidCents, ...rest }) => ({
            user: writePerson(user),
            since: writeFeedSecond(since),
            until: writeFeedSecond(until),
            num: rest.num,
            subscriptionUnit: rest.unit,
            paidTotal: writeCents(paidCents),
            status: rest.status,
          })),
        MAX_SIZE,
      );
    }),
  );
}
