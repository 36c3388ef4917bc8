// Calls that are about the visitor, not about football: where they are, and the stream's token.
import type { FastifyInstance } from "fastify";
import { answer } from "../server/envelope.ts";
import type { Services } from "../server/services.ts";

/** Everybody who reaches a stand-in server sits in the same place. */
const VISITOR_COUNTRY = "England";

export function commonRoutes(app: FastifyInstance, { tokens, now }: Services): void {
  app.get("/api/common/ipLocate", async () => answer(VISITOR_COUNTRY));
  app.get("/api/common/websocketToken", async () => answer(tokens.issue(now())));
}
