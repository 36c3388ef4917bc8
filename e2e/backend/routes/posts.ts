// What members wrote about a match, a team or a league, page by page (CONTRACT §4).
import type { FastifyInstance } from "fastify";
import type { StoredPost } from "../database/posts.ts";
import { findLeague } from "../details/parts.ts";
import { answer, refusal } from "../envelope.ts";
import type { Services } from "../services.ts";
import { writeFeedTime } from "../zones.ts";

/** SPEC §3 "Related-object type"; OTHER has no list of its own. */
const RELATED: Readonly<Record<string, "match" | "team" | "league">> = {
  MATCH: "match",
  TEAM: "team",
  LEAGUE: "league",
};

const DEFAULT_SIZE = 20;
const MAX_SIZE = 50;
/** Lists show the beginning of a post. */
const SUMMARY_LENGTH = 200;
const LETTERS = new Intl.Segmenter("en", { granularity: "grapheme" });

type Query = { Querystring: Record<string, unknown> };

/** A whole number from 1 to `most`; undefined for anything else. */
function readWhole(value: unknown, most: number): number | undefined {
  if (typeof value !== "string" || !/^[1-9]\d{0,14}$/.test(value)) return undefined;
  const number = Number(value);
  return number <= most ? number : undefined;
}

/** The beginning of a text, cut between letters, never inside one. */
function summaryOf(content: string): string {
  const letters = Array.from(LETTERS.segment(content), ({ segment }) => segment);
  return letters.length <= SUMMARY_LENGTH ? content : `${letters.slice(0, SUMMARY_LENGTH - 1).join("")}…`;
}

function writePost(post: StoredPost): object {
  return {
    postId: post.id,
    user: { userId: post.userId, userName: post.userName, avatar: post.avatar },
    createTime: writeFeedTime(post.createdAt),
    summary: summaryOf(post.content),
    likeCount: post.likeCount,
    replyCount: post.replyCount,
  };
}

export function postRoutes(app: FastifyInstance, { posts, world, now }: Services): void {
  const isKnown: Readonly<Record<"match" | "team" | "league", (id: number) => boolean>> = {
    match: (id) => world.matchAt(id, now()) !== undefined,
    team: (id) => world.team(id) !== undefined,
    league: (id) => findLeague(world, id) !== undefined,
  };

  app.get<Query>("/v1/api/community/post/related", async ({ query }) => {
    const wanted = String(query["relatedType"]);
    const type = Object.hasOwn(RELATED, wanted) ? RELATED[wanted] : undefined;
    const id = readWhole(query["relatedId"], Number.MAX_SAFE_INTEGER);
    const page = query["page"] === undefined ? 1 : readWhole(query["page"], 100_000);
    const size = query["size"] === undefined ? DEFAULT_SIZE : readWhole(query["size"], MAX_SIZE);
    if (type === undefined) return refusal(400, "relatedType is MATCH, TEAM or LEAGUE");
    if (id === undefined) return refusal(400, "relatedId is an id, a whole number above 0");
    if (page === undefined) return refusal(400, "page is a whole number from 1");
    if (size === undefined) return refusal(400, `size is a whole number from 1 to ${MAX_SIZE}`);
    if (!isKnown[type](id)) return refusal(404, `No ${type} ${id}`);
    const total = posts.count({ relatedType: type, relatedId: id });
    const list = posts.related(type, id, page, size);
    return answer({ list: list.map(writePost), page, size, total, hasMore: page * size < total });
  });
}
