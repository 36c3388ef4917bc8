// Forgotten and changed passwords: a code or the old password yields a ticket for a new one.
// See docs/wire.md#user-calls.
import type { FastifyInstance } from "fastify";
import * as docs from "../../apiPaths/memberParts.ts";
import { string } from "../../apiPaths/parts.ts";
import type { Account } from "../../database/accounts.ts";
import { answer, type Envelope } from "../../server/envelope.ts";
import { hashPassword, isPassword } from "../../members/passwords.ts";
import { refuse, refuseField } from "../../members/refusals.ts";
import { readCode, readEmail, readPassword } from "../../members/rules.ts";
import type { Services } from "../../server/services.ts";
import { words } from "../../words/words.ts";
import { textOf } from "../../server/readFields.ts";
import { forEverybody, forMembers } from "../memberCalls.ts";

const MAX_PASSWORD = 1000;

/** Refuses a caller who has not proved ownership of the account; undefined if proved. */
export async function refusePassword(
  { tryLimit }: Pick<Services, "tryLimit">,
  member: Account,
  password: unknown,
  now: number,
): Promise<Envelope | undefined> {
  if (typeof password !== "string" || password === "") return refuseField(words("passwordMissing"));
  if (member.passwordHash === undefined) return refuse("noPassword");
  // Counted with wrong sign-ins, so that an open screen does not allow unlimited guesses.
  const key = member.email ?? String(member.id);
  if (!tryLimit.take(key, now)) return refuse("tooManyTries");
  if (!(await isPassword(password.slice(0, MAX_PASSWORD), member.passwordHash)))
    return refuse("wrongPassword");
  tryLimit.clear(key);
  return undefined;
}

export function passwordRoutes(app: FastifyInstance, services: Services): void {
  const { accounts, codes, notices, sessions, tickets, tryLimit } = services;

  function change(userId: number, passwordHash: string, now: number, keptToken?: string): Envelope {
    accounts.setPassword(userId, passwordHash);
    sessions.closeAll(userId, keptToken);
    notices.add({ userId, type: "system", text: "passwordChanged", createdAt: now });
    return answer(null);
  }

  /** True for a ticket from the old password or from a code; members without a password use a code. */
  function isTicketOf(userId: number, ticket: string, now: number): boolean {
    return (["change", "reset"] as const).some((purpose) => tickets.redeem(ticket, purpose, now) === userId);
  }

  app.post(
    "/v1/api/user/verifyResetPasswordCode",
    docs.describedPost(
      "Gives a ticket for resetPassword",
      { email: docs.email, code: docs.code },
      docs.ticket,
    ),
    forEverybody(services, ({ body, now }) => {
      const email = readEmail(body["email"]);
      const code = readCode(body["code"]);
      if (!email.ok) return refuseField(email.msg);
      if (!code.ok) return refuseField(code.msg);
      const account = accounts.byEmail(email.value);
      // An unknown address answers exactly as a known one with a wrong code, so that nothing tells the two apart.
      const check = codes.use(email.value, "reset", code.value, now, account?.id);
      if (check !== "right") return refuse(check);
      return account === undefined
        ? refuse("wrongCode")
        : answer({ ticket: tickets.issue(account.id, "reset", now) });
    }),
  );

  app.post(
    "/v1/api/user/resetPassword",
    docs.describedPost(
      "Sets a new password and signs out all devices",
      { ticket: string, password: docs.password },
      docs.NOTHING,
    ),
    forEverybody(services, async ({ body, now }) => {
      const password = readPassword(body["password"]);
      if (!password.ok) return refuseField(password.msg);
      const passwordHash = await hashPassword(password.value);
      const userId = tickets.redeem(textOf(body["ticket"]), "reset", now);
      const account = userId === undefined ? undefined : accounts.byId(userId);
      if (account === undefined) return refuse("badTicket");
      if (account.email !== undefined) tryLimit.clear(account.email);
      return change(account.id, passwordHash, now);
    }),
  );

  app.post(
    "/v1/api/user/password/verify",
    docs.describedPost(
      "Gives a ticket for a new password",
      { password: string },
      docs.ticket,
      docs.MEMBERS_ONLY,
    ),
    forMembers(services, async ({ body, member, now }) => {
      const refused = await refusePassword(services, member, body["password"], now);
      return refused ?? answer({ ticket: tickets.issue(member.id, "change", now) });
    }),
  );

  app.post(
    "/v1/api/user/password",
    docs.describedPost(
      "Sets a new password with a ticket (of a code or of the old password) or the old one, and signs out all other devices",
      { "ticket?": string, "oldPassword?": string, newPassword: docs.password },
      docs.NOTHING,
      docs.MEMBERS_ONLY,
    ),
    forMembers(services, async ({ body, member, token, now }) => {
      const password = readPassword(body["newPassword"]);
      if (!password.ok) return refuseField(password.msg);
      const { ticket } = body;
      if (ticket === undefined) {
        const refused = await refusePassword(services, member, body["oldPassword"], now);
        if (refused !== undefined) return refused;
      }
      const passwordHash = await hashPassword(password.value);
      if (ticket !== undefined && !isTicketOf(member.id, textOf(ticket), now)) return refuse("badTicket");
      return change(member.id, passwordHash, now, token);
    }),
  );
}
