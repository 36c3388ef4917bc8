// Topics: one, those whose name contains a text, and the hot ones.
// See docs/wire.md#topics.
import type { FastifyInstance } from "fastify";
import { LIMITS } from "../../community/terms.ts";
import { refuseField } from "../../members/refusals.ts";
import { answer } from "../../server/envelope.ts";
import type { Services } from "../../server/services.ts";
import { readWhole, textOf } from "../../server/readFields.ts";
import { forEverybody } from "../memberCalls.ts";
import { askerOf, COMMUNITY, notThere } from "./communityCalls.ts";

const MOST = 10;

type Topic = NonNullable<ReturnType<Services["topics"]["one"]>>;

const writeTopic = ({ id, name, postCount }: Topic): object => ({ topicId: id, name, postCount });

export function topicRoutes(app: FastifyInstance, services: Services): void {
  const { topics } = services;

  app.get(
    `${COMMUNITY}/topic/detail`,
    forEverybody(services, (call) => {
      const id = readWhole(call.query["topicId"]);
      if (id === undefined) return refuseField("topicId is an id, a whole number above 0");
      const topic = topics.one(id, askerOf(call));
      return topic === undefined ? notThere() : answer(writeTopic(topic));
    }),
  );

  app.get(
    `${COMMUNITY}/topic/search`,
    forEverybody(services, (call) => {
      const text = textOf(call.query["text"]).trim();
      // In code units: longer than any name, not worth searching.
      if (text === "" || text.length > 20 * LIMITS.topicMost) return refuseField("text is a part of a name");
      return answer({ list: topics.search(text, MOST, askerOf(call)).map(writeTopic) });
    }),
  );

  app.get(
    `${COMMUNITY}/topic/hot`,
    forEverybody(services, (call) => answer({ list: topics.hot(MOST, askerOf(call)).map(writeTopic) })),
  );
}
