// Creators: members to whom others subscribe.
// See docs/wire.md#creators.
import type { FastifyInstance } from "fastify";
import { feedSecond } from "../../apiPaths/communityParts.ts";
import * as docs from "../../apiPaths/memberParts.ts";
import { orNull } from "../../apiPaths/pageParts.ts";
import { flag, object, string, whole } from "../../apiPaths/parts.ts";
import { type Creator, CREATOR_SORTS } from "../../community/fans.ts";
import { oneOf } from "../../community/terms.ts";
import { refuseField } from "../../members/refusals.ts";
import type { Services } from "../../server/services.ts";
import { writeFeedSecond } from "../../server/zones.ts";
import { answerPage, forEverybody, textOf } from "../memberCalls.ts";
import { writePerson } from "../user/writeMember.ts";
import { askerOf, COMMUNITY } from "./communityCalls.ts";

const CREATOR = object({
  userId: whole,
  userName: string,
  avatar: string,
  bio: string,
  postCount: { ...whole, description: "Public posts" },
  fansPostCount: { ...whole, description: "Posts for subscribers" },
  subscriberCount: whole,
  minPrice: orNull({ ...string, description: "Null: no subscriptions are on offer" }),
  minUnitNum: orNull(whole),
  isSubscribed: flag,
  subscribedUntil: orNull(feedSecond),
  isSelf: flag,
});

/** Subscriptions are not on offer yet, so there is no least price. */
const writeCreator = (creator: Creator): object => {
  const { bio, postCount, fansPostCount, subscriberCount, subscribedUntil, isSelf } = creator;
  return {
    ...writePerson(creator),
    bio,
    postCount,
    fansPostCount,
    subscriberCount,
    minPrice: null,
    minUnitNum: null,
    isSubscribed: subscribedUntil !== undefined,
    subscribedUntil: subscribedUntil === undefined ? null : writeFeedSecond(subscribedUntil),
    isSelf,
  };
};

export function creatorRoutes(app: FastifyInstance, services: Services): void {
  app.post(
    `${COMMUNITY}/subscription/getCreators`,
    docs.describedPost(
      "Creators, without muted ones",
      {
        "page?": whole,
        "size?": whole,
        "keyword?": { ...string, description: "A part of the name, compared without case and accents" },
        "sort?": { ...string, enum: CREATOR_SORTS },
      },
      docs.pageOf(CREATOR),
    ),
    forEverybody(services, (call) => {
      const sort = oneOf(CREATOR_SORTS, call.body["sort"] ?? CREATOR_SORTS[0]);
      if (sort === undefined) return refuseField(`sort is one of ${CREATOR_SORTS.join(", ")}`);
      const found = services.fans.creators(textOf(call.body["keyword"]), sort, askerOf(call));
      return answerPage(
        call.body,
        () => found.length,
        ({ page, size }) => found.slice((page - 1) * size, page * size).map(writeCreator),
      );
    }),
  );
}
