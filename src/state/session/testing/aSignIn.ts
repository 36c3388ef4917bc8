// A member who signs in, for tests: what the sign-in brings, and a client whose server has a configuration.
import { DEFAULT_COMMUNITY_CONFIG } from "#domain/communityConfig.ts";
import type { MemberConfig } from "#domain/member/memberConfig.ts";
import type { MemberRequest } from "#domain/calls/memberActs.ts";
import { DEFAULT_SETTINGS } from "#domain/settings.ts";
import type { LiveClient } from "../../live/client/liveClient.ts";

/** What a sign-in brings. */
export const SIGNED_IN = { user: { id: 7, name: "Seven", avatar: "" }, session: "s1" };
/** A configuration that differs from that of a new browser. */
export const CONFIG: MemberConfig = {
  language: "fr_FR",
  zoneOffset: 345,
  automaticZone: false,
  settings: { ...DEFAULT_SETTINGS, odds: false },
  community: { ...DEFAULT_COMMUNITY_CONFIG, sort: "mostLiked" },
  rest: { theirs: true },
};

/** A client whose server knows `config`; it keeps the acts that it was asked for, and may fail. */
export function aClient(config: MemberConfig | undefined = CONFIG) {
  const acts: MemberRequest[] = [];
  const state: { config: MemberConfig | undefined; failing: boolean } = { config, failing: false };
  const client = {
    act: async (request: MemberRequest) => {
      acts.push(request);
      if (state.failing)
        return { ok: false as const, reason: "noAnswer" as const, code: -1, message: "error" };
      return { ok: true as const, value: request.act === "loadConfig" ? { config: state.config } : true };
    },
  } as unknown as LiveClient;
  return { client, acts, state, names: () => acts.map(({ act }) => act) };
}
