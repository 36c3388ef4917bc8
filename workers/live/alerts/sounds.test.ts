// One tab sounds for all: the visible one last used, else the last used, and the next one where it cannot.
import { describe, expect, it } from "vitest";
import type { TabAlerts } from "#domain/alerts/tabAlerts.ts";
import { IDS, playing, push } from "../testing/anAbsence.ts";
import { createCoreUnderTest, type FakeTab } from "../testing/aCore.ts";

const WANTS: TabAlerts = { sounds: true, canSound: true, notifies: false, rules: [], usedAt: 0 };

/** What the tab was told to sound. */
const sounds = (tab: FakeTab): readonly string[] =>
  tab.alerts().flatMap((told) => (told.kind === "alert" && "sound" in told.order ? [told.order.sound] : []));

const blocked = (tab: FakeTab): number =>
  tab.alerts().filter((told) => told.kind === "alert" && "blocked" in told.order).length;

/** A core with running favourites and a tab for each of `wants`; true for a visible one. */
async function hearing(...wants: readonly (readonly [visible: boolean, alerts: Partial<TabAlerts>])[]) {
  const under = createCoreUnderTest();
  under.server.matches = IDS.map((id) => playing(id));
  const tabs = wants.map(([visible, alerts]) => under.openTab({ visible, alerts: { ...WANTS, ...alerts } }));
  const tell = (at: number, alerts: Partial<TabAlerts>): void =>
    tabs[at]?.session.setAlerts({ ...WANTS, ...wants[at]?.[1], ...alerts });
  await under.clock.advance(2_000);
  for (const id of IDS) await tabs[0]?.session.toggleFavorite("match", id, true);
  await under.clock.advance(500);
  return { ...under, tabs, tell };
}

type Hearing = Awaited<ReturnType<typeof hearing>>;

/** The tab carries out its last order, as a page does. */
function obey({ tabs, tell }: Hearing, at: number): void {
  const last = tabs[at]?.alerts().at(-1);
  if (last?.kind === "alert") tell(at, { done: last.id });
}

describe("the sound of an event", () => {
  it("comes from the visible tab last used, else from the last used one that can", async () => {
    const under = await hearing([false, { usedAt: 9 }], [true, { usedAt: 3 }], [true, { usedAt: 5 }]);
    const { clock, tabs, tell } = under;
    push(under, playing(1001, 1));
    await clock.advance(100);
    expect(tabs.map(sounds)).toEqual([[], [], ["goal"]]);
    obey(under, 2);
    for (const tab of tabs) tab.session.setVisible(false);
    push(under, playing(1001, 1, { redCards: { home: 1, away: 0 } }));
    await clock.advance(100);
    expect(tabs.map(sounds)).toEqual([["card"], [], ["goal"]]);
    obey(under, 0);
    tell(0, { canSound: false });
    push(under, playing(1002, 0, { phase: "fullTime" }));
    await clock.advance(5_000);
    expect(tabs.map(sounds)).toEqual([["card"], ["whistle"], ["goal", "whistle"]]);
  });

  it("is asked for as soon as the record is there: no timer comes between", async () => {
    const under = await hearing([true, {}]);
    push(under, playing(1001, 1));
    await under.clock.advance(0);
    expect(under.tabs.map(sounds)).toEqual([["goal"]]);
  });

  it("passes on at once where its tab ends or cannot, and after 2 s where it does not answer", async () => {
    const under = await hearing([false, { usedAt: 1 }], [false, { usedAt: 2 }], [false, { usedAt: 3 }]);
    const { clock, tabs, tell } = under;
    push(under, playing(1001, 1));
    await clock.advance(50);
    expect(tabs.map(sounds)).toEqual([[], [], ["goal"]]);
    tell(2, { canSound: false });
    expect(tabs.map(sounds)).toEqual([[], ["goal"], ["goal"]]);
    tabs[1]?.session.goodbye();
    expect(tabs.map(sounds)).toEqual([["goal"], ["goal"], ["goal"]]);
    obey(under, 0);
    tell(2, { canSound: true });
    await clock.advance(5_000);
    expect(tabs.flatMap(sounds)).toHaveLength(3);
    push(under, playing(1001, 2));
    await clock.advance(2_200);
    expect(tabs.map(sounds)).toEqual([["goal", "goal"], ["goal"], ["goal", "goal"]]);
  });

  it("is heard where no tab that can sound is able: the tab in sight says so", async () => {
    const under = await hearing([true, { canSound: false }], [false, { canSound: false }]);
    push(under, playing(1001, 1));
    await under.clock.advance(100);
    expect(under.tabs.map(blocked)).toEqual([1, 0]);
    expect(under.tabs.flatMap(sounds)).toEqual([]);
  });

  it("follows the switches and the favourites as a popup does", async () => {
    const under = await hearing([true, {}]);
    const [tab] = under.tabs;
    await tab?.session.toggleFavorite("match", 1003, false);
    push(under, playing(1003, 1));
    push(under, playing(1001, 0, { hasLineup: true }));
    await under.clock.advance(1_000);
    expect(under.tabs.flatMap(sounds)).toEqual([]);
  });

  it("is not asked of tabs that want none, and of none for what was learnt late", async () => {
    const under = await hearing([true, { sounds: false }]);
    push(under, playing(1001, 1));
    await under.clock.advance(1_000);
    expect(under.tabs.flatMap((tab) => tab.alerts())).toEqual([]);
    const late = await hearing([true, {}]);
    late.server.matches = late.server.matches.map((match) => playing(match.id, 2));
    late.clock.sleep(3_600_000);
    await late.clock.advance(15_000);
    expect(late.tabs[0]?.digest().length).toBeGreaterThan(1);
    expect(late.tabs.flatMap(sounds)).toEqual([]);
  });
});

it("a tab that shows the settings is told whether any tab can sound, and of each change", async () => {
  const under = await hearing([true, { canSound: false, shows: true }], [false, { canSound: false }]);
  under.tell(1, { canSound: true });
  under.tell(1, { canSound: true });
  expect(under.tabs[0]?.alerts()).toEqual([
    { kind: "alertState", state: { canSound: false, fired: {} } },
    { kind: "alertState", state: { canSound: true, fired: {} } },
  ]);
});
