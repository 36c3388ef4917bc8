/** The formations of teams, and the number of players they need in each position. */
import type { PositionCode } from "./people.ts";

/** Common ones occur more than once. */
export const FORMATIONS = [
  "4-2-3-1",
  "4-3-3",
  "4-4-2",
  "3-5-2",
  "4-1-4-1",
  "3-4-3",
  "5-3-2",
  "4-2-3-1",
  "4-3-3",
  "4-4-1-1",
  "3-4-2-1",
  "5-4-1",
] as const;
/** Number of players of each position in a formation: the first line defends, the last attacks. */
export function needs(formation: string): Readonly<Record<PositionCode, number>> {
  const lines = formation.split("-").map(Number);
  const D = lines[0] ?? 0;
  const F = lines.at(-1) ?? 0;
  return { G: 1, D, M: 10 - D - F, F };
}
