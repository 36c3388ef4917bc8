// The choices a visitor made before a member signed in: stored meanwhile, restored after the sign-out.
import { DEFAULT_SETTINGS } from "#domain/settings.ts";
import { matchDisplayAtom } from "../preferences/matchDisplay.ts";
import { DEFAULT_CONFIG, personalConfigAtom } from "../preferences/personalConfig.ts";
import { choicesAtom, currentChoices, type Store } from "./choices.ts";

const visitorChoicesAtom = choicesAtom("touchline.visitor.1");

/** Puts the visitor's choices aside; what waits already stays. */
export function keepVisitorChoices(store: Store): void {
  if (!store.get(visitorChoicesAtom)) store.set(visitorChoicesAtom, currentChoices(store));
}

/** Brings them back, or the defaults where none wait. */
export function restoreVisitorChoices(store: Store): void {
  const choices = store.get(visitorChoicesAtom);
  store.set(personalConfigAtom, choices?.config ?? DEFAULT_CONFIG);
  store.set(matchDisplayAtom, choices?.settings ?? DEFAULT_SETTINGS);
  store.set(visitorChoicesAtom, undefined);
}
