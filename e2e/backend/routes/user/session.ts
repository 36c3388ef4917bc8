// Signing in with a password or through another platform, and signing out.
// See docs/wire.md#user-calls.
import type { FastifyInstance } from "fastify";
import * as docs from "../../apiPaths/memberParts.ts";
import { string } from "../../apiPaths/parts.ts";
import type { Account } from "../../database/accounts.ts";
import { answer, type Envelope } from "../../server/envelope.ts";
import { isPassword } from "../../members/passwords.ts";
import { findPlatform } from "../../members/providers.ts";
import { refuse, refuseField } from "../../members/refusals.ts";
import { readEmail } from "../../members/rules.ts";
import type { Services } from "../../server/services.ts";
import { words } from "../../words/words.ts";
import { textOf } from "../../server/readFields.ts";
import { forEverybody, forMembers, noUser } from "../memberCalls.ts";
import { writeSelf } from "./writeMember.ts";

/** Longer than any valid password: not worth hashing. */
const MAX_PASSWORD = 1000;

function signIn({ sessions }: Pick<Services, "sessions">, account: Account, now: number): Envelope {
  return answer({ user: writeSelf(account), token: sessions.open(account.id, now) });
}

/** Opens a session and answers with the member and the token. */
export function signInAs(
  services: Pick<Services, "accounts" | "sessions">,
  id: number,
  now: number,
): Envelope {
  const account = services.accounts.byId(id);
  return account === undefined ? noUser() : signIn(services, account, now);
}

export function sessionRoutes(app: FastifyInstance, services: Services): void {
  const { accounts, bindings, notices, providerCodes, sessions, tryLimit } = services;

  app.post(
    "/v1/api/user/login",
    docs.describedPost(
      "Signs in; after ten wrong passwords in ten minutes an address is refused with 4007",
      { email: docs.email, password: string },
      docs.signedIn,
    ),
    forEverybody(services, async ({ body, now }) => {
      const email = readEmail(body["email"]);
      const { password } = body;
      if (!email.ok) return refuseField(email.msg);
      if (typeof password !== "string" || password === "") return refuseField(words("passwordMissing"));
      if (!tryLimit.take(email.value, now)) return refuse("tooManyTries");
      const account = accounts.byEmail(email.value);
      const right = await isPassword(password.slice(0, MAX_PASSWORD), account?.passwordHash);
      if (!right || account === undefined) return refuse("wrongSignIn");
      tryLimit.clear(email.value);
      return signIn(services, account, now);
    }),
  );

  app.post(
    "/v1/api/user/third-platform-login",
    docs.describedPost(
      "Signs in with the code a platform's page sent back, making an account the first time",
      { platform: docs.platform, code: { ...string, description: "Valid once, for two minutes" } },
      docs.signedIn,
    ),
    forEverybody(services, ({ body, now }) => {
      const platform = findPlatform(body["platform"]);
      if (platform === undefined) return refuseField("platform is one of those of /v1/api/user/platforms");
      const identity = providerCodes.redeem(platform.id, textOf(body["code"]), now);
      if (identity === undefined) return refuse("badProviderCode");
      const known = bindings.userOf(platform.id, identity.id);
      const account = known === undefined ? undefined : accounts.byId(known);
      if (account !== undefined) return signIn(services, account, now);
      // Joining the accounts by e-mail address would give the account to the holder of that address on the platform.
      if (accounts.byEmail(identity.email) !== undefined) return refuse("emailOfOther");
      const userId = accounts.create({ nickname: identity.name, email: identity.email }, now);
      bindings.add(userId, platform.id, identity.id, identity.email, now);
      notices.add({ userId, type: "system", text: "welcome", createdAt: now });
      return signInAs(services, userId, now);
    }),
  );

  app.post(
    "/v1/api/user/logout",
    docs.describedPost("Revokes the token of this call", {}, docs.NOTHING, docs.MEMBERS_ONLY),
    forMembers(services, ({ token }) => {
      sessions.close(token);
      return answer(null);
    }),
  );

  app.get(
    "/v1/api/user/info",
    docs.describedGet("The member's own account (assumed)", docs.self, docs.MEMBERS_ONLY),
    forMembers(services, ({ member }) => answer(writeSelf(member))),
  );
}
