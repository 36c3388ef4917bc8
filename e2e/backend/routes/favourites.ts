// Follow, unfollow and list what is followed, for signed-in members (SPEC §7 "Favourites").
import type { FastifyInstance, FastifyRequest } from "fastify";
import type { FollowedKind } from "../database/followed.ts";
import { answer, refusal } from "../envelope.ts";
import type { Services } from "../services.ts";

/** The path's words for what is followed; "matchs" is the wire's spelling. */
const KINDS: readonly (readonly [path: string, kind: FollowedKind])[] = [
  ["matchs", "match"],
  ["leagues", "league"],
  ["teams", "team"],
];

const MAX_IDS = 1000;

function bearerToken(request: FastifyRequest): string | undefined {
  return /^Bearer (\S+)$/.exec(request.headers.authorization ?? "")?.[1];
}

/** Ids arrive as a bare array of numbers; numeric strings are borne with. */
function readIds(body: unknown): number[] | undefined {
  if (!Array.isArray(body) || body.length > MAX_IDS) return undefined;
  const ids = body.map((id) => (typeof id === "string" && /^\d{1,15}$/.test(id) ? Number(id) : id));
  return ids.every((id) => Number.isSafeInteger(id) && id > 0) ? ids : undefined;
}

export function favouriteRoutes(app: FastifyInstance, { members, followed, now }: Services): void {
  const memberOf = (request: FastifyRequest): number | undefined => {
    const token = bearerToken(request);
    return token === undefined ? undefined : members.byToken(token);
  };

  for (const [path, kind] of KINDS) {
    app.get(`/v1/api/sport/${path}/followed`, async (request) => {
      const userId = memberOf(request);
      return userId === undefined ? refusal(401, "Please sign in") : answer(followed.list(userId, kind));
    });

    for (const verb of ["follow", "unfollow"] as const) {
      app.post(`/v1/api/sport/${path}/${verb}`, async (request) => {
        const userId = memberOf(request);
        if (userId === undefined) return refusal(401, "Please sign in");
        const ids = readIds(request.body);
        if (ids === undefined) {
          return refusal(400, `The body is an array of at most ${MAX_IDS} ids, positive whole numbers`);
        }
        if (verb === "follow") followed.follow(userId, kind, ids, now());
        else followed.unfollow(userId, kind, ids);
        return answer(followed.list(userId, kind));
      });
    }
  }
}
