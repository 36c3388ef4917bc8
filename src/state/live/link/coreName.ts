// Names the core that tabs of one build share: one that died or hangs is followed by another with the next number.
declare const __BUILD_ID__: string;

/** Tabs of an older build keep their own core. */
const PREFIX = `touchline-${__BUILD_ID__}-`;

/** The channel on which cores of this build say that they stand. */
export const LOBBY = `touchline-${__BUILD_ID__}`;

/** The part of the Web Locks API used here. */
export type CoreLocks = Pick<LockManager, "query">;

/** So often may a core that stands leave a new tab without an answer. */
const SILENCES_MAX = 2;

/** A core that a tab gives up. */
export interface LeftCore {
  readonly generation: number;
  /** It has answered once: it is no longer on its way. */
  readonly answered: boolean;
  /** How many lines in a row have heard nothing, this one included. */
  readonly attempts: number;
  /** It stood all along, and nobody else has heard of it meanwhile: it hangs, though it has answered this tab nothing. */
  readonly stood: boolean;
}

/** True for a core that has stood and will not answer; another has to take its place. */
export function isGone({ answered, attempts, stood }: LeftCore): boolean {
  return answered || stood || attempts > SILENCES_MAX;
}

/** The worker's name of a generation. */
export function coreName(generation: number): string {
  return PREFIX + generation;
}

/** The generation in the name of a core, or of the lock it holds (`NAME/INSTANCE`); undefined for anything else. */
export function generationOf(name: string | undefined): number | undefined {
  if (name === undefined || !name.startsWith(PREFIX)) return undefined;
  const generation = Number.parseInt(name.slice(PREFIX.length), 10);
  return Number.isSafeInteger(generation) ? generation : undefined;
}

/** The newest core that stands; undefined when none does, or when nobody can tell. */
export async function standingGeneration(locks: CoreLocks | undefined): Promise<number | undefined> {
  try {
    const { held = [] } = (await locks?.query()) ?? {};
    const standing = held.flatMap(({ name }) => generationOf(name) ?? []);
    return standing.length > 0 ? Math.max(...standing) : undefined;
  } catch {
    return undefined;
  }
}

/** The core to join: the newest that stands, or the one after `left`. */
export function nextGeneration(standing: number | undefined, left?: LeftCore): number {
  if (left === undefined) return standing ?? 0;
  if (standing !== undefined && standing > left.generation) return standing;
  if (left.answered) return left.generation + 1;
  // One that has not answered yet is slow to load, busy with many tabs, or just being ended: joining it anew costs it
  // nothing. One that stands and keeps silent hangs.
  const hangs = standing === left.generation && isGone(left);
  return hangs ? left.generation + 1 : left.generation;
}
