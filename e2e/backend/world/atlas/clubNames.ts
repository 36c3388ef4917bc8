/** Generates plausible club names for a country, unique within it. */
import { mix, pick } from "../random.ts";
import { PATTERNS, TOO_FAMOUS } from "../data/clubPatterns.ts";
import type { ClubStyle } from "../data/seed.ts";

/** One club: its name and the city it comes from. */
export interface ClubName {
  readonly name: string;
  readonly city: string;
}

/**
 * The first `count` club names of a country. Larger cities are first; a city gets a second club after each has
 * one. About one name in fifty is a long form of 28 characters or more.
 */
export function clubNames(
  style: ClubStyle,
  cities: readonly string[],
  count: number,
  hash: number,
): ClubName[] {
  const patterns = PATTERNS[style];
  const everyday = patterns.length - 1;
  const names: ClubName[] = [];
  for (let round = 0; names.length < count && round <= everyday; round += 1) {
    cities.forEach((city, index) => {
      if (names.length >= count) return;
      const first = mix(hash, index) % everyday;
      const long = round === 0 && index % 22 === 9;
      const pattern = long ? patterns[everyday] : patterns[(first + round * 2) % everyday];
      const name = (pattern ?? "# FC").replace("#", city);
      if (!TOO_FAMOUS.has(name)) names.push({ name, city });
    });
  }
  return names;
}

/** A code of three letters derived from a city, such as CAN for Canterbury. */
export function shortCode(city: string, hash: number): string {
  const letters = city
    .normalize("NFD")
    .replaceAll(/[^A-Za-z]/g, "")
    .toUpperCase();
  return letters.length < 3
    ? `${letters}XFC`.slice(0, 3)
    : `${letters.slice(0, 2)}${letters[2 + (hash % (letters.length - 2))] ?? ""}`;
}

const COLORS = [
  "#d32f2f",
  "#1565c0",
  "#ffffff",
  "#111827",
  "#2e7d32",
  "#f9a825",
  "#6a1b9a",
  "#ef6c00",
  "#00838f",
  "#7b1e3b",
  "#90caf9",
  "#455a64",
] as const;

/** Two different club colours. */
export function clubColors(hash: number): readonly [string, string] {
  const first = pick(COLORS, hash);
  const rest = COLORS.filter((color) => color !== first);
  return [first, pick(rest, mix(hash, 1))];
}
