// Names of the cores that the tabs of one build share: `touchline-BUILD-GENERATION`, and the locks that they hold.
import { attempt } from "#domain/attempt.ts";
import { withDeadline } from "../liveness/countedTime.ts";

declare const __BUILD_ID__: string;

/** A browser that has not listed its locks by then does not, ms of counted time. */
const LISTED_WITHIN_MS = 1_000;

/** Tabs of an older build keep their own core. */
const PREFIX = `touchline-${__BUILD_ID__}-`;

/** The channel on which the cores of this build announce themselves and tabs ask an elected core for a line. */
export const LOBBY = `touchline-${__BUILD_ID__}`;

/** The worker's name of a generation. */
export function coreName(generation: number): string {
  return PREFIX + generation;
}

/** The generation in a core's name, or in text that begins with one (`NAME/…`); undefined for anything else. */
export function readGeneration(name: string | undefined): number | undefined {
  if (name === undefined || !name.startsWith(PREFIX)) return undefined;
  const generation = Number.parseInt(name.slice(PREFIX.length), 10);
  return Number.isSafeInteger(generation) ? generation : undefined;
}

/** The names of all locks held by pages and workers of this origin; undefined where the browser does not list them. */
export async function heldLocks(
  locks: Pick<LockManager, "query"> | undefined,
): Promise<readonly (string | undefined)[] | undefined> {
  const asked = attempt(() => locks?.query());
  const listed = asked && (await withDeadline(asked, LISTED_WITHIN_MS));
  return listed?.ok === true ? listed.value.held?.map(({ name }) => name) : undefined;
}

/** The newest generation among held locks: each running core holds `NAME/INSTANCE`; undefined when none runs. */
export function runningGeneration(held: readonly (string | undefined)[] = []): number | undefined {
  const running = held.flatMap((name) => readGeneration(name) ?? []);
  return running.length > 0 ? Math.max(...running) : undefined;
}
