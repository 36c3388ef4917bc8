// Schemas and texts shared by the calls of members.
import { REPLY_RULES, SORTS, VISIBILITIES } from "../community/terms.ts";
import { described } from "../server/describedCalls.ts";
import { call, flag, LANG, listOf, object, string, text, whole } from "./parts.ts";

/** Marks a call for signed-in members. */
export const MEMBERS_ONLY = { security: [{ bearer: [] }] };

/** The body of a POST by its field names; those ending in ? are optional. */
export function body(fields: Readonly<Record<string, object>>): object {
  const entries = Object.entries(fields).map(([name, schema]) => [name.replace("?", ""), schema] as const);
  const required = Object.keys(fields).filter((name) => !name.endsWith("?"));
  const schema = { type: "object", required, properties: Object.fromEntries(entries) };
  return { requestBody: { required: true, content: { "application/json": { schema } } } };
}

/** A described GET without parameters but the language. */
export const describedGet = (summary: string, data: object, more: object = {}) =>
  described(call(summary, LANG, data, more));

/** A described POST by the fields of its body. */
export const describedPost = (
  summary: string,
  fields: Readonly<Record<string, object>>,
  data: object,
  more: object = {},
) => described(call(summary, LANG, data, { ...body(fields), ...more }));

export const PAGING = {
  page: text("From 1, which is the default", false, "1"),
  size: text("1 to 50, 20 when absent", false, "20"),
};
export const NOTHING = { type: "null" };
export const feedTime = { ...string, description: "YYYYMMDDHHmm at UTC+8" };
export const code = { ...string, description: "6 digits", examples: ["042137"] };
export const email = { ...string, format: "email" };
export const password = { ...string, description: "8 to 64 characters, letters and digits among them" };
export const platform = { ...string, description: "One of /v1/api/user/platforms" };
export const userId = { ...whole, description: "A member's id" };

export const self = object({
  id: whole,
  nickname: { ...string, description: "2 to 24 characters" },
  avatar: { ...string, description: "Address of the picture, empty for none" },
  email: { ...string, description: "Empty when there is none" },
  bio: { ...string, description: "At most 200 characters" },
  birthday: { ...string, description: "yyyy-mm-dd, empty when not said" },
  gender: { ...string, enum: ["", "MALE", "FEMALE", "OTHER"] },
  countryId: { type: ["integer", "null"] },
  hasPassword: flag,
  createTime: feedTime,
});

export const signedIn = object({ user: self, token: string });
export const person = object({ userId: whole, userName: string, avatar: string });

/** One page of a list, in the shape of all paged calls. */
export const pageOf = (item: object): object =>
  object({ list: listOf(item), page: whole, size: whole, total: whole, hasMore: flag });

export const relatedPerson = object({
  userId: whole,
  userName: string,
  avatar: string,
  createTime: feedTime,
});

const switches = (names: readonly string[]): object => ({
  type: "object",
  properties: Object.fromEntries(names.map((name) => [name, flag])),
});

export const config = object({
  userProfileConfig: object({
    lang: { ...string, examples: ["en_GB"] },
    zone: { ...string, examples: ["e8"] },
  }),
  userSportConfig: {
    type: "object",
    properties: {
      matchNotify: flag,
      teamNotify: flag,
      odds: flag,
      oddsFormat: { enum: [1, 2, 3] },
      oddsProvider: { enum: [8, 47, 9] },
      footballConfig: switches([
        "rankingShow",
        "redCardShow",
        "yellowCardShow",
        "matchStart",
        "finalResult",
        "goal",
        "redCard",
        "yellowCard",
      ]),
    },
  },
  userCommunityConfig: {
    type: "object",
    properties: {
      sort: { enum: SORTS },
      visibility: { enum: VISIBILITIES },
      replyRule: { enum: REPLY_RULES },
      recommend: flag,
    },
  },
});

/** Answer to a code or a password, needed for a new password. */
export const ticket = object({ ticket: { ...string, description: "Valid once, for ten minutes" } });

export const bindings = listOf(
  object({ platform: string, name: string, bound: flag, account: string, bindTime: string }),
);
