/** Checks that stories fit their matches' states: scorers, cards, sheets and players on the pitch. */
import { describe, expect, it } from "vitest";
import { createFakeWorld, FAKE } from "../../testing/fakeWorld.ts";
import { createStage } from "../../control/staging.ts";
import { createPeople } from "./createPeople.ts";
import { createStories } from "./createStories.ts";
import { createWorld } from "../createWorld.ts";
import { needs } from "./formation.ts";
import type { Sheet, Stories, StoryIncident } from "./people.ts";
import type { MatchNow, World } from "../types.ts";

const NOON = Date.UTC(2026, 10, 21, 12, 7, 30);
const HOUR = 3_600_000;
const base = createWorld({ seed: "stories" });
const people = createPeople(base, { year: 2026 });
const stories = createStories(base, people);
const GOALS: ReadonlySet<string> = new Set(["goal", "ownGoal", "penaltyGoal"]);
const REDS: ReadonlySet<string> = new Set(["redCard", "secondYellowCard"]);

const count = (incidents: readonly StoryIncident[], side: 1 | 2, kinds: ReadonlySet<string>): number =>
  incidents.filter((incident) => incident.side === side && kinds.has(incident.kind)).length;

function checkSheet(sheet: Sheet, teamId: number): void {
  expect(sheet.starters).toHaveLength(11);
  expect(sheet.starters.filter(({ position }) => position === "G")).toHaveLength(1);
  expect(sheet.starters[0]?.position).toBe("G");
  const lines = sheet.formation.split("-").map(Number);
  expect(lines.reduce((sum, size) => sum + size, 0)).toBe(10);
  for (const [index, size] of lines.entries())
    expect(sheet.starters.filter(({ line }) => line === index + 1)).toHaveLength(size);
  expect(needs(sheet.formation).D).toBe(sheet.starters.filter(({ position }) => position === "D").length);
  expect(sheet.bench.length).toBeGreaterThanOrEqual(9);
  expect(sheet.bench.length).toBeLessThanOrEqual(12);
  const everybody = [
    ...sheet.starters.map(({ playerId }) => playerId),
    ...sheet.bench,
    ...sheet.missing.map(({ playerId }) => playerId),
  ];
  expect(new Set(everybody).size).toBe(everybody.length);
  for (const id of everybody) expect(people.player(id)?.teamId).toBe(teamId);
  expect(sheet.starters.map(({ playerId }) => playerId)).toContain(sheet.captainId);
}

/** Replays the incidents and checks that every player involved is on the pitch. */
function checkPitch(match: MatchNow, told: Stories, incidents: readonly StoryIncident[]): void {
  const sheets = told.sheets(match.id);
  if (sheets === undefined) throw new Error(`no sheets of ${match.id}`);
  const on = [sheets.home, sheets.away].map(
    ({ starters }) => new Set(starters.map(({ playerId }) => playerId)),
  );
  const booked = new Set<number>();
  const changes = [0, 0];
  for (const { kind, side, playerId, otherId } of incidents) {
    if (side === 0 || kind === "goalCancelled") continue;
    const own = on[side - 1]!;
    const actors = kind === "ownGoal" ? on[2 - side]! : own;
    if (kind === "substitution") {
      expect(own.has(otherId!)).toBe(true);
      expect(own.has(playerId!)).toBe(false);
      own.delete(otherId!);
      own.add(playerId!);
      changes[side - 1]! += 1;
      continue;
    }
    expect(actors.has(playerId!), `${match.id} ${kind}`).toBe(true);
    if (otherId !== undefined) expect(own.has(otherId)).toBe(true);
    if (kind === "yellowCard") {
      expect(booked.has(playerId!)).toBe(false);
      booked.add(playerId!);
    }
    if (kind === "secondYellowCard") expect(booked.has(playerId!)).toBe(true);
    if (REDS.has(kind)) own.delete(playerId!);
  }
  for (const made of changes) expect(made).toBeLessThanOrEqual(5);
}

function checkMatch(world: World, told: Stories, id: number, now: number): void {
  const match = world.matchAt(id, now)!;
  const incidents = told.incidents(id, now);
  const label = `${id} at ${now} in state ${match.state}`;
  expect(count(incidents, 1, GOALS), label).toBe(match.homeScore);
  expect(count(incidents, 2, GOALS), label).toBe(match.guestScore);
  expect(count(incidents, 1, REDS), label).toBe(match.homeRed);
  expect(count(incidents, 2, REDS), label).toBe(match.guestRed);
  expect(count(incidents, 1, new Set(["yellowCard"])), label).toBe(match.homeYellow);
  expect(count(incidents, 2, new Set(["yellowCard"])), label).toBe(match.guestYellow);
  for (const [index, incident] of incidents.entries()) {
    expect(incident.minute, label).toBeGreaterThanOrEqual(index === 0 ? 100 : incidents[index - 1]!.minute);
    expect(incident.at, label).toBeLessThanOrEqual(now);
  }
  checkPitch(match, told, incidents);
  const played = told.appearances(id, now);
  const goals = played.reduce((sum, one) => sum + one.goals + one.ownGoals, 0);
  expect(goals, label).toBe(match.homeScore + match.guestScore);
}

describe("stories of the computed world", () => {
  it("fit the states of matches at any instant", () => {
    const ids = base.matchesBetween(NOON - 8 * HOUR, NOON + HOUR).slice(0, 300);
    expect(ids.length).toBeGreaterThan(100);
    for (const id of ids) {
      const kickoffAt = base.matchAt(id, NOON)!.kickoffAt;
      for (const minutes of [10, 48, 75, 112, 170])
        checkMatch(base, stories, id, kickoffAt + minutes * 60_000 + 500);
    }
  });

  it("fit on other days, cups with extra time and shoot-outs among them", () => {
    let shootOuts = 0;
    const cups = new Set(base.leagues.filter(({ cup }) => cup).map(({ id }) => id));
    for (let day = 1; day < 60; day += 3) {
      const from = NOON - day * 24 * HOUR;
      const ids = base.matchesBetween(from - 3 * HOUR, from + 9 * HOUR);
      const ties = ids.filter((id) => cups.has(base.matchAt(id, from)!.leagueId));
      for (const id of [...ids.slice(0, 12), ...ties]) {
        checkMatch(base, stories, id, NOON);
        const kicks = stories.kicks(id, NOON);
        const explain = base
          .matchAt(id, NOON)!
          .explain.replace(/^;\|;\|;\|/, "")
          .split(";")[3];
        if (explain === undefined || explain === "") expect(kicks).toEqual([]);
        else {
          shootOuts += 1;
          const scored = (side: 1 | 2): number =>
            kicks.filter((kick) => kick.side === side && kick.scored).length;
          expect(`${scored(1)}-${scored(2)}`).toBe(explain);
          for (const [turn, kick] of kicks.entries())
            if (turn > 0) expect(kick.side).not.toBe(kicks[turn - 1]!.side);
        }
      }
    }
    expect(shootOuts).toBeGreaterThan(0);
  });

  it("have sheets of eleven players with one keeper that fit the formation", () => {
    for (const id of base.matchesBetween(NOON, NOON + 2 * HOUR).slice(0, 200)) {
      const match = base.matchAt(id, NOON)!;
      const sheets = stories.sheets(id)!;
      checkSheet(sheets.home, match.homeId);
      checkSheet(sheets.away, match.awayId);
    }
  });

  it("leave out players sent off in the previous league match", () => {
    let barred = 0;
    const league = base.leagues.find(({ topLevel, cup }) => topLevel && !cup)!;
    const season = base.seasons.list(league.id, NOON, 1)[1]!;
    const fixtures = base.seasons.fixtures(league.id, season.id, NOON);
    for (const { id, round } of fixtures) {
      for (const { redCards, playerId, teamId } of stories.appearances(id, NOON)) {
        const next = fixtures.find(
          (one) => one.round === round + 1 && (one.homeId === teamId || one.awayId === teamId),
        );
        if (redCards === 0 || next === undefined) continue;
        const sheets = stories.sheets(next.id)!;
        const sheet = next.homeId === teamId ? sheets.home : sheets.away;
        checkSheet(sheet, teamId);
        if (sheet.missing.some((one) => one.playerId === playerId && one.reason === "suspended")) barred += 1;
        expect(sheet.starters.map((starter) => starter.playerId)).not.toContain(playerId);
      }
    }
    expect(barred).toBeGreaterThan(5);
  });

  it("do not change earlier incidents while the match goes on", () => {
    for (const id of base.matchesBetween(NOON - 2 * HOUR, NOON).slice(0, 60)) {
      const early = stories.incidents(id, NOON - HOUR).filter(({ kind }) => kind !== "goal");
      const late = stories.incidents(id, NOON).filter(({ kind }) => kind !== "goal");
      const cancelled = late.some(({ kind }) => kind === "goalCancelled");
      if (!cancelled) expect(late.slice(0, early.length)).toEqual(early);
    }
  });

  it("answer within milliseconds", () => {
    const ids = base.matchesBetween(NOON - 5 * HOUR, NOON);
    for (const id of ids) stories.sheets(id);
    const began = performance.now();
    for (const id of ids) stories.incidents(id, NOON);
    expect((performance.now() - began) / ids.length).toBeLessThan(5);
  });
});

describe("stories of staged events", () => {
  const staged = (world: World) => {
    const now = { at: NOON };
    const stage = createStage(world, () => now.at);
    return { now, stage, told: createStories(stage.world, createPeople(stage.world, { year: 2026 })) };
  };

  it("contain a staged goal at once, with a scorer who is on the pitch", () => {
    const { stage, told, now } = staged(base);
    const id = base.running(NOON).find((running) => base.matchAt(running, NOON)?.state === 3)!;
    const before = told.incidents(id, now.at);
    stage.goal(id, "home");
    const goal = told.incidents(id, now.at).at(-1)!;
    expect(GOALS.has(goal.kind)).toBe(true);
    expect(goal.side).toBe(1);
    expect(people.player(goal.playerId!)).toBeDefined();
    expect(told.incidents(id, now.at).slice(0, before.length)).toEqual(before);
    checkMatch(stage.world, told, id, now.at);

    stage.cancelGoal(id, "home");
    const after = told.incidents(id, now.at);
    expect(after.at(-1)).toMatchObject({ kind: "goalCancelled", side: 1, playerId: goal.playerId });
    expect(after.slice(0, -1)).toEqual(before);
    stage.card(id, "away", "red");
    stage.card(id, "away", "yellow");
    now.at += 60_000;
    checkMatch(stage.world, told, id, now.at);
    stage.phase(id, -1);
    expect(told.incidents(id, now.at).at(-1)?.kind).toBe("fullTime");
    stage.reset();
    expect(told.incidents(id, NOON)).toEqual(before);
  });

  it("have a history that ends with the match's current state", () => {
    const { stage, now } = staged(base);
    const [id] = base.matchesBetween(NOON + HOUR, NOON + 3 * HOUR);
    expect(stage.world.history(id!, now.at)).toEqual(base.history(id!, NOON));
    stage.phase(id!, 1);
    now.at += 1000;
    stage.goal(id!, "away");
    const history = stage.world.history(id!, now.at);
    expect(history.slice(-2).map(({ match }) => [match.state, match.guestScore])).toEqual([
      [1, 0],
      [1, 1],
    ]);
    expect(history.at(-1)?.match).toEqual(stage.world.matchAt(id!, now.at));
    stage.only([]);
    expect(stage.world.history(id!, now.at)).toEqual([]);
  });

  it("generate earlier incidents of a match that is first seen while it runs", () => {
    const { stage, told, now } = staged(createFakeWorld(NOON));
    for (const id of Object.values(FAKE)) checkMatch(stage.world, told, id, now.at);
    stage.match(FAKE.toCome, {
      state: 3,
      minute: 67,
      homeScore: 3,
      guestScore: 2,
      homeHalf: 1,
      guestYellow: 2,
    });
    checkMatch(stage.world, told, FAKE.toCome, now.at);
    const early = told
      .incidents(FAKE.toCome, now.at)
      .filter(({ kind, minute }) => GOALS.has(kind) && minute < 4600);
    expect(early).toHaveLength(1);
    stage.match(FAKE.toCome, {
      state: 1,
      minute: 20,
      homeScore: 1,
      guestScore: 0,
      guestYellow: 0,
      homeHalf: 0,
    });
    checkMatch(stage.world, told, FAKE.toCome, now.at);
    stage.manyMatches(40);
    for (const id of stage.world.matchesBetween(now.at, now.at + 1))
      checkMatch(stage.world, told, id, now.at);
  });
});
