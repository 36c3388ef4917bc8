/** What the continents decide for the calendar: when their clubs meet and in which zone evenings are counted. */
import type { Region } from "../data/seed.ts";

/** Cup weeks come round after this many weeks; a phase is a week's place in the cycle. */
export const CUP_CYCLE_WEEKS = 8;

/** In these weeks of the cycle the clubs of a continent meet; domestic cups keep out of them. */
export const CONTINENT_PHASE: Readonly<Record<Region, number>> = {
  europe: 7,
  americas: 3,
  asia: 5,
  africa: 1,
};

/** Minutes from UTC for international matches of a continent. */
export const CONTINENT_OFFSET: Readonly<Record<Region, number>> = {
  europe: 60,
  americas: -240,
  asia: 480,
  africa: 60,
};
