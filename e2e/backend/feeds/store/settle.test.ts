// The settling rules, one by one.
import { expect, it } from "vitest";
import type { MatchFact } from "../contract.ts";
import type { KnownMatch } from "./feedMatch.ts";
import { firstSight, PROOF_AFTER_MS, settle, silenced } from "./settle.ts";

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const KICK_OFF = Date.UTC(2026, 10, 21, 15);
const IDS = { id: 100_000_001, leagueId: 100_000_002, homeId: 100_000_003, awayId: 100_000_004 };

const fact = (parts: Partial<MatchFact>): MatchFact => ({
  id: "1",
  leagueId: "l",
  homeId: "h",
  awayId: "a",
  kickoffAt: KICK_OFF,
  state: 1,
  ...parts,
});

/** The match after facts, each so many ms after kick-off. */
function after(facts: readonly (readonly [number, Partial<MatchFact>])[], hasClock = false): KnownMatch {
  let match = firstSight(IDS, fact({}), hasClock);
  for (const [at, parts] of facts)
    match = settle(match, fact(parts), { receivedAt: KICK_OFF + at, hasClock });
  return match;
}

const scoreOf = ({ row }: KnownMatch): string => `${row.state} ${row.homeScore}-${row.guestScore}`;

it("a match ends when its final score is there, not before", () => {
  const running = [[50 * MINUTE, { state: 3, score: [2, 1] }]] as const;
  const flagged = [110 * MINUTE, { state: -1, score: [2, 1], finalScoreMissing: true }] as const;
  expect(scoreOf(after([...running, flagged]))).toBe("3 2-1");
  expect(scoreOf(after([...running, [110 * MINUTE, { state: -1, score: null }]]))).toBe("3 2-1");
  expect(scoreOf(after([...running, flagged, [111 * MINUTE, { state: -1, score: [2, 1] }]]))).toBe("-1 2-1");
});

it.each([
  ["a lower score", { state: 1, score: [0, 0] }, "1 0-0"],
  ["another side's goal", { state: 1, score: [0, 1] }, "1 0-1"],
  ["an earlier phase", { state: 0, score: [1, 0] }, "0 1-0"],
] as const)("%s is believed when a later answer repeats it", (_what, fallen, text) => {
  const known = [[20 * MINUTE, { score: [1, 0] as const }]] as const;
  expect(scoreOf(after([...known, [21 * MINUTE, fallen]]))).toBe("1 1-0");
  expect(scoreOf(after([...known, [21 * MINUTE, fallen], [21 * MINUTE + PROOF_AFTER_MS - 1, fallen]]))).toBe(
    "1 1-0",
  );
  expect(scoreOf(after([...known, [21 * MINUTE, fallen], [21 * MINUTE + PROOF_AFTER_MS, fallen]]))).toBe(
    text,
  );
});

it("a fall that the next answer does not repeat is forgotten", () => {
  const match = after([
    [20 * MINUTE, { score: [1, 0] }],
    [21 * MINUTE, { score: [0, 0] }],
    [22 * MINUTE, { score: [1, 0] }],
    [23 * MINUTE, { score: [0, 0] }],
  ]);
  expect(scoreOf(match)).toBe("1 1-0");
  expect(match.doubt?.since).toBe(KICK_OFF + 23 * MINUTE);
});

it("a score that was taken back comes back by proof alone, for a while", () => {
  const [one, none] = [{ score: [1, 0] as const }, { score: [0, 0] as const }];
  const takenBack = [
    [20 * MINUTE, one],
    [21 * MINUTE, none],
    [22 * MINUTE, none],
  ] as const;
  expect(scoreOf(after(takenBack))).toBe("1 0-0");
  expect(scoreOf(after([...takenBack, [23 * MINUTE, one]]))).toBe("1 0-0");
  expect(scoreOf(after([...takenBack, [23 * MINUTE, one], [24 * MINUTE, none]]))).toBe("1 0-0");
  expect(scoreOf(after([...takenBack, [23 * MINUTE, one], [24 * MINUTE, one]]))).toBe("1 1-0");
  // Another goal is another score, and after ten minutes nobody holds the old answer.
  expect(scoreOf(after([...takenBack, [23 * MINUTE, { score: [0, 1] }]]))).toBe("1 0-1");
  expect(scoreOf(after([...takenBack, [32 * MINUTE, one]]))).toBe("1 1-0");
});

it("leaving full time needs proof too", () => {
  const over = [[110 * MINUTE, { state: -1, score: [1, 0] as const }]] as const;
  const again = { state: 3, score: [1, 0] as const };
  expect(scoreOf(after([...over, [111 * MINUTE, again]]))).toBe("-1 1-0");
  expect(scoreOf(after([...over, [111 * MINUTE, again], [112 * MINUTE, again]]))).toBe("3 1-0");
});

it("without a clock there is no start of a period", () => {
  expect(after([[MINUTE, { state: 1 }]]).row.periodStartedAt).toBeUndefined();
  expect(firstSight(IDS, fact({}), true).row.periodStartedAt).toBe(KICK_OFF);
});

it("a clock does not tremble, and begins anew with a period", () => {
  const at = (start: number, state = 1): readonly [number, Partial<MatchFact>] => [
    10 * MINUTE,
    { state, periodStartedAt: KICK_OFF + start },
  ];
  expect(after([at(0), at(MINUTE)], true).row.periodStartedAt).toBe(KICK_OFF);
  expect(after([at(0), at(2 * MINUTE)], true).row.periodStartedAt).toBe(KICK_OFF + 2 * MINUTE);
  expect(after([at(0), at(HOUR, 3)], true).row.periodStartedAt).toBe(KICK_OFF + HOUR);
});

it("a passed kick-off time starts nothing", () => {
  expect(scoreOf(after([[10 * MINUTE, { state: 0 }]]))).toBe("0 0-0");
});

it("a match that no answer confirms has an unknown state, never an end", () => {
  const match = after([[50 * MINUTE, { state: 3, score: [1, 0] }]]);
  expect(silenced(match, KICK_OFF + 4 * HOUR)).toBeUndefined();
  expect(silenced(match, KICK_OFF + 4 * HOUR + 1)?.row.state).toBe(-99);
  const confirmed = after([[4 * HOUR, { state: 3 }]]);
  expect(silenced(confirmed, KICK_OFF + 4 * HOUR + 20 * MINUTE)).toBeUndefined();
  const late = settle(silenced(match, KICK_OFF + 5 * HOUR)!, fact({ state: -1, score: [1, 0] }), {
    receivedAt: KICK_OFF + 6 * HOUR,
    hasClock: false,
  });
  expect(scoreOf(late)).toBe("-1 1-0");
});

it("the shoot-out is in the explanation, which is taken back with its own pattern", () => {
  const long = {
    state: -1,
    score: [2, 2],
    regular: [1, 1],
    extra: [1, 1],
    penalties: [4, 2],
    winner: 1,
  } as const;
  const match = after([[150 * MINUTE, long]]);
  expect(match.row.explain).toBe("90,1-1;;1,2-2;4-2;1");
  const mistaken = { ...long, extra: null, penalties: null };
  expect(
    after([
      [150 * MINUTE, long],
      [151 * MINUTE, mistaken],
    ]).row.explain,
  ).toBe(";;;;");
  expect(after([[100 * MINUTE, { state: 4, score: [1, 1], regular: [1, 1] }]]).row.explain).toBe(
    "90,1-1;;3,1-1;;",
  );
});

it("what was not said keeps what is known", () => {
  const match = after([
    [20 * MINUTE, { score: [1, 0], halfTime: [1, 0], red: [0, 1] }],
    [50 * MINUTE, { state: 3 }],
  ]);
  expect(match.row).toMatchObject({
    state: 3,
    homeScore: 1,
    homeHalf: 1,
    guestRed: 1,
    homeYellow: undefined,
  });
});
