// Stores a visitor's choices during a sign-in and restores them after the sign-out.
import { DEFAULT_COMMUNITY_CONFIG } from "#domain/communityConfig.ts";
import { DEFAULT_SETTINGS } from "#domain/settings.ts";
import { communityConfigAtom } from "../preferences/communityConfig.ts";
import { matchDisplayAtom } from "../preferences/matchDisplay.ts";
import { DEFAULT_CONFIG, personalConfigAtom } from "../preferences/personalConfig.ts";
import { choicesAtom, currentChoices, type Store } from "./choices.ts";

const visitorChoicesAtom = choicesAtom("touchline.visitor.1");

/** Stores the visitor's choices; choices already stored are kept. */
export function keepVisitorChoices(store: Store): void {
  if (!store.get(visitorChoicesAtom)) store.set(visitorChoicesAtom, currentChoices(store));
}

/** Restores them, or the defaults where none are stored. */
export function restoreVisitorChoices(store: Store): void {
  const choices = store.get(visitorChoicesAtom);
  store.set(personalConfigAtom, choices?.config ?? DEFAULT_CONFIG);
  store.set(matchDisplayAtom, choices?.settings ?? DEFAULT_SETTINGS);
  store.set(communityConfigAtom, choices?.community ?? DEFAULT_COMMUNITY_CONFIG);
  store.set(visitorChoicesAtom, undefined);
}
