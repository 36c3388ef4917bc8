// Posts about a match, a team or a league, page by page.
// See docs/wire.md#listed-and-assumed-calls.
import type { FastifyInstance } from "fastify";
import type { StoredPost } from "../database/posts.ts";
import { findLeague } from "../details/parts.ts";
import { refusal } from "../server/envelope.ts";
import type { Services } from "../server/services.ts";
import { writeFeedTime } from "../server/zones.ts";
import { answerPage, noUser, readWhole } from "./memberCalls.ts";
import { words } from "../words/words.ts";

/** docs/product.md#related-posts; OTHER has no list. */
const RELATED: Readonly<Record<string, "match" | "team" | "league">> = {
  MATCH: "match",
  TEAM: "team",
  LEAGUE: "league",
};

/** Maximum length of a post's text in lists. */
const SUMMARY_LENGTH = 200;
const LETTERS = new Intl.Segmenter("en", { granularity: "grapheme" });

type Query = { Querystring: Record<string, unknown> };

/** The beginning of a text, never cut inside a character. */
export function summaryOf(content: string): string {
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

export function postRoutes(app: FastifyInstance, { accounts, posts, world, now }: Services): void {
  const isKnown: Readonly<Record<"match" | "team" | "league", (id: number) => boolean>> = {
    match: (id) => world.matchAt(id, now()) !== undefined,
    team: (id) => world.team(id) !== undefined,
    league: (id) => findLeague(world, id) !== undefined,
  };

  app.get<Query>("/v1/api/community/post/related", async ({ query }) => {
    const wanted = String(query["relatedType"]);
    const type = Object.hasOwn(RELATED, wanted) ? RELATED[wanted] : undefined;
    const id = readWhole(query["relatedId"]);
    if (type === undefined) return refusal(400, "relatedType is MATCH, TEAM or LEAGUE");
    if (id === undefined) return refusal(400, "relatedId is an id, a whole number above 0");
    if (!isKnown[type](id)) return refusal(404, words("nothingThere"));
    return answerPage(
      query,
      () => posts.count({ relatedType: type, relatedId: id }),
      ({ page, size }) => posts.related(type, id, page, size).map(writePost),
    );
  });

  app.get<Query>("/v1/api/community/post/byUser", async ({ query }) => {
    const id = readWhole(query["userId"]);
    if (id === undefined) return refusal(400, "userId is an id, a whole number above 0");
    if (accounts.byId(id) === undefined) return noUser();
    return answerPage(
      query,
      () => posts.countBy(id),
      ({ page, size }) => posts.writtenBy(id, page, size).map(writePost),
    );
  });
}
