// The matches of a board, 1 to 16 in the order that its reader chose: their text in an address, adding, removing, moving.
// See docs/product.md#the-board.
import { readId } from "./ids.ts";

/** The most matches that one board shows. */
export const BOARD_MAX = 16;

/** What a board that is not chosen by hand begins with. */
export type BoardStart =
  | { readonly kind: "hot" }
  | { readonly kind: "favorites"; readonly runningOnly: boolean }
  | { readonly kind: "league"; readonly leagueId: number };

/** What an address asks for. */
export interface AskedBoard {
  /** Each once, in the order of the address, at most `BOARD_MAX`. */
  readonly matchIds: readonly number[];
  /** How many more different matches the address names. */
  readonly cut: number;
}

/** "101,102,103" → its matches; the router reads one id as a number. What is no id is left out. */
export function readBoard(text: unknown): AskedBoard {
  const parts = typeof text === "string" ? text.split(",") : [text];
  const ids = [...new Set(parts.map(readId).filter((id) => id !== undefined))];
  return { matchIds: ids.slice(0, BOARD_MAX), cut: Math.max(0, ids.length - BOARD_MAX) };
}

/** The matches as the address has them; undefined for none. */
export function boardText(matchIds: readonly number[]): string | undefined {
  return matchIds.length === 0 ? undefined : matchIds.join(",");
}

/** The board with one match more at its end; undefined where it is full. A match that it has stays where it is. */
export function withMatch(matchIds: readonly number[], id: number): readonly number[] | undefined {
  if (matchIds.includes(id)) return matchIds;
  return matchIds.length >= BOARD_MAX ? undefined : [...matchIds, id];
}

/** The board without this match. */
export function withoutMatch(matchIds: readonly number[], id: number): readonly number[] {
  return matchIds.filter((known) => known !== id);
}

/** The board with this match at `place`, from 0 on; beyond an end it stands at that end. */
export function movedTo(matchIds: readonly number[], id: number, place: number): readonly number[] {
  if (!matchIds.includes(id)) return matchIds;
  const others = withoutMatch(matchIds, id);
  const at = Math.min(Math.max(place, 0), others.length);
  return [...others.slice(0, at), id, ...others.slice(at)];
}

/** True for the same matches in the same order. */
export function isSameBoard(one: readonly number[], other: readonly number[]): boolean {
  return one.length === other.length && one.every((id, at) => id === other[at]);
}
