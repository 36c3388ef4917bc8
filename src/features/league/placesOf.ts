// Places in a ranking: equal figures share a place, and the next place counts all before it.

/** `figures` best first, equal ones together. 5, 4, 4, 1 gives 1, 2, 2, 4. */
export function placesOf(figures: readonly (number | string)[]): readonly number[] {
  return figures.map((figure) => figures.indexOf(figure) + 1);
}
