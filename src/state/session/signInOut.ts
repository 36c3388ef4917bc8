// Changes a sign-in and a sign-out make in this browser, for all its tabs.
// See docs/product.md#sign-in-and-sign-out.
import { atom } from "jotai";
import type { SignedIn } from "#domain/member/signIn.ts";
import { pageStore } from "../pageStore.ts";
import type { LiveClient } from "../live/client/liveClient.ts";
import { forgetStars } from "../live/client/heldStars.ts";
import { forgetReturn } from "../payments/paymentReturn.ts";
import { runAct } from "./runAct.ts";
import { agreedChoicesAtom, choicesAtom, currentChoices } from "./choices.ts";
import { writeCookie } from "#domain/cookies.ts";
import { localStore } from "../browser/webStorage.ts";
import { currentMember, type Session, sessionAtom } from "./sessionAtom.ts";
import { dropHeldInput } from "./heldInput.ts";
import { DEFAULT_COMMUNITY_CONFIG } from "#domain/communityConfig.ts";
import { DEFAULT_SETTINGS } from "#domain/settings.ts";
import { communityConfigAtom } from "../preferences/communityConfig.ts";
import { matchDisplayAtom } from "../preferences/matchDisplay.ts";
import { DEFAULT_CONFIG, personalConfigAtom } from "../preferences/personalConfig.ts";

const visitorChoicesAtom = choicesAtom("touchline.visitor.1");

/** Stores the visitor's choices; choices already stored are kept. */
function keepVisitorChoices(): void {
  if (!pageStore.get(visitorChoicesAtom)) pageStore.set(visitorChoicesAtom, currentChoices());
}

/** Restores them, or the defaults where none are stored. */
function restoreVisitorChoices(): void {
  const choices = pageStore.get(visitorChoicesAtom);
  pageStore.set(personalConfigAtom, choices?.config ?? DEFAULT_CONFIG);
  pageStore.set(matchDisplayAtom, choices?.settings ?? DEFAULT_SETTINGS);
  pageStore.set(communityConfigAtom, choices?.community ?? DEFAULT_COMMUNITY_CONFIG);
  pageStore.set(visitorChoicesAtom, undefined);
}

const madeHereAtom = atom<string | undefined>(undefined);

/** The latest sign-in that was made on this page; undefined where there was none since it was opened. */
export function signInOfThisPage(): string | undefined {
  return pageStore.get(madeHereAtom);
}

/** Stores a sign-in; `memberConfig.ts` then loads the member's configuration. */
export function takeSignIn({ user, session }: SignedIn): void {
  // The previous member's choices must not become this member's.
  if (currentMember()) restoreVisitorChoices();
  keepVisitorChoices();
  // From here on a change is the member's own and is kept, whatever the server sends later. So is a language that was
  // chosen on this device before (docs/product.md#a-members-language).
  const { config, ...others } = currentChoices();
  pageStore.set(agreedChoicesAtom, { ...others, config: { ...config, language: undefined } });
  writeCookie(document, "isLogin", "1");
  pageStore.set(madeHereAtom, session);
  pageStore.set(sessionAtom, { ...user, session });
}

/** Stores a change of the member's name or picture. */
export function updateSession(changes: Partial<Omit<Session, "session">>): void {
  pageStore.set(sessionAtom, (now) => now && { ...now, ...changes });
}

/**
 * Removes everything of the member from this browser (docs/product.md#sign-in-and-sign-out: user, config, login
 * flag).
 */
export function forgetMember(): void {
  // Also where another tab has ended the sign-in: this one may have kept something since.
  forgetStars(localStore());
  if (!currentMember()) return;
  writeCookie(document, "isLogin", "");
  pageStore.set(sessionAtom, undefined);
  restoreVisitorChoices();
  pageStore.set(agreedChoicesAtom, undefined);
}

/**
 * Signs out here and in every tab at once; the server is informed, and its answer is not waited for
 * (docs/product.md#sign-in-and-sign-out).
 */
export async function signOut(client: LiveClient): Promise<void> {
  dropHeldInput(currentMember()?.session);
  forgetReturn();
  const informed = runAct(client, "signOut", {});
  forgetMember();
  await informed;
}
