// The part of the board's page that is in its address: the matches, in their order.
// See docs/product.md#the-board.
import { boardText, readBoard } from "#domain/matchBoard.ts";
import type { Target } from "#state/navigation/navigation.ts";

export const BOARD_PATH = "/board";

export interface BoardSearch {
  /** Ids with commas between them, as far as they are ids; one id is a number. Absent for no board. */
  readonly m?: string | number | undefined;
}

/** The query of a board with these matches. The router reads a text of digits as a number, and so does this. */
export function boardSearch(matchIds: readonly number[]): { readonly m: string | number | undefined } {
  return { m: matchIds.length === 1 ? matchIds[0] : boardText(matchIds) };
}

/** Reads the query; a value that names no match yields undefined, which overrides the raw value in the router. */
export function readBoardSearch({ m }: Record<string, unknown>): BoardSearch {
  const known = typeof m === "string" || typeof m === "number" ? m : undefined;
  return { m: readBoard(known).matchIds.length === 0 ? undefined : known };
}

/** The way to a board with these matches. */
export function boardTarget(matchIds: readonly number[], rest: Omit<Target, "to" | "search"> = {}): Target {
  return { to: BOARD_PATH, search: boardSearch(matchIds), ...rest };
}
