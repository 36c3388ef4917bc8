// The matches of teams and leagues: the last and next ones of a team, and the coming week of a league.
import { expect, it } from "vitest";
import { createFakeWorld, FAKE } from "../testing/fakeWorld.ts";
import { createWorld } from "../world/createWorld.ts";
import { matchesAsked } from "./matchesAsked.ts";

const NOON = Date.UTC(2026, 10, 21, 12);
const DAY_MS = 86_400_000;
const MIDNIGHT = NOON - DAY_MS / 2;
const NOTHING = { ids: [], teamIds: [], leagueIds: [] };
const NOW = { now: NOON, today: MIDNIGHT };
const world = createFakeWorld(NOON);
const inOrder = (ids: readonly number[]): readonly number[] => ids.toSorted((a, b) => a - b);

it("a team has its last two matches and the next three, running ones included", () => {
  expect(matchesAsked(world, { ...NOTHING, teamIds: [11] }, NOW)).toEqual([
    FAKE.finished,
    FAKE.secondHalf,
    FAKE.firstHalf,
    FAKE.toCome,
  ]);
});

it("a league has the matches of seven days from the viewer's today on", () => {
  const ofLeague = (today: number) =>
    matchesAsked(world, { ...NOTHING, leagueIds: [36] }, { now: NOON, today });
  expect(inOrder(ofLeague(MIDNIGHT))).toEqual(inOrder(Object.values(FAKE)));
  expect(ofLeague(MIDNIGHT + DAY_MS)).toEqual([FAKE.tomorrow]);
  expect(ofLeague(NOON - 6 * DAY_MS)).not.toContain(FAKE.tomorrow);
});

it("each match is named once, and what is unknown has none", () => {
  const asked = matchesAsked(
    world,
    { ids: [FAKE.tomorrow, 4], teamIds: [11, 12, 999], leagueIds: [36, 999] },
    NOW,
  );
  expect(inOrder(asked)).toEqual(inOrder([...Object.values(FAKE), 4]));
});

it("in the computed world every team of a league in season has matches on both sides of now", () => {
  const computed = createWorld({ seed: "favourites" });
  const league = computed.leagues.find(({ topLevel, cup }) => topLevel && !cup);
  const id = computed
    .matchesBetween(MIDNIGHT - 7 * DAY_MS, MIDNIGHT + 7 * DAY_MS)
    .find((match) => computed.seasons.placeOf(match)?.leagueId === league?.id);
  const team = computed.matchAt(id ?? 0, NOON)?.homeId ?? 0;
  const found = matchesAsked(computed, { ...NOTHING, teamIds: [team] }, NOW);
  expect(found).toHaveLength(5);
  const kickoffs = found.map((match) => computed.matchAt(match, NOON)?.kickoffAt ?? 0);
  expect(kickoffs.filter((at) => at < NOON).length).toBeGreaterThanOrEqual(2);
  expect(kickoffs.filter((at) => at > NOON).length).toBeGreaterThanOrEqual(2);
});
