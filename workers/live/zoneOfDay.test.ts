// Days and hours as a tab's zone has them: chosen zones, a change of zone, and machines on the day their clocks change.
import { describe, expect, it } from "vitest";
import { aMatch } from "#domain/testing/aMatch.ts";
import { offsetIn } from "#domain/testing/aZone.ts";
import { type CoreUnderTest, createCoreUnderTest } from "./testing/aCore.ts";

const at = (text: string): number => Date.parse(`2026-${text}Z`);
const match = (id: number, kickoff: string) =>
  aMatch({ id, kickoffAt: at(kickoff), periodStartedAt: at(kickoff), teamIds: { home: id, away: id + 1 } });

/** Matches around the midnights of 25 October, on which Berlin's clocks go back at 01:00 UTC. */
const MATCHES = [
  match(1, "10-24T21:30"),
  match(2, "10-24T22:15"),
  match(3, "10-25T00:30"),
  match(4, "10-25T14:00"),
  match(5, "10-25T22:45"),
  match(6, "10-25T23:15"),
];
const IDS = MATCHES.map(({ id }) => id);

function setUp(now: string): CoreUnderTest {
  const under = createCoreUnderTest({
    clock: { startAt: at(now), localOffset: offsetIn("Europe/Berlin") },
  });
  under.server.matches = [...MATCHES];
  return under;
}

const hours = (minutes: number): string =>
  `${String(Math.floor(minutes / 60)).padStart(2, "0")}:${String(minutes % 60).padStart(2, "0")}`;

describe("on the day of a clock change", () => {
  it.each(["10-24T22:10", "10-25T12:00"])(
    "an automatic tab at %s has the whole day and the offset of each hour",
    async (now) => {
      const { clock, openTab, server } = setUp(now);
      const offsetMinutes = clock.localOffset(clock.now());
      const tab = openTab({ context: { language: "en_GB", offsetMinutes, automatic: true }, watch: IDS });
      await clock.advance(1_000);
      expect([...tab.listed()].sort((a, b) => a - b)).toEqual([2, 3, 4, 5]);
      expect(tab.latest("list")).toMatchObject({ date: "2026-10-25", today: "2026-10-25" });
      // 02:30 is before the change (UTC+2), 15:00 after it (UTC+1).
      const shown = [2, 3, 4, 5].map((id) => hours(tab.row(id).kickoffMinutes));
      expect(shown).toEqual(["00:15", "02:30", "15:00", "23:45"]);
      expect(server.calls["day:en_GB:2026-10-25"]).toBe(2);
    },
  );

  it("a tab with a chosen zone behaves as on any day", async () => {
    const { clock, openTab, server } = setUp("10-25T12:00");
    const tab = openTab({ context: { language: "en_GB", offsetMinutes: 120 }, watch: IDS });
    await clock.advance(1_000);
    expect([...tab.listed()].sort((a, b) => a - b)).toEqual([2, 3, 4]);
    expect([2, 3, 4].map((id) => hours(tab.row(id).kickoffMinutes))).toEqual(["00:15", "02:30", "16:00"]);
    expect(server.calls["day:en_GB:2026-10-25"]).toBe(1);
  });
});

describe("a machine whose offset the wire does not know", () => {
  it.each([
    // Matches 1 to 6 kick off at 21:30, 22:15, 00:30, 14:00, 22:45 and 23:15 UTC of 24 and 25 October.
    ["America/St_Johns", "10-25T12:00", "2026-10-25", [4, 5, 6], ["11:30", "20:15", "20:45"]],
    ["Australia/Eucla", "10-25T12:00", "2026-10-25", [1, 2, 3, 4], ["06:15", "07:00", "09:15", "22:45"]],
    ["Pacific/Chatham", "10-25T12:00", "2026-10-26", [4, 5, 6], ["03:45", "12:30", "13:00"]],
  ])(
    "%s at %s has its own day and hours, from the lists of its neighbours",
    async (place, now, day, ids, clocks) => {
      const under = createCoreUnderTest({ clock: { startAt: at(now), localOffset: offsetIn(place) } });
      under.server.matches = [...MATCHES];
      const offsetMinutes = under.clock.localOffset(under.clock.now());
      const tab = under.openTab({
        context: { language: "en_GB", offsetMinutes, automatic: true },
        watch: IDS,
      });
      await under.clock.advance(1_000);
      expect(tab.latest("list")).toMatchObject({ date: day, today: day, status: "ready" });
      expect([...tab.listed()].sort((a, b) => a - b)).toEqual(ids);
      expect(ids.map((id) => hours(tab.row(id).kickoffMinutes))).toEqual(clocks);
      expect(under.server.calls[`day:en_GB:${day}`]).toBe(2);
    },
  );
});

describe("a change of zone", () => {
  it.each([
    [-720, "2026-10-25"],
    [-210, "2026-10-25"],
    [345, "2026-10-25"],
    [840, "2026-10-26"],
  ])(
    "to offset %d sorts the matches into days again at once, and does not change another tab",
    async (offset, today) => {
      const { clock, openTab } = setUp("10-25T12:00");
      const utc = { language: "en_GB", offsetMinutes: 0 };
      const [tab, other] = [openTab({ context: utc, watch: IDS }), openTab({ context: utc, watch: IDS })];
      await clock.advance(1_000);
      expect([...tab.listed()].sort((a, b) => a - b)).toEqual([3, 4, 5, 6]);
      tab.session.setContext({ language: "en_GB", offsetMinutes: offset });
      await clock.advance(200);
      const start = Date.parse(`${today}T00:00:00Z`) - offset * 60_000;
      const expected = MATCHES.filter(
        ({ kickoffAt = 0 }) => kickoffAt >= start && kickoffAt < start + 86_400_000,
      );
      expect(tab.latest("list")).toMatchObject({ date: today, today, status: "ready" });
      expect([...tab.listed()].sort((a, b) => a - b)).toEqual(expected.map(({ id }) => id));
      expect([...other.listed()].sort((a, b) => a - b)).toEqual([3, 4, 5, 6]);
    },
  );

  it("changes no minute of a running match", async () => {
    const { clock, openTab, server } = setUp("10-25T12:00");
    server.matches = [
      aMatch({ id: 7, phase: "firstHalf", kickoffAt: at("10-25T11:40"), periodStartedAt: at("10-25T11:40") }),
    ];
    const tab = openTab({ context: { language: "en_GB", offsetMinutes: 0 }, watch: [7] });
    await clock.advance(1_000);
    const { minute } = tab.row(7);
    expect(minute).toBeGreaterThan(0);
    for (const offsetMinutes of [-210, 345, 480]) {
      tab.session.setContext({ language: "en_GB", offsetMinutes });
      await clock.advance(200);
      expect(tab.row(7).minute).toBe(minute);
    }
  });
});
