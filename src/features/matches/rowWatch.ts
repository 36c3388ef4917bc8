// Says which rows of the list are on the screen and which are near it: at once, then at most every 60 ms while it scrolls.
import type { ListLine } from "./listLines.ts";
import type { LineRange } from "./windowRange.ts";

/** Rows asked for beyond those drawn, so that a scrolled-in row is there already. */
const WATCH_MARGIN = 24;
/** While scrolling it is said at most this often (ms). */
const WATCH_EVERY_MS = 60;

/** The list as it stands in the page. */
interface DrawnList {
  readonly lines: readonly ListLine[];
  /** The lines that are drawn. */
  readonly drawn: LineRange;
  /** Those on the screen at this moment; undefined where there are none. */
  inSight(): LineRange | undefined;
}

export interface RowWatch {
  /** The list, or what is drawn of it, is another. */
  show(list: DrawnList): void;
  /** The page has scrolled, or its window has another size. */
  move(): void;
  stop(): void;
}

/** Ids of the matches among these lines. */
function matchIdsOf(lines: readonly ListLine[]): readonly number[] {
  const ids: number[] = [];
  for (const line of lines) if (line.kind === "match") ids.push(line.matchId);
  return ids;
}

/** `tell`: the matches on the screen, and those and the ones near it. */
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
