// What a sign-in is to pages and to the core, and what verification codes are for.
import type { User } from "./member.ts";

/** What a verification code is for. */
export type CodePurpose = "register" | "reset" | "changeEmail" | "leave";

/** A sign-in as a page sees it: the token stays with the core. */
export interface SignedIn {
  readonly user: User;
  /** Names this sign-in in this browser; the server does not know it. */
  readonly session: string;
}

/** What the server answers to a sign-in: only the core sees the token. */
export interface Credentials {
  readonly user: User;
  readonly token: string;
}
