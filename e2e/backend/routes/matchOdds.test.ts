// The odds call of a running server: 1X2 equals the world's prices, staged odds appear, errors are refused.
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { writeOdds } from "../details/match/odds.ts";
import { FAKE } from "../testing/fakeWorld.ts";
import { aMatchday } from "../replay/aMatchday.ts";
import { createReplayWorld } from "../replay/createReplayWorld.ts";
import { readMatchday } from "../replay/readMatchday.ts";
import { startTestBackend, type TestBackend } from "../testing/testBackend.ts";
import { createWorld } from "../world/createWorld.ts";

const MINUTE = 60_000;
const world = createWorld({ seed: "touchline" });
let seeded: TestBackend;
let still: TestBackend;
beforeAll(async () => {
  seeded = await startTestBackend({ world });
  still = await startTestBackend();
});
beforeEach(async () => {
  await seeded.control.act("reset");
  await still.control.act("reset");
});
afterAll(async () => {
  await seeded.close();
  await still.close();
});

interface Company {
  readonly companyId: number;
  readonly companyName: string;
  readonly europe: {
    readonly first: string;
    readonly now: string;
    readonly changes: string;
    readonly isClosed: boolean;
  };
  readonly asian: { readonly now: string } | null;
}

async function companies(backend: TestBackend, id: number): Promise<readonly Company[]> {
  const { code, data } = await backend.get(`/api/football/match/odds?scheduleId=${id}&lang=en_GB`);
  expect(code).toBe(0);
  return (data as { companyList: Company[] }).companyList;
}

const prices = (record: string | undefined): number[] => (record ?? "").split("^").slice(2).map(Number);

test("1X2 equals the world's prices, for every provider", async () => {
  await seeded.control.act("freeze", { on: true });
  const now = Date.now();
  const ids = [
    ...world.running(now).slice(0, 5),
    ...world.matchesBetween(now, now + 600 * MINUTE).slice(0, 5),
  ];
  for (const id of ids) {
    for (const { companyId, europe } of await companies(seeded, id)) {
      const expected = world.pricesAt(id, companyId, now)!;
      expect(prices(europe.now)).toEqual([
        expected.current.home,
        expected.current.draw,
        expected.current.away,
      ]);
      expect(prices(europe.first)).toEqual([
        expected.opening.home,
        expected.opening.draw,
        expected.opening.away,
      ]);
      expect(europe.changes.split("!").at(-1)).toBe(europe.now);
      expect(europe.changes.split("!").length).toBeLessThanOrEqual(200);
    }
  }
});

test("three named providers offer three markets of a top match", async () => {
  const now = Date.now();
  // At some hours no top match is running.
  const day = world.matchesBetween(now, now + 24 * 60 * MINUTE);
  const id = day.find((one) => world.pricesAt(one, 47, now) !== undefined);
  const list = await companies(seeded, id ?? 0);
  expect(list.map(({ companyId }) => companyId)).toEqual([8, 47, 9]);
  expect(new Set(list.map(({ companyName }) => companyName)).size).toBe(3);
  for (const { asian } of list)
    expect(asian?.now).toMatch(/^\d{12}\^[\d+]*\^-?\d+(\.\d+)?\^\d+(\.\d+)?\^\d+(\.\d+)?$/);
});

test("staged prices are the current quote and the last moves, until the reset", async () => {
  const id = FAKE.firstHalf;
  await still.control.act("odds", { matchId: id, provider: 8, home: 1.6, draw: 3.8, away: 5 });
  await still.control.act("odds", { matchId: id, provider: 8, home: 1.5, draw: 4, away: 6 });
  const [first, second] = await companies(still, id);
  expect(prices(first?.europe.now)).toEqual([1.5, 4, 6]);
  expect(first?.europe.now).toMatch(/^\d{12}\^(19|20|21)\^/);
  expect(first?.europe.changes.split("!").map(prices)).toEqual([
    [1.8, 3.5, 4.2],
    [1.6, 3.8, 5],
    [1.5, 4, 6],
  ]);
  expect(prices(second?.europe.now)).toEqual([1.8, 3.5, 4.2]);
  await still.control.act("reset");
  const [after] = await companies(still, id);
  expect(prices(after?.europe.now)).toEqual([1.8, 3.5, 4.2]);
});

test("a provider without prices gets its opening from the first staged one", async () => {
  await still.control.act("odds", { matchId: FAKE.firstHalf, provider: 9, home: 1.6, draw: 3.8, away: 5 });
  const third = (await companies(still, FAKE.firstHalf)).find(({ companyId }) => companyId === 9);
  expect(prices(third?.europe.first)).toEqual([1.6, 3.8, 5]);
  expect(third?.asian).toBeNull();
});

test("the market closes with the match, and opens again with a staged match", async () => {
  const [over] = await companies(still, FAKE.finished);
  expect(over?.europe.isClosed).toBe(true);
  await still.control.act("match", { matchId: FAKE.finished, state: 3, minute: 70 });
  const [running] = await companies(still, FAKE.finished);
  expect(running?.europe.isClosed).toBe(false);
});

test("unknown matches and bad ids are refused", async () => {
  expect(await still.get("/api/football/match/odds?scheduleId=77")).toMatchObject({ code: 404, data: null });
  for (const query of [
    "",
    "?scheduleId=",
    "?scheduleId=x",
    "?scheduleId=0",
    "?scheduleId=-1",
    "?scheduleId=1.5",
  ]) {
    expect(await still.get(`/api/football/match/odds${query}`)).toMatchObject({ code: 400, data: null });
  }
});

test("a replayed match has the file's odds, which change with the score", () => {
  const file = readMatchday(JSON.stringify(aMatchday()));
  if (!file.ok) throw new Error(file.message);
  const startedAt = Date.UTC(2026, 10, 21, 12);
  const replay = createReplayWorld({ file: file.value, speed: 10, startedAt, leadMs: 0 });
  for (const { id } of file.value.matches) {
    for (const now of [startedAt - 1000, startedAt + 4 * MINUTE, startedAt + 30 * MINUTE]) {
      for (const { companyId, europe } of writeOdds(replay, id, now).companyList) {
        const expected = replay.pricesAt(id, companyId, now)!;
        expect(prices(europe?.first)).toEqual([
          expected.opening.home,
          expected.opening.draw,
          expected.opening.away,
        ]);
        expect(prices(europe?.now)).toEqual([
          expected.current.home,
          expected.current.draw,
          expected.current.away,
        ]);
      }
    }
  }
});
