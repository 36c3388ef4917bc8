// Where the list of suggestions is: below the word that is typed, above it where there is more room, within the window.
// See docs/product.md#suggestions.

export interface WindowRoom {
  /** The part of the window that is not covered by a keyboard on the screen, CSS px. */
  readonly top: number;
  readonly bottom: number;
  readonly width: number;
}

export interface ListPlace {
  /** CSS px from the start side and from the top of the window. */
  readonly inlineStart: number;
  readonly blockStart: number;
  /** CSS px. */
  readonly maxHeight: number;
}

/** Between the list and the word, and between the list and the edges of the window, CSS px. */
const GAP = 6;
const EDGE = 8;
/** The list is not higher, CSS px. */
const HEIGHT_MAX = 320;

/** @param word where the word begins and ends; `size`: of the list without limits */
export function placeList(
  word: Pick<DOMRect, "left" | "right" | "top" | "bottom">,
  size: { readonly width: number; readonly height: number },
  { top, bottom, width }: WindowRoom,
  isRtl: boolean,
): ListPlace {
  const below = bottom - EDGE - word.bottom - GAP;
  const above = word.top - GAP - top - EDGE;
  const wanted = Math.min(size.height, HEIGHT_MAX);
  const isBelow = below >= wanted || below >= above;
  const maxHeight = Math.max(0, Math.min(HEIGHT_MAX, isBelow ? below : above));
  const start = isRtl ? width - word.right : word.left;
  return {
    inlineStart: Math.max(EDGE, Math.min(start, width - size.width - EDGE)),
    blockStart: isBelow ? word.bottom + GAP : word.top - GAP - Math.min(wanted, maxHeight),
    maxHeight,
  };
}
