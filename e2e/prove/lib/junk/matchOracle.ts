// The oracle of list items: undamaged items read as before, damaged ones stay within their limits.

/** A match as returned by a reader; the oracle assumes nothing about it. */
export type ReadMatch = Readonly<Record<string, unknown>> & { readonly id: number };

const PHASES: ReadonlySet<unknown> = new Set(
  (
    "unknown notStarted firstHalf halfTime secondHalf extraTime penalties fullTime " +
    "cancelled toBeAnnounced abandoned interrupted postponed"
  ).split(" "),
);

/** -1: the server has not told it (docs/wire.md#missing-fields). */
const isCount = (value: unknown): boolean =>
  typeof value === "number" && Number.isInteger(value) && value >= -1 && value <= 99 && !Object.is(value, -0);
const isId = (value: unknown): boolean =>
  typeof value === "number" && Number.isSafeInteger(value) && value > 0;
/** Negative for a team that is not known yet. */
const isTeamId = (value: unknown): boolean =>
  typeof value === "number" && Number.isSafeInteger(value) && value !== 0;
const isInstant = (value: unknown): boolean =>
  value === undefined || (typeof value === "number" && Number.isInteger(value) && value % 60_000 === 0);
const isFlag = (value: unknown): boolean => value === undefined || typeof value === "boolean";
const isRank = (value: unknown): boolean => typeof value === "string" && value.length <= 16;

function onBothSides(value: unknown, holds: (side: unknown) => boolean): boolean {
  if (typeof value !== "object" || value === null) return false;
  const { home, away } = value as { readonly home?: unknown; readonly away?: unknown };
  return holds(home) && holds(away);
}

/** The field of a match that is out of its range; undefined if there is none. */
export function findOutOfBounds(match: ReadMatch): string | undefined {
  const holds: Readonly<Record<string, boolean>> = {
    id: isId(match.id),
    leagueId: isId(match["leagueId"]),
    teamIds: onBothSides(match["teamIds"], isTeamId),
    phase: PHASES.has(match["phase"]),
    kickoffAt: isInstant(match["kickoffAt"]),
    periodStartedAt: isInstant(match["periodStartedAt"]),
    score: onBothSides(match["score"], isCount),
    halfTimeScore: onBothSides(match["halfTimeScore"], isCount),
    redCards: onBothSides(match["redCards"], isCount),
    yellowCards: onBothSides(match["yellowCards"], isCount),
    addedTime: isCount(match["addedTime"]),
    ranks: onBothSides(match["ranks"], isRank),
    hasLineup: isFlag(match["hasLineup"]),
    neutralVenue: isFlag(match["neutralVenue"]),
  };
  return Object.keys(holds).find((field) => holds[field] !== true);
}

/** All primitive values in a JSON value, as texts. */
export function leavesOf(value: unknown, into = new Set<string>()): ReadonlySet<string> {
  // Iterative, because junk may be nested deeper than the stack.
  const open: unknown[] = [value];
  while (open.length > 0) {
    const next = open.pop();
    if (typeof next === "object" && next !== null)
      for (const member of Object.values(next)) open.push(member);
    else into.add(String(next));
  }
  return into;
}

/** An id or count of a match that does not occur in its list; undefined if there is none. */
export function findInvented(match: ReadMatch, leaves: ReadonlySet<string>): string | undefined {
  const { home, away } = match["score"] as { readonly home: number; readonly away: number };
  const said = (value: number): boolean => {
    if (leaves.has(String(value))) return true;
    // "007" and "7.0" are forms of 7.
    for (const leaf of leaves) if (leaf !== "" && Number(leaf) === value) return true;
    return value === -1;
  };
  return [match.id, home, away].every(said) ? undefined : `${match.id} ${home}-${away}`;
}
