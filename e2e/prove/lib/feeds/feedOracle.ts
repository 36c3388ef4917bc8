// What each source has said, read from the recording of its answers alone.

export type OracleSource = "openligadb" | "football-data" | "api-football";

/** A match as one answer tells it, by the name of its home team. */
export interface Said {
  readonly home: string;
  /** undefined where the source says that it is over and gives no result yet. */
  readonly state: number | undefined;
  readonly score: readonly [number, number] | undefined;
  readonly half: readonly [number, number] | undefined;
}

/** The value at a path of keys. */
const at = (value: unknown, ...keys: readonly string[]): unknown =>
  keys.reduce((inner: unknown, key) => (inner as Record<string, unknown> | null | undefined)?.[key], value);
const numberAt = (value: unknown, ...keys: readonly string[]): number => at(value, ...keys) as number;
const textAt = (value: unknown, ...keys: readonly string[]): string => at(value, ...keys) as string;
const listAt = (value: unknown, ...keys: readonly string[]): readonly unknown[] => {
  const list = at(value, ...keys);
  return Array.isArray(list) ? (list as readonly unknown[]) : [];
};

const MINUTES_OF_FIRST_HALF = 45;
const SHORT: Readonly<Record<string, number>> = { NS: 0, "1H": 1, HT: 2, "2H": 3, FT: -1 };

function pairOf(pair: unknown): readonly [number, number] | undefined {
  const home = at(pair, "home");
  return home === null || home === undefined ? undefined : [numberAt(pair, "home"), numberAt(pair, "away")];
}

function ofLiga(item: unknown): Said {
  const result = (type: number): readonly [number, number] | undefined => {
    const found = listAt(item, "matchResults").find((each) => at(each, "resultTypeID") === type);
    return found === undefined ? undefined : [numberAt(found, "pointsTeam1"), numberAt(found, "pointsTeam2")];
  };
  const goals = listAt(item, "goals");
  let score: readonly [number, number] = [0, 0];
  for (const goal of goals) {
    const [home, away] = [numberAt(goal, "scoreTeam1"), numberAt(goal, "scoreTeam2")];
    if (home + away > score[0] + score[1]) score = [home, away];
  }
  const half = result(1);
  const home = textAt(item, "team1", "teamName");
  if (at(item, "matchIsFinished") === true)
    return { home, state: result(2) ? -1 : undefined, score: result(2) ?? score, half };
  const changed = textAt(item, "lastUpdateDateTime") > textAt(item, "matchDateTime");
  const begun = changed || goals.length > 0 || half !== undefined;
  const late =
    half !== undefined || goals.some((goal) => numberAt(goal, "matchMinute") > MINUTES_OF_FIRST_HALF);
  return { home, state: !begun ? 0 : late ? 3 : 1, score, half };
}

function ofData(item: unknown): Said {
  const half = pairOf(at(item, "score", "halfTime"));
  const score = pairOf(at(item, "score", "fullTime"));
  const states: Readonly<Record<string, number | undefined>> = {
    TIMED: 0,
    IN_PLAY: half === undefined ? 1 : 3,
    PAUSED: 2,
    FINISHED: score === undefined ? undefined : -1,
  };
  return { home: textAt(item, "homeTeam", "name"), state: states[textAt(item, "status")], score, half };
}

function ofApi(item: unknown): Said {
  const short = textAt(item, "fixture", "status", "short");
  const score = pairOf(at(item, "goals"));
  const state = short === "FT" && score === undefined ? undefined : SHORT[short];
  const half = short === "1H" || short === "NS" ? undefined : pairOf(at(item, "score", "halftime"));
  return { home: textAt(item, "teams", "home", "name"), state, score, half };
}

/** The matches of an answer; none for one that is no list of matches. */
export function readSaid(source: OracleSource, body: string): readonly Said[] {
  let json: unknown;
  try {
    json = JSON.parse(body);
  } catch {
    return [];
  }
  if (source === "openligadb")
    return Array.isArray(json) ? json.filter((item) => at(item, "matchID") !== undefined).map(ofLiga) : [];
  if (source === "football-data") return listAt(json, "matches").map(ofData);
  return listAt(json, "response")
    .filter((item) => at(item, "goals") !== undefined)
    .map(ofApi);
}

/** A ceiling that the calls at these instants (ascending, epoch ms) exceed; undefined if none is. */
export function ceilingBroken(
  calls: readonly number[],
  limits: readonly {
    readonly calls: number;
    readonly perMs: number;
    readonly resetsAtUtcMidnight?: boolean;
  }[],
): string | undefined {
  for (const limit of limits) {
    for (let last = 0; last < calls.length; last += 1) {
      const instant = calls[last] ?? 0;
      const start =
        limit.resetsAtUtcMidnight === true
          ? Math.floor(instant / 86_400_000) * 86_400_000
          : instant - limit.perMs + 1;
      let first = last;
      while (first > 0 && (calls[first - 1] ?? 0) >= start) first -= 1;
      if (last - first + 1 > limit.calls)
        return `${last - first + 1} calls in ${limit.perMs} ms at ${new Date(instant).toISOString()}`;
    }
  }
  return undefined;
}
