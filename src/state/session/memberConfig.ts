// Synchronises a member's configuration between the server and this browser.
// See docs/product.md#personal-configuration and docs/product.md#change-of-language and
// docs/wire.md#user-calls.
import type { MemberConfig } from "#domain/member/memberConfig.ts";
import { nearestKnownOffset } from "#domain/zones.ts";
import { currentLocale } from "#i18n/currentLocale.ts";
import { pageStore } from "../pageStore.ts";
import type { LiveClient } from "../live/client/liveClient.ts";
import { COMMUNITY_CONFIG_KEY, communityConfigAtom } from "../preferences/communityConfig.ts";
import { MATCH_DISPLAY_KEY, matchDisplayAtom } from "../preferences/matchDisplay.ts";
import { PERSONAL_CONFIG_KEY, personalConfigAtom } from "../preferences/personalConfig.ts";
import { watchWrites } from "../preferences/stored.ts";
import { viewerZoneAtom } from "../preferences/viewerZone.ts";
import { runAct, type ActFailure, type ActResult } from "./runAct.ts";
import { agreedChoicesAtom, type Choices, currentChoices } from "./choices.ts";
import { configFailureAtom } from "./configFailure.ts";
import { currentMember } from "./sessionAtom.ts";

/** Changes within this time (ms) are saved by one call. */
const SAVE_AFTER_MS = 400;

export interface MemberConfigSync {
  /**
   * Loads the server's configuration; changes made here since both last agreed are kept and saved. A new member starts
   * with this browser's settings. Failures change nothing (docs/product.md#failures-only-logged).
   */
  load(): Promise<void>;
  stop(): void;
}

/** The values of `now` that are not those of `before`. */
function changed<Values extends object>(now: Values, before: Values): Partial<Values> {
  const some = Object.entries(now).filter(([name, value]) => Reflect.get(before, name) !== value);
  return Object.fromEntries(some) as Partial<Values>;
}

/** Saves changes that the signed-in member makes in this tab; each other tab saves its own. */
export function startMemberConfig(client: LiveClient): MemberConfigSync {
  const mine = currentMember()?.session;
  const isMine = (): boolean => mine !== undefined && currentMember()?.session === mine;
  /** The server's fields that this client does not know; undefined until they are loaded. */
  let rest: MemberConfig["rest"] | undefined;
  let applying = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let savedZone = pageStore.get(personalConfigAtom).zoneOffset;

  function current(): MemberConfig {
    const zone = pageStore.get(viewerZoneAtom);
    return {
      // A change of language is sent with the next call and makes no call of its own
      // (docs/product.md#change-of-language).
      language: pageStore.get(personalConfigAtom).language ?? currentLocale().wire,
      zoneOffset: nearestKnownOffset(zone.offsetMinutes),
      automaticZone: zone.automatic,
      settings: pageStore.get(matchDisplayAtom),
      community: pageStore.get(communityConfigAtom),
      rest: rest ?? {},
    };
  }

  async function save(): Promise<void> {
    clearTimeout(timer);
    timer = undefined;
    // The member may have changed during the request.
    if (!isMine()) return;
    // Without the unknown fields a save would delete them.
    if (rest === undefined) {
      const loaded = await fetchRest();
      if (!loaded.ok) return report(loaded);
    }
    const choices = currentChoices();
    const answer = await runAct(client, "saveConfig", current());
    report(answer);
    // After a failure the change still differs from the agreed values, so the next load saves it again.
    if (answer.ok && isMine()) pageStore.set(agreedChoicesAtom, choices);
  }

  /** For pages that say whether a choice is saved: the failure, with a way to save again. */
  function report(answer: ActFailure | { readonly ok: true }): void {
    pageStore.set(configFailureAtom, answer.ok ? undefined : { failure: answer, retry: () => void save() });
  }

  async function fetchRest(): Promise<ActResult<"loadConfig">> {
    const answer = await runAct(client, "loadConfig", {});
    if (answer.ok) rest = answer.value.config?.rest ?? {};
    return answer;
  }

  /** The server's configuration with the changes made here since both last agreed. */
  function merged(found: MemberConfig): MemberConfig {
    const now = currentChoices();
    const agreed = pageStore.get(agreedChoicesAtom) ?? now;
    const { zoneOffset, automaticZone } =
      now.config.zoneOffset === agreed.config.zoneOffset ? found : current();
    const { language } = now.config;
    return {
      ...found,
      language: language === agreed.config.language ? found.language : (language ?? found.language),
      zoneOffset,
      automaticZone,
      settings: { ...found.settings, ...changed(now.settings, agreed.settings) },
      community: { ...found.community, ...changed(now.community, agreed.community) },
    };
  }

  function agreedOn(language: string): Choices {
    const now = currentChoices();
    return { ...now, config: { ...now.config, language: language === "" ? undefined : language } };
  }

  function apply({ language, zoneOffset, automaticZone, settings, community }: MemberConfig): void {
    applying = true;
    pageStore.set(personalConfigAtom, {
      language: language === "" ? undefined : language,
      zoneOffset: automaticZone ? undefined : zoneOffset,
    });
    pageStore.set(matchDisplayAtom, settings);
    pageStore.set(communityConfigAtom, community);
    savedZone = pageStore.get(personalConfigAtom).zoneOffset;
    applying = false;
  }

  const stopWatching = watchWrites((key) => {
    if (applying || !isMine()) return;
    const { zoneOffset } = pageStore.get(personalConfigAtom);
    const zoneChanged = key === PERSONAL_CONFIG_KEY && zoneOffset !== savedZone;
    if (key !== MATCH_DISPLAY_KEY && key !== COMMUNITY_CONFIG_KEY && !zoneChanged) return;
    savedZone = zoneOffset;
    clearTimeout(timer);
    timer = setTimeout(() => void save(), SAVE_AFTER_MS);
  });
  /** A page that is closed saves pending changes at once. */
  const flush = (): void => {
    if (timer !== undefined) void save();
  };
  addEventListener("pagehide", flush);

  return {
    async load() {
      if (!isMine()) return;
      const answer = await fetchRest();
      if (!answer.ok || !isMine()) return;
      const found = answer.value.config;
      if (found === undefined) {
        await save();
        return;
      }
      const both = merged(found);
      apply(both);
      const { language } = found;
      // A language chosen in this browser is sent with the next call (docs/product.md#change-of-language).
      if (JSON.stringify({ ...both, language }) !== JSON.stringify(found)) await save();
      else pageStore.set(agreedChoicesAtom, agreedOn(language));
    },
    stop() {
      flush();
      stopWatching();
      pageStore.set(configFailureAtom, undefined);
      removeEventListener("pagehide", flush);
    },
  };
}
