// Reports which rows are on and near the screen: at once, then at most every 60 ms during scrolling.
import type { ListLine } from "./listLines.ts";
import type { LineRange } from "./windowRange.ts";

/** Rows requested beyond those rendered, so that a row is there before it scrolls in. */
const WATCH_MARGIN = 24;
/** Minimum interval between reports during scrolling, in ms. */
const WATCH_EVERY_MS = 60;

/** The list as rendered. */
interface DrawnList {
  readonly lines: readonly ListLine[];
  /** The rendered lines. */
  readonly drawn: LineRange;
  /** The lines on the screen now; undefined if there are none. */
  inSight(): LineRange | undefined;
}

export interface RowWatch {
  /** Call when the list or its rendered range has changed. */
  show(list: DrawnList): void;
  /** Call when the page has scrolled or its window has been resized. */
  move(): void;
  stop(): void;
}

/** Ids of the matches among these lines. */
function matchIdsOf(lines: readonly ListLine[]): readonly number[] {
  const ids: number[] = [];
  for (const line of lines) if (line.kind === "match") ids.push(line.matchId);
  return ids;
}

/** `tell` receives the matches on the screen, and the matches on or near it. */
export function createRowWatch(tell: (seen: readonly number[], all: readonly number[]) => void): RowWatch {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let told = "";
  let list: DrawnList | undefined;

  function look(): void {
    timer = undefined;
    if (!list) return;
    const { lines, drawn } = list;
    const sight = list.inSight() ?? { first: 0, last: -1 };
    const seen = matchIdsOf(lines.slice(sight.first, sight.last + 1));
    const all = matchIdsOf(
      lines.slice(Math.max(0, drawn.first - WATCH_MARGIN), drawn.last + 1 + WATCH_MARGIN),
    );
    const now = `${seen.join()}|${all.join()}`;
    if (now === told) return;
    told = now;
    tell(seen, all);
    timer = setTimeout(look, WATCH_EVERY_MS);
  }

  return {
    show(next) {
      list = next;
      if (timer === undefined) look();
    },
    move() {
      if (timer !== undefined) return;
      look();
      timer ??= setTimeout(look, WATCH_EVERY_MS);
    },
    stop() {
      clearTimeout(timer);
      timer = undefined;
      told = "";
    },
  };
}
