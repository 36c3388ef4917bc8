// What was told where: which tab was looked at last, what a cancelled goal takes back, and what nobody had time to see.
import { describe, expect, it } from "vitest";
import { DEFAULT_VIEW } from "#domain/board/view.ts";
import type { MatchEvent } from "#domain/match/matchEvent.ts";
import { DEFAULT_SETTINGS } from "#domain/settings.ts";
import { aMatch } from "#domain/testing/aMatch.ts";
import type { EventView } from "../contract.ts";
import type { LogEntry } from "../tabs/eventLog.ts";
import { createPopups, lookedAtLast } from "./popups.ts";
import { createTab, type Tab } from "../tabs/tab.ts";
import { createFakeClock } from "../testing/fakeClock.ts";

const MATCH = aMatch({ phase: "firstHalf" });

function aTab(id: string, options: Partial<Tab> = {}): Tab {
  const hello = {
    lockName: id,
    context: { language: "en_GB", offsetMinutes: 0 },
    settings: DEFAULT_SETTINGS,
    view: DEFAULT_VIEW,
    visible: true,
    deviceInfo: "",
  };
  return { ...createTab(id, hello, createFakeClock({ startAt: 0 }), new Set(), () => undefined), ...options };
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

const ZERO = { home: 0, away: 0 };
const NONE = { home: "", away: "" };
const viewOf = (event: MatchEvent): EventView => ({
  event,
  league: "",
  names: NONE,
  logos: NONE,
  favorite: true,
  score: ZERO,
  redCards: ZERO,
  yellowCards: ZERO,
});

const entryOf = (event: MatchEvent): LogEntry => ({ event, match: MATCH, late: false });

function setUp() {
  const clock = createFakeClock();
  const popups = createPopups(clock);
  const stand = (tab: Tab, ...events: readonly MatchEvent[]): void => {
    for (const event of events) popups.stand(entryOf(event), tab, "popups");
  };
  return { clock, popups, stand };
}

describe("the tab that was visible last", () => {
  it("is the visible one that was shown last", () => {
    const tabs = [
      aTab("early", { visibleChangedAt: 1 }),
      aTab("late", { visibleChangedAt: 5 }),
      aTab("hidden", { visibleChangedAt: 9, visible: false }),
    ];
    expect(lookedAtLast(tabs)?.id).toBe("late");
  });

  it("is undefined when every tab is hidden, and without tabs", () => {
    expect(lookedAtLast([aTab("hidden", { visible: false })])).toBeUndefined();
    expect(lookedAtLast([])).toBeUndefined();
  });
});

describe("a cancelled goal", () => {
  it("is withdrawn once from the tab that shows it", () => {
    const { popups, stand } = setUp();
    const tab = aTab("tab");
    stand(tab, goal(1), goal(2));
    expect(popups.withdraw(cancelled(1))).toEqual([tab]);
    expect(tab.dirty.take().withdrawn).toEqual([goal(2).id]);
    expect(popups.withdraw(cancelled(1))).toEqual([]);
    popups.withdraw(cancelled(0));
    expect(tab.dirty.take().withdrawn).toEqual([goal(1).id]);
  });

  it("withdraws all goals above the corrected score", () => {
    const { popups, stand } = setUp();
    const tab = aTab("tab");
    stand(tab, goal(1), goal(2), goal(3));
    popups.withdraw(cancelled(1));
    expect(tab.dirty.take().withdrawn).toEqual([goal(2).id, goal(3).id]);
  });

  it("does not change the other side, other matches and other events", () => {
    const { popups, stand } = setUp();
    const tab = aTab("tab");
    stand(tab, goal(1), goal(1, 0, { type: "redCard", id: "card" }));
    popups.withdraw(cancelled(1, 0, { side: "away" }));
    popups.withdraw(cancelled(0, 0, { matchId: 1002 }));
    popups.withdraw(goal(2));
    popups.withdraw(cancelled(0, 0, { side: "none" }));
    expect(tab.dirty.take().withdrawn).toEqual([]);
    popups.withdraw(cancelled(0));
    expect(tab.dirty.take().withdrawn).toEqual([goal(1).id]);
  });

  it("is withdrawn from a tab that was hidden meanwhile, and from a popup or digest that is hours old", async () => {
    const { clock, popups, stand } = setUp();
    const tab = aTab("tab");
    stand(tab, goal(1));
    popups.stand(entryOf(goal(0, 1, { side: "away" })), tab, "digest");
    tab.setVisible(false);
    await clock.advance(3 * 3_600_000);
    expect(popups.withdraw(cancelled(0, 1))).toHaveLength(1);
    expect(popups.withdraw(cancelled(0, 0, { side: "away" }))).toHaveLength(1);
  });

  it("that was not sent yet is never sent", () => {
    const { popups, stand } = setUp();
    const tab = aTab("tab");
    tab.dirty.addEvent("popups", viewOf(goal(1)));
    stand(tab, goal(1));
    popups.withdraw(cancelled(0));
    expect(tab.dirty.take()).toMatchObject({ popups: [], withdrawn: [] });
  });

  it("is withdrawn from no tab that is closed", () => {
    const { popups, stand } = setUp();
    const [closed, open] = [aTab("closed"), aTab("open")];
    stand(closed, goal(1));
    stand(open, goal(1));
    popups.forget(closed);
    expect(popups.withdraw(cancelled(0))).toEqual([open]);
  });

  it("is forgotten after five hundred others, so that memory is bounded", () => {
    const { popups, stand } = setUp();
    const tab = aTab("tab");
    stand(tab, goal(1));
    for (let id = 1; id <= 500; id += 1) stand(tab, goal(1, 0, { matchId: 2000 + id }));
    popups.withdraw(cancelled(0));
    expect(tab.dirty.take().withdrawn).toEqual([]);
  });
});

describe("a tab that is hidden", () => {
  it("has not shown a popup that it got less than a second before", async () => {
    const { clock, popups, stand } = setUp();
    const tab = aTab("tab");
    const other = aTab("other");
    stand(tab, goal(1));
    await clock.advance(600);
    stand(tab, goal(2));
    stand(other, goal(3));
    await clock.advance(400);
    expect(popups.unseen(tab).map(({ entry }) => entry.event.id)).toEqual([goal(2).id]);
    expect(tab.dirty.take().withdrawn).toEqual([goal(2).id]);
    expect(popups.unseen(tab)).toEqual([]);
  });

  it("may get the same popup again when it is shown again", () => {
    const { popups, stand } = setUp();
    const tab = aTab("tab");
    stand(tab, goal(1));
    popups.unseen(tab);
    stand(tab, goal(1));
    tab.dirty.addEvent("popups", viewOf(goal(1)));
    expect(tab.dirty.take().withdrawn).toEqual([]);
  });
});
