// A goal that quiet hours held back and that is taken back before its digest was never told: no core tells of either.
import { describe, expect, it } from "vitest";
import type { TabAlerts } from "#domain/alerts/tabAlerts.ts";
import type { Match } from "#domain/match/match.ts";
import type { KeeperStorage } from "../base/storage.ts";
import { createCoreUnderTest, type FakeTab } from "../testing/aCore.ts";
import { playing, push, told } from "../testing/anAbsence.ts";
import { aStorage } from "../testing/aStorage.ts";

const SECOND = 1_000;
const NOON = Date.UTC(2026, 10, 21, 12);
/** They end a minute after the first core began. */
const QUIET = { from: 11 * 60, to: 12 * 60 + 1 };
const WANTS: TabAlerts = {
  sounds: true,
  canSound: true,
  notifies: true,
  quiet: QUIET,
  rules: [],
  usedAt: 1,
};

/** A core that has shown a match for 2.5 s; one that replaces another has what is stored. */
async function following(
  match: Match,
  replaces?: { readonly stored: Map<string, unknown>; readonly at: number; readonly visible?: boolean },
) {
  const { stored = new Map<string, unknown>(), at: startAt = NOON, visible = true } = replaces ?? {};
  const under = createCoreUnderTest({ clock: { startAt }, stored });
  under.server.matches = [match];
  const tab = under.openTab({ alerts: WANTS, rejoins: replaces !== undefined, visible });
  await under.clock.advance(2_500);
  if (!replaces) await tab.session.toggleFavorite("match", 1001, true);
  return { ...under, tab };
}

/** Sounds, notifications, popups and the digest. */
function heard(tab: FakeTab): readonly string[] {
  const orders = tab.alerts().flatMap((change) => {
    if (change.kind !== "alert") return [];
    if ("sound" in change.order) return [`sound of ${change.order.sound}`];
    return "notice" in change.order ? [`notice of ${change.order.notice.event.type}`] : [];
  });
  return [...orders, ...told(tab.popups()), ...told(tab.digest()).map((event) => `digest: ${event}`)];
}

describe("a goal of quiet hours that was taken back while the core was replaced", () => {
  it("is told neither by the next core nor by the one after it, where no tab was in sight as they ended", async () => {
    const first = await following(playing(1001));
    first.tab.session.setVisible(false);
    push(first, playing(1001, 1));
    await first.clock.advance(90 * SECOND);
    const { stored } = first;
    const at = first.clock.now() + 2 * SECOND;
    const second = await following(playing(1001), { stored, at, visible: false });
    await second.clock.advance(5 * SECOND);
    expect(heard(second.tab)).toEqual([]);
    const third = await following(playing(1001), { stored, at: at + 10 * SECOND, visible: false });
    third.tab.session.setVisible(true);
    await third.clock.advance(10 * SECOND);
    expect(heard(third.tab)).toEqual([]);
  });

  it("is not told where they ended between the two cores", async () => {
    const first = await following(playing(1001));
    await first.clock.advance(40 * SECOND);
    push(first, playing(1001, 1));
    await first.clock.advance(15 * SECOND);
    const second = await following(playing(1001), { stored: first.stored, at: NOON + 61 * SECOND });
    await second.clock.advance(20 * SECOND);
    expect(heard(second.tab)).toEqual([]);
  });

  it("leaves the events beside it in the digest", async () => {
    const first = await following(playing(1001));
    await first.clock.advance(30 * SECOND);
    push(first, playing(1001, 1));
    push(first, playing(1001, 2));
    await first.clock.advance(25 * SECOND);
    const second = await following(playing(1001, 1), { stored: first.stored, at: NOON + 61 * SECOND });
    await second.clock.advance(20 * SECOND);
    expect(heard(second.tab)).toEqual(["digest: goal 1001 1-0"]);
  });
});

it("A goal told before quiet hours is told as cancelled by the next core", async () => {
  const first = await following(playing(1001));
  first.tab.session.setAlerts({ ...WANTS, quiet: undefined });
  push(first, playing(1001, 1));
  await first.clock.advance(80 * SECOND);
  expect(heard(first.tab)).toEqual(["sound of goal", "goal 1001 1-0"]);
  const at = first.clock.now() + 2 * SECOND;
  const second = await following(playing(1001), { stored: first.stored, at });
  expect(heard(second.tab)).toEqual(["sound of whistle", "goalCancelled 1001 0-0"]);
});

it("A cancelled goal is told where what the core before held back cannot be read", async () => {
  const stored = new Map<string, unknown>();
  const memory = aStorage(stored);
  const storage: KeeperStorage = {
    ...memory,
    load: (key) => (key === "live.alertRules" ? Promise.reject(new Error("refused")) : memory.load(key)),
  };
  const under = createCoreUnderTest({ clock: { startAt: NOON + 120 * SECOND }, storage });
  under.server.matches = [playing(1001, 1)];
  const tab = under.openTab({ alerts: WANTS });
  await under.clock.advance(2_500);
  await tab.session.toggleFavorite("match", 1001, true);
  push(under, playing(1001));
  await under.clock.advance(500);
  expect(heard(tab)).toEqual(["sound of whistle", "goalCancelled 1001 0-0"]);
});
