// Team sheets and players for component tests.
import type { LineupPlayer, Starter, TeamSheet } from "#domain/match/lineups.ts";

/** A player with this shirt number and no actions. */
export function aPlayer(shirt: number, over: Partial<LineupPlayer> = {}): LineupPlayer {
  return {
    id: 100 + shirt,
    name: `Given Family${shirt}`,
    photo: "",
    shirt,
    position: shirt === 1 ? "goalkeeper" : "midfielder",
    captain: false,
    rating: undefined,
    goals: 0,
    ownGoals: 0,
    assists: 0,
    yellowCards: 0,
    redCards: 0,
    wentOffAt: undefined,
    cameOnAt: undefined,
    ...over,
  };
}

/** A 4-4-2 of shirts 1 to 11 with two on the bench. */
export function aSheet(over: Partial<TeamSheet> = {}): TeamSheet {
  let shirt = 0;
  const starters = [1, 4, 4, 2].flatMap((size, line) =>
    Array.from({ length: size }, (_, place): Starter => {
      shirt += 1;
      return { ...aPlayer(shirt), line, place };
    }),
  );
  return {
    formation: "4-4-2",
    coach: "Ann Saxby",
    isPlaced: true,
    starters,
    bench: [aPlayer(12), aPlayer(13)],
    missing: [],
    ...over,
  };
}
