// Which rows the list reports as on or near the screen, and how often.
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { ListLine } from "./listLines.ts";
import { createRowWatch } from "./rowWatch.ts";
import type { LineRange } from "./windowRange.ts";

const match = (matchId: number): ListLine => ({ kind: "match", matchId, key: `match:${matchId}`, size: 58 });
const day: ListLine = { kind: "heading", heading: { kind: "day", date: "" }, key: "day", size: 40 };
/** A heading and the matches 1 to 199: a match's id is its index. */
const LINES = [day, ...Array.from({ length: 199 }, (_, index) => match(index + 1))];

const idsFrom = (first: number, last: number): readonly number[] =>
  Array.from({ length: last - first + 1 }, (_, index) => first + index);

function setUp(sight: LineRange | undefined) {
  const told: { readonly seen: readonly number[]; readonly all: readonly number[] }[] = [];
  const watch = createRowWatch((seen, all) => void told.push({ seen, all }));
  const screen = { sight };
  const list = { lines: LINES, drawn: { first: 0, last: 20 }, inSight: () => screen.sight };
  return { told, watch, screen, list };
}

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe("the rows", () => {
  it("on the screen are reported separately from those near it, without headings", () => {
    const { told, watch, list } = setUp({ first: 0, last: 9 });
    watch.show(list);
    expect(told).toEqual([{ seen: idsFrom(1, 9), all: idsFrom(1, 44) }]);
  });

  it("are all near the screen where the list is out of sight", () => {
    const { told, watch, list } = setUp(undefined);
    watch.show(list);
    expect(told).toEqual([{ seen: [], all: idsFrom(1, 44) }]);
  });
});

describe("while it scrolls", () => {
  it("reports the visible rows at once, then every 60 ms, and once scrolling ends", () => {
    const { told, watch, screen, list } = setUp({ first: 0, last: 9 });
    watch.show(list);
    vi.advanceTimersByTime(1_000);
    for (let at = 1; at <= 16; at += 1) {
      screen.sight = { first: at, last: at + 9 };
      watch.move();
      vi.advanceTimersByTime(15);
    }
    vi.advanceTimersByTime(1_000);
    const firsts = told.slice(1).map(({ seen }) => seen[0]);
    expect(firsts).toEqual([1, 4, 8, 12, 16]);
    expect(vi.getTimerCount()).toBe(0);
  });

  it("reports nothing while the visible rows are the same", () => {
    const { told, watch, list } = setUp({ first: 0, last: 9 });
    watch.show(list);
    for (let turn = 0; turn < 10; turn += 1) {
      watch.move();
      vi.advanceTimersByTime(20);
    }
    expect(told).toHaveLength(1);
  });
});

it("reports nothing once stopped, and everything when it is shown again", () => {
  const { told, watch, screen, list } = setUp({ first: 0, last: 9 });
  watch.show(list);
  screen.sight = { first: 5, last: 9 };
  watch.move();
  watch.stop();
  vi.advanceTimersByTime(1_000);
  expect(told).toHaveLength(1);
  watch.show(list);
  expect(told).toHaveLength(2);
});
