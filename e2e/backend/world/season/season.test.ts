/** Checks calendar and seasons: round robins, ids, rest days, tables and cups. */
import { beforeAll, describe, expect, it, vi } from "vitest";
import { createAtlas } from "../atlas/atlas.ts";
import { createCalendar, DAY_MS, FIRST_MONDAY, WEEK_MS, type Calendar, type Fixture } from "./calendar.ts";
import { createWorld } from "../createWorld.ts";
import { roundRobin } from "./pairings.ts";
import { hashText } from "../random.ts";
import { planWeek } from "./weekPlan.ts";

/** Whole seasons are computed, which takes about 10 s on a busy machine. */
const COMPUTES_MS = 60_000;
vi.setConfig({ testTimeout: COMPUTES_MS });

const SEED = "touchline";
const hash = hashText(SEED);
const atlas = createAtlas(hash);
const WEEK = Math.floor((Date.UTC(2026, 10, 21) - FIRST_MONDAY) / WEEK_MS);

let calendar: Calendar;
beforeAll(() => {
  calendar = createCalendar(atlas.leagues, planWeek(atlas.leagues, hash), hash);
});

const weeks = (count: number): Fixture[] =>
  Array.from({ length: count }, (_, i) => calendar.week(WEEK + i)).flat();

describe("the calendar", () => {
  it("has every pair of a league once at each ground", () => {
    const teams = [1, 2, 3, 4, 5, 6, 7, 8];
    const meetings = Array.from({ length: 14 }, (_, round) => roundRobin(teams, round)).flat();
    expect(meetings).toHaveLength(8 * 7);
    expect(new Set(meetings.map(String)).size).toBe(8 * 7);
    for (let round = 0; round < 14; round += 1) expect(new Set(roundRobin(teams, round).flat()).size).toBe(8);
  });

  it("decodes every id it generates", () => {
    for (const fixture of weeks(2)) expect(calendar.fixture(fixture.id)).toEqual(fixture);
    for (const id of [-1, 0, 0.5, Number.NaN, 7, 1e15]) expect(calendar.fixture(id)).toBeUndefined();
  });

  it("never schedules a team twice within 48 hours, cups included", () => {
    const world = createWorld({ seed: SEED });
    const last = new Map<number, number>();
    const from = FIRST_MONDAY + WEEK * WEEK_MS;
    const ids = world.matchesBetween(from, from + 10 * WEEK_MS);
    const matches = ids
      .map((id) => world.matchAt(id, from))
      .toSorted((a, b) => (a?.kickoffAt ?? 0) - (b?.kickoffAt ?? 0));
    let shortest = Number.POSITIVE_INFINITY;
    for (const match of matches) {
      if (match === undefined) throw new Error("a listed match is missing");
      for (const team of [match.homeId, match.awayId]) {
        shortest = Math.min(shortest, match.kickoffAt - (last.get(team) ?? Number.NEGATIVE_INFINITY));
        last.set(team, match.kickoffAt);
      }
    }
    expect(shortest / (DAY_MS / 24)).toBeGreaterThanOrEqual(48);
  });
});

describe("a season", () => {
  it("is consistent: ranks are those of the table computed from the results so far", () => {
    const world = createWorld({ seed: SEED });
    const league = atlas.leagues.find((candidate) => candidate.topLevel);
    if (league === undefined) throw new Error("no top league");
    const fixture = weeks(30).find((candidate) => candidate.league === league && candidate.round === 11);
    if (fixture === undefined) throw new Error("no twelfth round");
    const table = new Map(league.teamIds.map((id) => [id, { id, points: 0, difference: 0, goals: 0 }]));
    const record = (id: number, scored: number, conceded: number): void => {
      const row = table.get(id);
      if (row === undefined) throw new Error("a team of another league");
      row.points += scored > conceded ? 3 : scored === conceded ? 1 : 0;
      row.difference += scored - conceded;
      row.goals += scored;
    };
    for (let round = 0; round < 11; round += 1) {
      for (let index = 0; index < league.teamIds.length / 2; index += 1) {
        const played = calendar.at(league, fixture.season, round, index);
        const match = played === undefined ? undefined : world.matchAt(played.id, played.kickoffAt + DAY_MS);
        if (match?.state !== -1) continue;
        record(match.homeId, match.homeScore, match.guestScore);
        record(match.awayId, match.guestScore, match.homeScore);
      }
    }
    const deduction = world.seasons.deduction(league.id, fixture.season + 1);
    const punished = table.get(deduction?.teamId ?? 0);
    if (punished !== undefined) punished.points -= deduction?.points ?? 0;
    const nameOf = (id: number): string => world.team(id)?.name("en_GB") ?? "";
    const order = [...table.values()].sort(
      (a, b) =>
        b.points - a.points ||
        b.difference - a.difference ||
        b.goals - a.goals ||
        (nameOf(a.id) < nameOf(b.id) ? -1 : 1),
    );
    for (let index = 0; index < league.teamIds.length / 2; index += 1) {
      const next = calendar.at(league, fixture.season, 11, index);
      const match = next === undefined ? undefined : world.matchAt(next.id, next.kickoffAt);
      expect(match?.homeRank).toBe(String(order.findIndex((row) => row.id === match?.homeId) + 1));
      expect(match?.guestRank).toBe(String(order.findIndex((row) => row.id === match?.awayId) + 1));
    }
  });

  it("leads a cup from its first round to one final at a neutral venue", () => {
    const world = createWorld({ seed: SEED });
    const cup = atlas.leagues.find((league) => league.cup && league.kind === "cup");
    if (cup === undefined) throw new Error("no cup");
    const round = (index: number) =>
      Array.from({ length: 16 }, (_, place) => calendar.at(cup, 30, index, place))
        .flatMap((fixture) =>
          fixture === undefined ? [] : [world.matchAt(fixture.id, fixture.kickoffAt + DAY_MS)],
        )
        .flatMap((match) => match ?? []);
    const teams = (index: number): Set<number> =>
      new Set(round(index).flatMap(({ homeId, awayId }) => [homeId, awayId]));
    const sizes = [0, 1, 2, 3, 4, 5, 6].map((index) => teams(index).size);
    expect(sizes).toEqual([32, 16, 8, 8, 4, 4, 2]);
    for (let index = 1; index < 7; index += 1)
      expect([...teams(index)].every((id) => teams(index - 1).has(id))).toBe(true);
    const [final] = round(6);
    expect(final).toMatchObject({ state: -1, neutral: true, homeRank: "", guestRank: "" });
    // Second legs swap the grounds and contain the aggregate.
    for (const [place, second] of round(3).entries()) {
      const first = round(2)[place];
      expect([second.homeId, second.awayId]).toEqual([first?.awayId, first?.homeId]);
      expect(second.explain).toMatch(/^(;\|;\|;\|)?(90,\d+-\d+)?;\d+-\d+;([12],\d+-\d+)?;(\d+-\d+)?;[12]$/);
    }
  });
});
