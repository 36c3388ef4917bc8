// The configuration of a member: when it is loaded, saved and restored, and what the server gets.
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { DEFAULT_COMMUNITY_CONFIG } from "#domain/communityConfig.ts";
import { DEFAULT_SETTINGS } from "#domain/settings.ts";
import { pageStore } from "../pageStore.ts";
import { communityConfigAtom } from "../preferences/communityConfig.ts";
import { matchDisplayAtom } from "../preferences/matchDisplay.ts";
import { personalConfigAtom } from "../preferences/personalConfig.ts";
import { configFailureAtom } from "./configFailure.ts";
import { startMemberConfig } from "./memberConfig.ts";
import { forgetMember, takeSignIn } from "./signInOut.ts";
import { aClient, CONFIG, SIGNED_IN } from "./testing/aSignIn.ts";

beforeEach(() => {
  vi.useFakeTimers();
  // Tests share the atoms, as successive members do.
});
afterEach(() => vi.useRealTimers());

describe("the configuration", () => {
  it("is loaded with the member and removed with them; the visitor's own is restored", async () => {
    pageStore.set(personalConfigAtom, { language: undefined, zoneOffset: -210 });
    pageStore.set(matchDisplayAtom, { ...DEFAULT_SETTINGS, goal: false });
    takeSignIn(SIGNED_IN);
    const { client } = aClient();
    const sync = startMemberConfig(client);
    await sync.load();
    expect(pageStore.get(personalConfigAtom)).toEqual({ language: "fr_FR", zoneOffset: 345 });
    expect(pageStore.get(matchDisplayAtom)).toEqual(CONFIG.settings);
    expect(pageStore.get(communityConfigAtom).sort).toBe("mostLiked");
    sync.stop();
    forgetMember();
    expect(pageStore.get(communityConfigAtom)).toEqual(DEFAULT_COMMUNITY_CONFIG);
    expect(pageStore.get(personalConfigAtom)).toEqual({ language: undefined, zoneOffset: -210 });
    expect(pageStore.get(matchDisplayAtom)).toEqual({ ...DEFAULT_SETTINGS, goal: false });
  });

  it("keeps a language that was chosen on this device before the sign-in, without a call", async () => {
    pageStore.set(personalConfigAtom, { language: "ar_SA", zoneOffset: -210 });
    takeSignIn(SIGNED_IN);
    // The first load is that of the sign-in, the second that of the next page.
    for (const load of ["at the sign-in", "at the next page"]) {
      const { client, names } = aClient();
      const sync = startMemberConfig(client);
      await sync.load();
      await vi.advanceTimersByTimeAsync(1_000);
      expect([load, pageStore.get(personalConfigAtom), names()]).toEqual([
        load,
        { language: "ar_SA", zoneOffset: 345 },
        ["loadConfig"],
      ]);
      sync.stop();
    }
  });

  it("is saved whole after a change of settings or zone, several changes at once, and not for a language alone", async () => {
    takeSignIn(SIGNED_IN);
    const { client, acts, names } = aClient();
    const sync = startMemberConfig(client);
    await sync.load();
    pageStore.set(personalConfigAtom, { language: "de_DE", zoneOffset: 345 });
    await vi.advanceTimersByTimeAsync(2_000);
    expect(names()).toEqual(["loadConfig"]);
    pageStore.set(matchDisplayAtom, { ...CONFIG.settings, goal: false });
    pageStore.set(matchDisplayAtom, { ...CONFIG.settings, goal: false, redCard: false });
    pageStore.set(personalConfigAtom, { language: "de_DE", zoneOffset: 60 });
    await vi.advanceTimersByTimeAsync(2_000);
    expect(names()).toEqual(["loadConfig", "saveConfig"]);
    expect(acts[1]?.params).toEqual({
      language: "de_DE",
      zoneOffset: 60,
      automaticZone: false,
      settings: { ...CONFIG.settings, goal: false, redCard: false },
      community: CONFIG.community,
      rest: { theirs: true },
    });
    sync.stop();
  });

  it("of a new member is this browser's", async () => {
    pageStore.set(matchDisplayAtom, { ...DEFAULT_SETTINGS, oddsFormat: "american" });
    takeSignIn(SIGNED_IN);
    const { client, acts, state } = aClient();
    state.config = undefined;
    const sync = startMemberConfig(client);
    await sync.load();
    expect(acts.map(({ act }) => act)).toEqual(["loadConfig", "saveConfig"]);
    expect(acts[1]?.params).toMatchObject({ settings: { oddsFormat: "american" } });
    sync.stop();
  });

  it("keeps what was changed here before the server's was loaded, and saves it", async () => {
    takeSignIn(SIGNED_IN);
    // The page is used before the configuration is loaded.
    pageStore.set(matchDisplayAtom, { ...DEFAULT_SETTINGS, goal: false });
    const { client, acts, names } = aClient();
    const sync = startMemberConfig(client);
    await sync.load();
    expect(pageStore.get(matchDisplayAtom)).toEqual({ ...CONFIG.settings, goal: false });
    expect(pageStore.get(personalConfigAtom).zoneOffset).toBe(345);
    expect(names()).toEqual(["loadConfig", "saveConfig"]);
    expect(acts[1]?.params).toMatchObject({ settings: { odds: false, goal: false }, zoneOffset: 345 });
    sync.stop();

    // On the next page nothing differs any more, so another device's change is taken over.
    const next = aClient({ ...CONFIG, settings: { ...CONFIG.settings, goal: true, redCard: false } });
    const again = startMemberConfig(next.client);
    await again.load();
    expect(next.names()).toEqual(["loadConfig"]);
    expect(pageStore.get(matchDisplayAtom)).toMatchObject({ goal: true, redCard: false, odds: false });
    again.stop();
  });

  it("keeps a language chosen here meanwhile, without a call", async () => {
    takeSignIn(SIGNED_IN);
    for (const language of ["de_DE", "ja_JP"]) {
      pageStore.set(personalConfigAtom, (now) => ({ ...now, language }));
      const { client, names } = aClient();
      const sync = startMemberConfig(client);
      await sync.load();
      await vi.advanceTimersByTimeAsync(1_000);
      expect([pageStore.get(personalConfigAtom).language, names()]).toEqual([language, ["loadConfig"]]);
      sync.stop();
    }
  });

  it("that could not be saved is saved at the next load", async () => {
    takeSignIn(SIGNED_IN);
    const { client, state } = aClient();
    const sync = startMemberConfig(client);
    await sync.load();
    state.failing = true;
    pageStore.set(matchDisplayAtom, { ...CONFIG.settings, yellowCard: false });
    await vi.advanceTimersByTimeAsync(1_000);
    sync.stop();
    const next = aClient();
    const again = startMemberConfig(next.client);
    await again.load();
    expect(next.names()).toEqual(["loadConfig", "saveConfig"]);
    expect(pageStore.get(matchDisplayAtom).yellowCard).toBe(false);
    again.stop();
  });

  it("that could not be saved is reported to pages, which can save it again", async () => {
    takeSignIn(SIGNED_IN);
    const { client, acts, state } = aClient();
    const sync = startMemberConfig(client);
    await sync.load();
    state.failing = true;
    pageStore.set(communityConfigAtom, (now) => ({ ...now, sort: "oldest" }));
    await vi.advanceTimersByTimeAsync(1_000);
    const failed = pageStore.get(configFailureAtom);
    expect(failed?.failure.reason).toBe("noAnswer");
    expect(pageStore.get(communityConfigAtom).sort).toBe("oldest");
    state.failing = false;
    failed?.retry();
    await vi.advanceTimersByTimeAsync(0);
    expect(acts.at(-1)?.params).toMatchObject({ community: { sort: "oldest", visibility: "public" } });
    expect(pageStore.get(configFailureAtom)).toBeUndefined();
    sync.stop();
  });

  it("that could not be loaded changes nothing, and is loaded before it is saved", async () => {
    takeSignIn(SIGNED_IN);
    const { client, names, state } = aClient();
    state.failing = true;
    const sync = startMemberConfig(client);
    await sync.load();
    pageStore.set(matchDisplayAtom, { ...DEFAULT_SETTINGS, goal: false });
    await vi.advanceTimersByTimeAsync(1_000);
    expect(names()).toEqual(["loadConfig", "loadConfig"]);
    state.failing = false;
    pageStore.set(matchDisplayAtom, { ...DEFAULT_SETTINGS, goal: false, end: true } as never);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(names()).toEqual(["loadConfig", "loadConfig", "loadConfig", "saveConfig"]);
    sync.stop();
  });

  it("changed by one member is not saved as the next one's", async () => {
    takeSignIn(SIGNED_IN);
    const { client, names } = aClient();
    const sync = startMemberConfig(client);
    await sync.load();
    pageStore.set(matchDisplayAtom, { ...CONFIG.settings, goal: false });
    takeSignIn({ user: { id: 8, name: "Eight", avatar: "" }, session: "s2" });
    sync.stop();
    await vi.advanceTimersByTimeAsync(2_000);
    expect(names()).toEqual(["loadConfig"]);
  });
});
