/** Tracks which players of a team are on the pitch while its match is generated, and assigns actions to them. */
import type { PlayerInfo, PositionCode, Sheet } from "./people.ts";
import { mix } from "../random.ts";

/** A player's statistics so far. */
export interface Tally {
  readonly player: PlayerInfo;
  readonly started: boolean;
  /** Match minute of coming on (0 for starters) and of leaving; undefined while on the pitch. */
  readonly onAt: number;
  offAt: number | undefined;
  goals: number;
  penalties: number;
  ownGoals: number;
  assists: number;
  yellowCards: number;
  redCards: number;
}

type Weights = Readonly<Record<PositionCode, number>>;

export const WEIGHTS = {
  goal: { G: 0.01, D: 1.2, M: 4, F: 10 },
  penalty: { G: 0, D: 0.4, M: 4, F: 8 },
  assist: { G: 0.08, D: 2.4, M: 6, F: 4.5 },
  ownGoal: { G: 0.5, D: 8, M: 2, F: 0.5 },
  yellow: { G: 0.35, D: 4, M: 4, F: 2 },
  // Keepers are never sent off, so that there is always exactly one.
  red: { G: 0, D: 4, M: 3, F: 2 },
  leaves: { G: 0, D: 1, M: 4, F: 5 },
} as const satisfies Readonly<Record<string, Weights>>;

export interface Pitch {
  readonly side: 1 | 2;
  /** All players with an appearance, in the order in which they came on. */
  readonly tallies: ReadonlyMap<number, Tally>;
  /** The players on the pitch. */
  on(): readonly Tally[];
  /** A player on the pitch for whom `may` is true, weighted by position; undefined if there is none. */
  choose(weights: Weights, hash: number, may?: (tally: Tally) => boolean): Tally | undefined;
  /** The player on the pitch with this name. */
  byName(name: string): Tally | undefined;
  /**
   * Replaces a player by one from the bench: the named one, else one of the same position; undefined if there is
   * none.
   */
  substitute(off: Tally, minute: number, hash: number, nameOn: string): Tally | undefined;
}

/** The pitch at kick-off. */
export function createPitch(
  side: 1 | 2,
  sheet: Sheet,
  player: (id: number) => PlayerInfo | undefined,
): Pitch {
  const tallies = new Map<number, Tally>();
  const enter = (info: PlayerInfo, started: boolean, onAt: number): Tally => {
    const counts = { goals: 0, penalties: 0, ownGoals: 0, assists: 0, yellowCards: 0, redCards: 0 };
    const tally: Tally = { player: info, started, onAt, offAt: undefined, ...counts };
    tallies.set(info.id, tally);
    return tally;
  };
  for (const { playerId } of sheet.starters) {
    const info = player(playerId);
    if (info !== undefined) enter(info, true, 0);
  }
  const bench = sheet.bench.map(player).filter((info) => info !== undefined);
  let used = 0;
  const on = (): Tally[] => [...tallies.values()].filter(({ offAt }) => offAt === undefined);

  return {
    side,
    tallies,
    on,
    choose(weights, hash, may) {
      const able = on().filter((tally) => weights[tally.player.position] > 0 && (may?.(tally) ?? true));
      const shares = able.map(({ player: { position, talent } }) => weights[position] * (0.25 + talent));
      const total = shares.reduce((sum, share) => sum + share, 0);
      let left = (mix(hash, 0x77) / 0x1_0000_0000) * total;
      for (const [index, share] of shares.entries()) {
        left -= share;
        if (left < 0) return able[index];
      }
      return able.at(-1);
    },
    byName: (name) => (name === "" ? undefined : on().find((tally) => tally.player.name("en_GB") === name)),
    substitute(off, minute, hash, nameOn) {
      const left = bench.filter(({ id, position }) => !tallies.has(id) && position !== "G");
      const alike = left.filter(({ position }) => position === off.player.position);
      const info =
        left.find((candidate) => candidate.name("en_GB") === nameOn) ??
        alike[hash % Math.max(1, Math.min(3, alike.length))] ??
        left[hash % Math.max(1, left.length)];
      if (used >= 5 || info === undefined || off.offAt !== undefined) return undefined;
      used += 1;
      off.offAt = minute;
      return enter(info, false, minute);
    },
  };
}
