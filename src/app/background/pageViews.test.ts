// Page views: one event per page shown, without anything about its reader.
import { expect, it } from "vitest";
import type { Place } from "#state/navigation/navigation.ts";
import { asksNotToBeTracked, followPageViews, type PageView, pathForAnalytics } from "./pageViews.ts";

function aPlace(path: string, over: Partial<Place> = {}): Place {
  return { path, search: {}, flags: {}, list: undefined, historyKey: "", complete: true, ...over };
}

/** A tab that shows places and may be hidden; `sent` are its events. */
function aTab({ isUntracked = false, isHidden = false } = {}) {
  const sent: PageView[] = [];
  const listeners = new Set<() => void>();
  const page = new EventTarget() as EventTarget & { visibilityState: DocumentVisibilityState };
  page.visibilityState = isHidden ? "hidden" : "visible";
  let place: Place | undefined;
  const stop = followPageViews({
    navigation: {
      place: () => place,
      subscribe(listener) {
        listeners.add(listener);
        return () => void listeners.delete(listener);
      },
    },
    page,
    isUntracked: () => isUntracked,
    language: () => "pt-BR",
    build: "b1",
    send: (view) => sent.push(view),
  });
  return {
    sent,
    stop,
    paths: () => sent.map(({ path }) => path),
    go(path: string, over: Partial<Place> = {}) {
      place = aPlace(path, over);
      for (const listener of listeners) listener();
    },
    setVisible(visible: boolean) {
      page.visibilityState = visible ? "visible" : "hidden";
      page.dispatchEvent(new Event("visibilitychange"));
    },
  };
}

it("sends path, language, layout and build of the page", () => {
  const { go, sent } = aTab();
  go("/football/league/36", { flags: { layout: "soccer-league" }, search: { tab: "players" } });
  go("/about");
  expect(sent).toEqual([
    { path: "/football/league/36", language: "pt-BR", layout: "soccer-league", build: "b1" },
    { path: "/about", language: "pt-BR", layout: "responsive", build: "b1" },
  ]);
});

it("sends one event per page shown, and another when the page is shown again later", () => {
  const { go, paths } = aTab();
  go("/live", { complete: false });
  expect(paths()).toEqual([]);
  go("/live");
  go("/live", { search: { order: "kickoff" } });
  go("/about");
  go("/live");
  expect(paths()).toEqual(["/live", "/about", "/live"]);
});

it("sends the tab that a match leads to, and not the address that leads there", () => {
  const { go, paths } = aTab();
  go("/football/match/1001");
  go("/football/match/1001/odds");
  expect(paths()).toEqual(["/football/match/1001/odds"]);
});

it("waits until a tab opened in the background is visible, and sends nothing when it is shown once more", () => {
  const { go, paths, setVisible } = aTab({ isHidden: true });
  go("/faq");
  expect(paths()).toEqual([]);
  setVisible(true);
  setVisible(false);
  setVisible(true);
  expect(paths()).toEqual(["/faq"]);
});

it("sends nothing when the browser asks not to be tracked, nor after the end", () => {
  const untracked = aTab({ isUntracked: true });
  untracked.go("/faq");
  expect(untracked.sent).toEqual([]);
  const ended = aTab();
  ended.stop();
  ended.go("/faq");
  ended.setVisible(true);
  expect(ended.sent).toEqual([]);
});

it.each([
  [{ doNotTrack: "1" }, true],
  [{ globalPrivacyControl: true }, true],
  [{ doNotTrack: "0", globalPrivacyControl: false }, false],
  [{ doNotTrack: null }, false],
  [{}, false],
] as const)("%j asks not to be tracked: %s", (choice, asks) => {
  expect(asksNotToBeTracked(choice)).toBe(asks);
});

it.each([
  ["/", "/"],
  ["/index_s", "/index_s"],
  ["/settings/account/email", "/settings/account/email"],
  ["/football/match/1001/lineups", "/football/match/1001/lineups"],
  ["/football/player/7", "/football/player/7"],
  ["/profile", "/profile"],
  ["/profile/42", "/profile/{id}"],
  ["/posts/9001", "/posts/{id}"],
  ["/topic/Derby%20day", "/topic/{id}"],
])("the path %s is sent as %s", (path, sent) => {
  expect(pathForAnalytics({ path })).toBe(sent);
});

it("sends an address without a page as /404, because it may hold anything", () => {
  expect(pathForAnalytics({ path: "/alice", isMissing: true })).toBe("/404");
});
