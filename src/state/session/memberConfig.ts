// Synchronises a member's configuration between the server and this browser.
// See docs/product.md#personal-configuration and docs/product.md#change-of-language and
// docs/wire.md#user-calls.
import { getDefaultStore } from "jotai";
import type { MemberConfig } from "#domain/member/memberConfig.ts";
import { currentLocale } from "#i18n/currentLocale.ts";
import type { LiveClient } from "../live/client/liveClient.ts";
import { MATCH_DISPLAY_KEY, matchDisplayAtom } from "../preferences/matchDisplay.ts";
import { PERSONAL_CONFIG_KEY, personalConfigAtom } from "../preferences/personalConfig.ts";
import { watchWrites } from "../preferences/stored.ts";
import { viewerZoneAtom } from "../preferences/viewerZone.ts";
import { act } from "./act.ts";
import { agreedChoicesAtom, type Choices, currentChoices, type Store } from "./choices.ts";
import { sessionAtom } from "./sessionAtom.ts";

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

/** Saves changes that the signed-in member makes in this tab; each other tab saves its own. */
export function startMemberConfig(client: LiveClient, store: Store = getDefaultStore()): MemberConfigSync {
  const mine = store.get(sessionAtom)?.session;
  const isMine = (): boolean => mine !== undefined && store.get(sessionAtom)?.session === mine;
  /** The server's fields that this client does not know; undefined until they are loaded. */
  let rest: MemberConfig["rest"] | undefined;
  let applying = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let savedZone = store.get(personalConfigAtom).zoneOffset;

  function current(): MemberConfig {
    const zone = store.get(viewerZoneAtom);
    return {
      // A change of language is sent with the next call and makes no call of its own
      // (docs/product.md#change-of-language).
      language: store.get(personalConfigAtom).language ?? currentLocale().wire,
      zoneOffset: zone.offsetMinutes,
      automaticZone: zone.automatic,
      settings: store.get(matchDisplayAtom),
      rest: rest ?? {},
    };
  }

  async function save(): Promise<void> {
    clearTimeout(timer);
    timer = undefined;
    // The member may have changed during the request.
    if (!isMine()) return;
    // Without the unknown fields a save would delete them.
    if (rest === undefined && !(await fetchRest())) return;
    const choices = currentChoices(store);
    const answer = await act(client, "saveConfig", current());
    // After a failure the change still differs from the agreed values, so the next load saves it again.
    if (answer.ok && isMine()) store.set(agreedChoicesAtom, choices);
  }

  async function fetchRest(): Promise<MemberConfig | true | undefined> {
    const answer = await act(client, "loadConfig", {});
    if (!answer.ok) return undefined;
    rest = answer.value.config?.rest ?? {};
    return answer.value.config ?? true;
  }

  /** The server's configuration with the changes made here since both last agreed. */
  function merged(found: MemberConfig): MemberConfig {
    const now = currentChoices(store);
    const agreed = store.get(agreedChoicesAtom) ?? now;
    const changed = Object.entries(now.settings).filter(
      ([name, value]) => agreed.settings[name as keyof typeof agreed.settings] !== value,
    );
    const { zoneOffset, automaticZone } =
      now.config.zoneOffset === agreed.config.zoneOffset ? found : current();
    const { language } = now.config;
    return {
      ...found,
      language: language === agreed.config.language ? found.language : (language ?? found.language),
      zoneOffset,
      automaticZone,
      settings: { ...found.settings, ...Object.fromEntries(changed) },
    };
  }

  function agreedOn(language: string): Choices {
    const now = currentChoices(store);
    return { ...now, config: { ...now.config, language: language === "" ? undefined : language } };
  }

  function apply({ language, zoneOffset, automaticZone, settings }: MemberConfig): void {
    applying = true;
    store.set(personalConfigAtom, {
      language: language === "" ? undefined : language,
      zoneOffset: automaticZone ? undefined : zoneOffset,
    });
    store.set(matchDisplayAtom, settings);
    savedZone = store.get(personalConfigAtom).zoneOffset;
    applying = false;
  }

  const stopWatching = watchWrites((key) => {
    if (applying || !isMine()) return;
    const { zoneOffset } = store.get(personalConfigAtom);
    const zoneChanged = key === PERSONAL_CONFIG_KEY && zoneOffset !== savedZone;
    if (key !== MATCH_DISPLAY_KEY && !zoneChanged) return;
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
      const found = await fetchRest();
      if (found === undefined || !isMine()) return;
      if (found === true) {
        await save();
        return;
      }
      const both = merged(found);
      apply(both);
      const { language } = found;
      // A language chosen in this browser is sent with the next call (docs/product.md#change-of-language).
      if (JSON.stringify({ ...both, language }) !== JSON.stringify(found)) await save();
      else store.set(agreedChoicesAtom, agreedOn(language));
    },
    stop() {
      flush();
      stopWatching();
      removeEventListener("pagehide", flush);
    },
  };
}
