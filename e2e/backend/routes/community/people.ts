// Following and muting other members.
// See docs/wire.md#user-calls and docs/wire.md#listed-and-assumed-calls.
import type { FastifyInstance } from "fastify";
import { answer } from "../../server/envelope.ts";
import { refuse, refuseField } from "../../members/refusals.ts";
import type { RelatedPerson } from "../../database/relations.ts";
import type { Services } from "../../server/services.ts";
import { writeFeedTime } from "../../server/zones.ts";
import { answerPage, forEverybody, forMembers, noUser, readWhole } from "../memberCalls.ts";
import { writePerson } from "../user/writeMember.ts";

const PATH = "/v1/api/community/user";

const VERBS = [
  ["follow", "follow", true],
  ["unfollow", "follow", false],
  ["mute", "mute", true],
  ["unmute", "mute", false],
] as const;

const writeRelated = (person: RelatedPerson): object => ({
  ...writePerson(person),
  createTime: writeFeedTime(person.since),
});

export function peopleRoutes(app: FastifyInstance, services: Services): void {
  const { accounts, notices, relations } = services;

  for (const [verb, kind, on] of VERBS) {
    app.post(
      `${PATH}/${verb}`,
      forMembers(services, ({ body, member, now }) => {
        const id = readWhole(body["userId"]);
        if (id === undefined) return refuseField("userId is an id, a whole number above 0");
        if (id === member.id) return refuse("yourself");
        if (accounts.byId(id) === undefined) return noUser();
        if (!on) relations.remove(kind, member.id, id);
        const isNew = on && relations.add(kind, member.id, id, now);
        // Repeated following must not create further notices.
        if (verb === "unfollow") notices.withdrawFollow(id, member.id);
        if (verb === "follow" && isNew) {
          notices.add({ userId: id, type: "follow", actorId: member.id, text: "", createdAt: now });
        }
        return answer({
          userId: id,
          isFollowed: relations.has("follow", member.id, id),
          isMuted: relations.has("mute", member.id, id),
          followerCount: relations.count("followers", id),
        });
      }),
    );
  }

  app.post(
    `${PATH}/getUserUnvoicedListListByPage`,
    forMembers(services, ({ body, member }) =>
      answerPage(
        body,
        () => relations.count("muted", member.id),
        ({ page, size }) => relations.page("muted", member.id, page, size).map(writeRelated),
      ),
    ),
  );

  for (const list of ["followers", "following"] as const) {
    app.get(
      `${PATH}/${list}`,
      forEverybody(services, ({ query }) => {
        const id = readWhole(query["userId"]);
        if (id === undefined) return refuseField("userId is an id, a whole number above 0");
        if (accounts.byId(id) === undefined) return noUser();
        return answerPage(
          query,
          () => relations.count(list, id),
          ({ page, size }) => relations.page(list, id, page, size).map(writeRelated),
        );
      }),
    );
  }
}
