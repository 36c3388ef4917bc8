// Fixed heights of list rows, so that the virtual list never measures rows and nothing shifts.
import type { Density } from "../../state/preferences/density.ts";

export interface RowHeights {
  readonly match: number;
  readonly note: number;
  readonly league: number;
  readonly section: number;
  readonly day: number;
}

export interface RowLayout {
  readonly density: Density;
  /** The prices are below the teams. */
  readonly narrow: boolean;
  /** Time and teams are below each other too, and each name may take two lines. */
  readonly tiny: boolean;
  readonly odds: boolean;
  /** How much larger than usual text is (textScale); 1 is usual. */
  readonly scale: number;
}

/** Heights in CSS px (docs/product.md#text-size). */
export function rowHeights({ density, narrow, tiny, odds, scale }: RowLayout): RowHeights {
  const compact = density === "compact";
  const teams = tiny ? 112 : compact ? 44 : 58;
  const prices = narrow && odds ? (compact ? 30 : 34) : 0;
  const league = tiny ? 64 : compact ? 34 : 38;
  const at = (usual: number): number => Math.round(usual * scale);
  return { match: at(teams + prices), note: at(24), league: at(league), section: at(44), day: at(40) };
}
