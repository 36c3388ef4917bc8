// A virtual window of fixed-height rows over all matches; changes are written once per animation frame.
import type { Match } from "../shared/wire.ts";
import { createRow, type Row } from "./row.ts";

const ROW_PX = 58;
/** Px rendered beyond the screen on each side, and the step of the window. */
const OVERSCAN_PX = 480;
const STEP_PX = 240;

export interface MatchList {
  /** All matches in order; renders at once, whether visible or not. */
  setOrder(order: readonly number[]): void;
  /** Call when this match has changed. */
  touch(id: number): void;
  /** Call when every shown value may have changed. */
  touchAll(): void;
}

export interface ListSource {
  match(id: number): Match | undefined;
  isStarred(id: number): boolean;
  /** Server time, epoch ms. */
  now(): number;
}

/** Fills `box` with rows, which follow the window's scroll position. */
export function createMatchList(box: HTMLElement, source: ListSource): MatchList {
  /** The rows on or near the screen, by match. */
  const rows = new Map<number, Row>();
  const spare: Row[] = [];
  const touched = new Set<number>();
  let order: readonly number[] = [];
  let moved = false;
  let frame = 0;

  function windowIds(): { readonly first: number; readonly last: number } {
    const top = Math.floor(-box.getBoundingClientRect().top / STEP_PX) * STEP_PX;
    const first = Math.max(0, Math.floor((top - OVERSCAN_PX) / ROW_PX));
    const bottom = top + STEP_PX + innerHeight + OVERSCAN_PX;
    return { first, last: Math.min(order.length - 1, Math.floor(bottom / ROW_PX)) };
  }

  function draw(row: Row, id: number): void {
    const match = source.match(id);
    if (match) row.show(match, source.now(), source.isStarred(id));
  }

  function takeOut(id: number, row: Row): void {
    rows.delete(id);
    row.element.remove();
    spare.push(row);
  }

  function putRows(): void {
    const { first, last } = windowIds();
    const wanted = new Set(order.slice(first, last + 1));
    for (const [id, row] of rows) if (!wanted.has(id)) takeOut(id, row);
    for (let index = first; index <= last; index += 1) {
      const id = order[index]!;
      let row = rows.get(id);
      if (row === undefined) {
        row = spare.pop() ?? createRow();
        rows.set(id, row);
        draw(row, id);
        box.append(row.element);
      }
      row.place(index * ROW_PX);
    }
  }

  function flush(): void {
    frame = 0;
    if (moved) putRows();
    moved = false;
    for (const id of touched) {
      const row = rows.get(id);
      if (row) draw(row, id);
    }
    touched.clear();
  }

  const soon = (): void => {
    frame ||= requestAnimationFrame(flush);
  };
  const onMove = (): void => {
    moved = true;
    soon();
  };
  addEventListener("scroll", onMove, { passive: true });
  addEventListener("resize", onMove, { passive: true });

  return {
    setOrder(next) {
      order = next;
      box.style.blockSize = `${order.length * ROW_PX}px`;
      for (const id of rows.keys()) touched.add(id);
      moved = true;
      flush();
    },
    touch(id) {
      touched.add(id);
      soon();
    },
    touchAll() {
      for (const id of rows.keys()) touched.add(id);
      soon();
    },
  };
}
