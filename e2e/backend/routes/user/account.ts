// Changes to an account, and its removal.
// See docs/wire.md#user-calls.
import type { FastifyInstance } from "fastify";
import * as docs from "../../apiPaths/memberParts.ts";
import { flag, string, whole } from "../../apiPaths/parts.ts";
import type { Profile } from "../../database/accounts.ts";
import { answer } from "../../server/envelope.ts";
import { refuse, refuseField } from "../../members/refusals.ts";
import {
  isAdult,
  readBio,
  readBirthday,
  readCode,
  readCountryId,
  readEmail,
  readGender,
  readNickname,
} from "../../members/rules.ts";
import type { Services } from "../../server/services.ts";
import type { Read } from "../../server/readFields.ts";
import type { Fields } from "../../server/readFields.ts";
import { forMembers } from "../memberCalls.ts";
import { isUpload } from "./upload.ts";
import { writeSelf } from "./writeMember.ts";

/** Reads the fields present, each by its rule; the first invalid one is refused. */
function readProfile(
  { uploads }: Pick<Services, "uploads">,
  fields: Fields,
  now: number,
): Read<Partial<Profile>> {
  const readers: { readonly [Key in keyof Profile]: (value: unknown) => Read<Profile[Key]> } = {
    nickname: readNickname,
    avatar: (value) =>
      value === "" || isUpload(uploads, value)
        ? { ok: true, value: String(value) }
        : { ok: false, msg: "avatar is empty or the url of an upload" },
    bio: readBio,
    birthday: (value) => readBirthday(value, now),
    gender: readGender,
    countryId: readCountryId,
  };
  const profile: Record<string, unknown> = {};
  for (const [name, read] of Object.entries(readers)) {
    if (fields[name] === undefined) continue;
    const value = read(fields[name]);
    if (!value.ok) return value;
    profile[name] = value.value;
  }
  return Object.keys(profile).length === 0
    ? { ok: false, msg: `The body has at least one of ${Object.keys(readers).join(", ")}` }
    : { ok: true, value: profile };
}

export function accountRoutes(app: FastifyInstance, services: Services): void {
  const { accounts, codes, notices } = services;

  app.post(
    "/v1/api/user/updateUser",
    docs.describedPost(
      "Changes what is given of the profile; answers with the account as it is now",
      {
        "nickname?": string,
        "avatar?": { ...string, description: "Empty, or the url of an upload" },
        "bio?": string,
        "birthday?": string,
        "gender?": string,
        "countryId?": whole,
      },
      docs.self,
      docs.MEMBERS_ONLY,
    ),
    forMembers(services, ({ body, member, now }) => {
      const profile = readProfile(services, body, now);
      if (!profile.ok) return refuseField(profile.msg);
      accounts.update(member.id, profile.value);
      return answer(writeSelf(accounts.byId(member.id) ?? member));
    }),
  );

  app.post(
    "/v1/api/user/verifyModifyEmailCode",
    docs.describedPost(
      "Makes the address the code went to the account's own",
      { email: docs.email, code: docs.code },
      docs.self,
      docs.MEMBERS_ONLY,
    ),
    forMembers(services, ({ body, member, now }) => {
      const email = readEmail(body["email"]);
      const code = readCode(body["code"]);
      if (!email.ok) return refuseField(email.msg);
      if (!code.ok) return refuseField(code.msg);
      const check = codes.use(email.value, "modifyEmail", code.value, now, member.id);
      if (check !== "right") return refuse(check);
      if (accounts.byEmail(email.value) !== undefined) return refuse("emailTaken");
      accounts.setEmail(member.id, email.value);
      notices.add({ userId: member.id, type: "system", text: "emailChanged", createdAt: now });
      return answer(writeSelf(accounts.byId(member.id) ?? member));
    }),
  );

  app.post(
    "/v1/api/user/verifyCancelCode",
    docs.describedPost(
      "Closes the account and removes everything that belongs to it",
      { code: docs.code },
      docs.NOTHING,
      docs.MEMBERS_ONLY,
    ),
    forMembers(services, ({ body, member, now }) => {
      const code = readCode(body["code"]);
      if (!code.ok) return refuseField(code.msg);
      const check = codes.use(member.email ?? "", "cancel", code.value, now, member.id);
      if (check !== "right") return refuse(check);
      accounts.remove(member.id);
      return answer(null);
    }),
  );

  app.get(
    "/v1/api/user/checkAge",
    docs.describedGet("Whether the birthday says 18 or more", flag, docs.MEMBERS_ONLY),
    forMembers(services, ({ member, now }) => answer(isAdult(member.birthday, now))),
  );
}
