// Creators: members to whom others subscribe.
// See docs/wire.md#creators.
import type { FastifyInstance } from "fastify";
import * as docs from "../../apiPaths/memberParts.ts";
import { string, whole } from "../../apiPaths/parts.ts";
import { CREATOR_SORTS } from "../../community/fans.ts";
import { oneOf } from "../../community/terms.ts";
import { refuseField } from "../../members/refusals.ts";
import type { Services } from "../../server/services.ts";
import { answerPage } from "../../server/paging.ts";
import { textOf } from "../../server/readFields.ts";
import { forEverybody } from "../memberCalls.ts";
import { CREATOR, writeCreator } from "./writeCreator.ts";
import { askerOf, COMMUNITY } from "../community/communityCalls.ts";

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
        ({ page, size }) =>
          found
            .slice((page - 1) * size, page * size)
            .map((creator) => writeCreator(services, creator, call.member?.id)),
      );
    }),
  );
}
