// Parts of page answers: loose types are accepted, and a bad part loses only itself.
import * as v from "valibot";
import { describe, expect, it } from "vitest";
import {
  count,
  fileName,
  fixture,
  flag,
  id,
  instant,
  league,
  arrayOf,
  numeric,
  oneOf,
  orElse,
  orNone,
  type Reads,
  readWith,
  side,
  text,
} from "./pageParts.ts";

const COUNTRY = { id: 1, name: "England", flag: "1.svg" };
const FIXTURE = {
  scheduleId: 1001,
  league: { sclassId: 36, sclassName: "Premier", logo: "36.svg", country: COUNTRY },
  round: 12,
  startTime: "202611212000",
  matchState: -1,
  homeTeam: { teamId: 11, teamName: "Home", logo: "11.svg" },
  guestTeam: { teamId: 12, teamName: "Away", logo: "" },
  homeScore: 2,
  guestScore: 1,
  homeHalfScore: 1,
  guestHalfScore: 0,
  winner: 0,
  isNeutrality: false,
};

function read<T>(schema: Reads<T>, value: unknown): T | undefined {
  return readWith(schema)(value);
}

describe("single values", () => {
  it("are accepted as numbers and as text (docs/wire.md#lenient-values)", () => {
    expect([read(numeric, "1.85"), read(numeric, 1.85), read(numeric, "x"), read(numeric, null)]).toEqual([
      1.85,
      1.85,
      undefined,
      undefined,
    ]);
    expect([read(id, "7"), read(id, 0), read(id, -1), read(id, 1.5)]).toEqual([
      7,
      undefined,
      undefined,
      undefined,
    ]);
    expect([read(count, 0), read(count, "3"), read(count, -1)]).toEqual([0, 3, undefined]);
    expect([read(flag, 1), read(flag, "0"), read(flag, "yes")]).toEqual([true, false, undefined]);
    expect([read(text, "a"), read(text, 5), read(text, {})]).toEqual(["a", "5", ""]);
    expect([read(fileName, "11.svg"), read(fileName, "../x")]).toEqual(["11.svg", ""]);
    expect([read(side, 1), read(side, "2"), read(side, 0)]).toEqual(["home", "away", undefined]);
  });

  it("reads instants at the feed's offset", () => {
    expect(read(instant, "202611212000")).toBe(Date.UTC(2026, 10, 21, 12));
    expect(read(instant, "202613212000")).toBeUndefined();
  });

  it("may be absent or have a fallback", () => {
    expect(v.parse(orNone(count), null)).toBeUndefined();
    expect(v.parse(orNone(count), "")).toBeUndefined();
    expect(v.safeParse(orNone(count), "x").success).toBe(false);
    expect(v.parse(orElse(count, 9), "x")).toBe(9);
  });

  it("translates wire values, and ignores the names of an object's own methods", () => {
    const word = oneOf({ "1": "one" });
    expect([read(word, 1), read(word, 2), read(word, "toString")]).toEqual(["one", undefined, undefined]);
  });
});

describe("a list", () => {
  it("leaves out what cannot be read", () => {
    expect(read(arrayOf(id), [1, "2", null, "x", 3])).toEqual([1, 2, 3]);
  });

  it("is refused when it is no list", () => {
    expect(read(arrayOf(id), { 0: 1 })).toBeUndefined();
  });
});

describe("a fixture", () => {
  it("is read into domain types", () => {
    expect(read(fixture, FIXTURE)).toMatchObject({
      matchId: 1001,
      phase: "fullTime",
      kickoffAt: Date.UTC(2026, 10, 21, 12),
      teams: { home: { id: 11, name: "Home" }, away: { id: 12, logo: "" } },
      score: { home: 2, away: 1 },
      winner: undefined,
    });
  });

  it("has no score when one side's is absent, and no kick-off before it is announced", () => {
    const told = read(fixture, { ...FIXTURE, guestScore: null, startTime: "", winner: 2 });
    expect(told).toMatchObject({ score: undefined, kickoffAt: undefined, winner: "away" });
  });

  it("is refused without an id alone", () => {
    for (const scheduleId of [undefined, null, 0, "x"])
      expect(read(fixture, { ...FIXTURE, scheduleId })).toBeUndefined();
    expect(read(fixture, { scheduleId: 1001 })).toMatchObject({
      matchId: 1001,
      phase: "unknown",
      league: { id: 0, name: "" },
      teams: { home: { id: 0, name: "?" } },
      score: undefined,
    });
  });

  it.each([
    { ...FIXTURE, homeScore: -1, guestScore: -1 },
    { ...FIXTURE, homeScore: "" },
    { ...FIXTURE, guestScore: "x" },
  ])("has no score where one is blank, -1 or none: %#", (wire) => {
    expect(read(fixture, wire)).toMatchObject({ matchId: 1001, score: undefined, phase: "fullTime" });
  });

  it.each([
    [
      { teamId: 0, teamName: "Winner QF1" },
      { id: 0, name: "Winner QF1", logo: "" },
    ],
    [
      { teamId: null, teamName: "TBD", logo: null },
      { id: 0, name: "TBD", logo: "" },
    ],
    [{ teamName: "Loser SF2" }, { id: 0, name: "Loser SF2", logo: "" }],
    [null, { id: 0, name: "?", logo: "" }],
    [undefined, { id: 0, name: "?", logo: "" }],
    [
      { teamId: 11, teamName: "Home" },
      { id: 11, name: "Home", logo: "" },
    ],
    [
      { teamId: 11, teamName: "" },
      { id: 11, name: "#11", logo: "" },
    ],
  ])("has a team that is not known yet or told in part: %j", (homeTeam, team) => {
    expect(read(fixture, { ...FIXTURE, homeTeam })?.teams.home).toEqual(team);
  });

  it.each(["x", 5, { teamId: "x" }, { teamId: 1.5 }])(
    "is refused with a team that is none: %j",
    (homeTeam) => {
      expect(read(fixture, { ...FIXTURE, homeTeam })).toBeUndefined();
    },
  );
});

describe("a league", () => {
  it.each([
    [undefined, { id: 0, name: "", flag: "" }],
    [null, { id: 0, name: "", flag: "" }],
    [
      { id: 0, name: "World", flag: "" },
      { id: 0, name: "World", flag: "" },
    ],
    [{ name: "World" }, { id: 0, name: "World", flag: "" }],
    [{ id: 1 }, { id: 1, name: "", flag: "" }],
  ])("may be of no country: %j", (country, read_) => {
    const wire = { sclassId: 36, sclassName: "World Cup", country };
    expect(read(league, wire)).toEqual({ id: 36, name: "World Cup", logo: "", country: read_ });
  });
});

describe("ids beyond 2^53", () => {
  const list = arrayOf(v.object({ id }));

  it.each([653_247_040_368_672_768, "653247040368672768"])("refuse a list that has no other: %s", (large) => {
    expect(read(list, [{ id: large }, { id: large }])).toBeUndefined();
    expect(read(list, [{ id: large }, { id: 7 }])).toEqual([{ id: 7 }]);
    expect(read(list, [{ id: "x" }])).toEqual([]);
    expect(read(arrayOf(v.object({ items: list })), [{ items: [{ id: large }] }])).toBeUndefined();
  });
});
