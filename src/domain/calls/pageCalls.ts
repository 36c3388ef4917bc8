// All reads by name, with the types that pages and the core use for them.
import { ACCOUNT_READS } from "./account.ts";
import { ACTIVITY_READS } from "./activities.ts";
import type { AnswerOf, AnyRead, AnyReads, ParamsOf } from "./call.ts";
import { type CacheTag, MEMBER_TAG } from "./cacheTags.ts";
import { COMMUNITY_READS } from "./community.ts";
import { CREATOR_READS } from "./creators.ts";
import { FOOTBALL_READS } from "./football.ts";
import { LANGUAGE_READS } from "./languages.ts";
import { MESSAGE_READS } from "./messages.ts";
import { PEOPLE_READS } from "./people.ts";
import { STUDIO_READS } from "./studio.ts";
import { SUPPORT_READS } from "./support.ts";
import { WALLET_READS } from "./wallet.ts";

export const READS = {
  ...FOOTBALL_READS,
  ...ACCOUNT_READS,
  ...PEOPLE_READS,
  ...MESSAGE_READS,
  ...COMMUNITY_READS,
  ...CREATOR_READS,
  ...WALLET_READS,
  ...STUDIO_READS,
  ...ACTIVITY_READS,
  ...LANGUAGE_READS,
  ...SUPPORT_READS,
} as const satisfies AnyReads;

export type PageCallName = keyof typeof READS;
/** The types of each read, for code that is generic in its name. */
export type PageCalls = {
  readonly [Name in PageCallName]: {
    readonly params: ParamsOf<(typeof READS)[Name]>;
    readonly answer: AnswerOf<(typeof READS)[Name]>;
  };
};
export type PageParams<Name extends PageCallName> = PageCalls[Name]["params"];
export type PageAnswer<Name extends PageCallName> = PageCalls[Name]["answer"];

/** One read with its parameters. */
export type PageRequest = {
  [Name in PageCallName]: { readonly call: Name; readonly params: PageParams<Name> };
}[PageCallName];

/** What makes the answer of this request out of date. */
export function tagsOf({ call, params }: PageRequest): readonly CacheTag[] {
  const { tags, ofMember }: AnyRead = READS[call];
  // The record fits the call it is listed under; the compiler does not follow that through the union.
  const about = tags(params as never);
  return ofMember ? [...about, MEMBER_TAG] : about;
}
