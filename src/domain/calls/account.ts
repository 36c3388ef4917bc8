// What a visitor or member reads and does about accounts: signing in and out, passwords, profile, configuration.
import type { Binding, Member, MemberChanges, Platform } from "../member/member.ts";
import { DEFAULT_COMMUNITY_CONFIG } from "../communityConfig.ts";
import type { MemberConfig } from "../member/memberConfig.ts";
import type { CodePurpose, SignedIn } from "../member/signIn.ts";
import { DEFAULT_SETTINGS } from "../settings.ts";
import { act, type NoParams, NO_TAGS, read, type SamplesOf } from "./call.ts";

interface EmailAndCode {
  readonly email: string;
  readonly code: string;
}
interface TicketAndPassword {
  readonly ticket: string;
  readonly password: string;
}
interface NewMember extends EmailAndCode {
  readonly password: string;
  readonly name: string;
  readonly inviteCode?: string | undefined;
}
interface OfPlatform {
  readonly platform: string;
}

export const ACCOUNT_READS = {
  /** The asker's own account; a failure "signedOut" for a visitor. */
  account: read<NoParams, Member>({ ofMember: true, tags: () => ["account"] }),
  bindings: read<NoParams, readonly Binding[]>({ ofMember: true, tags: () => ["bindings"] }),
  platforms: read<NoParams, readonly Platform[]>({ ofMember: false, tags: NO_TAGS }),
};

const ofAccount = (): readonly string[] => ["account"];

export const ACCOUNT_ACTS = {
  signIn: act<{ readonly email: string; readonly password: string }, SignedIn>()({
    outdates: NO_TAGS,
    session: "begins",
  }),
  signInThrough: act<OfPlatform & { readonly code: string }, SignedIn>()({
    outdates: NO_TAGS,
    session: "begins",
  }),
  /** The sign-in is over at once, whatever the server answers (docs/product.md#sign-in-and-sign-out). */
  signOut: act<NoParams, true>()({ outdates: NO_TAGS, session: "endsFirst", silent: true }),
  /** Answers the server's words (docs/wire.md#user-calls: success shows msg). */
  sendCode: act<{ readonly email: string; readonly purpose: CodePurpose }, string>()({ outdates: NO_TAGS }),
  /** `inviteCode`: whose invitation it is (docs/product.md#invite-activity); undefined without one. */
  register: act<NewMember, SignedIn>()({
    outdates: NO_TAGS,
    session: "begins",
  }),
  /** Answers a ticket for `resetPassword`, and for `changePassword` of an account without a password. */
  verifyResetCode: act<EmailAndCode, string>()({ outdates: NO_TAGS }),
  resetPassword: act<TicketAndPassword, true>()({ outdates: ofAccount }),
  /** Lists of people and posts show a member's name and picture too. */
  updateProfile: act<MemberChanges, Member>()({
    outdates: (_changes, memberId) => ["account", `profile:${memberId ?? 0}`, "memberNames"],
  }),
  /** Answers a ticket for `changePassword`. */
  verifyPassword: act<{ readonly password: string }, string>()({ outdates: NO_TAGS }),
  changePassword: act<TicketAndPassword, true>()({ outdates: ofAccount }),
  changeEmail: act<EmailAndCode, Member>()({ outdates: ofAccount }),
  /** Deletes the account. */
  leave: act<{ readonly code: string }, true>()({ outdates: NO_TAGS, session: "ends" }),
  /** `config` is undefined until the member saved one. */
  loadConfig: act<NoParams, { readonly config: MemberConfig | undefined }>()({
    outdates: NO_TAGS,
    silent: true,
  }),
  saveConfig: act<MemberConfig, true>()({ outdates: NO_TAGS, silent: true }),
  bind: act<OfPlatform & { readonly code: string }, readonly Binding[]>()({ outdates: () => ["bindings"] }),
  unbind: act<OfPlatform, readonly Binding[]>()({ outdates: () => ["bindings"] }),
  /** True when the member may do what needs an age (docs/product.md#age-check). */
  checkAge: act<NoParams, boolean>()({ outdates: NO_TAGS, silent: true }),
};

export const ACCOUNT_SAMPLES: SamplesOf<typeof ACCOUNT_READS & typeof ACCOUNT_ACTS> = {
  account: {},
  bindings: {},
  platforms: {},
  signIn: { email: "a@b.example", password: "secret-1" },
  signInThrough: { platform: "google", code: "c" },
  signOut: {},
  sendCode: { email: "a@b.example", purpose: "register" },
  register: { email: "a@b.example", code: "123456", password: "abcdefg1", name: "Ada" },
  verifyResetCode: { email: "a@b.example", code: "123456" },
  resetPassword: { ticket: "t", password: "abcdefg1" },
  updateProfile: { name: "Ada" },
  verifyPassword: { password: "abcdefg1" },
  changePassword: { ticket: "t", password: "abcdefg1" },
  changeEmail: { email: "a@b.example", code: "123456" },
  leave: { code: "123456" },
  loadConfig: {},
  saveConfig: {
    language: "en_GB",
    zoneOffset: 0,
    automaticZone: true,
    settings: DEFAULT_SETTINGS,
    community: DEFAULT_COMMUNITY_CONFIG,
    rest: {},
  },
  bind: { platform: "google", code: "c" },
  unbind: { platform: "google" },
  checkAge: {},
};
