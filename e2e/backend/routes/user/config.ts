// A member's configuration, stored whole.
// See docs/wire.md#user-calls.
import type { FastifyInstance } from "fastify";
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
    forMembers(services, ({ member }) => answer(JSON.parse(accounts.config(member.id) ?? "null"))),
  );

  app.post(
    "/v1/api/user/updateConfig",
    forMembers(services, ({ body, member }) => {
      const config = readConfig(body);
      if (!config.ok) return refuseField(config.msg);
      accounts.setConfig(member.id, config.value);
      return answer(JSON.parse(config.value));
    }),
  );
}
