// Keeps a member's configuration on the server and in this browser the same (SPEC §3 "config", §4, §7 updateConfig).
import { type createStore, getDefaultStore } from "jotai";
import type { MemberConfig } from "#domain/member/memberConfig.ts";
import { currentLocale } from "#i18n/currentLocale.ts";
import type { LiveClient } from "../live/liveClient.ts";
import { MATCH_DISPLAY_KEY, matchDisplayAtom } from "../matchDisplay.ts";
import { PERSONAL_CONFIG_KEY, personalConfigAtom } from "../personalConfig.ts";
import { watchWrites } from "../stored.ts";
import { viewerZoneAtom } from "../viewerZone.ts";
import { act } from "./act.ts";
import { sessionAtom } from "./sessionAtom.ts";

/** Several switches in a row are one call. */
const SAVE_AFTER_MS = 400;

type Store = ReturnType<typeof createStore>;

export interface MemberConfigSync {
  /** Brings what the server keeps; a new member's is what stands here. Failures change nothing (SPEC §8). */
  load(): Promise<void>;
  stop(): void;
}

/** Follows the settings the member signed in now makes in this tab; those of other tabs are theirs to save. */
export function startMemberConfig(client: LiveClient, store: Store = getDefaultStore()): MemberConfigSync {
  const mine = store.get(sessionAtom)?.session;
  const isMine = (): boolean => mine !== undefined && store.get(sessionAtom)?.session === mine;
  /** What the server keeps beside ours; undefined until it was asked. */
  let rest: MemberConfig["rest"] | undefined;
  let applying = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let savedZone = store.get(personalConfigAtom).zoneOffset;

  function current(): MemberConfig {
    const zone = store.get(viewerZoneAtom);
    return {
      // The language goes along with the next call, and makes none of its own (SPEC §4).
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
    // Somebody else may be here by now, whose settings these are not.
    if (!isMine()) return;
    // Without knowing the rest a save would drop it.
    if (rest === undefined && !(await fetchRest())) return;
    await act(client, "saveConfig", current());
  }

  async function fetchRest(): Promise<MemberConfig | true | undefined> {
    const answer = await act(client, "loadConfig", {});
    if (!answer.ok) return undefined;
    rest = answer.value.config?.rest ?? {};
    return answer.value.config ?? true;
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
  /** A page that goes sends at once what it would have sent a moment later. */
  const flush = (): void => {
    if (timer !== undefined) void save();
  };
  addEventListener("pagehide", flush);

  return {
    async load() {
      if (!isMine()) return;
      const found = await fetchRest();
      // A switch flipped meanwhile is newer than the answer.
      if (found === undefined || !isMine() || timer !== undefined) return;
      if (found === true) await save();
      else apply(found);
    },
    stop() {
      flush();
      stopWatching();
      removeEventListener("pagehide", flush);
    },
  };
}
