// A member's configuration, stored whole.
// See docs/wire.md#user-calls.
import type { FastifyInstance } from "fastify";
import * as docs from "../../apiPaths/memberParts.ts";
import { call, LANG } from "../../apiPaths/parts.ts";
import { described } from "../../server/describedCalls.ts";
import { answer } from "../../server/envelope.ts";
import { readConfig } from "../../members/readConfig.ts";
import { refuseField } from "../../members/refusals.ts";
import type { Services } from "../../server/services.ts";
import { forMembers } from "../memberCalls.ts";

export function configRoutes(app: FastifyInstance, services: Services): void {
  const { accounts } = services;

  // null until the first save, so that a new member keeps the choices made in this browser.
  app.get(
    "/v1/api/user/getConfig",
    docs.describedGet(
      "The whole configuration, null until one was saved",
      { oneOf: [docs.config, docs.NOTHING] },
      docs.MEMBERS_ONLY,
    ),
    forMembers(services, ({ member }) => answer(JSON.parse(accounts.config(member.id) ?? "null"))),
  );

  app.post(
    "/v1/api/user/updateConfig",
    described(
      call("Keeps the whole configuration, unknown fields too", LANG, docs.config, {
        ...docs.MEMBERS_ONLY,
        requestBody: { required: true, content: { "application/json": { schema: docs.config } } },
      }),
    ),
    forMembers(services, ({ body, member }) => {
      const config = readConfig(body);
      if (!config.ok) return refuseField(config.msg);
      accounts.setConfig(member.id, config.value);
      return answer(JSON.parse(config.value));
    }),
  );
}
