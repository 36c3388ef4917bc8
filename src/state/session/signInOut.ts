// Changes a sign-in and a sign-out make in this browser, for all its tabs.
// See docs/product.md#sign-in-and-sign-out.
import { getDefaultStore } from "jotai";
import type { SignedIn } from "#domain/member/signIn.ts";
import type { LiveClient } from "../live/client/liveClient.ts";
import { forgetStars } from "../live/client/heldStars.ts";
import { forgetReturn } from "../payments/paymentReturn.ts";
import { runAct } from "./runAct.ts";
import { agreedChoicesAtom, choicesAtom, currentChoices, type Store } from "./choices.ts";
import { writeCookie } from "#domain/cookies.ts";
import { localStore } from "../browser/webStorage.ts";
import { type Session, sessionAtom } from "./sessionAtom.ts";
import { dropHeldInput } from "./heldInput.ts";
import { DEFAULT_COMMUNITY_CONFIG } from "#domain/communityConfig.ts";
import { DEFAULT_SETTINGS } from "#domain/settings.ts";
import { communityConfigAtom } from "../preferences/communityConfig.ts";
import { matchDisplayAtom } from "../preferences/matchDisplay.ts";
import { DEFAULT_CONFIG, personalConfigAtom } from "../preferences/personalConfig.ts";

const visitorChoicesAtom = choicesAtom("touchline.visitor.1");

/** Stores the visitor's choices; choices already stored are kept. */
function keepVisitorChoices(store: Store): void {
  if (!store.get(visitorChoicesAtom)) store.set(visitorChoicesAtom, currentChoices(store));
}

/** Restores them, or the defaults where none are stored. */
function restoreVisitorChoices(store: Store): void {
  const choices = store.get(visitorChoicesAtom);
  store.set(personalConfigAtom, choices?.config ?? DEFAULT_CONFIG);
  store.set(matchDisplayAtom, choices?.settings ?? DEFAULT_SETTINGS);
  store.set(communityConfigAtom, choices?.community ?? DEFAULT_COMMUNITY_CONFIG);
  store.set(visitorChoicesAtom, undefined);
}

let madeHere: string | undefined;

/** The latest sign-in that was made on this page; undefined where there was none since it was opened. */
export function signInOfThisPage(): string | undefined {
  return madeHere;
}

/** Stores a sign-in; `memberConfig.ts` then loads the member's configuration. */
export function takeSignIn({ user, session }: SignedIn, store: Store = getDefaultStore()): void {
  // The previous member's choices must not become this member's.
  if (store.get(sessionAtom)) restoreVisitorChoices(store);
  keepVisitorChoices(store);
  // From here on a change is the member's own and is kept, whatever the server sends later. So is a language that was
  // chosen on this device before (docs/product.md#a-members-language).
  const { config, ...others } = currentChoices(store);
  store.set(agreedChoicesAtom, { ...others, config: { ...config, language: undefined } });
  writeCookie(document, "isLogin", "1");
  madeHere = session;
  store.set(sessionAtom, { ...user, session });
}

/** Stores a change of the member's name or picture. */
export function updateSession(
  changes: Partial<Omit<Session, "session">>,
  store: Store = getDefaultStore(),
): void {
  store.set(sessionAtom, (now) => now && { ...now, ...changes });
}

/**
 * Removes everything of the member from this browser (docs/product.md#sign-in-and-sign-out: user, config, login
 * flag).
 */
export function forgetMember(store: Store = getDefaultStore()): void {
  // Also where another tab has ended the sign-in: this one may have kept something since.
  forgetStars(localStore());
  if (!store.get(sessionAtom)) return;
  writeCookie(document, "isLogin", "");
  store.set(sessionAtom, undefined);
  restoreVisitorChoices(store);
  store.set(agreedChoicesAtom, undefined);
}

/**
 * Signs out here and in every tab at once; the server is informed, and its answer is not waited for
 * (docs/product.md#sign-in-and-sign-out).
 */
export async function signOut(client: LiveClient, store: Store = getDefaultStore()): Promise<void> {
  dropHeldInput(store.get(sessionAtom)?.session);
  forgetReturn();
  const informed = runAct(client, "signOut", {});
  forgetMember(store);
  await informed;
}
