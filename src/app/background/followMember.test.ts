// Follows the signed-in member: the tab that signed in loads the settings once; cached pages go with the member.
import { waitFor } from "@testing-library/react";
import { afterEach, describe, expect, it, vi } from "vitest";
import { pageStore } from "#state/pageStore.ts";
import { writeCookie } from "#domain/cookies.ts";
import { DEFAULT_COMMUNITY_CONFIG } from "#domain/communityConfig.ts";
import type { MemberConfig } from "#domain/member/memberConfig.ts";
import type { MemberRequest } from "#domain/calls/memberActs.ts";
import type { LiveClient } from "#state/live/client/liveClient.ts";
import { markReported } from "#state/community/reported.ts";
import { pageClient } from "#state/pageData/pageClient.ts";
import { SESSION_KEY, sessionAtom } from "#state/session/sessionAtom.ts";
import { forgetMember, takeSignIn } from "#state/session/signInOut.ts";
import { DEFAULT_SETTINGS } from "#domain/settings.ts";
import { matchDisplayAtom } from "#state/preferences/matchDisplay.ts";
import { personalConfigAtom } from "#state/preferences/personalConfig.ts";
import { offerUndo, undoOffers } from "#ui/overlays/undo.ts";
import { followMember } from "./followMember.ts";

const SIGNED_IN = { user: { id: 7, name: "Seven", avatar: "" }, session: "s1" };
const store = pageStore;

/** `language`: that of the configuration on the server; without it there is no configuration. */
function aClient(language?: string) {
  const acts: MemberRequest["act"][] = [];
  const config: MemberConfig | undefined =
    language === undefined
      ? undefined
      : {
          language,
          zoneOffset: 0,
          automaticZone: true,
          settings: DEFAULT_SETTINGS,
          community: DEFAULT_COMMUNITY_CONFIG,
          rest: {},
        };
  const act = async (request: MemberRequest) => {
    acts.push(request.act);
    return { ok: true as const, value: request.act === "loadConfig" ? { config } : true };
  };
  return { acts, client: { act } as unknown as LiveClient };
}

const nothing = (): void => undefined;

/** Simulates a sign-in or sign-out in another tab. */
function inAnotherTab(session: string | undefined): void {
  if (session === undefined) localStorage.removeItem(SESSION_KEY);
  else localStorage.setItem(SESSION_KEY, JSON.stringify({ ...SIGNED_IN.user, session }));
  dispatchEvent(new StorageEvent("storage", { key: SESSION_KEY }));
}

let stop = nothing;
const turn = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 20));

afterEach(() => stop());

describe("the settings", () => {
  it("of a member who is signed in at page load are loaded", async () => {
    takeSignIn(SIGNED_IN);
    const { client, acts } = aClient();
    stop = followMember(client, nothing);
    await turn();
    expect(acts[0]).toBe("loadConfig");
  });

  it("are loaded once after a sign-in here, and no longer saved after the sign-out", async () => {
    const { client, acts } = aClient();
    stop = followMember(client, nothing);
    expect(acts).toEqual([]);
    takeSignIn(SIGNED_IN);
    await turn();
    // A new member starts with this browser's settings.
    expect(acts).toEqual(["loadConfig", "saveConfig"]);
    forgetMember();
    store.set(matchDisplayAtom, (settings) => ({ ...settings, goal: !settings.goal }));
    await turn();
    expect(acts).toEqual(["loadConfig", "saveConfig"]);
  });

  it("are not loaded after a sign-in in another tab, but saved when they change here", async () => {
    const { client, acts } = aClient();
    stop = followMember(client, nothing);
    inAnotherTab("s2");
    await turn();
    expect(store.get(sessionAtom)?.session).toBe("s2");
    expect(acts).toEqual([]);
    store.set(matchDisplayAtom, (settings) => ({ ...settings, goal: !settings.goal }));
    await waitFor(() => expect(acts).toEqual(["loadConfig", "saveConfig"]));
  });
});

it("a page of a member extends the login flag, unless it is gone", () => {
  takeSignIn(SIGNED_IN);
  const written = vi.spyOn(document, "cookie", "set");
  stop = followMember(aClient().client, nothing);
  stop();
  writeCookie(document, "isLogin", "");
  written.mock.calls.pop();
  stop = followMember(aClient().client, nothing);
  expect(written.mock.calls.map(([cookie]) => cookie.split(";", 2).join(";"))).toEqual([
    `isLogin=1; Max-Age=${30 * 86_400}`,
  ]);
  written.mockRestore();
});

describe("a member's language", () => {
  /** The languages that pages of this device are shown in, one after the other. */
  function aDevice(language: string, chosen: string | undefined) {
    const { client, acts } = aClient(language);
    store.set(personalConfigAtom, (config) => ({ ...config, language: chosen }));
    const shown: string[] = [];
    const open = (): void => {
      stop();
      stop = followMember(client, (locale) => shown.push(locale.id));
    };
    return { acts, shown, open };
  }

  it("is shown at a sign-in on a device where no language was chosen, without a call", async () => {
    const { acts, shown, open } = aDevice("fr_FR", undefined);
    open();
    takeSignIn(SIGNED_IN);
    await turn();
    expect([shown, acts]).toEqual([["fr"], ["loadConfig"]]);
  });

  it("is not shown where another one was chosen on the device", async () => {
    const { acts, shown, open } = aDevice("fr_FR", "de_DE");
    open();
    takeSignIn(SIGNED_IN);
    await turn();
    expect([shown, acts, store.get(personalConfigAtom).language]).toEqual([[], ["loadConfig"], "de_DE"]);
  });

  it("changes no page that a member opens, whose address has decided", async () => {
    const { shown, open } = aDevice("fr_FR", undefined);
    store.set(sessionAtom, { ...SIGNED_IN.user, session: "s-before" });
    open();
    await turn();
    expect([shown, store.get(personalConfigAtom).language]).toEqual([[], "fr_FR"]);
  });

  it("is shown where the sign-in was made before this part was loaded, as on the return from a platform", async () => {
    const { shown, open } = aDevice("fr_FR", undefined);
    takeSignIn(SIGNED_IN);
    open();
    await turn();
    expect(shown).toEqual(["fr"]);
  });

  it("of a member who has signed out meanwhile, or without a catalogue, is not shown", async () => {
    const { shown, open } = aDevice("fr_FR", undefined);
    open();
    takeSignIn(SIGNED_IN);
    forgetMember();
    await turn();
    const other = aDevice("nl_NL", undefined);
    other.open();
    takeSignIn(SIGNED_IN);
    await turn();
    expect([...shown, ...other.shown]).toEqual([]);
  });
});

it("removes cached answers that depend on the member, and keeps the others", async () => {
  takeSignIn(SIGNED_IN);
  stop = followMember(aClient().client, nothing);
  pageClient.setQueryData(["account", {}, "en_GB", 0], { name: "Seven" });
  pageClient.setQueryData(["leagueRound", { leagueId: 36 }, "en_GB", 0], { round: 1 });
  inAnotherTab(undefined);
  await waitFor(() => expect(pageClient.getQueryData(["account", {}, "en_GB", 0])).toBeUndefined());
  expect(pageClient.getQueryData(["leagueRound", { leagueId: 36 }, "en_GB", 0])).toEqual({ round: 1 });
});

it("forgets what the member has reported", async () => {
  takeSignIn(SIGNED_IN);
  stop = followMember(aClient().client, nothing);
  markReported({ kind: "post", id: 5 });
  expect(localStorage.getItem("touchline.reported.1")).not.toBeNull();
  inAnotherTab(undefined);
  await waitFor(() => expect(localStorage.getItem("touchline.reported.1")).toBeNull());
});

it("withdraws offers to undo what the member did, who may be another next", async () => {
  takeSignIn(SIGNED_IN);
  stop = followMember(aClient().client, nothing);
  offerUndo({ text: "Muted.", action: "Undo", undo: nothing });
  inAnotherTab(undefined);
  await waitFor(() => expect(undoOffers.read()).toEqual([]));
});
