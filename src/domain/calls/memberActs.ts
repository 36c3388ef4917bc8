// All acts by name, with the types that pages and the core use for them.
import { ACCOUNT_ACTS } from "./account.ts";
import { ACTIVITY_ACTS } from "./activities.ts";
import type { AnswerOf, AnyActs, ParamsOf } from "./call.ts";
import { COMMUNITY_ACTS } from "./community.ts";
import { CREATOR_ACTS } from "./creators.ts";
import { MESSAGE_ACTS } from "./messages.ts";
import { PEOPLE_ACTS } from "./people.ts";
import { STUDIO_ACTS } from "./studio.ts";
import { SUPPORT_ACTS } from "./support.ts";
import { WALLET_ACTS } from "./wallet.ts";

export const ACTS = {
  ...ACCOUNT_ACTS,
  ...PEOPLE_ACTS,
  ...COMMUNITY_ACTS,
  ...CREATOR_ACTS,
  ...STUDIO_ACTS,
  ...WALLET_ACTS,
  ...MESSAGE_ACTS,
  ...ACTIVITY_ACTS,
  ...SUPPORT_ACTS,
} as const satisfies AnyActs;

export type MemberActName = keyof typeof ACTS;
/** The types of each act, for code that is generic in its name. */
type MemberActs = {
  readonly [Name in MemberActName]: {
    readonly params: ParamsOf<(typeof ACTS)[Name]>;
    readonly answer: AnswerOf<(typeof ACTS)[Name]>;
  };
};
type ActParams<Name extends MemberActName> = MemberActs[Name]["params"];
export type ActAnswer<Name extends MemberActName> = MemberActs[Name]["answer"];

/** Acts that carry an Idempotency-Key. */
type KeyedActName = {
  [Name in MemberActName]: (typeof ACTS)[Name] extends { readonly key: true } ? Name : never;
}[MemberActName];

/** What a caller gives with an act: its parameters, and the UUID of one that carries a key. */
export type ActArguments<Name extends MemberActName> = Name extends KeyedActName
  ? [params: ActParams<Name>, key: string]
  : [params: ActParams<Name>];

/** One act with its parameters; `key` is the UUID of an act that carries one. */
export type MemberRequest = {
  [Name in MemberActName]: {
    readonly act: Name;
    readonly params: ActParams<Name>;
  } & (Name extends KeyedActName ? { readonly key: string } : { readonly key?: never });
}[MemberActName];
