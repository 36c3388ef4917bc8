// The page of a match over HTTP: answers in each state, their consistency, and refusals.
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createWorld } from "../world/createWorld.ts";
import { startTestBackend, type TestBackend } from "../testing/testBackend.ts";

interface Summary {
  incidents: { id: string; type: number; target: number; gameTime: string; player: object | null }[];
  periods: { period: number; homeScore: number; guestScore: number }[];
  statistics: { type: string; home: number; guest: number }[];
  momentum: { minute: number; value: number }[];
}
interface Detail {
  tabs: string[];
  attendance: number | null;
  season: string;
  venue: { name: string } | null;
}

const NOON = Date.UTC(2026, 10, 21, 15, 7, 30);
const world = createWorld({ seed: "pages" });
let backend: TestBackend;

beforeAll(async () => {
  backend = await startTestBackend({ world, now: () => NOON });
});
afterAll(() => backend.close());

async function ask<Data>(call: string, id: number): Promise<Data> {
  const { code, data } = await backend.get(`/api/football/match/${call}?scheduleId=${id}&lang=en_GB`);
  expect(code).toBe(0);
  return data as Data;
}

/** A match in this state in one of the fully covered leagues. */
function find(state: number): number {
  const ids = world.matchesBetween(NOON - 6 * 3_600_000, NOON + 6 * 3_600_000);
  const id = ids.find((one) => {
    const match = world.matchAt(one, NOON);
    return match?.state === state && world.pricesAt(one, 9, NOON) !== undefined;
  });
  if (id === undefined) throw new Error(`no match in state ${state}`);
  return id;
}

describe("the page of a match", () => {
  it("offers the tabs with content", async () => {
    const toCome = await ask<Detail>("detail", find(0));
    expect(toCome.tabs).toContain("lineups");
    expect(toCome.tabs).not.toContain("summary");
    expect(toCome.attendance).toBeNull();
    const over = await ask<Detail>("detail", find(-1));
    expect(over.tabs).toEqual(expect.arrayContaining(["odds", "summary", "lineups", "analysis", "posts"]));
    expect(over.attendance).toBeGreaterThan(0);
    expect(over.season).toMatch(/^20\d\d/);
    expect(over.venue?.name).not.toBe("");
  });

  it("has statistics that fit the score, in every second half", async () => {
    const ids = world.running(NOON).filter((id) => world.matchAt(id, NOON)?.state === 3);
    for (const id of ids.slice(0, 25)) {
      const match = world.matchAt(id, NOON)!;
      const { statistics, periods, momentum, incidents } = await ask<Summary>("summary", id);
      const figure = (type: string) => statistics.find((one) => one.type === type);
      expect(periods.reduce((sum, period) => sum + period.homeScore, 0)).toBe(match.homeScore);
      expect(periods[0]).toMatchObject({ homeScore: match.homeHalf, guestScore: match.guestHalf });
      expect(new Set(incidents.map((incident) => incident.id)).size).toBe(incidents.length);
      if (statistics.length === 0) continue;
      expect(figure("possession")!.home + figure("possession")!.guest).toBe(100);
      expect(figure("shotsOnTarget")!.home).toBeGreaterThanOrEqual(match.homeScore);
      expect(figure("shots")!.guest).toBeGreaterThanOrEqual(figure("shotsOnTarget")!.guest);
      expect(figure("saves")!.home).toBe(figure("shotsOnTarget")!.guest - match.guestScore);
      expect(figure("saves")!.guest).toBe(figure("shotsOnTarget")!.home - match.homeScore);
      for (const { value } of momentum) expect(Math.abs(value)).toBeLessThanOrEqual(100);
    }
  });

  it("contains a staged goal at once", async () => {
    const id = find(1);
    await backend.control.act("goal", { matchId: id, side: "home" });
    const { incidents } = await ask<Summary>("summary", id);
    expect([1, 11, 12]).toContain(incidents.at(-1)?.type);
    expect(incidents.at(-1)).toMatchObject({
      target: 1,
      player: { playerName: expect.any(String) as string },
    });
  });

  it("contains sheets once they are published", async () => {
    const early = await ask<{ home: unknown; expectedTime: string }>("lineups", find(0));
    const id = find(-1);
    const late = await ask<{ home: { starters: { rating: number }[] } }>("lineups", id);
    expect(early.expectedTime).toMatch(/^\d{12}$/);
    expect(late.home.starters).toHaveLength(11);
    expect(late.home.starters[0]?.rating).toBeGreaterThanOrEqual(3);
  });

  it("answers a summary within milliseconds", async () => {
    const ids = world.running(NOON).slice(0, 40);
    for (const id of ids) await ask("summary", id);
    // Time of the processor, which other programs on the machine do not lengthen.
    const began = process.cpuUsage();
    for (const id of ids) await ask("summary", id);
    const { user, system } = process.cpuUsage(began);
    expect((user + system) / 1_000 / ids.length).toBeLessThan(20);
  });

  it("refuses an invalid match id", async () => {
    for (const call of ["detail", "summary", "lineups"]) {
      const path = `/api/football/match/${call}`;
      expect(await backend.get(`${path}?scheduleId=1`)).toMatchObject({ code: 404, data: null });
      for (const bad of ["", "0", "x", "-1", "1.5"])
        expect((await backend.get(`${path}?scheduleId=${bad}`)).code).toBe(400);
      expect((await backend.get(`${path}?scheduleId=1&lang=!`)).code).toBe(400);
    }
  });
});
