// Following and muting other members.
// See docs/wire.md#user-calls and docs/wire.md#listed-and-assumed-calls.
import type { FastifyInstance } from "fastify";
import { answer } from "../../server/envelope.ts";
import { refuse, refuseField } from "../../members/refusals.ts";
import type { RelatedPerson } from "../../database/relations.ts";
import type { Services } from "../../server/services.ts";
import { readFeedTime, writeFeedSecond, writeFeedTime } from "../../server/zones.ts";
import { answerPage, forEverybody, forMembers, noUser, readWhole, textOf } from "../memberCalls.ts";
import { writePerson } from "../user/writeMember.ts";

const PATH = "/v1/api/community/user";

/** In code units: longer than any name. */
const MAX_QUERY = 200;
const MOST_FOUND = 10;

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

/** A muted member with the end of the mute. */
const writeMuted = (person: RelatedPerson): object => ({
  ...writeRelated(person),
  until: writeUntil(person.until),
});

const writeUntil = (until: number | undefined): string | null =>
  until === undefined ? null : writeFeedSecond(until);

/** When a mute ends, epoch ms: undefined for one without an end; "past" for what is no instant to come. */
function readUntil(value: unknown, now: number): number | undefined | "past" {
  if (value === undefined || value === null) return undefined;
  const until = typeof value === "string" ? readFeedTime(value) : undefined;
  return until === undefined || until <= now ? "past" : until;
}

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
        const until = verb === "mute" ? readUntil(body["until"], now) : undefined;
        if (until === "past")
          return refuseField("until is null or an instant to come, YYYYMMDDHHmmss at UTC+8");
        if (!on) relations.remove(kind, member.id, id);
        const isNew = on && relations.add(kind, member.id, id, now, until);
        // Repeated following must not create further notices.
        if (verb === "unfollow") notices.withdraw({ userId: id, type: "follow", actorId: member.id });
        if (verb === "follow" && isNew) {
          notices.add({ userId: id, type: "follow", actorId: member.id, text: "", createdAt: now });
        }
        return answer({
          userId: id,
          isFollowed: relations.has("follow", member.id, id, now),
          isMuted: relations.has("mute", member.id, id, now),
          mutedUntil: writeUntil(relations.mutedUntil(member.id, id, now)),
          followerCount: relations.count("followers", id, now),
        });
      }),
    );
  }

  app.post(
    `${PATH}/getUserUnvoicedListListByPage`,
    forMembers(services, ({ body, member, now }) =>
      answerPage(
        body,
        () => relations.count("muted", member.id, now),
        (paging) => relations.page("muted", member.id, paging, now).map(writeMuted),
      ),
    ),
  );

  app.get(
    `${PATH}/search`,
    forEverybody(services, ({ query, member, now }) => {
      const text = textOf(query["text"]).trim();
      if (text === "" || text.length > MAX_QUERY) return refuseField("text is a part of a name");
      return answer({ list: relations.search(text, member?.id, MOST_FOUND, now).map(writePerson) });
    }),
  );

  for (const list of ["followers", "following"] as const) {
    app.get(
      `${PATH}/${list}`,
      forEverybody(services, ({ query, now }) => {
        const id = readWhole(query["userId"]);
        if (id === undefined) return refuseField("userId is an id, a whole number above 0");
        if (accounts.byId(id) === undefined) return noUser();
        return answerPage(
          query,
          () => relations.count(list, id, now),
          (paging) => relations.page(list, id, paging, now).map(writeRelated),
        );
      }),
    );
  }
}
