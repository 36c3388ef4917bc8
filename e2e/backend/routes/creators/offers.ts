// What creators offer: one creator, prices for the asker, and whether the asker may subscribe.
// See docs/wire.md#creators and docs/wire.md#fees.
import type { FastifyInstance } from "fastify";
import * as docs from "../../apiPaths/memberParts.ts";
import { call, flag, listOf, object, string, text, whole } from "../../apiPaths/parts.ts";
import type { Account } from "../../database/accounts.ts";
import { priceOf } from "../../creators/fees.ts";
import { UNITS, writeCents } from "../../creators/terms.ts";
import { refuse, refuseField } from "../../members/refusals.ts";
import { described } from "../../server/describedCalls.ts";
import { answer, type Envelope } from "../../server/envelope.ts";
import type { Services } from "../../server/services.ts";
import { readWhole } from "../../server/readFields.ts";
import { forEverybody, forMembers, noUser } from "../memberCalls.ts";
import { askerOf, COMMUNITY } from "../community/communityCalls.ts";
import { CREATOR, writeCreator } from "./writeCreator.ts";

const FEE = object({
  id: { ...whole, description: "feeId of order/create" },
  num: whole,
  subscriptionUnit: { ...string, enum: UNITS },
  price: { ...string, description: "USD with two decimals, for this asker" },
  isFirstTimeDiscount: flag,
  isFirst: { ...flag, description: "The asker has not subscribed to this creator before" },
});

const refuseId = (name: string): Envelope => refuseField(`${name} is an id, a whole number above 0`);

/** Why a member may not subscribe to a creator, whatever the price; undefined where nothing is in the way. */
export function subscribingProblem(
  { fans, fees }: Pick<Services, "fans" | "fees">,
  member: Account,
  creatorId: number,
): Envelope | undefined {
  if (!fans.isCreator(creatorId)) return noUser();
  if (creatorId === member.id) return refuse("ownCreator");
  if (fees.onOffer(creatorId).length === 0) return refuse("notOnOffer");
  return member.countryId === undefined ? refuse("settingsMissing") : undefined;
}

export function offerRoutes(app: FastifyInstance, services: Services): void {
  const { fans, fees, orders } = services;

  app.get(
    `${COMMUNITY}/subscription/creator`,
    described(
      call("One creator, also a muted one (assumed)", { userId: text("A creator's id", true, "2") }, CREATOR),
    ),
    forEverybody(services, (asked) => {
      const id = readWhole(asked.query["userId"]);
      if (id === undefined) return refuseId("userId");
      const creator = fans.creator(id, askerOf(asked));
      return creator === undefined ? noUser() : answer(writeCreator(services, creator, asked.member?.id));
    }),
  );

  app.post(
    `${COMMUNITY}/subscription/purchase/list`,
    docs.describedPost(
      "What a creator offers, with the prices for this asker; empty where nothing is on offer",
      { userId: docs.userId },
      listOf(FEE),
    ),
    forEverybody(services, ({ body, member }) => {
      const id = readWhole(body["userId"]);
      if (id === undefined) return refuseId("userId");
      if (!fans.isCreator(id)) return noUser();
      const isFirst = member !== undefined && orders.isFirstTime(member.id, id);
      const offered = fees.onOffer(id);
      return answer(
        offered.map((fee) => {
          const { num, unit, isFirstTime } = fee;
          const regular = priceOf(offered, num, false);
          // The entry that is struck through carries the regular price, the plain one what this buyer pays.
          const struck = isFirst && isFirstTime ? regular : undefined;
          const price = struck ?? (isFirstTime ? fee : priceOf(offered, num, isFirst)) ?? fee;
          return {
            id: fee.id,
            num,
            subscriptionUnit: unit,
            price: writeCents(price.cents),
            isFirstTimeDiscount: isFirstTime,
            isFirst,
          };
        }),
      );
    }),
  );

  app.get(
    `${COMMUNITY}/subscription/checkPermission`,
    described(
      call(
        "Whether the member may subscribe to a creator; 5019 when the own profile lacks what payments need",
        { creatorId: text("A creator's id", true, "2") },
        docs.NOTHING,
        docs.MEMBERS_ONLY,
      ),
    ),
    forMembers(services, ({ query, member }) => {
      const id = readWhole(query["creatorId"]);
      if (id === undefined) return refuseId("creatorId");
      return subscribingProblem(services, member, id) ?? answer(null);
    }),
  );
}
