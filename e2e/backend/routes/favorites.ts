// Follows, unfollows and lists favourites of signed-in members.
// See docs/wire.md#favourite-calls.
import type { FastifyInstance } from "fastify";
import { MEMBERS_ONLY } from "../apiPaths/memberParts.ts";
import { call, listOf, whole } from "../apiPaths/parts.ts";
import { described } from "../server/describedCalls.ts";
import { answer, refusal } from "../server/envelope.ts";
import type { Services } from "../server/services.ts";
import { forMembers } from "./memberCalls.ts";

/** Words for the kinds in paths; "matchs" is the wire's spelling. */
const KINDS: readonly (readonly [path: string, kind: string, plural: string])[] = [
  ["matchs", "match", "matches"],
  ["leagues", "league", "leagues"],
  ["teams", "team", "teams"],
];
const IDS_BODY = {
  requestBody: { required: true, content: { "application/json": { schema: listOf(whole) } } },
};

const MAX_IDS = 1000;

/** Ids arrive as a bare array of numbers; numeric strings are accepted. */
function readIds(body: unknown): readonly number[] | undefined {
  if (!Array.isArray(body) || body.length > MAX_IDS) return undefined;
  const ids = body.map((id) => (typeof id === "string" && /^\d{1,15}$/.test(id) ? Number(id) : id));
  return ids.every((id) => Number.isSafeInteger(id) && Number(id) > 0) ? ids.map(Number) : undefined;
}

export function favoriteRoutes(app: FastifyInstance, services: Services): void {
  const { marks } = services;

  for (const [path, kind, plural] of KINDS) {
    app.get(
      `/v1/api/sport/${path}/followed`,
      described(call(`Ids of the ${plural} the member follows`, {}, listOf(whole), MEMBERS_ONLY)),
      forMembers(services, ({ member }) => answer(marks.list(member.id, kind))),
    );

    for (const verb of ["follow", "unfollow"] as const) {
      app.post(
        `/v1/api/sport/${path}/${verb}`,
        described(
          call(`Makes the member ${verb} ${plural}; answers with what is followed now`, {}, listOf(whole), {
            ...MEMBERS_ONLY,
            ...IDS_BODY,
          }),
        ),
        forMembers(services, ({ member, content, now }) => {
          const ids = readIds(content);
          if (ids === undefined) {
            return refusal(400, `The body is an array of at most ${MAX_IDS} ids, positive whole numbers`);
          }
          if (verb === "follow") marks.add(member.id, kind, ids, now);
          else marks.remove(member.id, kind, ids);
          return answer(marks.list(member.id, kind));
        }),
      );
    }
  }
}
