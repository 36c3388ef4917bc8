/** Decides which teams have points deducted in a season. */
import type { League } from "../atlas/atlasBuilder.ts";
import { mix, pick } from "../random.ts";
import type { Deduction } from "./seasonTypes.ts";

/** One season in this many has a deduction. */
const ONE_IN = 6;
const MOST = 6;
const LEAST = 2;

/** The season's deduction, valid from its first day; undefined for cups, national teams and most seasons. */
export function seasonDeduction(league: League, season: number, hash: number): Deduction | undefined {
  if (league.cup || league.kind.endsWith("Nations")) return undefined;
  const drawn = mix(mix(hash, 0x6ded), league.id * 4096 + season);
  if (drawn % ONE_IN !== 0) return undefined;
  return {
    teamId: pick(league.teamIds, mix(drawn, 1)),
    points: LEAST + (mix(drawn, 2) % (MOST - LEAST + 1)),
    reason: mix(drawn, 3) % 3,
  };
}
