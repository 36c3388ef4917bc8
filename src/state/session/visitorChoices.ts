// What a visitor had chosen before a member signed in: it waits, and comes back when they leave.
import type { createStore } from "jotai";
import { DEFAULT_SETTINGS, type MatchDisplaySettings } from "#domain/settings.ts";
import { matchDisplayAtom, readSettings } from "../matchDisplay.ts";
import {
  DEFAULT_CONFIG,
  type PersonalConfig,
  personalConfigAtom,
  readPersonalConfig,
  writePersonalConfig,
} from "../personalConfig.ts";
import { asRecord, storedAtom } from "../stored.ts";

interface VisitorChoices {
  readonly config: PersonalConfig;
  readonly settings: MatchDisplaySettings;
}

type Store = ReturnType<typeof createStore>;

const visitorChoicesAtom = storedAtom<VisitorChoices | undefined>({
  key: "touchline.visitor.1",
  initial: undefined,
  read(stored) {
    const record = asRecord(stored);
    if (!record) return undefined;
    return {
      config: readPersonalConfig(record["config"]) ?? DEFAULT_CONFIG,
      settings: readSettings(record["settings"]) ?? DEFAULT_SETTINGS,
    };
  },
  write: (choices) => choices && { ...choices, config: writePersonalConfig(choices.config) },
});

/** Puts the visitor's choices aside; what waits already stays. */
export function keepVisitorChoices(store: Store): void {
  if (store.get(visitorChoicesAtom)) return;
  store.set(visitorChoicesAtom, {
    config: store.get(personalConfigAtom),
    settings: store.get(matchDisplayAtom),
  });
}

/** Brings them back, or the defaults where none wait. The language of the page stays the visitor's. */
export function restoreVisitorChoices(store: Store): void {
  const choices = store.get(visitorChoicesAtom);
  store.set(personalConfigAtom, choices?.config ?? DEFAULT_CONFIG);
  store.set(matchDisplayAtom, choices?.settings ?? DEFAULT_SETTINGS);
  store.set(visitorChoicesAtom, undefined);
}
