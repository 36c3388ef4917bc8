// The figures of a creator.
// See docs/wire.md#studio.
import type { FastifyInstance } from "fastify";
import { feedSecond } from "../../apiPaths/communityParts.ts";
import * as docs from "../../apiPaths/memberParts.ts";
import { call, LANG, listOf, object, string, text, whole } from "../../apiPaths/parts.ts";
import { oneOf, VISIBILITIES } from "../../community/terms.ts";
import { writeCents } from "../../creators/terms.ts";
import { refuseField } from "../../members/refusals.ts";
import { described } from "../../server/describedCalls.ts";
import { answer } from "../../server/envelope.ts";
import type { Services } from "../../server/services.ts";
import { DEFAULT_ZONE, readZone, writeFeedSecond } from "../../server/zones.ts";
import { RANGES } from "../../studio/stats.ts";
import { textOf } from "../../server/readFields.ts";
import { forCreators, SUBSCRIPTION } from "./studioCalls.ts";

const REVENUE = { ...string, description: "USD with two decimals; with a minus where refunds are more" };

const STATS = object({
  subscriberCount: whole,
  newCount: { ...whole, description: "Who came, or came back, in the range" },
  endedCount: whole,
  revenue: REVENUE,
  currency: string,
  series: listOf(object({ date: string, revenue: REVENUE, subscriberCount: whole })),
  topPosts: listOf(
    object({
      postId: whole,
      title: string,
      summary: string,
      visibility: { ...string, enum: VISIBILITIES },
      createTime: feedSecond,
      likeCount: whole,
      replyCount: whole,
    }),
  ),
});

export function statsRoutes(app: FastifyInstance, services: Services): void {
  app.get(
    `${SUBSCRIPTION}/creator/stats`,
    described(
      call(
        "A creator's figures by day: what is left to them of sales and refunds, and subscribers at the day's end",
        {
          range: text(`Days with today, one of ${RANGES.join(", ")}; ALL since the first figure`, true, "28"),
          timezone: text("Zone of the days", false, "e8"),
          ...LANG,
        },
        STATS,
        docs.MEMBERS_ONLY,
      ),
    ),
    forCreators(services, ({ member, now, query }) => {
      const range = oneOf(RANGES, query["range"]);
      const offset = readZone(textOf(query["timezone"] ?? DEFAULT_ZONE));
      if (range === undefined) return refuseField(`range is one of ${RANGES.join(", ")}`);
      if (offset === undefined) return refuseField("timezone is one of the 37 zones");
      const figures = services.stats.figures(member.id, range, offset, now);
      return answer({
        subscriberCount: figures.subscribers,
        newCount: figures.begun,
        endedCount: figures.ended,
        revenue: writeCents(figures.cents),
        currency: "USD",
        series: figures.days.map(({ date, cents, subscribers }) => ({
          date,
          revenue: writeCents(cents),
          subscriberCount: subscribers,
        })),
        topPosts: figures.topPosts.map(({ id, createdAt, ...post }) => ({
          postId: id,
          ...post,
          createTime: writeFeedSecond(createdAt),
        })),
      });
    }),
  );
}
