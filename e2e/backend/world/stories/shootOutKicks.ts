/** Derives the kicks of a shoot-out from the explanation text, which contains their score. */
import type { MatchNow } from "../types.ts";

export interface CourseKick {
  readonly at: number;
  /** undefined until a goal shows which side took the kick. */
  readonly side: 1 | 2 | undefined;
  readonly scored: boolean;
}

/** Penalties scored according to the explanation text (docs/wire.md#explanation-text). */
function penalties(explain: string): readonly [number, number] {
  const group = explain.replace(/^;\|;\|;\|/, "").split(";")[3];
  const score = /^(\d+)-(\d+)$/.exec(group ?? "");
  return score === null ? [0, 0] : [Number(score[1]), Number(score[2])];
}

/** The kicks between two states: scored ones, or a miss if only time has changed. */
export function readKick(
  before: MatchNow | undefined,
  match: MatchNow,
  taken: readonly CourseKick[],
  at: number,
): CourseKick[] {
  const [home, guest] = penalties(match.explain);
  const [homeBefore, guestBefore] = before?.state === 5 ? penalties(before.explain) : [0, 0];
  const scored: CourseKick[] = [];
  for (let goal = homeBefore; goal < home; goal += 1) scored.push({ at, side: 1, scored: true });
  for (let goal = guestBefore; goal < guest; goal += 1) scored.push({ at, side: 2, scored: true });
  if (scored.length > 0) return alternating(scored, taken);
  const missed = before?.state === 5 && match.state === 5 && isSameButTime(before, match);
  return missed ? [{ at, side: undefined, scored: false }] : [];
}

/** Several goals seen at once were scored alternately. */
function alternating(scored: readonly CourseKick[], taken: readonly CourseKick[]): CourseKick[] {
  const home = scored.filter(({ side }) => side === 1);
  const guest = scored.filter(({ side }) => side === 2);
  if (scored.length === 1 || taken.length > 0) return [...scored];
  return Array.from({ length: Math.max(home.length, guest.length) }, (_, turn) => [
    { at: scored[0]?.at ?? 0, side: 1 as const, scored: turn < home.length },
    { at: scored[0]?.at ?? 0, side: 2 as const, scored: turn < guest.length },
  ]).flat();
}

function isSameButTime(before: MatchNow, match: MatchNow): boolean {
  return (
    before.homeRed === match.homeRed &&
    before.guestRed === match.guestRed &&
    before.homeYellow === match.homeYellow &&
    before.guestYellow === match.guestYellow &&
    before.homeScore === match.homeScore &&
    before.guestScore === match.guestScore
  );
}

/** Every kick with its side: kicks alternate, so one goal determines the side of each; `first` if there is no goal. */
export function withSides(kicks: readonly CourseKick[], first: 1 | 2): { side: 1 | 2; scored: boolean }[] {
  const known = kicks.findIndex(({ side }) => side !== undefined);
  const knownSide = kicks[known]?.side ?? first;
  const opener = known > 0 && known % 2 === 1 ? (knownSide === 1 ? 2 : 1) : knownSide;
  return kicks.map(({ side, scored }, turn) => ({
    side: side ?? (turn % 2 === 0 ? opener : opener === 1 ? 2 : 1),
    scored,
  }));
}
