// What happens in the crowd's football, as a function of time: change k comes at its instant, in one match after the other.
// Server and clients share it, so that a client knows which changes it must have seen, also after a restart.

export interface ChangeScript {
  /** Epoch ms: change k comes `k * everyMs` later, from 1 on. */
  readonly startedAt: number;
  readonly everyMs: number;
  /** Ids of the matches that change in turn. */
  readonly matchIds: readonly number[];
}

/** Scores have two digits on the wire; the score of a match names its last change. */
const DIGITS = 100;

/** Number of the last change at an instant; 0 before the first. */
export function changeAt({ startedAt, everyMs }: ChangeScript, at: number): number {
  return Math.max(0, Math.floor((at - startedAt) / everyMs));
}

export function instantOf({ startedAt, everyMs }: ChangeScript, change: number): number {
  return startedAt + change * everyMs;
}

/** The last change of the match with this index until `change`; 0 for none. */
export function lastChangeOf({ matchIds }: ChangeScript, index: number, change: number): number {
  const past = (((change - index) % matchIds.length) + matchIds.length) % matchIds.length;
  return Math.max(0, change - past);
}

export function indexOf({ matchIds }: ChangeScript, change: number): number {
  return change % matchIds.length;
}

/** The score that names a change. */
export function scoreOf(change: number): readonly [home: number, guest: number] {
  return [change % DIGITS, Math.floor(change / DIGITS) % DIGITS];
}

export function changeOf(home: number, guest: number): number {
  return guest * DIGITS + home;
}
