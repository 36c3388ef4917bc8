// Accounts on other platforms that members sign in with.
// See docs/wire.md#user-calls.
import type { FastifyInstance } from "fastify";
import * as docs from "../../apiPaths/memberParts.ts";
import { listOf, object, string } from "../../apiPaths/parts.ts";
import { answer } from "../../server/envelope.ts";
import { findPlatform, PLATFORMS } from "../../members/providers.ts";
import { refuse, refuseField } from "../../members/refusals.ts";
import type { Services } from "../../server/services.ts";
import { writeFeedTime } from "../../server/zones.ts";
import { textOf } from "../../server/readFields.ts";
import { forEverybody, forMembers } from "../memberCalls.ts";

const UNKNOWN_PLATFORM = "platform is one of those of /v1/api/user/platforms";

export function bindingRoutes(app: FastifyInstance, services: Services): void {
  const { bindings, providerCodes } = services;

  /** Every platform, bound or not, in the order of the configuration. */
  function writeBindings(userId: number): readonly object[] {
    const bound = new Map(bindings.list(userId).map((binding) => [binding.platform, binding]));
    return PLATFORMS.map(({ id, name }) => {
      const binding = bound.get(id);
      return {
        platform: id,
        name,
        bound: binding !== undefined,
        account: binding?.account ?? "",
        bindTime: binding === undefined ? "" : writeFeedTime(binding.boundAt),
      };
    });
  }

  app.get(
    "/v1/api/user/platforms",
    docs.describedGet(
      "Platforms to sign in with (assumed); authorizeUrl takes redirect_uri and state, and sends back code and state, or error=access_denied and state",
      listOf(object({ platform: string, name: string, authorizeUrl: string })),
    ),
    forEverybody(services, () =>
      answer(
        PLATFORMS.map(({ id, name }) => ({
          platform: id,
          name,
          authorizeUrl: `/__provider/${id}/authorize`,
        })),
      ),
    ),
  );

  app.get(
    "/v1/api/user/bindList",
    docs.describedGet("Every platform, connected or not", docs.bindings, docs.MEMBERS_ONLY),
    forMembers(services, ({ member }) => answer(writeBindings(member.id))),
  );

  app.post(
    "/v1/api/user/bind",
    docs.describedPost(
      "Connects an account of a platform",
      { platform: docs.platform, code: string },
      docs.bindings,
      docs.MEMBERS_ONLY,
    ),
    forMembers(services, ({ body, member, now }) => {
      const platform = findPlatform(body["platform"]);
      if (platform === undefined) return refuseField(UNKNOWN_PLATFORM);
      const identity = providerCodes.redeem(platform.id, textOf(body["code"]), now);
      if (identity === undefined) return refuse("badProviderCode");
      const owner = bindings.userOf(platform.id, identity.id);
      if (owner !== undefined && owner !== member.id) return refuse("boundElsewhere");
      if (owner === undefined) {
        if (bindings.list(member.id).some((each) => each.platform === platform.id))
          return refuse("boundAlready");
        bindings.add(member.id, platform.id, identity.id, identity.email, now);
      }
      return answer(writeBindings(member.id));
    }),
  );

  app.post(
    "/v1/api/user/unbind",
    docs.describedPost(
      "Disconnects a platform, unless it is the last way to sign in",
      { platform: docs.platform },
      docs.bindings,
      docs.MEMBERS_ONLY,
    ),
    forMembers(services, ({ body, member }) => {
      const platform = findPlatform(body["platform"]);
      if (platform === undefined) return refuseField(UNKNOWN_PLATFORM);
      const others = bindings.list(member.id).filter((each) => each.platform !== platform.id);
      if (member.passwordHash === undefined && others.length === 0) return refuse("lastWayIn");
      bindings.remove(member.id, platform.id);
      return answer(writeBindings(member.id));
    }),
  );
}
