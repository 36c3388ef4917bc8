// Where an event pops up: in the visible tab looked at last, if its settings allow it, until the goal is taken back.
import { describe, expect, it } from "vitest";
import { DEFAULT_VIEW } from "#domain/board/view.ts";
import type { MatchEvent } from "#domain/match/matchEvent.ts";
import { DEFAULT_SETTINGS, type MatchDisplaySettings } from "#domain/settings.ts";
import { aMatch } from "#domain/testing/aMatch.ts";
import { createPopups } from "./popups.ts";
import { createTab, type Tab } from "./tab.ts";
import { createFakeClock } from "./testing/fakeClock.ts";

const MATCH = aMatch({ phase: "firstHalf" });
const FAVORITES = { match: [MATCH.id], league: [], team: [] };

function aTab(id: string, options: Partial<Tab> = {}, settings: Partial<MatchDisplaySettings> = {}): Tab {
  const hello = {
    lockName: id,
    context: { language: "en_GB", offsetMinutes: 0 },
    settings: { ...DEFAULT_SETTINGS, ...settings },
    view: DEFAULT_VIEW,
    visible: true,
    deviceInfo: "",
  };
  return { ...createTab(id, hello, createFakeClock({ startAt: 0 }), () => undefined), ...options };
}

function goal(home: number, away = 0, parts: Partial<MatchEvent> = {}): MatchEvent {
  const side = parts.side ?? "home";
  return {
    id: `${parts.matchId ?? MATCH.id}:${parts.type ?? "goal"}:${side}:${home}-${away}`,
    type: "goal",
    matchId: MATCH.id,
    leagueId: MATCH.leagueId,
    side,
    at: 0,
    minute: 0,
    values: { home, away },
    ...parts,
  };
}

/** The event that takes the score back to `home`-`away`. */
const cancelled = (home: number, away = 0, parts: Partial<MatchEvent> = {}): MatchEvent =>
  goal(home, away, { type: "goalCancelled", ...parts });

function setUp() {
  const clock = createFakeClock();
  return { clock, popups: createPopups(clock) };
}

describe("an event pops up", () => {
  it("in the visible tab that was looked at last", () => {
    const { popups } = setUp();
    const tabs = [
      aTab("early", { visibleChangedAt: 1 }),
      aTab("late", { visibleChangedAt: 5 }),
      aTab("hidden", { visibleChangedAt: 9, visible: false }),
    ];
    expect(popups.tabFor(goal(1), MATCH, tabs, FAVORITES)?.id).toBe("late");
  });

  it("nowhere when every tab is hidden, or there is none", () => {
    const { popups } = setUp();
    expect(popups.tabFor(goal(1), MATCH, [aTab("hidden", { visible: false })], FAVORITES)).toBeUndefined();
    expect(popups.tabFor(goal(1), MATCH, [], FAVORITES)).toBeUndefined();
  });

  it("only for favourites, and only as that tab's settings say", () => {
    const { popups } = setUp();
    const none = { match: [], league: [MATCH.leagueId], team: [] };
    expect(popups.tabFor(goal(1), MATCH, [aTab("tab")], none)).toBeUndefined();
    const silent = aTab("silent", { visibleChangedAt: 5 }, { goal: false });
    expect(popups.tabFor(goal(1), MATCH, [aTab("loud"), silent], FAVORITES)).toBeUndefined();
  });

  it("never for a line-up or a cancelled goal", () => {
    const { popups } = setUp();
    for (const type of ["lineup", "goalCancelled"] as const) {
      expect(popups.tabFor(goal(1, 0, { type }), MATCH, [aTab("tab")], FAVORITES)).toBeUndefined();
    }
  });
});

describe("a cancelled goal", () => {
  it("takes its popup back from the tab that shows it, once", () => {
    const { popups } = setUp();
    const tab = aTab("tab");
    const first = goal(1);
    const second = goal(2);
    for (const event of [first, second]) popups.tabFor(event, MATCH, [tab], FAVORITES);
    expect(popups.withdraw(cancelled(1))).toEqual([{ tab, eventId: second.id }]);
    expect(popups.withdraw(cancelled(1))).toEqual([]);
    expect(popups.withdraw(cancelled(0))).toEqual([{ tab, eventId: first.id }]);
  });

  it("takes back all goals beyond the score that stands", () => {
    const { popups } = setUp();
    const tab = aTab("tab");
    for (const count of [1, 2, 3]) popups.tabFor(goal(count), MATCH, [tab], FAVORITES);
    expect(popups.withdraw(cancelled(1)).map(({ eventId }) => eventId)).toEqual([goal(2).id, goal(3).id]);
  });

  it("leaves the other side, other matches and other events alone", () => {
    const { popups } = setUp();
    const tab = aTab("tab");
    const card = goal(1, 0, { type: "redCard", id: "card" });
    for (const event of [goal(1), card]) popups.tabFor(event, MATCH, [tab], FAVORITES);
    expect(popups.withdraw(cancelled(1, 0, { side: "away" }))).toEqual([]);
    expect(popups.withdraw(cancelled(0, 0, { matchId: 1002 }))).toEqual([]);
    expect(popups.withdraw(goal(2))).toEqual([]);
    expect(popups.withdraw(cancelled(0, 0, { side: "none" }))).toEqual([]);
    expect(popups.withdraw(cancelled(0)).map(({ eventId }) => eventId)).toEqual([goal(1).id]);
  });

  it("finds a popup in a tab that was hidden meanwhile, and none that is long gone", async () => {
    const { clock, popups } = setUp();
    const tab = aTab("tab");
    popups.tabFor(goal(1), MATCH, [tab], FAVORITES);
    tab.visible = false;
    expect(popups.withdraw(cancelled(0))).toHaveLength(1);
    tab.visible = true;
    popups.tabFor(goal(1), MATCH, [tab], FAVORITES);
    await clock.advance(60_000);
    popups.tabFor(goal(1, 1, { side: "away" }), MATCH, [tab], FAVORITES);
    expect(popups.withdraw(cancelled(0))).toEqual([]);
  });
});
