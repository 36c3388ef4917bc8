// Everything a visitor or member may ask the server to do: one entry per act, with what it needs and what it answers.
import type { Binding, Member, MemberChanges, NoticeKind, Relation, UnreadCounts, User } from "./member.ts";
import type { MemberConfig } from "./memberConfig.ts";

interface Act<Params, Answer> {
  readonly params: Params;
  readonly answer: Answer;
}

type Nothing = Readonly<Record<string, never>>;

/** What a verification code is for. */
export type CodePurpose = "register" | "reset" | "changeEmail" | "leave";

export const FEEDBACK_KINDS = ["bug", "idea", "data", "account", "other"] as const;
export type FeedbackKind = (typeof FEEDBACK_KINDS)[number];

/** A sign-in as a page sees it: the token stays with the core. */
export interface SignedIn {
  readonly user: User;
  /** Names this sign-in in this browser; says nothing to the server. */
  readonly session: string;
}

/** The browser's Blob, of which only the core and the network know more. */
interface Picture {
  readonly size: number;
  readonly type: string;
}

interface OfUser {
  readonly userId: number;
}

export interface MemberActs {
  readonly signIn: Act<{ readonly email: string; readonly password: string }, SignedIn>;
  readonly signInThrough: Act<{ readonly platform: string; readonly code: string }, SignedIn>;
  readonly signOut: Act<Nothing, true>;
  /** Answers the server's words (SPEC §7: success shows msg). */
  readonly sendCode: Act<{ readonly email: string; readonly purpose: CodePurpose }, string>;
  readonly register: Act<
    { readonly email: string; readonly code: string; readonly password: string; readonly name: string },
    SignedIn
  >;
  /** Answers a ticket for `resetPassword`. */
  readonly verifyResetCode: Act<{ readonly email: string; readonly code: string }, string>;
  readonly resetPassword: Act<{ readonly ticket: string; readonly password: string }, true>;
  readonly updateProfile: Act<MemberChanges, Member>;
  /** Answers a ticket for `changePassword`. */
  readonly verifyPassword: Act<{ readonly password: string }, string>;
  readonly changePassword: Act<{ readonly ticket: string; readonly password: string }, true>;
  readonly changeEmail: Act<{ readonly email: string; readonly code: string }, Member>;
  /** Deletes the account. */
  readonly leave: Act<{ readonly code: string }, true>;
  /** undefined in `config` until the member saved one. */
  readonly loadConfig: Act<Nothing, { readonly config: MemberConfig | undefined }>;
  readonly saveConfig: Act<MemberConfig, true>;
  readonly bind: Act<{ readonly platform: string; readonly code: string }, readonly Binding[]>;
  readonly unbind: Act<{ readonly platform: string }, readonly Binding[]>;
  /** Answers the server's words. */
  readonly sendFeedback: Act<
    {
      readonly kind: FeedbackKind;
      readonly text: string;
      readonly pictures: readonly string[];
      readonly contact: string;
    },
    string
  >;
  /** SPEC §5: true when the member may do what needs an age. */
  readonly checkAge: Act<Nothing, boolean>;
  /** Answers the picture's address. At most 2 MB of PNG, JPEG or WebP. */
  readonly upload: Act<{ readonly picture: Picture }, string>;
  readonly follow: Act<OfUser, Relation>;
  readonly unfollow: Act<OfUser, Relation>;
  readonly mute: Act<OfUser, Relation>;
  readonly unmute: Act<OfUser, Relation>;
  /** Those of `ids`, else all of a kind, else all. */
  readonly markRead: Act<{ readonly ids?: readonly number[]; readonly kind?: NoticeKind }, UnreadCounts>;
}

export type MemberActName = keyof MemberActs;
export type ActParams<Name extends MemberActName> = MemberActs[Name]["params"];
export type ActAnswer<Name extends MemberActName> = MemberActs[Name]["answer"];

/** One act with its parameters. */
export type MemberRequest = {
  [Name in MemberActName]: { readonly act: Name; readonly params: ActParams<Name> };
}[MemberActName];

/** What the server answers to a sign-in: only the core sees the token. */
export interface Credentials {
  readonly user: User;
  readonly token: string;
}
