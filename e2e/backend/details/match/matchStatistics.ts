// Generates a match's statistics so that they grow with its minutes and fit its score and cards.
import { createRandom, hashText, mix, unit, type Random } from "../../world/random.ts";
import type { MatchNow } from "../../world/types.ts";

/** A statistic of both sides by its wire name. */
export interface Figure {
  readonly type: string;
  readonly home: number;
  readonly guest: number;
}

interface SideFigures {
  readonly shotsOnTarget: number;
  readonly shots: number;
  readonly bigChances: number;
  readonly corners: number;
  readonly fouls: number;
  readonly offsides: number;
  readonly expectedGoals: number;
  readonly passAccuracy: number;
}

const FULL_MINUTES = 93;
/** Statistics of partly covered leagues. */
const BASIC: ReadonlySet<string> = new Set([
  "possession",
  "shots",
  "shotsOnTarget",
  "corners",
  "fouls",
  "offsides",
  "saves",
]);

/** The home side's share of the play, 0.32 to 0.68. */
const homeShare = (matchId: number): number => {
  const hash = mix(hashText("share"), matchId);
  return 0.33 + (unit(hash, 1) + unit(hash, 2)) * 0.17 + 0.01;
};

/** The statistics after `played` minutes; none if the competition is not covered. */
export function figures(match: MatchNow, played: number, coverage: 0 | 1 | 2): Figure[] {
  if (coverage === 0 || played === 0) return [];
  const share = homeShare(match.id);
  const gone = played / FULL_MINUTES;
  const random = createRandom(mix(hashText("figures"), match.id));
  const home = sideFigures(random, gone, share, match.homeScore, match.homeYellow + match.homeRed);
  const guest = sideFigures(random, gone, 1 - share, match.guestScore, match.guestYellow + match.guestRed);
  // Possession varies slightly with every quarter of an hour.
  const swing = (unit(mix(hashText("swing"), match.id), Math.floor(played / 15)) - 0.5) * 6;
  const possession = Math.round(100 * share + swing);
  const passes = Math.floor(played * (9 + random.next() * 2));
  const attacks = Math.floor(played * (2 + random.next() * 0.4));
  const dangerous = 0.38 + random.next() * 0.14;
  const split = (total: number): readonly [number, number] => {
    const mine = Math.round((total * possession) / 100);
    return [mine, total - mine];
  };
  const [homeAttacks, guestAttacks] = split(attacks);
  const pairs: Readonly<Record<string, readonly [number, number]>> = {
    possession: [possession, 100 - possession],
    expectedGoals: [home.expectedGoals, guest.expectedGoals],
    shots: [home.shots, guest.shots],
    shotsOnTarget: [home.shotsOnTarget, guest.shotsOnTarget],
    bigChances: [home.bigChances, guest.bigChances],
    corners: [home.corners, guest.corners],
    fouls: [home.fouls, guest.fouls],
    offsides: [home.offsides, guest.offsides],
    saves: [guest.shotsOnTarget - match.guestScore, home.shotsOnTarget - match.homeScore],
    passes: split(passes),
    passAccuracy: [home.passAccuracy, guest.passAccuracy],
    attacks: [homeAttacks, guestAttacks],
    dangerousAttacks: [Math.floor(homeAttacks * dangerous), Math.floor(guestAttacks * dangerous)],
  };
  return Object.entries(pairs)
    .filter(([type]) => coverage === 2 || BASIC.has(type))
    .map(([type, [homeValue, guestValue]]) => ({ type, home: homeValue, guest: guestValue }));
}

/** Statistics of one side; `gone` is the part of the match played, 1 at about full time. */
function sideFigures(random: Random, gone: number, share: number, goals: number, cards: number): SideFigures {
  const upTo = (least: number, most: number): number =>
    Math.floor((least + random.next() * (most - least)) * gone);
  const shotsOnTarget = goals + upTo(0.6, 2 + 7 * share);
  const shots = shotsOnTarget + upTo(2, 3 + 14 * share);
  const bigChances = Math.ceil(goals * 0.7) + upTo(0, 2.6);
  return {
    shotsOnTarget,
    shots,
    bigChances,
    corners: upTo(1, 3 + 11 * share),
    fouls: cards + upTo(5, 14),
    offsides: upTo(0, 5),
    expectedGoals: Math.round((goals * 0.42 + bigChances * 0.22 + shots * 0.055) * 100) / 100,
    passAccuracy: Math.round(66 + share * 26 + random.next() * 6),
  };
}

/** Pressure in each minute until `played`, −100 to 100; goals have pressure before them. */
export function momentum(
  match: MatchNow,
  played: number,
  goals: readonly { readonly minute: number; readonly side: number }[],
): { minute: number; value: number }[] {
  const hash = mix(hashText("momentum"), match.id);
  const lean = (homeShare(match.id) - 0.5) * 90;
  const wave = (minute: number, length: number, salt: number): number => {
    const step = Math.floor(minute / length);
    const part = (minute % length) / length;
    const from = unit(hash, salt + step) - 0.5;
    const to = unit(hash, salt + step + 1) - 0.5;
    return from + (to - from) * (1 - Math.cos(part * Math.PI)) * 0.5;
  };
  return Array.from({ length: played }, (_, index) => {
    const minute = index + 1;
    let value = lean + wave(minute, 9, 100) * 130 + wave(minute, 3, 300) * 70;
    for (const goal of goals) {
      const before = goal.minute - minute;
      if (before >= 0 && before <= 2) value += (goal.side === 1 ? 1 : -1) * (75 - before * 20);
    }
    return { minute, value: Math.round(Math.max(-100, Math.min(100, value))) };
  });
}
