// The configuration of a member: when it is loaded, saved and restored, and what the server gets.
import { createStore } from "jotai";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { DEFAULT_COMMUNITY_CONFIG } from "#domain/communityConfig.ts";
import { DEFAULT_SETTINGS } from "#domain/settings.ts";
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
  localStorage.clear();
});
afterEach(() => {
  forgetMember();
  vi.useRealTimers();
});

describe("the configuration", () => {
  it("is loaded with the member and removed with them; the visitor's own is restored", async () => {
    const store = createStore();
    store.set(personalConfigAtom, { language: undefined, zoneOffset: -210 });
    store.set(matchDisplayAtom, { ...DEFAULT_SETTINGS, goal: false });
    takeSignIn(SIGNED_IN, store);
    const { client } = aClient();
    const sync = startMemberConfig(client, store);
    await sync.load();
    expect(store.get(personalConfigAtom)).toEqual({ language: "fr_FR", zoneOffset: 345 });
    expect(store.get(matchDisplayAtom)).toEqual(CONFIG.settings);
    expect(store.get(communityConfigAtom).sort).toBe("mostLiked");
    sync.stop();
    forgetMember(store);
    expect(store.get(communityConfigAtom)).toEqual(DEFAULT_COMMUNITY_CONFIG);
    expect(store.get(personalConfigAtom)).toEqual({ language: undefined, zoneOffset: -210 });
    expect(store.get(matchDisplayAtom)).toEqual({ ...DEFAULT_SETTINGS, goal: false });
  });

  it("keeps a language that was chosen on this device before the sign-in, without a call", async () => {
    const store = createStore();
    store.set(personalConfigAtom, { language: "ar_SA", zoneOffset: -210 });
    takeSignIn(SIGNED_IN, store);
    // The first load is that of the sign-in, the second that of the next page.
    for (const load of ["at the sign-in", "at the next page"]) {
      const { client, names } = aClient();
      const sync = startMemberConfig(client, store);
      await sync.load();
      await vi.advanceTimersByTimeAsync(1_000);
      expect([load, store.get(personalConfigAtom), names()]).toEqual([
        load,
        { language: "ar_SA", zoneOffset: 345 },
        ["loadConfig"],
      ]);
      sync.stop();
    }
  });

  it("is saved whole after a change of settings or zone, several changes at once, and not for a language alone", async () => {
    const store = createStore();
    takeSignIn(SIGNED_IN, store);
    const { client, acts, names } = aClient();
    const sync = startMemberConfig(client, store);
    await sync.load();
    store.set(personalConfigAtom, { language: "de_DE", zoneOffset: 345 });
    await vi.advanceTimersByTimeAsync(2_000);
    expect(names()).toEqual(["loadConfig"]);
    store.set(matchDisplayAtom, { ...CONFIG.settings, goal: false });
    store.set(matchDisplayAtom, { ...CONFIG.settings, goal: false, redCard: false });
    store.set(personalConfigAtom, { language: "de_DE", zoneOffset: 60 });
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
    const store = createStore();
    store.set(matchDisplayAtom, { ...DEFAULT_SETTINGS, oddsFormat: "american" });
    takeSignIn(SIGNED_IN, store);
    const { client, acts, state } = aClient();
    state.config = undefined;
    const sync = startMemberConfig(client, store);
    await sync.load();
    expect(acts.map(({ act }) => act)).toEqual(["loadConfig", "saveConfig"]);
    expect(acts[1]?.params).toMatchObject({ settings: { oddsFormat: "american" } });
    sync.stop();
  });

  it("keeps what was changed here before the server's was loaded, and saves it", async () => {
    const store = createStore();
    takeSignIn(SIGNED_IN, store);
    // The page is used before the configuration is loaded.
    store.set(matchDisplayAtom, { ...DEFAULT_SETTINGS, goal: false });
    const { client, acts, names } = aClient();
    const sync = startMemberConfig(client, store);
    await sync.load();
    expect(store.get(matchDisplayAtom)).toEqual({ ...CONFIG.settings, goal: false });
    expect(store.get(personalConfigAtom).zoneOffset).toBe(345);
    expect(names()).toEqual(["loadConfig", "saveConfig"]);
    expect(acts[1]?.params).toMatchObject({ settings: { odds: false, goal: false }, zoneOffset: 345 });
    sync.stop();

    // On the next page nothing differs any more, so another device's change is taken over.
    const next = aClient({ ...CONFIG, settings: { ...CONFIG.settings, goal: true, redCard: false } });
    const again = startMemberConfig(next.client, store);
    await again.load();
    expect(next.names()).toEqual(["loadConfig"]);
    expect(store.get(matchDisplayAtom)).toMatchObject({ goal: true, redCard: false, odds: false });
    again.stop();
  });

  it("keeps a language chosen here meanwhile, without a call", async () => {
    const store = createStore();
    takeSignIn(SIGNED_IN, store);
    for (const language of ["de_DE", "ja_JP"]) {
      store.set(personalConfigAtom, (now) => ({ ...now, language }));
      const { client, names } = aClient();
      const sync = startMemberConfig(client, store);
      await sync.load();
      await vi.advanceTimersByTimeAsync(1_000);
      expect([store.get(personalConfigAtom).language, names()]).toEqual([language, ["loadConfig"]]);
      sync.stop();
    }
  });

  it("that could not be saved is saved at the next load", async () => {
    const store = createStore();
    takeSignIn(SIGNED_IN, store);
    const { client, state } = aClient();
    const sync = startMemberConfig(client, store);
    await sync.load();
    state.failing = true;
    store.set(matchDisplayAtom, { ...CONFIG.settings, yellowCard: false });
    await vi.advanceTimersByTimeAsync(1_000);
    sync.stop();
    const next = aClient();
    const again = startMemberConfig(next.client, store);
    await again.load();
    expect(next.names()).toEqual(["loadConfig", "saveConfig"]);
    expect(store.get(matchDisplayAtom).yellowCard).toBe(false);
    again.stop();
  });

  it("that could not be saved is reported to pages, which can save it again", async () => {
    const store = createStore();
    takeSignIn(SIGNED_IN, store);
    const { client, acts, state } = aClient();
    const sync = startMemberConfig(client, store);
    await sync.load();
    state.failing = true;
    store.set(communityConfigAtom, (now) => ({ ...now, sort: "oldest" }));
    await vi.advanceTimersByTimeAsync(1_000);
    const failed = store.get(configFailureAtom);
    expect(failed?.failure.reason).toBe("noAnswer");
    expect(store.get(communityConfigAtom).sort).toBe("oldest");
    state.failing = false;
    failed?.retry();
    await vi.advanceTimersByTimeAsync(0);
    expect(acts.at(-1)?.params).toMatchObject({ community: { sort: "oldest", visibility: "public" } });
    expect(store.get(configFailureAtom)).toBeUndefined();
    sync.stop();
  });

  it("that could not be loaded changes nothing, and is loaded before it is saved", async () => {
    const store = createStore();
    takeSignIn(SIGNED_IN, store);
    const { client, names, state } = aClient();
    state.failing = true;
    const sync = startMemberConfig(client, store);
    await sync.load();
    store.set(matchDisplayAtom, { ...DEFAULT_SETTINGS, goal: false });
    await vi.advanceTimersByTimeAsync(1_000);
    expect(names()).toEqual(["loadConfig", "loadConfig"]);
    state.failing = false;
    store.set(matchDisplayAtom, { ...DEFAULT_SETTINGS, goal: false, end: true } as never);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(names()).toEqual(["loadConfig", "loadConfig", "loadConfig", "saveConfig"]);
    sync.stop();
  });

  it("changed by one member is not saved as the next one's", async () => {
    const store = createStore();
    takeSignIn(SIGNED_IN, store);
    const { client, names } = aClient();
    const sync = startMemberConfig(client, store);
    await sync.load();
    store.set(matchDisplayAtom, { ...CONFIG.settings, goal: false });
    takeSignIn({ user: { id: 8, name: "Eight", avatar: "" }, session: "s2" }, store);
    sync.stop();
    await vi.advanceTimersByTimeAsync(2_000);
    expect(names()).toEqual(["loadConfig"]);
  });
});
