// The position of a formation's players in their half of the pitch.
import type { Starter } from "#domain/match/lineups.ts";

export interface PitchSpot {
  /** 0 at the own goal, 1 at the half-way line. */
  readonly depth: number;
  /** 0 at the team's own right, 1 at its left. */
  readonly across: number;
}

const KEEPER_DEPTH = 0.11;
const FIRST_LINE_DEPTH = 0.3;
const LAST_LINE_DEPTH = 0.87;

/** Positions of a team, in its order; lines of four and more use the full width, shorter ones stay central. */
export function pitchSpots(starters: readonly Starter[]): readonly PitchSpot[] {
  const sizes = new Map<number, number>();
  for (const { line = 0 } of starters) sizes.set(line, (sizes.get(line) ?? 0) + 1);
  const last = Math.max(1, ...sizes.keys());
  return starters.map(({ line = 0, place = 0 }) => {
    const size = sizes.get(line) ?? 1;
    const step = last === 1 ? 0 : (LAST_LINE_DEPTH - FIRST_LINE_DEPTH) / (last - 1);
    return {
      depth: line === 0 ? KEEPER_DEPTH : FIRST_LINE_DEPTH + (line - 1) * step,
      across: size >= 4 ? (place + 0.5) / size : (place + 1) / (size + 1),
    };
  });
}
