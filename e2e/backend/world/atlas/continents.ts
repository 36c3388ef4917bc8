/** Calendar settings of continents: weeks of their cups, and the offset in which evenings are counted. */
import type { Region } from "../data/seed.ts";

/** Length in weeks of the cycle of cup weeks; a phase is a week's index in the cycle. */
export const CUP_CYCLE_WEEKS = 8;

/** Phases in which the clubs of a continent play each other; domestic cups avoid them. */
export const CONTINENT_PHASE: Readonly<Record<Region, number>> = {
  europe: 7,
  americas: 3,
  asia: 5,
  africa: 1,
};

/** Offset from UTC in minutes for international matches of a continent. */
export const CONTINENT_OFFSET: Readonly<Record<Region, number>> = {
  europe: 60,
  americas: -240,
  asia: 480,
  africa: 60,
};
