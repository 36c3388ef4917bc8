// Common parts of the studio's calls: members who are creators.
import { refuse } from "../../members/refusals.ts";
import type { Envelope } from "../../server/envelope.ts";
import type { Services } from "../../server/services.ts";
import { COMMUNITY } from "../community/communityCalls.ts";
import { forMembers, type MemberCall } from "../memberCalls.ts";

export const SUBSCRIPTION = `${COMMUNITY}/subscription`;

/** A call for creators only; other members get 5026. */
export function forCreators(
  services: Services,
  handle: (call: MemberCall) => Envelope,
): ReturnType<typeof forMembers> {
  return forMembers(services, (call) =>
    services.fans.isCreator(call.member.id) ? handle(call) : refuse("notCreator"),
  );
}
