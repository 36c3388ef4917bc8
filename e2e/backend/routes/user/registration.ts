// Sends verification codes, and creates accounts with them, also invited ones.
// See docs/wire.md#user-calls and docs/wire.md#activities.
import type { FastifyInstance } from "fastify";
import * as docs from "../../apiPaths/memberParts.ts";
import { object, string, whole } from "../../apiPaths/parts.ts";
import { CODE_TYPES, type CodeType } from "../../database/codes.ts";
import type { Account } from "../../database/accounts.ts";
import { type Envelope } from "../../server/envelope.ts";
import { bindInvitation, inviterFor } from "../../members/inviteCodes.ts";
import { hashPassword } from "../../members/passwords.ts";
import { refuse, refuseField } from "../../members/refusals.ts";
import { readCode, readEmail, readNickname, readPassword } from "../../members/rules.ts";
import type { Services } from "../../server/services.ts";
import { words } from "../../words/words.ts";
import type { Fields } from "../../server/readFields.ts";
import { forEverybody } from "../memberCalls.ts";
import { signInAs } from "./session.ts";

interface Addressee {
  readonly email: string;
  /** The member concerned; undefined for a registration. */
  readonly userId: number | undefined;
}

/** The address a code is sent to, or the refusal. */
function addresseeOf(
  { accounts }: Pick<Services, "accounts">,
  type: CodeType,
  fields: Fields,
  member: Account | undefined,
): Addressee | Envelope {
  const needsMember = type === "modifyEmail" || type === "cancel";
  if (needsMember && member === undefined) return refuse("signedOut");
  // Removal is confirmed at the account's own address, whatever the request contains.
  if (type === "cancel") {
    return member?.email === undefined ? refuse("noEmail") : { email: member.email, userId: member.id };
  }
  const email = readEmail(fields["email"]);
  if (!email.ok) return refuseField(email.msg);
  const owner = accounts.byEmail(email.value);
  // Whether there is an account is not told: for an unknown address a code is made that is never sent.
  if (type === "reset") return { email: email.value, userId: owner?.id };
  if (type === "modifyEmail" && email.value === member?.email) return refuse("sameEmail");
  if (owner !== undefined) return refuse("emailTaken");
  return { email: email.value, userId: type === "register" ? undefined : member?.id };
}

export function registrationRoutes(app: FastifyInstance, services: Services): void {
  const { accounts, codes, inOne, log, notices } = services;

  app.post(
    "/v1/api/user/sendVerificationCode",
    docs.describedPost(
      "Sends a code, valid once for ten minutes and up to five wrong tries; clients show msg. modifyEmail (to the new address) and cancel (to the account's own) need a token",
      { "email?": docs.email, type: { ...string, enum: ["register", "reset", "modifyEmail", "cancel"] } },
      object({ resendAfterSeconds: whole }),
    ),
    forEverybody(services, ({ body, member, now }) => {
      const type = CODE_TYPES.find((each) => each === body["type"]);
      if (type === undefined) return refuseField(`type is one of ${CODE_TYPES.join(", ")}`);
      const addressee = addresseeOf(services, type, body, member);
      if ("code" in addressee) return addressee;
      const { email, userId } = addressee;
      const sent = codes.send(email, type, userId, now);
      if (!sent.ok) {
        return refuse("tooSoon", { seconds: sent.waitSeconds });
      }
      if (type !== "reset" || userId !== undefined) log(`Code for ${email} (${type}): ${sent.code}`);
      const told = words(type === "reset" ? "resetSent" : "codeSent", { email });
      return { code: 0, msg: told, data: { resendAfterSeconds: 60 } };
    }),
  );

  app.post(
    "/v1/api/user/verifyRegistrationCode",
    docs.describedPost(
      "Makes an account and signs in; an invitation code binds it to who invited",
      {
        email: docs.email,
        code: docs.code,
        password: docs.password,
        nickname: string,
        "inviteCode?": string,
      },
      docs.signedIn,
    ),
    forEverybody(services, async ({ body, now }) => {
      const email = readEmail(body["email"]);
      const code = readCode(body["code"]);
      const password = readPassword(body["password"]);
      const nickname = readNickname(body["nickname"]);
      if (!email.ok) return refuseField(email.msg);
      if (!code.ok) return refuseField(code.msg);
      if (!password.ok) return refuseField(password.msg);
      if (!nickname.ok) return refuseField(nickname.msg);
      // Hashed before the code is checked: nothing may be awaited between the check and the insert.
      const passwordHash = await hashPassword(password.value);
      // Checked before the code of the e-mail is used up, so that one may go on without the invitation.
      const invited = inviterFor(services, body["inviteCode"], now);
      if ("refused" in invited) return refuse(invited.refused);
      const check = codes.use(email.value, "register", code.value, now);
      if (check !== "right") return refuse(check);
      if (accounts.byEmail(email.value) !== undefined) return refuse("emailTaken");
      const { inviter } = invited;
      const userId = inOne(() => {
        const id = accounts.create({ nickname: nickname.value, email: email.value, passwordHash }, now);
        if (inviter !== undefined) bindInvitation(services, inviter.userId, id, now);
        return id;
      });
      notices.add({ userId, type: "system", text: "welcome", createdAt: now });
      return signInAs(services, userId, now);
    }),
  );
}
