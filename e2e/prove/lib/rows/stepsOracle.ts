// The oracle of events in a browser: those expected from the staged changes; imports nothing.

/** A change staged on the server; steps are in order. */
export interface StagedStep {
  readonly matchId: number;
  readonly what: "goal" | "cancelGoal" | "red" | "end";
  readonly side: "home" | "away" | "none";
}

/** An event as the core announced it. */
export interface AnnouncedEvent {
  readonly id: string;
  readonly type: string;
  readonly matchId: number;
  readonly side: string;
  readonly values: { readonly home: number; readonly away: number };
}

const EVENT_OF: Readonly<Record<StagedStep["what"], string>> = {
  goal: "goal",
  cancelGoal: "goalCancelled",
  red: "redCard",
  end: "end",
};

/**
 * Score and cards of a side are separate sequences, each announced in order
 * (docs/wire.md#several-goals-at-once).
 */
function line(matchId: number, type: string, side: string): string {
  const of = type === "goal" || type === "goalCancelled" ? "score" : type;
  return `${matchId} ${of} ${side}`;
}

function add(lines: Map<string, string[]>, key: string, words: string): void {
  lines.set(key, [...(lines.get(key) ?? []), words]);
}

/**
 * Differences between staged changes, starting at a score of `first` each, and announced events; empty if there
 * are none.
 */
export function eventFaults(
  steps: readonly StagedStep[],
  announced: readonly AnnouncedEvent[],
  first: { readonly home: number; readonly away: number },
): readonly string[] {
  const expected = new Map<string, string[]>();
  const counts = new Map<string, number>();
  for (const { matchId, what, side } of steps) {
    const key = line(matchId, EVENT_OF[what], side);
    const before = counts.get(key) ?? (what !== "red" && side !== "none" ? first[side] : 0);
    const after = before + (what === "cancelGoal" ? -1 : 1);
    counts.set(key, after);
    add(expected, key, side === "none" ? EVENT_OF[what] : `${EVENT_OF[what]} ${after}`);
  }
  const told = new Map<string, string[]>();
  const seen = new Set<string>();
  for (const { id, type, matchId, side, values } of announced) {
    // A snapshot contains the log again; the same event keeps its id.
    if (seen.has(id)) continue;
    seen.add(id);
    const count = side === "home" || side === "away" ? ` ${values[side]}` : "";
    add(told, line(matchId, type, side), `${type}${count}`);
  }
  return [...new Set([...expected.keys(), ...told.keys()])].flatMap((key) => {
    const [should, is] = [expected.get(key)?.join(", ") ?? "nothing", told.get(key)?.join(", ") ?? "nothing"];
    return should === is ? [] : [`${key}: announced ${is}; staged ${should}`];
  });
}
