// Staged events override the world and are reported as changes exactly once.
import { expect, test } from "vitest";
import { createFakeWorld, FAKE } from "../testing/fakeWorld.ts";
import { createStage } from "./staging.ts";

const NOON = Date.parse("2026-11-21T12:00:30Z");

function aStage(changes: readonly { id: number; at: number }[] = []) {
  const clock = { now: NOON };
  return { clock, stage: createStage(createFakeWorld(NOON, changes), () => clock.now) };
}

test("a goal and its cancellation move one side's score", () => {
  const { stage } = aStage();
  stage.goal(FAKE.firstHalf, "away");
  stage.goal(FAKE.firstHalf, "home");
  expect(stage.world.matchAt(FAKE.firstHalf, NOON)).toMatchObject({ homeScore: 2, guestScore: 1 });
  stage.cancelGoal(FAKE.firstHalf, "home");
  expect(stage.world.matchAt(FAKE.firstHalf, NOON)).toMatchObject({ homeScore: 1, guestScore: 1 });
  expect(stage.goal(99, "home")).toBeUndefined();
});

test("an event staged in the same ms as a tick belongs to the next window", () => {
  const { stage } = aStage();
  expect(stage.world.changedBetween(NOON - 500, NOON)).toEqual([]);
  stage.goal(FAKE.firstHalf, "home");
  expect(stage.world.changedBetween(NOON, NOON + 500)).toEqual([FAKE.firstHalf]);
  expect(stage.world.changedBetween(NOON + 500, NOON + 1000)).toEqual([]);
});

test("moving to the second half keeps the half-time score and starts its clock on a whole minute", () => {
  const { stage } = aStage();
  const match = stage.phase(FAKE.firstHalf, 3, 67)!;
  expect(match).toMatchObject({ state: 3, homeHalf: 1, guestHalf: 0 });
  expect(46 + Math.floor((NOON - match.periodStartedAt) / 60_000)).toBe(67);
  expect(match.periodStartedAt % 60_000).toBe(0);
});

test("a frozen world does not change, and reports the missed changes when it is unfrozen", () => {
  const { stage, clock } = aStage([{ id: FAKE.secondHalf, at: NOON + 1000 }]);
  stage.freeze(true);
  clock.now += 2000;
  expect(stage.world.changedBetween(NOON, clock.now)).toEqual([]);
  stage.card(FAKE.firstHalf, "home", "red");
  clock.now += 1000;
  expect(stage.world.changedBetween(clock.now - 1000, clock.now)).toEqual([FAKE.firstHalf]);
  stage.freeze(false);
  expect(stage.world.changedBetween(clock.now, clock.now + 500)).toEqual([FAKE.secondHalf]);
});

test("a match staged to another kick-off moves to that day", () => {
  const { stage } = aStage();
  const tomorrow = NOON + 90_000_000;
  stage.match(FAKE.toCome, { kickoffAt: tomorrow });
  expect(stage.world.matchesBetween(tomorrow, tomorrow + 1)).toEqual([FAKE.toCome]);
  expect(stage.world.matchesBetween(NOON, NOON + 86_000_000)).not.toContain(FAKE.toCome);
});

test("staged odds are an odds change, with the opening prices kept", () => {
  const { stage } = aStage();
  const current = { home: 2, draw: 3, away: 4 };
  expect(stage.odds(FAKE.toCome, 8, current)).toBe(true);
  expect(stage.world.pricesAt(FAKE.toCome, 8, NOON)).toEqual({
    opening: { home: 1.8, draw: 3.5, away: 4.2 },
    current,
  });
  expect(stage.world.pricesChangedBetween(NOON - 1, NOON + 1)).toEqual([FAKE.toCome]);
});

test("a crowd replaces today and can be removed", () => {
  const { stage } = aStage();
  stage.manyMatches(1500);
  const ids = stage.world.matchesBetween(NOON - 1000, NOON + 1000);
  expect(new Set(ids).size).toBe(1500);
  expect(stage.world.running(NOON).length).toBeGreaterThan(300);
  // Some of the crowd kick off after midnight: an event must not move them to that day.
  const [first = 0] = ids;
  stage.match(first, { kickoffAt: NOON + 90_000_000 });
  expect(stage.world.matchesBetween(NOON - 1000, NOON + 1000)).toEqual(ids);
  expect(stage.world.matchesBetween(NOON + 89_000_000, NOON + 91_000_000)).toEqual([]);
  stage.only(ids.slice(0, 3));
  expect(stage.world.matchesBetween(NOON - 1000, NOON + 1000)).toHaveLength(3);
  stage.reset();
  expect(stage.world.running(NOON)).toEqual([FAKE.firstHalf, FAKE.secondHalf]);
});

test("names are staged and reset, also in objects returned earlier", () => {
  const { stage } = aStage();
  const [league] = stage.world.leagues;
  const [teamId] = stage.world.teamIds;
  if (league === undefined || teamId === undefined) throw new Error("the fake world is empty");
  const before = [league.name("en_GB"), stage.world.team(teamId)?.name("en_GB")];
  const version = stage.version();
  stage.rename({ leagues: { [league.id]: "<b>League</b>" }, teams: { [teamId]: "\u202eTeam" } });
  expect([league.name("fr_FR"), stage.world.team(teamId)?.name("ar_SA")]).toEqual([
    "<b>League</b>",
    "\u202eTeam",
  ]);
  expect(stage.version()).toBeGreaterThan(version);
  stage.reset();
  expect([league.name("en_GB"), stage.world.team(teamId)?.name("en_GB")]).toEqual(before);
});
