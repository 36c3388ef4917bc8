// The running selection of the board and the boards that were saved under a name, in this browser.
// See docs/product.md#the-board.
import { BOARD_MAX, readBoard } from "#domain/matchBoard.ts";
import { asRecord, storedAtom } from "./stored.ts";

export interface SavedBoard {
  readonly name: string;
  readonly matchIds: readonly number[];
}

/** As many as this browser keeps; a further one replaces none. */
export const SAVED_MAX = 20;
/** A longer name is cut, UTF-16 units. */
export const NAME_MAX = 60;

/** Any stored value as the ids of a board. */
export function readSelection(stored: unknown): readonly number[] | undefined {
  return Array.isArray(stored) ? readBoard(stored.join(",")).matchIds : undefined;
}

function asSaved(value: unknown): SavedBoard | undefined {
  const record = asRecord(value);
  const name = typeof record?.["name"] === "string" ? record["name"].trim().slice(0, NAME_MAX) : "";
  const matchIds = readSelection(record?.["matchIds"]) ?? [];
  return name === "" || matchIds.length === 0 ? undefined : { name, matchIds };
}

/** Any stored value as saved boards: a damaged one is dropped alone; of two with one name the later counts. */
export function readSavedBoards(stored: unknown): readonly SavedBoard[] | undefined {
  if (!Array.isArray(stored)) return undefined;
  const byName = new Map(
    stored.flatMap((value) => {
      const saved = asSaved(value);
      return saved ? [[saved.name, saved] as const] : [];
    }),
  );
  return [...byName.values()].slice(0, SAVED_MAX);
}

/** The list with this board: it takes the place of one of the same name; undefined where the list is full. */
export function withSaved(
  saved: readonly SavedBoard[],
  board: SavedBoard,
): readonly SavedBoard[] | undefined {
  const at = saved.findIndex(({ name }) => name === board.name);
  if (at !== -1) return saved.with(at, board);
  return saved.length >= SAVED_MAX ? undefined : [...saved, board];
}

/** The matches that are being chosen for the board, in all tabs of this browser. */
export const boardSelectionAtom = storedAtom<readonly number[]>({
  key: "touchline.board.1",
  initial: [],
  read: readSelection,
  write: (matchIds) => (matchIds.length === 0 ? undefined : matchIds.slice(0, BOARD_MAX)),
});

/** The saved boards of this browser, in the order in which they were saved first. */
export const savedBoardsAtom = storedAtom<readonly SavedBoard[]>({
  key: "touchline.boards.1",
  initial: [],
  read: readSavedBoards,
});
