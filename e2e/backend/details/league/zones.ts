// Zones of a league table (promotion, continental, relegation) by tier, size and strength of the country.
import type { Competition } from "../../world/season/seasonTypes.ts";

export type ZoneKind =
  | "champions"
  | "championsQualifying"
  | "continental"
  | "continentalQualifying"
  | "promotion"
  | "promotionPlayoff"
  | "relegationPlayoff"
  | "relegation";

/** Minimum number of teams of a large and of a medium league. */
const LARGE = 18;
const MIDDLE = 12;

type Plan = readonly (readonly [ZoneKind, number])[];

/** Ranks from the top. */
function upper({ tier, size }: Competition, strong: boolean): Plan {
  if (tier > 1) {
    if (size >= LARGE)
      return [
        ["promotion", 2],
        ["promotionPlayoff", 4],
      ];
    return [
      ["promotion", 1],
      ["promotionPlayoff", size >= MIDDLE ? 2 : 1],
    ];
  }
  if (strong && size >= LARGE)
    return [
      ["champions", 4],
      ["continental", 1],
      ["continentalQualifying", 1],
    ];
  if (size >= MIDDLE)
    return [
      ["champions", 1],
      ["championsQualifying", 1],
      ["continentalQualifying", 2],
    ];
  return [
    ["championsQualifying", 1],
    ["continentalQualifying", 1],
  ];
}

/** Ranks from the bottom, the last first. */
function lower({ size, hasTierBelow }: Competition): Plan {
  if (!hasTierBelow) return [];
  if (size >= 20) return [["relegation", 3]];
  if (size >= MIDDLE)
    return [
      ["relegation", 2],
      ["relegationPlayoff", 1],
    ];
  return [
    ["relegation", 1],
    ["relegationPlayoff", 1],
  ];
}

/**
 * The zone of each rank, by rank from 1; ranks in the middle are absent. Only leagues of a country's pyramid
 * have zones. `strong`: the country sends many clubs to continental cups.
 */
export function zonesOf(competition: Competition, strong: boolean): ReadonlyMap<number, ZoneKind> {
  const zones = new Map<number, ZoneKind>();
  if (competition.cup || competition.tier === 0) return zones;
  let place = 1;
  for (const [kind, places] of upper(competition, strong)) {
    for (let i = 0; i < places; i += 1) zones.set(place++, kind);
  }
  place = competition.size;
  const foot: [number, ZoneKind][] = [];
  for (const [kind, places] of lower(competition)) {
    for (let i = 0; i < places; i += 1) foot.push([place--, kind]);
  }
  for (const [at, kind] of foot.toReversed()) if (!zones.has(at)) zones.set(at, kind);
  return zones;
}
