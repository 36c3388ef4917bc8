/** Generates the players of a team from its id: names, positions, shirts, birth dates and talent. */
import { namesOf, cultureOf, type Culture } from "../atlas/culture.ts";
import type { PlayerInfo, PositionCode } from "./people.ts";
import { hashText, mix, pick, unit } from "../random.ts";
import type { CountryInfo } from "../types.ts";

export interface SquadFacts {
  readonly teamId: number;
  readonly country: CountryInfo;
  readonly women: boolean;
  /** All players are at most 21. */
  readonly youth: boolean;
  /** Countries of origin of foreign players; empty for national teams. */
  readonly abroad: readonly CountryInfo[];
  /** Year in which the players' ages are right. */
  readonly year: number;
  /** Known names of some of its players; they are given to outfield players. */
  readonly known: readonly string[];
}

/** Maximum squad size: a player's id is the team's id times this, plus the index. */
export const SQUAD_PLACES = 100;

const SALT = {
  size: 1,
  foreign: 2,
  origin: 3,
  given: 4,
  family: 5,
  age: 6,
  day: 7,
  height: 8,
  foot: 9,
} as const;
const KEEPERS = 3;
/** Positions of known names in order, chosen so that any eleven of them fit a formation. */
const KNOWN_POSITIONS: readonly PositionCode[] = "D M F M D M D F D M D M F M D M D F".split(
  " ",
) as PositionCode[];
const SHIRTS: Readonly<Record<PositionCode, readonly number[]>> = {
  G: [1, 13, 25],
  D: [4, 5, 2, 3, 15, 22, 12, 24],
  M: [10, 8, 6, 7, 14, 16, 18, 20, 23, 26],
  F: [9, 11, 17, 19, 21],
};
const HEIGHT: Readonly<Record<PositionCode, number>> = { G: 189, D: 185, M: 179, F: 181 };
const FOREIGN_SHARE = 0.22;

/** Twenty-two to twenty-six players, keepers first, and the best of each position first. */
export function drawSquad(facts: SquadFacts): readonly PlayerInfo[] {
  const hash = mix(hashText("squad"), facts.teamId);
  const positions = drawPositions(hash);
  const shirts = new Set<number>();
  const names = new Set<string>(facts.known);
  const known = [...facts.known];
  const waiting = knownPositions(known.length);
  return positions.map(({ position, rank, of }, index) => {
    const own = mix(hash, index + 1);
    const named = waiting.indexOf(position);
    const name = named === -1 ? undefined : known[named];
    if (named !== -1) {
      waiting.splice(named, 1);
      known.splice(named, 1);
    }
    const country =
      name === undefined && facts.abroad.length > 0 && unit(own, SALT.foreign) < FOREIGN_SHARE
        ? pick(facts.abroad, mix(own, SALT.origin))
        : facts.country;
    const full = name ?? freshName(cultureOf(country.code), facts.women, own, names);
    names.add(full);
    const heightCm = Math.round(
      HEIGHT[position] - (facts.women ? 13 : 0) + (unit(own, SALT.height) + unit(own, 18) - 1) * 11,
    );
    const foot = unit(own, SALT.foot);
    return {
      id: facts.teamId * SQUAD_PLACES + index + 1,
      teamId: facts.teamId,
      shirt: freeShirt(position, rank, own, shirts),
      position,
      countryId: country.id,
      birthDate: birthDate(facts, own),
      heightCm,
      weightKg: Math.round((heightCm / 100) ** 2 * (21.4 + unit(own, 19) * 2.6)),
      foot: foot < 0.7 ? "right" : foot < 0.95 ? "left" : "both",
      talent: Math.max(
        0.05,
        Math.min(1, 0.95 - (0.75 * rank) / Math.max(1, of - 1) + (unit(own, 20) - 0.5) * 0.16),
      ),
      name: () => full,
    };
  });
}

interface Place {
  readonly position: PositionCode;
  /** Index among the players of the position, from 0. */
  readonly rank: number;
  readonly of: number;
}

function drawPositions(hash: number): Place[] {
  const outfield = 19 + (mix(hash, SALT.size) % 5);
  const defenders = Math.floor(outfield * 0.37);
  const forwards = Math.floor(outfield * 0.24);
  const counts = { G: KEEPERS, D: defenders, M: outfield - defenders - forwards, F: forwards } as const;
  return (["G", "D", "M", "F"] as const).flatMap((position) =>
    Array.from({ length: counts[position] }, (_, rank) => ({ position, rank, of: counts[position] })),
  );
}

function knownPositions(count: number): PositionCode[] {
  return KNOWN_POSITIONS.slice(0, count);
}

/** A name that is not in `taken`. */
export function freshName(
  culture: Culture,
  women: boolean,
  hash: number,
  taken: ReadonlySet<string>,
): string {
  const names = namesOf(culture);
  for (let attempt = 0; ; attempt += 1) {
    const given = pick(women ? names.women : names.men, mix(hash, SALT.given + attempt * 16));
    const family = pick(names.families, mix(hash, SALT.family + attempt * 16));
    const full = names.familyFirst ? `${family} ${given}` : `${given} ${family}`;
    const familyTaken = attempt < 8 && [...taken].some((other) => other.includes(family));
    if ((!taken.has(full) && !familyTaken) || attempt > 40) return full;
  }
}

function freeShirt(position: PositionCode, rank: number, hash: number, taken: Set<number>): number {
  const high = 27 + (hash % 63);
  const wish = SHIRTS[position][rank];
  // A few players have high numbers.
  let shirt = wish === undefined || (rank > 2 && hash % 5 === 0) ? high : wish;
  while (taken.has(shirt)) shirt += 1;
  taken.add(shirt);
  return shirt;
}

function birthDate({ year, youth }: SquadFacts, hash: number): string {
  const age = youth
    ? 17 + Math.floor(unit(hash, SALT.age) * 4)
    : 18 + Math.floor((unit(hash, SALT.age) + unit(hash, 17)) * 9);
  const day = new Date(Date.UTC(year - age, 0, 1 + Math.floor(unit(hash, SALT.day) * 365)));
  return day.toISOString().slice(0, 10);
}
