// A person's choices of language, zone, match display and community, stored under one key.
import type { WritableAtom } from "jotai";
import { type CommunityConfig, DEFAULT_COMMUNITY_CONFIG } from "#domain/communityConfig.ts";
import { DEFAULT_SETTINGS, type MatchDisplaySettings } from "#domain/settings.ts";
import { pageStore } from "../pageStore.ts";
import { communityConfigAtom, readCommunityConfig } from "../preferences/communityConfig.ts";
import { matchDisplayAtom, readSettings } from "../preferences/matchDisplay.ts";
import {
  DEFAULT_CONFIG,
  type PersonalConfig,
  personalConfigAtom,
  readPersonalConfig,
  writePersonalConfig,
} from "../preferences/personalConfig.ts";
import { asRecord, storedAtom } from "../preferences/stored.ts";

export interface Choices {
  readonly config: PersonalConfig;
  readonly settings: MatchDisplaySettings;
  readonly community: CommunityConfig;
}

type ChoicesAtom = WritableAtom<
  Choices | undefined,
  [Choices | undefined | ((before: Choices | undefined) => Choices | undefined)],
  void
>;

/** Choices stored under a key; undefined when there are none. */
export function choicesAtom(key: string): ChoicesAtom {
  return storedAtom<Choices | undefined>({
    key,
    initial: undefined,
    read(stored) {
      const record = asRecord(stored);
      if (!record) return undefined;
      return {
        config: readPersonalConfig(record["config"]) ?? DEFAULT_CONFIG,
        settings: readSettings(record["settings"]) ?? DEFAULT_SETTINGS,
        community: readCommunityConfig(record["community"]) ?? DEFAULT_COMMUNITY_CONFIG,
      };
    },
    write: (choices) => choices && { ...choices, config: writePersonalConfig(choices.config) },
  });
}

/** The choices in force. */
export function currentChoices(): Choices {
  return {
    config: pageStore.get(personalConfigAtom),
    settings: pageStore.get(matchDisplayAtom),
    community: pageStore.get(communityConfigAtom),
  };
}

/** What this browser and the server last agreed on for the member signed in; a difference is a later change. */
export const agreedChoicesAtom = choicesAtom("touchline.agreed.1");
