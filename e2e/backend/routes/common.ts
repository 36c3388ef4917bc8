// Calls about the visitor: country, and the stream's token.
import type { FastifyInstance } from "fastify";
import { call, string } from "../apiPaths/parts.ts";
import { described } from "../server/describedCalls.ts";
import { answer } from "../server/envelope.ts";
import type { Services } from "../server/services.ts";

/** A stand-in server reports the same country for every visitor. */
const VISITOR_COUNTRY = "England";

export function commonRoutes(app: FastifyInstance, { tokens, now }: Services): void {
  app.get("/api/common/ipLocate", described(call("The visitor's country by name", {}, string)), async () =>
    answer(VISITOR_COUNTRY),
  );
  app.get(
    "/api/common/websocketToken",
    described(call("A token for the stream, valid for an hour", {}, string)),
    async () => answer(tokens.issue(now())),
  );
}
