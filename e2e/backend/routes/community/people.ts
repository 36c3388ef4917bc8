// Following and muting other members.
// See docs/wire.md#user-calls and docs/wire.md#listed-and-assumed-calls.
import type { FastifyInstance } from "fastify";
import { feedSecond } from "../../apiPaths/communityParts.ts";
import * as docs from "../../apiPaths/memberParts.ts";
import { orNull } from "../../apiPaths/pageParts.ts";
import { call, flag, listOf, object, string, text, whole } from "../../apiPaths/parts.ts";
import { described } from "../../server/describedCalls.ts";
import { answer } from "../../server/envelope.ts";
import { refuse, refuseField } from "../../members/refusals.ts";
import type { RelatedPerson } from "../../database/relations.ts";
import type { Services } from "../../server/services.ts";
import { readFeedTime, writeFeedSecond, writeFeedTime } from "../../server/zones.ts";
import { answerPage } from "../../server/paging.ts";
import { readWhole, textOf } from "../../server/readFields.ts";
import { forEverybody, forMembers, noUser } from "../memberCalls.ts";
import { LEAST_PRICE, writeLeastPrice } from "../creators/writeCreator.ts";
import { writePerson } from "../user/writeMember.ts";

const PATH = "/v1/api/community/user";

/** In code units: longer than any name. */
const MAX_QUERY = 200;
const MOST_FOUND = 10;

const VERBS = [
  ["follow", "follow", true, "Follows a member, who gets a notice (assumed)"],
  ["unfollow", "follow", false, "Unfollows a member (assumed)"],
  ["mute", "mute", true, "Mutes a member without a notice (assumed)"],
  ["unmute", "mute", false, "Unmutes a member (assumed)"],
] as const;

const LISTS = [
  ["followers", "Those who follow a member (assumed)"],
  ["following", "Those a member follows (assumed)"],
] as const;

const RELATION = object({
  userId: whole,
  isFollowed: flag,
  isMuted: flag,
  mutedUntil: orNull(feedSecond),
  followerCount: whole,
});
/** A member found by name, with what a subscription costs where the member sells any. */
const FOUND = object({ userId: whole, userName: string, avatar: string, isCreator: flag, ...LEAST_PRICE });

function writeOffer(services: Services, userId: number, askerId: number | undefined): object {
  const isCreator = services.fans.isCreator(userId);
  return isCreator
    ? { isCreator, ...writeLeastPrice(services, userId, askerId) }
    : { isCreator, minPrice: null, minUnitNum: null, minUnit: null };
}

const UNTIL = {
  "until?": orNull({ ...feedSecond, description: "When the mute ends; null or absent: never" }),
};

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

  for (const [verb, kind, on, summary] of VERBS) {
    app.post(
      `${PATH}/${verb}`,
      described(
        call(summary, {}, RELATION, {
          ...docs.MEMBERS_ONLY,
          ...docs.body({ userId: docs.userId, ...(verb === "mute" ? UNTIL : {}) }),
        }),
      ),
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
    described(
      call(
        "Those the member has muted, latest first; with until, when the mute ends",
        {},
        docs.pageOf(docs.relatedPerson),
        { ...docs.MEMBERS_ONLY, ...docs.body({ "page?": whole, "size?": whole }) },
      ),
    ),
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
    described(
      call(
        "At most ten members whose name contains a text, those it begins with first (assumed)",
        { text: text("Compared without case and accents", true, "nell") },
        object({ list: listOf(FOUND) }),
      ),
    ),
    forEverybody(services, ({ query, member, now }) => {
      const part = textOf(query["text"]).trim();
      if (part === "" || part.length > MAX_QUERY) return refuseField("text is a part of a name");
      return answer({
        list: relations
          .search(part, member?.id, MOST_FOUND, now)
          .map((person) => ({ ...writePerson(person), ...writeOffer(services, person.userId, member?.id) })),
      });
    }),
  );

  for (const [list, summary] of LISTS) {
    app.get(
      `${PATH}/${list}`,
      described(
        call(
          summary,
          { userId: text("A member's id", true, "1"), ...docs.PAGING },
          docs.pageOf(docs.relatedPerson),
        ),
      ),
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
