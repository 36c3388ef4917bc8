// Fixed heights of list rows, so that the virtual list never measures rows and nothing shifts.
import type { Density } from "../../state/preferences/density.ts";

export interface RowHeights {
  readonly match: number;
  readonly note: number;
  readonly league: number;
  readonly section: number;
  readonly day: number;
}

/** Heights in CSS px. On a narrow screen the prices are below the teams. */
export function rowHeights(density: Density, narrow: boolean, odds: boolean): RowHeights {
  const compact = density === "compact";
  const teams = compact ? 44 : 58;
  const prices = narrow && odds ? (compact ? 30 : 34) : 0;
  return { match: teams + prices, note: 24, league: compact ? 34 : 38, section: 44, day: 40 };
}
