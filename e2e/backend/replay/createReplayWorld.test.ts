/** Checks the replay: minutes, end states, changes, re-anchored times, prices. */
import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { MatchNow, World } from "../world/types.ts";
import { aMatchday } from "./aMatchday.ts";
import { createReplayWorld } from "./createReplayWorld.ts";
import type { Matchday, MatchdayMatch } from "./matchday.ts";
import { readMatchday } from "./readMatchday.ts";

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const STARTED = Date.UTC(2026, 10, 21, 15, 30, 17);

function fileOf(json: object): Matchday {
  const read = readMatchday(JSON.stringify(json));
  if (!read.ok) throw new Error(read.message);
  return read.value;
}

const replay = (speed: number, leadMs = 30_000, file = fileOf(aMatchday())): World =>
  createReplayWorld({ file, speed, startedAt: STARTED, leadMs });

const at = (world: World, id: number, now: number): MatchNow => {
  const match = world.matchAt(id, now);
  if (match === undefined) throw new Error(`no match ${id}`);
  return match;
};

/**
 * The minute a client shows (docs/wire.md#minute-from-period-start), with times cut to the minute as on the
 * wire.
 */
function shownMinute(match: MatchNow, now: number): string {
  const elapsed = Math.floor((now - Math.floor(match.periodStartedAt / MINUTE) * MINUTE) / MINUTE);
  if (match.state === 1) return elapsed > 45 ? `45+${elapsed - 45}` : String(Math.max(1, elapsed));
  const minute = 46 + elapsed;
  if (match.state === 3) return minute > 90 ? `90+${minute - 90}` : String(minute);
  return "";
}

/** Real instants across a whole replay, `step` match minutes apart. */
function* instants(speed: number, leadMs: number, hours: number, step: number): Generator<number> {
  const first = STARTED + leadMs;
  for (let minute = -90; minute < hours * 60; minute += step) yield first + (minute * MINUTE) / speed;
}

/** Match-day files with consistent scores, of one league and several matches with arbitrary incidents. */
const matchdays: fc.Arbitrary<Matchday> = fc
  .array(
    fc.record({
      kickoff: fc.integer({ min: 600, max: 1300 }),
      incidents: fc.array(
        fc.record({
          minute: fc.integer({ min: 1, max: 90 }),
          added: fc.integer({ min: 0, max: 7 }),
          side: fc.constantFrom("home", "away"),
          type: fc.constantFrom("goal", "ownGoal", "yellowCard", "redCard", "substitution"),
        }),
        { maxLength: 14 },
      ),
    }),
    { minLength: 1, maxLength: 4 },
  )
  .map((matches) =>
    fileOf({
      ...aMatchday(),
      matches: matches.map(({ kickoff, incidents }, index) => {
        const right = incidents.map((incident) => ({
          ...incident,
          added: incident.minute % 45 === 0 ? incident.added : 0,
        }));
        const goals = (side: string, until: number): number =>
          right.filter((other) => /oal/.test(other.type) && other.side === side && other.minute <= until)
            .length;
        return {
          id: index + 1,
          leagueId: 1,
          home: { id: 100 + index, name: `Home ${index}` },
          away: { id: 200 + index, name: `Away ${index}` },
          kickoff: `${String(Math.floor(kickoff / 60)).padStart(2, "0")}:${String(kickoff % 60).padStart(2, "0")}`,
          halfTime: [goals("home", 45), goals("away", 45)],
          fullTime: [goals("home", 90), goals("away", 90)],
          incidents: right,
        };
      }),
    }),
  );

const cards = (match: MatchdayMatch, type: string, side: string): number =>
  match.incidents.filter((incident) => incident.type === type && incident.side === side).length;

/** The fields whose changes must be reported; times of a finished match are re-anchored without a report. */
const fields = ({ kickoffAt, periodStartedAt, ...rest }: MatchNow): string =>
  JSON.stringify(rest.state < 0 ? rest : { kickoffAt, periodStartedAt, ...rest });

/** Matches with an unreported change between two instants. */
const missed = (file: Matchday, speed: number, from: number, to: number): number[] => {
  const world = replay(speed, 60_000, file);
  const changed = world.changedBetween(from, to);
  const repriced = world.pricesChangedBetween(from, to);
  const prices = (id: number, now: number): string => JSON.stringify(world.pricesAt(id, 8, now));
  return file.matches
    .map(({ id }) => id)
    .filter(
      (id) =>
        (!changed.includes(id) && fields(at(world, id, from)) !== fields(at(world, id, to))) ||
        (!repriced.includes(id) && prices(id, from) !== prices(id, to)),
    );
};

describe("a replay", () => {
  it("kicks off at the requested time and keeps the intervals between kick-offs", () => {
    const world = replay(60, 30_000);
    const kickoff = STARTED + 30_000;
    expect(at(world, 1, kickoff - 1).state).toBe(0);
    expect(at(world, 1, kickoff).state).toBe(1);
    expect(at(world, 2, kickoff + 90_000 - 1).state).toBe(0);
    expect(at(world, 2, kickoff + 90_000).state).toBe(1);
    for (const now of instants(60, 30_000, 5, 7)) {
      expect(at(world, 2, now).kickoffAt - at(world, 1, now).kickoffAt).toBe(90 * MINUTE);
    }
  });

  it.each([1, 7, 60, 600])("shows every incident in its own minute at speed %d", (speed) => {
    const world = replay(speed);
    const seen: string[] = [];
    let before = at(world, 1, STARTED - 24 * HOUR);
    for (const now of instants(speed, 30_000, 3, 0.05)) {
      const match = at(world, 1, now);
      for (const key of ["homeScore", "guestScore", "guestYellow", "homeRed"] as const) {
        if (match[key] !== before[key]) seen.push(`${key} ${match[key]} ${shownMinute(match, now)}`);
      }
      before = match;
    }
    expect(seen).toEqual([
      "homeScore 1 1",
      "guestYellow 1 30",
      "guestScore 1 45+2",
      "homeScore 2 46",
      "homeRed 1 90+3",
    ]);
  });

  it("plays added time up to the last incident, announces it and pauses for fifteen minutes", () => {
    const world = replay(60);
    const spans = new Map<number, number>();
    let announced = "";
    for (const now of instants(60, 30_000, 3, 1)) {
      const { state, injuryTime } = at(world, 1, now);
      spans.set(state, (spans.get(state) ?? 0) + 1);
      if (injuryTime > 0 && !announced.endsWith(`${state}:${injuryTime} `))
        announced += `${state}:${injuryTime} `;
    }
    expect([spans.get(1), spans.get(2), spans.get(3)]).toEqual([48, 15, 49]);
    expect(announced).toBe("1:2 3:4 ");
  });

  it("ends with the file's scores and cards, for any file", () => {
    fc.assert(
      fc.property(matchdays, fc.integer({ min: 1, max: 1000 }), (file, speed) => {
        const world = replay(speed, 1000, file);
        const end = STARTED + 1000 + (20 * HOUR) / speed;
        for (const match of file.matches) {
          expect(at(world, match.id, end)).toMatchObject({
            state: -1,
            homeScore: match.fullTime[0],
            guestScore: match.fullTime[1],
            homeHalf: match.halfTime[0],
            guestHalf: match.halfTime[1],
            homeYellow: cards(match, "yellowCard", "home"),
            guestYellow: cards(match, "yellowCard", "away"),
            homeRed: cards(match, "redCard", "home"),
            guestRed: cards(match, "redCard", "away"),
            injuryTime: 0,
          });
        }
        expect(world.running(end)).toEqual([]);
      }),
      { numRuns: 60 },
    );
  });

  it("reports every change; a finished match changes only in its re-anchored times", () => {
    fc.assert(
      fc.property(
        matchdays,
        fc.integer({ min: 1, max: 300 }),
        fc.nat(24 * 3600),
        fc.nat(90_000),
        (file, speed, second, length) => {
          const from = STARTED + (second * 1000) / speed;
          expect(missed(file, speed, from, from + length)).toEqual([]);
        },
      ),
      { numRuns: 200 },
    );
    expect.hasAssertions();
  });

  it("reports running matches every minute and finished ones never", () => {
    const world = replay(60);
    const kickoff = STARTED + 30_000;
    expect(world.changedBetween(kickoff + 10_100, kickoff + 11_100)).toEqual([1, 2]);
    expect(world.changedBetween(kickoff + 130_000, kickoff + 131_000)).toEqual([2]);
    expect(world.changedBetween(kickoff + 400_000, kickoff + 500_000)).toEqual([]);
  });

  it("is listed on the days around its start and on no others", () => {
    const world = replay(60);
    expect(world.matchesBetween(STARTED - 12 * HOUR, STARTED + 12 * HOUR)).toEqual([1, 2]);
    expect(world.matchesBetween(STARTED + 40 * HOUR, STARTED + 64 * HOUR)).toEqual([]);
    expect(world.matchesBetween(STARTED - 64 * HOUR, STARTED - 40 * HOUR)).toEqual([]);
  });

  it("opens with the file's prices and changes them with the score", () => {
    const world = replay(60);
    const kickoff = STARTED + 30_000;
    expect(world.pricesAt(1, 47, kickoff - 1000)).toEqual({
      opening: { home: 1.5, draw: 4, away: 7 },
      current: { home: 1.5, draw: 4, away: 7 },
    });
    const level = world.pricesAt(1, 47, kickoff + 60_000)?.current;
    const ahead = world.pricesAt(1, 47, kickoff + 80_000)?.current;
    expect(ahead?.home).toBeLessThan(level?.home ?? 0);
    expect(world.pricesAt(1, 47, kickoff + 300_000)?.current.home).toBeLessThan(1.1);
    expect(world.pricesAt(2, 9, kickoff)?.opening.home).toBeGreaterThan(1.01);
    expect(world.pricesAt(2, 12, kickoff)).toBeUndefined();
  });

  it("translates known countries", () => {
    expect(replay(1).countries.map((country) => [country.code, country.name("fr_FR")])).toEqual([
      ["GB-ENG", "Angleterre"],
    ]);
  });
});
