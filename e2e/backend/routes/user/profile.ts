// The public profile of a member.
// See docs/wire.md#listed-and-assumed-calls.
import type { FastifyInstance } from "fastify";
import { feedTime } from "../../apiPaths/memberParts.ts";
import { orNull } from "../../apiPaths/pageParts.ts";
import { call, flag, listOf, object, string, text, whole } from "../../apiPaths/parts.ts";
import { described } from "../../server/describedCalls.ts";
import { answer } from "../../server/envelope.ts";
import { refuseField } from "../../members/refusals.ts";
import type { Services } from "../../server/services.ts";
import { writeFeedTime } from "../../server/zones.ts";
import { readWhole } from "../../server/readFields.ts";
import { forEverybody, noUser } from "../memberCalls.ts";

const ids = listOf(whole);

export function profileRoutes(app: FastifyInstance, services: Services): void {
  const { accounts, fans, marks, postLists, relations } = services;

  app.get(
    "/v1/api/user/profile",
    described(
      call(
        "A member's public profile; favourites only for its owner (assumed)",
        { userId: text("A member's id, one's own when absent", false, "1") },
        object({
          userId: whole,
          userName: string,
          avatar: string,
          bio: string,
          createTime: feedTime,
          postCount: whole,
          followerCount: whole,
          followingCount: whole,
          isSelf: flag,
          isCreator: flag,
          isFollowed: flag,
          isMuted: flag,
          favourites: orNull(object({ matchs: ids, leagues: ids, teams: ids })),
        }),
      ),
    ),
    forEverybody(services, ({ query, member, now }) => {
      const id = query["userId"] === undefined ? member?.id : readWhole(query["userId"]);
      if (id === undefined) return refuseField("userId is an id, a whole number above 0");
      const account = accounts.byId(id);
      if (account === undefined) return noUser();
      const isSelf = id === member?.id;
      return answer({
        userId: id,
        userName: account.nickname,
        avatar: account.avatar,
        bio: account.bio,
        createTime: writeFeedTime(account.createdAt),
        postCount: postLists.countBy(id, { id: member?.id, now }),
        followerCount: relations.count("followers", id, now),
        followingCount: relations.count("following", id, now),
        isSelf,
        isCreator: fans.isCreator(id),
        isFollowed: member !== undefined && relations.has("follow", member.id, id, now),
        isMuted: member !== undefined && relations.has("mute", member.id, id, now),
        // Favourites are visible only to their owner.
        favourites: isSelf
          ? {
              matchs: marks.list(id, "match"),
              leagues: marks.list(id, "league"),
              teams: marks.list(id, "team"),
            }
          : null,
      });
    }),
  );
}
