// Calls about the visitor: country, connection, and the stream's token.
import type { FastifyInstance } from "fastify";
import { call, string } from "../apiPaths/parts.ts";
import { described } from "../server/describedCalls.ts";
import { answer } from "../server/envelope.ts";
import type { Services } from "../server/services.ts";

/** The reference backend reports the same country for every visitor. */
const VISITOR_COUNTRY = "England";

export function commonRoutes(app: FastifyInstance, { tokens, now }: Pick<Services, "tokens" | "now">): void {
  app.get("/api/common/ipLocate", described(call("The visitor's country by name", {}, string)), async () =>
    answer(VISITOR_COUNTRY),
  );
  app.get(
    "/api/common/connection",
    described(
      call(
        "What the server sees of the connection",
        {},
        {
          type: "object",
          properties: {
            ip: { ...string, description: "The address that the request came from" },
            countryName: { ...string, description: "In English; empty when it is not known" },
            countrySource: { ...string, enum: ["ADDRESS", "PROXY", "FIXED", "NONE"] },
          },
        },
      ),
    ),
    async ({ ip }) => answer({ ip, countryName: VISITOR_COUNTRY, countrySource: "FIXED" }),
  );
  app.get(
    "/api/common/websocketToken",
    described(call("A token for the stream, valid for an hour", {}, string)),
    async () => answer(tokens.issue(now())),
  );
}
