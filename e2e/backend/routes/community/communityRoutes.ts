// Registers all routes of the community.
import type { FastifyInstance } from "fastify";
import type { Services } from "../../server/services.ts";
import { postListRoutes } from "./postLists.ts";
import { postRoutes } from "./posts.ts";
import { replyRoutes } from "./replies.ts";
import { reportRoutes } from "./reports.ts";
import { topicRoutes } from "./topics.ts";

export function communityRoutes(app: FastifyInstance, services: Services): void {
  postListRoutes(app, services);
  postRoutes(app, services);
  replyRoutes(app, services);
  topicRoutes(app, services);
  reportRoutes(app, services);
}
