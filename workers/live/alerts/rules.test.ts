// Rules fire once a match, for what happens while a tab is open; over a replaced core too, and quiet hours hold them back.
import { describe, expect, it } from "vitest";
import type { AlertRule } from "#domain/alerts/alertRules.ts";
import type { TabAlerts } from "#domain/alerts/tabAlerts.ts";
import type { View } from "#domain/board/view.ts";
import type { Match } from "#domain/match/match.ts";
import { alive, playing, push, told } from "../testing/anAbsence.ts";
import { createCoreUnderTest, type FakeTab } from "../testing/aCore.ts";

const MINUTE = 60_000;
const NOON = Date.UTC(2026, 10, 21, 12);
const NONE: TabAlerts = { sounds: false, canSound: false, notifies: false, rules: [], usedAt: 0 };

const rule = (kind: AlertRule["kind"], amount = 0, scope?: AlertRule["scope"]): AlertRule => ({
  id: `${kind}-${amount}`,
  kind,
  amount,
  scope: scope ?? { kind: "match", id: 1001, name: "Home – Away" },
});

const since = (minutes: number): Partial<Match> => ({ periodStartedAt: NOON - minutes * MINUTE });

/** A core with one match and a tab with these rules. */
async function ruled(
  rules: readonly AlertRule[],
  match: Match = playing(1001),
  options: {
    readonly quiet?: TabAlerts["quiet"];
    readonly stored?: Map<string, unknown>;
    readonly startAt?: number;
    readonly rejoins?: boolean;
    readonly delaySeconds?: number;
    readonly view?: Partial<View>;
  } = {},
) {
  const { quiet, stored, startAt = NOON, rejoins = false, delaySeconds = 0, view = {} } = options;
  const under = createCoreUnderTest({ clock: { startAt }, ...(stored ? { stored } : {}) });
  under.server.matches = [match];
  const alerts = { ...NONE, rules, quiet, shows: true as const };
  const tab = under.openTab({ alerts, rejoins, view, spoilers: { delaySeconds } });
  await under.clock.advance(2_500);
  return { ...under, tab, alerts };
}

const popups = (tab: FakeTab): readonly string[] => told(tab.popups());

describe("a rule", () => {
  it.each([
    ["lineups", 0, playing(1001, 0, { phase: "notStarted" }), { hasLineup: true }, "lineup 1001 0-0"],
    ["halfTime", 0, playing(1001), { phase: "halfTime" }, "halfTime 1001 0-0"],
    ["redCard", 0, playing(1001), { redCards: { home: 0, away: 1 } }, "redCard 1001 0-1"],
    ["goal", 30, playing(1001, 0, since(31)), { score: { home: 1, away: 0 } }, "goal 1001 1-0"],
    ["level", 30, playing(1001, 1, since(31)), { score: { home: 1, away: 1 } }, "level 1001 1-1"],
  ] as const)("%s fires once, and its time is told", async (kind, amount, before, change, event) => {
    const under = await ruled([rule(kind, amount)], before);
    expect(popups(under.tab)).toEqual([]);
    push(under, { ...before, ...change });
    await under.clock.advance(2_000);
    push(under, before);
    await under.clock.advance(2_000);
    push(under, { ...before, ...change });
    await under.clock.advance(2_000);
    expect(popups(under.tab)).toEqual([event]);
    const state = under.tab.alerts().at(-1);
    expect(state).toMatchObject({ kind: "alertState" });
    if (state?.kind === "alertState") expect(Object.keys(state.state.fired)).toEqual([`${kind}-${amount}`]);
  });

  it("reminds N minutes before the kick-off, by the tick, and again of a later kick-off never", async () => {
    const before = playing(1001, 0, { phase: "notStarted", kickoffAt: NOON + 3 * MINUTE });
    const under = await ruled([rule("reminder", 2)], before);
    await under.clock.advance(50_000);
    expect(popups(under.tab)).toEqual([]);
    await under.clock.advance(15_000);
    expect(popups(under.tab)).toEqual(["kickOffSoon 1001 0-0"]);
    push(under, { ...before, kickoffAt: NOON + 10 * MINUTE });
    await under.clock.advance(8 * MINUTE);
    expect(popups(under.tab)).toHaveLength(1);
  });

  it("level from a minute on fires when that minute comes", async () => {
    const under = await ruled([rule("level", 40)], playing(1001, 0, since(39)));
    await under.clock.advance(50_000);
    expect(popups(under.tab)).toEqual([]);
    await under.clock.advance(15_000);
    expect(popups(under.tab)).toEqual(["level 1001 0-0"]);
  });

  it("does not fire for what was so before the page was opened or the rule was made", async () => {
    const goalless = playing(1001, 0, { ...since(50), hasLineup: true });
    const under = await ruled([rule("level", 30), rule("lineups")], goalless);
    under.tab.session.setAlerts({ ...under.alerts, rules: [rule("goal", 20), rule("level", 10)] });
    await under.clock.advance(10_000);
    expect(popups(under.tab)).toEqual([]);
  });

  it("does not count a goal before its minute, nor one whose score was not told before", async () => {
    const untold = playing(1001, 0, { ...since(20), score: { home: -1, away: -1 } });
    const under = await ruled([rule("goal", 30), rule("goal", 10)], untold);
    push(under, playing(1001, 1, since(20)));
    await under.clock.advance(2_000);
    expect(popups(under.tab)).toEqual([]);
    push(under, playing(1001, 2, since(20)));
    await under.clock.advance(2_000);
    expect(popups(under.tab)).toEqual(["goal 1001 2-0"]);
  });

  it("counts by the minute that is shown where everything is shown late", async () => {
    const under = await ruled([rule("goal", 30), rule("level", 32)], playing(1001, 0, since(26)), {
      delaySeconds: 60,
    });
    await alive(under, 3 * MINUTE);
    push(under, playing(1001, 1, since(26)));
    await alive(under, 70_000);
    expect(under.tab.row(1001).homeScore).toBe(1);
    expect(popups(under.tab)).toEqual([]);
    push(under, playing(1001, 2, since(26)));
    await alive(under, 61_000);
    expect(popups(under.tab)).toEqual(["goal 1001 2-0"]);
    expect(under.tab.popups()[0]?.event.minute).toBe(3_000);
    push(under, playing(1001, 0, since(26)));
    await alive(under, 61_000);
    // In truth it is minute 32 already.
    expect(popups(under.tab)).toHaveLength(1);
    await alive(under, MINUTE);
    expect(popups(under.tab)).toEqual(["goal 1001 2-0", "level 1001 0-0"]);
  });

  it("does not say when it fired where that tells of a hidden score", async () => {
    const under = await ruled([rule("redCard"), rule("reminder", 2)]);
    under.tab.session.setSpoilers(JSON.stringify({ hideScores: true }));
    push(under, playing(1001, 0, { redCards: { home: 1, away: 0 } }));
    await under.clock.advance(2_000);
    expect(under.tab.alerts().at(-1)).toMatchObject({ state: { fired: { "redCard-0": NaN } } });
    under.tab.session.setSpoilers("{}");
    await under.clock.advance(2_000);
    expect(under.tab.alerts().at(-1)).toMatchObject({
      state: { fired: { "redCard-0": expect.closeTo(NOON, -4) } },
    });
  });

  it("reminds by the clock, also where everything is shown late", async () => {
    const before = playing(1001, 0, { phase: "notStarted", kickoffAt: NOON + 5 * MINUTE });
    const under = await ruled([rule("reminder", 2)], before, { delaySeconds: 60 });
    await alive(under, 3 * MINUTE);
    expect(popups(under.tab)).toEqual(["kickOffSoon 1001 0-0"]);
    expect(under.tab.popups()[0]?.event.at).toBe(NOON + 3 * MINUTE);
  });

  it.each([
    ["a team", { kind: "team", id: 10_010, name: "Home" }, 1],
    ["a league", { kind: "league", id: 36, name: "League" }, 1],
    ["another league", { kind: "league", id: 37, name: "League" }, 0],
    ["all favourites, of which there are none", { kind: "favorites" }, 0],
  ] as const)("can be about %s", async (_name, scope, count) => {
    const under = await ruled([rule("halfTime", 0, scope)]);
    push(under, playing(1001, 0, { phase: "halfTime" }));
    await under.clock.advance(2_000);
    expect(popups(under.tab)).toHaveLength(count);
  });

  it("and a switch that ask for the same tell it once", async () => {
    const under = await ruled([rule("goal", 1), rule("goal", 2)], playing(1001, 0, since(30)));
    await under.tab.session.toggleFavorite("match", 1001, true);
    push(under, playing(1001, 1, since(30)));
    await under.clock.advance(2_000);
    expect(popups(under.tab)).toEqual(["goal 1001 1-0"]);
    push(under, playing(1001, 2, since(30)));
    await under.clock.advance(2_000);
    expect(popups(under.tab)).toEqual(["goal 1001 1-0", "goal 1001 2-0"]);
  });
});

describe("odds", () => {
  it("that moved by so much within ten minutes fire, by whichever outcome, and while no tab is in sight", async () => {
    const under = await ruled([rule("odds", 10)]);
    under.server.odds = new Map([[1001, { home: 2, draw: 3.4, away: 4 }]]);
    await under.clock.advance(20_000);
    under.server.oddsChanges = "1001^2.1^3.4^4";
    await under.clock.advance(20_000);
    expect(popups(under.tab)).toEqual([]);
    under.tab.session.setVisible(false);
    under.server.oddsChanges = "1001^1.8^3.5^4.2";
    await under.clock.advance(20_000);
    const state = under.tab.alerts().at(-1);
    expect(state?.kind === "alertState" && Object.keys(state.state.fired)).toEqual(["odds-10"]);
  });
});

describe("a match that is in no list of a tab", () => {
  const TOMORROW: Partial<View> = { page: "scores", date: "2026-11-22" };
  const YESTERDAY: Partial<View> = { page: "scores", date: "2026-11-20" };
  const waits = (kickoffAt: number): Match => playing(1001, 0, { phase: "notStarted", kickoffAt });
  const dayCalls = (calls: Readonly<Record<string, number>>): readonly string[] =>
    Object.keys(calls).filter((call) => call.startsWith("day:"));
  const FAVORITES = { kind: "favorites" } as const;

  it.each([TOMORROW, YESTERDAY])("fires rules of today while a tab shows $date", async (view) => {
    const before = waits(NOON + 3 * MINUTE);
    const under = await ruled([rule("reminder", 2), rule("lineups"), rule("odds", 10)], before, { view });
    under.server.oddsChanges = "1001^2^3.4^4";
    await alive(under, 20_000);
    push(under, { ...before, hasLineup: true });
    under.server.oddsChanges = "1001^1.8^3.4^4";
    await alive(under, 50_000);
    expect(popups(under.tab).toSorted()).toEqual([
      "kickOffSoon 1001 0-0",
      "lineup 1001 0-0",
      "oddsMoved 1001 0-0",
    ]);
    expect(under.tab.listed()).toEqual([]);
  });

  it("is reminded of before midnight, when its kick-off is after", async () => {
    const midnight = NOON + 12 * 60 * MINUTE;
    const under = await ruled([rule("reminder", 10)], waits(midnight + 5 * MINUTE), {
      startAt: midnight - 10 * MINUTE,
    });
    await alive(under, 4 * MINUTE);
    expect(popups(under.tab)).toEqual([]);
    await alive(under, 2 * MINUTE);
    expect(popups(under.tab)).toEqual(["kickOffSoon 1001 0-0"]);
  });

  it("fires after midnight for a match of the day before", async () => {
    const midnight = NOON + 12 * 60 * MINUTE;
    const before = playing(1001, 0, { kickoffAt: midnight - 60 * MINUTE });
    const under = await ruled([rule("halfTime")], before, { startAt: midnight + 5 * MINUTE });
    push(under, { ...before, phase: "halfTime" });
    await alive(under, 2_000);
    expect(popups(under.tab)).toEqual(["halfTime 1001 0-0"]);
  });

  it("has its list fetched every 10 minutes, in the middle of the day alone", async () => {
    const under = await ruled([rule("lineups")], waits(NOON), { view: TOMORROW });
    await alive(under, 25 * MINUTE);
    expect(under.server.calls).toMatchObject({ "day:en_GB:2026-11-21": 3, "day:en_GB:2026-11-22": 3 });
    expect(dayCalls(under.server.calls)).toHaveLength(2);
  });

  it.each([
    ["there is no rule", []],
    ["rules are about favourites, and there are none", [rule("halfTime", 0, FAVORITES)]],
  ])("asks for no list where %s", async (_name, rules) => {
    const under = await ruled(rules, waits(NOON), { view: TOMORROW });
    await alive(under, MINUTE);
    expect(dayCalls(under.server.calls)).toEqual(["day:en_GB:2026-11-22"]);
  });

  it("asks for no further list once the rule about it has fired", async () => {
    const before = waits(NOON + 60 * MINUTE);
    const under = await ruled([rule("lineups")], before, { view: TOMORROW });
    push(under, { ...before, hasLineup: true });
    await alive(under, 25 * MINUTE);
    expect(popups(under.tab)).toEqual(["lineup 1001 0-0"]);
    expect(under.server.calls).toMatchObject({ "day:en_GB:2026-11-21": 1, "day:en_GB:2026-11-22": 3 });
  });
});

describe("what happened while no tab was open", () => {
  it.each([0, 10])("fires no rule, and keeps none from firing later, %i s late", async (delaySeconds) => {
    const rules = [rule("goal", 1), rule("odds", 10)];
    const under = await ruled(rules, playing(1001, 0, since(30)), { delaySeconds });
    under.server.oddsChanges = "1001^2^3.4^4";
    await alive(under, 30_000);
    under.tab.session.goodbye();
    const scored = playing(1001, 1, since(30));
    Object.assign(under.server, { matches: [scored], changed: [scored], oddsChanges: "1001^1.5^3.4^4" });
    await under.clock.advance(10_000);
    const tab = under.openTab({ alerts: under.alerts, spoilers: { delaySeconds } });
    await alive(under, 40_000);
    expect([tab.row(1001).homeScore, popups(tab), tab.digest()]).toEqual([1, [], []]);
    push(under, playing(1001, 2, since(30)));
    under.server.oddsChanges = "1001^1.2^3.4^4";
    await alive(under, 40_000);
    expect(popups(tab).toSorted()).toEqual(["goal 1001 2-0", "oddsMoved 1001 2-0"]);
  });
});

describe("a core that is replaced", () => {
  it("goes on: what happened between the two fires, what has fired does not", async () => {
    const rules = [rule("goal", 10), rule("redCard"), rule("halfTime")];
    const under = await ruled(rules, playing(1001, 0, since(30)));
    push(under, playing(1001, 1, since(30)));
    await under.clock.advance(3_000);
    expect(popups(under.tab)).toEqual(["goal 1001 1-0"]);
    const next = await ruled(rules, playing(1001, 2, { ...since(30), phase: "halfTime" }), {
      stored: under.stored,
      startAt: under.clock.now() + 3_000,
      rejoins: true,
    });
    expect(popups(next.tab)).toEqual(["halfTime 1001 2-0"]);
  });

  it("after a visit that ended begins anew, and remembers what has fired", async () => {
    const rules = [rule("goal", 10), rule("redCard")];
    const under = await ruled(rules, playing(1001, 0, since(30)));
    push(under, playing(1001, 1, since(30)));
    await under.clock.advance(3_000);
    under.tab.session.goodbye();
    await under.clock.advance(100);
    const red = { redCards: { home: 1, away: 0 } };
    const next = await ruled(rules, playing(1001, 1, { ...since(30), ...red }), {
      stored: under.stored,
      startAt: under.clock.now() + 3_000,
    });
    push(next, playing(1001, 2, { ...since(30), ...red }));
    await next.clock.advance(3_000);
    expect(popups(next.tab)).toEqual([]);
  });

  it.each([undefined, 7, { version: 2 }, { version: 1, looks: 7 }])(
    "survives %j in its store",
    async (value) => {
      const stored = new Map<string, unknown>([["live.alertRules", value]]);
      const under = await ruled([rule("halfTime")], playing(1001), { stored });
      push(under, playing(1001, 0, { phase: "halfTime" }));
      await under.clock.advance(2_000);
      expect(popups(under.tab)).toHaveLength(1);
    },
  );
});

describe("quiet hours", () => {
  const QUIET = { from: 11 * 60, to: 12 * 60 + 2 };

  it("hold everything back, and one digest tells it when they end", async () => {
    const under = await ruled([rule("halfTime")], playing(1001), { quiet: QUIET });
    await under.tab.session.toggleFavorite("match", 1001, true);
    push(under, playing(1001, 1));
    await under.clock.advance(10_000);
    push(under, playing(1001, 1, { phase: "halfTime" }));
    await under.clock.advance(60_000);
    expect([under.tab.popups(), under.tab.digest()]).toEqual([[], []]);
    await under.clock.advance(MINUTE);
    expect(under.tab.popups()).toEqual([]);
    expect(told(under.tab.digest())).toEqual(["halfTime 1001 1-0", "goal 1001 1-0"]);
  });

  it("are told by the next core where theirs dies, and a goal that is taken back is not", async () => {
    const under = await ruled([rule("goal", 1), rule("redCard")], playing(1001, 0, since(30)), {
      quiet: QUIET,
    });
    push(under, playing(1001, 1, { ...since(30), redCards: { home: 1, away: 0 } }));
    await under.clock.advance(5_000);
    const after = playing(1001, 0, { ...since(30), redCards: { home: 1, away: 0 } });
    push(under, after);
    await under.clock.advance(5_000);
    const next = await ruled([rule("goal", 1), rule("redCard")], after, {
      quiet: QUIET,
      stored: under.stored,
      startAt: under.clock.now() + 3_000,
      rejoins: true,
    });
    await next.clock.advance(2 * MINUTE);
    expect(next.tab.popups()).toEqual([]);
    expect(told(next.tab.digest())).toEqual(["redCard 1001 1-0"]);
  });
});
