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

  it("is refused without an id, teams or state", () => {
    for (const field of ["scheduleId", "homeTeam", "league", "matchState"]) {
      expect(read(fixture, { ...FIXTURE, [field]: undefined })).toBeUndefined();
    }
  });
});
