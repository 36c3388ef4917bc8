// Moves the key focus between the rows of a list, and finds what the keys act on.

/** In px: what covers the top of the screen above a list, and the room that is left below a row. */
const COVERED_ABOVE = 120;
const ROOM_BELOW = 16;

interface Line {
  readonly line: HTMLElement;
  /** From 1 on, in the whole list. */
  readonly place: number;
  /** undefined for a heading. */
  readonly link: HTMLElement | undefined;
}

/** The drawn lines in the order of the list. */
function drawnLines(): readonly Line[] {
  return [...document.querySelectorAll<HTMLElement>("main [data-line]")]
    .map((line) => ({
      line,
      place: Number(line.getAttribute("aria-posinset")),
      link: line.querySelector<HTMLElement>("[data-match-id] a") ?? undefined,
    }))
    .toSorted((one, other) => one.place - other.place);
}

function isInSight({ line }: Line): boolean {
  const { top, bottom } = line.getBoundingClientRect();
  return bottom > COVERED_ABOVE && top < innerHeight;
}

/** The next row in this direction without a gap of lines that are not drawn. */
function nextRow(lines: readonly Line[], from: Line, step: 1 | -1): Line | undefined {
  let last = from;
  for (let at = lines.indexOf(from) + step; ; at += step) {
    const line = lines[at];
    if (line === undefined || Math.abs(line.place - last.place) > 1) return undefined;
    if (line.link !== undefined) return line;
    last = line;
  }
}

function bringIntoSight(line: HTMLElement): void {
  const bar =
    Number.parseFloat(getComputedStyle(document.documentElement).getPropertyValue("--bottom-nav")) || 0;
  const { top, bottom } = line.getBoundingClientRect();
  const lowest = innerHeight - bar - ROOM_BELOW;
  if (top < COVERED_ABOVE) scrollBy({ top: top - COVERED_ABOVE, behavior: "instant" });
  else if (bottom > lowest) scrollBy({ top: bottom - lowest, behavior: "instant" });
}

/**
 * Focuses the next row (1) or the one before (−1), or the first one in sight where none has the focus; false where there is
 * no such row. The list keeps the row with the focus where it is while others change places.
 */
export function moveRowFocus(step: 1 | -1): boolean {
  const lines = drawnLines();
  const focused = lines.find(({ line }) => line.contains(document.activeElement));
  const next =
    (focused !== undefined && isInSight(focused) ? nextRow(lines, focused, step) : undefined) ??
    (focused === undefined || !isInSight(focused)
      ? lines.find((line) => line.link !== undefined && isInSight(line))
      : undefined);
  if (next?.link === undefined) return false;
  next.link.focus({ preventScroll: true });
  bringIntoSight(next.line);
  return true;
}

/** The match that keys act on: that of the focused row or tile, else that of the page; undefined where there is none. */
export function matchInFocus(): { readonly matchId: number; readonly box: HTMLElement } | undefined {
  const box =
    document.activeElement?.closest<HTMLElement>("[data-match-id]") ??
    document.querySelector<HTMLElement>("main header[data-match-id]");
  const matchId = Number(box?.dataset["matchId"]);
  return box && matchId > 0 ? { matchId, box } : undefined;
}
