/** Labels seasons by their years. */

const year = (at: number): number => new Date(at).getUTCFullYear();

const ROMAN: readonly (readonly [number, string])[] = [
  [10, "X"],
  [9, "IX"],
  [5, "V"],
  [4, "IV"],
  [1, "I"],
];

function roman(number: number): string {
  let rest = number;
  let text = "";
  for (const [value, letters] of ROMAN) {
    for (; rest >= value; rest -= value) text += letters;
  }
  return text;
}

/** "2026/27" or "2026", from the first and the last day. */
function yearsOf(from: number, to: number): string {
  const first = year(from);
  const last = year(to - 1);
  return first === last ? String(first) : `${first}/${String(last % 100).padStart(2, "0")}`;
}

/**
 * The label of season `index`; `startOf` returns a season's first instant (epoch ms). Seasons with the same
 * years are numbered in Roman numerals, the same in every language.
 */
export function seasonLabel(index: number, startOf: (index: number) => number): string {
  const label = (season: number): string => yearsOf(startOf(season), startOf(season + 1));
  const own = label(index);
  let before = 0;
  while (label(index - before - 1) === own) before += 1;
  const alone = before === 0 && label(index + 1) !== own;
  return alone ? own : `${own} ${roman(before + 1)}`;
}
