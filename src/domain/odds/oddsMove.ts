// Direction of a change of a number: a line, or a price that is offered.
// See docs/product.md#highlights.

/** 1 when the number rose, -1 when it fell, 0 when it is unchanged or new. */
export function oddsMove(before: number | undefined, after: number): -1 | 0 | 1 {
  if (before === undefined) return 0;
  if (after > before) return 1;
  return after < before ? -1 : 0;
}
