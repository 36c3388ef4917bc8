// A computed world at a fixed instant with its people and stories, for tests of detail pages.
import { createStage } from "../control/staging.ts";
import { createPeople } from "../world/stories/createPeople.ts";
import { createStories } from "../world/stories/createStories.ts";
import { createWorld } from "../world/createWorld.ts";
import type { World } from "../world/types.ts";
import { createMoves } from "./team/moves.ts";
import { countsForPlayers } from "./team/seasonTallies.ts";

/** A Saturday afternoon (epoch ms). */
export const NOW = Date.UTC(2026, 10, 21, 15, 30);

/** The sources of all writers; staged events appear in `world` and `stories`, and so in every answer. */
export function aSeason(now = NOW) {
  const stage = createStage(createWorld({ seed: "touchline" }), () => now);
  const { world } = stage;
  const people = createPeople(world, { year: new Date(now).getUTCFullYear() });
  const stories = createStories(world, people);
  const sources = { world, people, stories };
  return { ...sources, sources, stage, moves: createMoves(sources), asked: { now, lang: "en_GB" } };
}

/** An answer after JSON serialisation. */
export function onTheWire(answer: object | undefined): unknown {
  if (answer === undefined) throw new Error("no answer");
  return JSON.parse(JSON.stringify(answer));
}

/** The fields of a fixture line that the tests check. */
export interface Line {
  readonly scheduleId: number;
  readonly startTime: string;
  readonly matchState: number;
  readonly homeTeam: { readonly teamId: number };
  readonly guestTeam: { readonly teamId: number };
}

/** The matches of a season that have begun and count for players. */
export function begunIn(world: World, leagueId: number, seasonId: number): readonly number[] {
  return world.seasons
    .fixtures(leagueId, seasonId, NOW)
    .map(({ id }) => id)
    .filter((id) => countsForPlayers(world.matchAt(id, NOW)?.state ?? 0));
}
