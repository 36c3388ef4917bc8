// The oracle of rows: the expected row of a match, written from docs/product.md#match-states and
// docs/wire.md#minute-from-period-start; imports nothing.

/** The server's values of a match that a row shows; instants are epoch ms. */
export interface ShownMatch {
  readonly state: number;
  readonly kickoffAt: number;
  readonly periodStartedAt: number;
  readonly homeScore: number;
  readonly awayScore: number;
  readonly homeHalf: number;
  readonly awayHalf: number;
  readonly homeRed: number;
  readonly awayRed: number;
  readonly homeYellow: number;
  readonly awayYellow: number;
  readonly addedTime: number;
}

/** docs/product.md#match-states, with the words of docs/glossary.md#wire-words. */
const PHASE_WORDS: Readonly<Record<number, string>> = {
  0: "notStarted",
  1: "firstHalf",
  2: "halfTime",
  3: "secondHalf",
  4: "extraTime",
  5: "penalties",
  [-1]: "fullTime",
  [-10]: "cancelled",
  [-11]: "toBeAnnounced",
  [-12]: "abandoned",
  [-13]: "interrupted",
  [-14]: "postponed",
};

/** The word for each state in a row. */
function phaseWord(state: number): string {
  return PHASE_WORDS[state] ?? "unknown";
}

/** docs/product.md#match-states: states 1 to 5 are live, and a match that is interrupted (-13). */
export function isPlayed(state: number): boolean {
  return (state >= 1 && state <= 5) || state === -13;
}

/**
 * docs/product.md#match-minute as 100 * minute + extra: the first half starts at 1, after 45 it is 45+N; the
 * second half adds 46, after 90 it is 90+N; at most 15 extra (docs/wire.md#minute-from-period-start); 0 in
 * every other state.
 */
function minuteAt(state: number, periodStartedAt: number, serverNow: number): number {
  const elapsed = Math.max(0, Math.floor((serverNow - periodStartedAt) / 60_000));
  const [minute, end] = state === 1 ? [Math.max(1, elapsed), 45] : state === 3 ? [46 + elapsed, 90] : [0, 0];
  return minute <= end ? minute * 100 : end * 100 + Math.min(15, minute - end);
}

/**
 * Tolerance in ms (docs/product.md#match-minute): server time is derived from whole seconds with latency, and
 * minutes change every 30 s of it.
 */
const MINUTE_DOUBT_MS = 4_000;

/** docs/product.md#withdrawn-prices: a price below 1.01 is none. */
function priceText(price: number | undefined): string {
  return price === undefined || price < 1.01 ? "" : price.toFixed(2);
}

/** Differences between a row and the server's match; empty if it is right. Times are at UTC. */
export function rowFaults(
  row: Readonly<Record<string, unknown>>,
  match: ShownMatch,
  prices: readonly [number, number, number] | undefined,
  serverNow: number,
): readonly string[] {
  const expected: Readonly<Record<string, unknown>> = {
    phase: phaseWord(match.state),
    kickoffMinutes: Math.floor(match.kickoffAt / 60_000) % 1440,
    homeScore: match.homeScore,
    awayScore: match.awayScore,
    homeHalfTime: match.homeHalf,
    awayHalfTime: match.awayHalf,
    homeRed: match.homeRed,
    awayRed: match.awayRed,
    homeYellow: match.homeYellow,
    awayYellow: match.awayYellow,
    addedTime: match.addedTime,
    oddsHome: priceText(prices?.[0]),
    oddsDraw: priceText(prices?.[1]),
    oddsAway: priceText(prices?.[2]),
  };
  const faults = Object.keys(expected)
    .filter((name) => row[name] !== expected[name])
    .map((name) => `${name} is ${String(row[name])} and should be ${String(expected[name])}`);
  const minutes = [-MINUTE_DOUBT_MS, 0, MINUTE_DOUBT_MS].map((doubt) =>
    minuteAt(match.state, match.periodStartedAt, serverNow + doubt),
  );
  if (!minutes.some((minute) => minute === row["minute"])) {
    faults.push(`minute is ${String(row["minute"])} and should be ${String(minutes[1])}`);
  }
  return faults;
}
