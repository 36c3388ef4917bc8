// The sign-in of this browser as pages know it: name and picture, never the token.
// See docs/product.md#session-data: userInfo, isLogin.
import { readCookie } from "#domain/cookies.ts";
import type { User } from "#domain/member/member.ts";
import { pageStore } from "../pageStore.ts";
import { asRecord, storedAtom } from "../preferences/stored.ts";

export interface Session extends User {
  /** Identifies this sign-in to the core, which has the token. */
  readonly session: string;
}

/** Any stored value as a sign-in; undefined for a visitor and for anything damaged. */
export function readSession(stored: unknown): Session | undefined {
  const { id, name, avatar, session } = asRecord(stored) ?? {};
  if (!Number.isSafeInteger(id) || typeof session !== "string" || session === "") return undefined;
  return {
    id: id as number,
    name: typeof name === "string" ? name : "",
    avatar: typeof avatar === "string" ? avatar : "",
    session,
  };
}

export const SESSION_KEY = "touchline.user.1";

/** The sign-in of this browser, shared by its tabs; undefined for a visitor. */
export const sessionAtom = storedAtom<Session | undefined>({
  key: SESSION_KEY,
  initial: undefined,
  read: readSession,
});

/** The sign-in of this browser as it is now, for code outside components; they call `useMember`. */
export const currentMember = (): Session | undefined => pageStore.get(sessionAtom);

/** A stored sign-in whose login flag is missing, which ends it (docs/product.md#sign-in-levels). */
export function sessionWithoutFlag(): string | undefined {
  return readCookie(document, "isLogin") === undefined ? currentMember()?.session : undefined;
}
