// Lists of posts, and how many have joined them since.
// See docs/wire.md#community-lists.
import type { FastifyInstance } from "fastify";
import type { ListQuestion } from "../../community/anchoredLists.ts";
import type { PostList } from "../../community/postLists.ts";
import { bad, type Checked, good } from "../../community/rules/refused.ts";
import { oneOf, POST_TYPES, SCOPES, type Sort, SORTS } from "../../community/terms.ts";
import { findLeague } from "../../details/parts.ts";
import { refuse, refuseField } from "../../members/refusals.ts";
import { answer, type Envelope } from "../../server/envelope.ts";
import type { Services } from "../../server/services.ts";
import { readPaging } from "../../server/paging.ts";
import { readWhole } from "../../server/readFields.ts";
import { forEverybody, noUser, type OpenCall } from "../memberCalls.ts";
import { askerOf, COMMUNITY, langOf, notThere } from "./communityCalls.ts";
import { writePost } from "./writePost.ts";

type Query = OpenCall["query"];

/** docs/product.md#related-posts; OTHER has no list. */
const LISTED = ["MATCH", "TEAM", "LEAGUE"] as const;

const MOST_HOT = 10;
const MINUTE = /^\d{1,3}(?:\+\d{1,2})?$/;

/** The order of a list; `before` where the call names none. */
export function readSort(query: Query, before: Sort): Checked<Sort> {
  if (query["sort"] === undefined) return good(before);
  const sort = oneOf(SORTS, query["sort"]);
  return sort === undefined ? bad(`sort is one of ${SORTS.join(", ")}`) : good(sort);
}

/** Answers with the page of an anchored list that the query asks for. */
export function answerCut(
  { anchoredLists }: Pick<Services, "anchoredLists">,
  query: Query,
  now: number,
  question: ListQuestion,
  write: (ids: readonly number[]) => readonly object[],
): Envelope {
  const paging = readPaging(query);
  if (!paging.ok) return refuseField(paging.msg);
  const { anchor } = query;
  if (anchor !== undefined && typeof anchor !== "string") return refuseField("anchor is a text");
  const cut = anchoredLists.cut(question, paging.value, anchor, now);
  if (!cut.ok) return refuseAnchor(cut.why);
  const { page, size } = paging.value;
  return answer({
    list: write(cut.ids),
    page,
    size,
    total: cut.total,
    hasMore: page * size < cut.total,
    anchor: cut.anchor,
  });
}

function refuseAnchor(why: "junk" | "gone"): Envelope {
  return why === "junk"
    ? refuseField("anchor is one that a page of this list answered")
    : refuse("listChanged");
}

function readPostType(query: Query): Checked<string | undefined> {
  const wanted = query["postType"];
  if (wanted === undefined || wanted === "ALL") return good(undefined);
  const type = oneOf(POST_TYPES, wanted);
  return type === undefined ? bad(`postType is one of ALL, ${POST_TYPES.join(", ")}`) : good(type);
}

export function postListRoutes(app: FastifyInstance, services: Services): void {
  const { accounts, anchoredLists, posts, postLists, topics, world, now } = services;
  const isKnown: Readonly<Record<(typeof LISTED)[number], (id: number) => boolean>> = {
    MATCH: (id) => world.matchAt(id, now()) !== undefined,
    TEAM: (id) => world.team(id) !== undefined,
    LEAGUE: (id) => findLeague(world, id) !== undefined,
  };

  function readFeed({ query, member }: OpenCall): Checked<PostList> {
    const scope = oneOf(SCOPES, query["scope"] ?? SCOPES[0]);
    const postType = readPostType(query);
    if (scope === undefined) return bad(`scope is one of ${SCOPES.join(", ")}`);
    if (!postType.ok) return postType;
    if (scope === "COMMUNITY_FOR_YOU") return good({ of: "feed", postType: postType.value });
    if (member === undefined) return { ok: false, refusal: refuse("signedOut") };
    return good({ of: "user", userId: member.id, postType: postType.value });
  }

  function readRelated({ query }: OpenCall): Checked<PostList> {
    const type = oneOf(LISTED, query["relatedType"]);
    const id = readWhole(query["relatedId"]);
    if (type === undefined) return bad("relatedType is MATCH, TEAM or LEAGUE");
    if (id === undefined) return bad("relatedId is an id, a whole number above 0");
    const { minute } = query;
    if (minute !== undefined && (type !== "MATCH" || typeof minute !== "string" || !MINUTE.test(minute)))
      return bad("minute is one of a match, such as 67 or 45+2");
    return isKnown[type](id) ? good({ of: "related", type, id, minute }) : { ok: false, refusal: notThere() };
  }

  function readUser({ query }: OpenCall): Checked<PostList> {
    const id = readWhole(query["userId"]);
    if (id === undefined) return bad("userId is an id, a whole number above 0");
    if (accounts.byId(id) === undefined) return { ok: false, refusal: noUser() };
    const { visibility } = query;
    if (visibility !== undefined && visibility !== "ONLY_FANS")
      return bad("visibility is ONLY_FANS or left out");
    return good({ of: "user", userId: id, postType: undefined, onlyFans: visibility !== undefined });
  }

  function readTopic(call: OpenCall): Checked<PostList> {
    const id = readWhole(call.query["topicId"]);
    if (id === undefined) return bad("topicId is an id, a whole number above 0");
    return topics.one(id, askerOf(call)) === undefined
      ? { ok: false, refusal: notThere() }
      : good({ of: "topic", topicId: id });
  }

  const LISTS = { list: readFeed, related: readRelated, byUser: readUser, byTopic: readTopic } as const;

  for (const [path, readList] of Object.entries(LISTS)) {
    app.get(
      `${COMMUNITY}/post/${path}`,
      forEverybody(services, (call) => {
        const list = readList(call);
        const sort = readSort(call.query, "TIME_DESC");
        if (!list.ok) return list.refusal;
        if (!sort.ok) return sort.refusal;
        const asker = askerOf(call);
        const question = postLists.question(list.value, sort.value, asker);
        // A visit to a muted member's profile shows their posts.
        const load = list.value.of === "user" ? posts.load : posts.listed;
        return answerCut(services, call.query, call.now, question, (ids) =>
          load(ids, asker)
            .filter(({ deletedAt }) => deletedAt === undefined)
            .map((post) => writePost(services, post, langOf(call.query))),
        );
      }),
    );
  }

  /** The list that `news` is asked about: its parameters are those of the list itself. */
  function readAnyList(call: OpenCall): Checked<PostList> {
    if (call.query["topicId"] !== undefined) return readTopic(call);
    if (call.query["relatedType"] !== undefined) return readRelated(call);
    return call.query["userId"] === undefined ? readFeed(call) : readUser(call);
  }

  app.get(
    `${COMMUNITY}/post/hot`,
    forEverybody(services, (call) => {
      const asker = askerOf(call);
      const hot = posts.listed(postLists.hot(MOST_HOT, asker), asker);
      return answer({ list: hot.map((post) => writePost(services, post, langOf(call.query))) });
    }),
  );

  app.get(
    `${COMMUNITY}/post/minutes`,
    forEverybody(services, (call) => {
      const id = readWhole(call.query["matchId"]);
      if (id === undefined) return refuseField("matchId is an id, a whole number above 0");
      return isKnown.MATCH(id) ? answer({ list: postLists.minutes(id, askerOf(call)) }) : notThere();
    }),
  );

  app.get(
    `${COMMUNITY}/post/news`,
    forEverybody(services, (call) => {
      const list = readAnyList(call);
      const sort = readSort(call.query, "TIME_DESC");
      if (!list.ok) return list.refusal;
      if (!sort.ok) return sort.refusal;
      const asker = askerOf(call);
      const question = postLists.question(list.value, sort.value, asker);
      const { anchor } = call.query;
      const known = typeof anchor === "string" ? anchoredLists.highestOf(question, anchor) : "junk";
      if (typeof known === "string") return refuseAnchor(known);
      return answer(postLists.news(list.value, known.highest, asker));
    }),
  );
}
