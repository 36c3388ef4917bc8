// A notification of the system: in one tab while none is in sight, never beside a popup, and taken back with its goal.
import { describe, expect, it } from "vitest";
import type { AlertOrder, TabAlerts } from "#domain/alerts/tabAlerts.ts";
import { IDS, playing, push, told } from "../testing/anAbsence.ts";
import { createCoreUnderTest, type FakeTab } from "../testing/aCore.ts";

const WANTS: TabAlerts = { sounds: false, canSound: false, notifies: true, rules: [], usedAt: 0 };

const orders = (tab: FakeTab): readonly AlertOrder[] =>
  tab.alerts().flatMap((change) => (change.kind === "alert" ? [change.order] : []));

/** "goal 1-0", with how it is posted, or "closes 1001". */
const posts = (tab: FakeTab): readonly string[] =>
  orders(tab).map((order) => {
    if ("closes" in order) return `closes ${order.closes}`;
    if (!("notice" in order)) return "something else";
    const { event } = order.notice;
    const how = [order.renews ? "renews" : "", order.silent ? "silent" : ""].join("");
    return `${event.type} ${event.values.home}-${event.values.away} ${how}`.trim();
  });

/** A core with running favourites and a tab for each of `usedAt`; all are hidden and carry out what they are told. */
async function hidden(...usedAt: readonly number[]) {
  const under = createCoreUnderTest();
  under.server.matches = IDS.map((id) => playing(id));
  const tabs = usedAt.map((at, index) =>
    under.openTab({
      alerts: { ...WANTS, usedAt: at },
      context: { language: index === 0 ? "en_GB" : "de_DE", offsetMinutes: 0 },
    }),
  );
  await under.clock.advance(2_000);
  for (const id of IDS) await tabs[0]?.session.toggleFavorite("match", id, true);
  await under.clock.advance(500);
  for (const tab of tabs) tab.session.setVisible(false);
  const obey = (): void => {
    for (const [index, tab] of tabs.entries()) {
      const last = tab.alerts().at(-1);
      const done = last?.kind === "alert" ? last.id : undefined;
      tab.session.setAlerts({ ...WANTS, usedAt: usedAt[index] ?? 0, done });
    }
  };
  return { ...under, tabs, obey };
}

describe("while no tab is in sight", () => {
  it("the tab used last posts it, within a second", async () => {
    const under = await hidden(1, 2);
    push(under, playing(1001, 1));
    await under.clock.advance(600);
    expect(under.tabs.map(posts)).toEqual([[], ["goal 1-0 renews"]]);
    under.obey();
    push(under, playing(1001, 1, { yellowCards: { home: 0, away: 1 } }));
    await under.clock.advance(600);
    expect(under.tabs.map(posts)).toEqual([[], ["goal 1-0 renews", "yellowCard 0-1"]]);
  });

  it("the notification is asked for 0.4 s after the record, and no other timer comes between", async () => {
    const under = await hidden(1);
    push(under, playing(1001, 1));
    await under.clock.advance(399);
    expect(under.tabs.map(posts)).toEqual([[]]);
    await under.clock.advance(1);
    expect(under.tabs.map(posts)).toEqual([["goal 1-0 renews"]]);
  });

  it("another tab posts it where that one ends or does not answer", async () => {
    const under = await hidden(1, 2, 3);
    push(under, playing(1001, 1));
    await under.clock.advance(600);
    under.tabs[2]?.session.goodbye();
    await under.clock.advance(2_100);
    under.obey();
    await under.clock.advance(5_000);
    expect(under.tabs.map((tab) => posts(tab).length)).toEqual([1, 1, 1]);
  });

  it("shows no popup as well when a tab is shown soon after", async () => {
    const under = await hidden(1);
    push(under, playing(1001, 1));
    await under.clock.advance(600);
    under.obey();
    under.tabs[0]?.session.setVisible(true);
    await under.clock.advance(2_000);
    expect(under.tabs[0]?.popups()).toEqual([]);
  });

  it("a tab that is shown within the moment of a change gets a popup instead", async () => {
    const under = await hidden(1, 2);
    push(under, playing(1001, 1));
    await under.clock.advance(200);
    under.tabs[0]?.session.setVisible(true);
    await under.clock.advance(2_000);
    expect(under.tabs.flatMap(posts)).toEqual([]);
    expect(told(under.tabs[0]?.popups() ?? [])).toEqual(["goal 1001 1-0"]);
  });

  it("a popup that was left before it could be seen becomes one", async () => {
    const under = await hidden(1);
    const [tab] = under.tabs;
    tab?.session.setVisible(true);
    await under.clock.advance(1_000);
    push(under, playing(1001, 1));
    await under.clock.advance(200);
    tab?.session.setVisible(false);
    await under.clock.advance(600);
    expect(under.tabs.map(posts)).toEqual([["goal 1-0 renews"]]);
  });

  it("nothing is posted by tabs that may not", async () => {
    const under = await hidden(1);
    under.tabs[0]?.session.setAlerts({ ...WANTS, notifies: false });
    push(under, playing(1001, 1));
    await under.clock.advance(5_000);
    expect(under.tabs.flatMap(posts)).toEqual([]);
  });
});

describe("a goal that is taken back", () => {
  it("replaces its notification in silence, once", async () => {
    const under = await hidden(1);
    push(under, playing(1001, 1));
    await under.clock.advance(600);
    under.obey();
    push(under, playing(1001, 0));
    await under.clock.advance(5_000);
    expect(under.tabs.map(posts)).toEqual([["goal 1-0 renews", "goalCancelled 0-0 silent"]]);
  });

  it("takes it away where a tab is in sight, which shows the popup", async () => {
    const under = await hidden(1);
    push(under, playing(1001, 1));
    await under.clock.advance(600);
    under.obey();
    under.tabs[0]?.session.setVisible(true);
    await under.clock.advance(1_000);
    push(under, playing(1001, 0));
    await under.clock.advance(1_000);
    expect(under.tabs.map(posts)).toEqual([["goal 1-0 renews", "closes 1001"]]);
    expect(told(under.tabs[0]?.popups() ?? [])).toEqual(["goalCancelled 1001 0-0"]);
  });

  it("leaves a later event of the match, which has taken its place", async () => {
    const under = await hidden(1);
    const redCards = { home: 0, away: 1 };
    push(under, playing(1001, 1));
    await under.clock.advance(600);
    under.obey();
    push(under, playing(1001, 1, { redCards }));
    await under.clock.advance(600);
    under.obey();
    under.tabs[0]?.session.setVisible(true);
    await under.clock.advance(1_000);
    push(under, playing(1001, 0, { redCards }));
    await under.clock.advance(1_000);
    expect(under.tabs.map(posts)).toEqual([["goal 1-0 renews", "redCard 0-1"]]);
    expect(told(under.tabs[0]?.popups() ?? [])).toEqual(["goalCancelled 1001 0-0"]);
  });

  it("as soon as a tab is in sight shows the popup, too", async () => {
    const under = await hidden(1);
    push(under, playing(1001, 1));
    await under.clock.advance(600);
    under.obey();
    under.tabs[0]?.session.setVisible(true);
    await under.clock.advance(50);
    push(under, playing(1001, 0));
    await under.clock.advance(1_000);
    expect(told(under.tabs[0]?.popups() ?? [])).toEqual(["goalCancelled 1001 0-0"]);
  });

  it("before it is posted is never posted", async () => {
    const under = await hidden(1);
    push(under, playing(1001, 1));
    await under.clock.advance(200);
    push(under, playing(1001, 0));
    await under.clock.advance(5_000);
    expect(posts(under.tabs[0]!)).not.toContain("goal 1-0 renews");
  });
});

describe("a goal that is taken back while the core is replaced", () => {
  it.each([
    [false, ["goalCancelled 0-0 silent"], []],
    [true, ["closes 1001"], ["goalCancelled 1001 0-0"]],
  ])("is no longer a notification; a tab is in sight: %s", async (visible, posted, popped) => {
    const before = await hidden(1);
    push(before, playing(1001, 1));
    await before.clock.advance(3_000);
    const under = createCoreUnderTest({
      stored: before.stored,
      clock: { startAt: before.clock.now() + 2_000 },
    });
    under.server.matches = IDS.map((id) => playing(id));
    const tab = under.openTab({ alerts: WANTS, rejoins: true, visible });
    await under.clock.advance(1_900);
    expect(posts(tab)).toEqual(posted);
    expect(told(tab.popups())).toEqual(popped);
  });
});

it("a correction of one match leaves the notification of another", async () => {
  const under = await hidden(1);
  for (const id of [1001, 1002]) push(under, playing(id, 1));
  await under.clock.advance(600);
  under.obey();
  push(under, playing(1002, 0));
  await under.clock.advance(2_000);
  expect(orders(under.tabs[0]!).map((order) => ("notice" in order ? order.notice.event.matchId : 0))).toEqual(
    [1001, 1002, 1002],
  );
});
