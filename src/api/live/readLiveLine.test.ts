// Live-change lines: what a record sets, what it leaves unchanged, and what a broken one loses.
// See docs/wire.md#live-change-line.
import { describe, expect, it } from "vitest";
import type { MatchUpdate } from "#domain/match/match.ts";
import { readLine } from "../testing/readLine.ts";
import { createLiveLineReader } from "./readLiveLine.ts";

/** A whole record, 22 fields; `fields` replaces some by position. */
function record(fields: Readonly<Record<number, string>> = {}): string {
  const values = ["1001", "1", "202611212003", "202611212000", "1", "0", "0", "0", "0", "0", "1", "2"];
  values.push("", "1", "", "", "", "90,1-1;;;;", "", "", "", "3");
  return values.map((value, position) => fields[position] ?? value).join("^");
}

const FULL: MatchUpdate = {
  matchId: 1001,
  phase: "firstHalf",
  periodStartedAt: Date.UTC(2026, 10, 21, 12, 3),
  kickoffAt: Date.UTC(2026, 10, 21, 12, 0),
  homeScore: 1,
  awayScore: 0,
  homeHalfTimeScore: 0,
  awayHalfTimeScore: 0,
  homeRedCards: 0,
  awayRedCards: 0,
  homeYellowCards: 1,
  awayYellowCards: 2,
  hasLineup: true,
  explanation: {
    regular: { minutes: 90, score: { home: 1, away: 1 } },
    aggregate: undefined,
    extra: undefined,
    penalties: undefined,
    winner: undefined,
  },
  addedTime: 3,
};

describe("a record", () => {
  it("sets what its positions contain", () => {
    expect(readLine(record())).toEqual({ updates: [FULL], counts: { applied: 1, skipped: 0, dropped: 0 } });
  });

  it("ignores reserved and further positions", () => {
    const odd = `${record({ 12: "x", 14: "<i>", 15: "\ud800", 16: "9^".slice(0, 1), 18: "a", 20: "b" })}^more^and^more`;
    expect(readLine(odd).updates).toEqual([FULL]);
  });

  it("leaves unchanged what is empty or missing", () => {
    expect(readLine("7^-14^^^^^^^^^^").updates).toEqual([
      {
        matchId: 7,
        phase: "postponed",
        periodStartedAt: undefined,
        kickoffAt: undefined,
        homeScore: undefined,
        awayScore: undefined,
        homeHalfTimeScore: undefined,
        awayHalfTimeScore: undefined,
        homeRedCards: undefined,
        awayRedCards: undefined,
        homeYellowCards: undefined,
        awayYellowCards: undefined,
        hasLineup: undefined,
        explanation: undefined,
        addedTime: undefined,
      },
    ]);
  });

  it("reads an unknown state number as unknown", () => {
    for (const state of ["6", "-2", "77", "-100", "9".repeat(40)]) {
      expect(readLine(record({ 1: state })).updates).toEqual([{ ...FULL, phase: "unknown" }]);
    }
  });

  it("reads an empty pattern as no explanation", () => {
    expect(readLine(record({ 17: ";;;;" })).updates).toEqual([{ ...FULL, explanation: null }]);
    expect(readLine(record({ 17: ";|;|;|;;;;" })).updates).toEqual([{ ...FULL, explanation: null }]);
  });

  it.each([
    [13, "2", "hasLineup"],
    [13, "yes", "hasLineup"],
    [17, "nonsense", "explanation"],
    [21, "-1", "addedTime"],
    [21, "100", "addedTime"],
    [21, "3.5", "addedTime"],
  ])("loses only itself when position %d is %j", (position, text, name) => {
    expect(readLine(record({ [position]: text })).updates).toEqual([{ ...FULL, [name]: undefined }]);
  });

  const bad = [
    ...["", "x", "-1", "0", "1.5", "1e3", " 1001", "__proto__", "9".repeat(30)].map((id) => [0, id] as const),
    ...["", "x", "1.0", "--1", "-", "+1", "1e0", "NaN"].map((state) => [1, state] as const),
    ...[2, 3].flatMap((at) =>
      ["202613012000", "2026", "0", "soon", "202602300000"].map((text) => [at, text] as const),
    ),
    ...[4, 5, 6, 7, 8, 9, 10, 11].flatMap((at) =>
      ["-2", "100", "1.5", "x", "1e1", " 1", "999999999999999999999"].map((text) => [at, text] as const),
    ),
  ];

  it.each([4, 5, 6, 7, 8, 9, 10, 11])("has no count where position %d is -1 or blank", (position) => {
    const [none] = readLine(record({ [position]: "-1" })).updates;
    expect(none).toEqual(readLine(record({ [position]: "" })).updates[0]);
    expect(Object.values(none ?? {})).toContain(undefined);
  });

  it.each(bad)("is dropped when position %d is %j, and its neighbours apply", (position, text) => {
    const { updates, counts } = readLine(
      [record({ 0: "5" }), record({ [position]: text }), record({ 0: "6" })].join("!"),
    );
    expect(updates.map((update) => update.matchId)).toEqual([5, 6]);
    expect(counts).toEqual({ applied: 2, skipped: 0, dropped: 1 });
  });

  it("is dropped with fewer than 12 fields", () => {
    expect(readLine("1001^1^^^^^^^^^").counts).toEqual({ applied: 0, skipped: 0, dropped: 1 });
    expect(readLine("1001^1^^^^^^^^^^").counts).toEqual({ applied: 1, skipped: 0, dropped: 0 });
    expect(readLine("1001").counts.dropped).toBe(1);
  });
});

describe("a line", () => {
  it("may be empty; an empty part between two separators is no record", () => {
    for (const data of ["", "!", "!!!"])
      expect(readLine(data).counts).toEqual({ applied: 0, skipped: 0, dropped: 0 });
    expect(readLine(`!${record()}!!${record({ 0: "2" })}!`).counts.applied).toBe(2);
  });

  it("may be bytes in the middle of a buffer", () => {
    const line = `${record({ 0: "5" })}!${record({ 0: "6" })}`;
    const buffer = new TextEncoder().encode(`7^1"${line}"8^1`);
    const reader = createLiveLineReader();
    const ids: number[] = [];
    const counts = reader.read(buffer.subarray(4, 4 + line.length), ({ matchId }) => ids.push(matchId));
    expect([counts.applied, ids]).toEqual([2, [5, 6]]);
    expect(reader.read(line, () => true)).toEqual({ applied: 0, skipped: 2, dropped: 0 });
  });

  it("is read in order: the last record counts", () => {
    const { updates } = readLine(`${record({ 4: "1" })}!${record({ 4: "2" })}`);
    expect(updates.map((update) => update.homeScore)).toEqual([1, 2]);
  });

  it("ends where it ends, whatever line was read before, and may have letters of any length", () => {
    const reader = createLiveLineReader();
    reader.read([record({ 0: "5" }), record({ 0: "6" }), record({ 0: "7" })].join("!"), () => true);
    expect(readLine("7^-14^^^^^^^^^^", reader).counts).toEqual({ applied: 1, skipped: 0, dropped: 0 });
    expect(readLine(record({ 12: "ä€😀" }), reader).updates).toEqual([FULL]);
  });

  it("finds its records after any number of separators", () => {
    expect(readLine(`${"!".repeat(100_000)}${record()}`).counts).toEqual({
      applied: 1,
      skipped: 0,
      dropped: 0,
    });
  });

  it("ends with its 10,000th record: the rest counts as one dropped record", () => {
    expect(readLine("1!".repeat(500_000)).counts).toEqual({ applied: 0, skipped: 0, dropped: 10_001 });
    const full = `${record()}!`.repeat(10_000);
    expect(readLine(full).counts).toEqual({ applied: 1, skipped: 9_999, dropped: 0 });
    const { updates, counts } = readLine(`${full}${record({ 4: "2" })}!${record({ 4: "3" })}`);
    expect(updates).toEqual([FULL]);
    expect(counts.dropped).toBe(1);
  });
});

describe("a record seen before", () => {
  it("is skipped, and the match's next change is not", () => {
    const reader = createLiveLineReader();
    readLine(record(), reader);
    const { counts } = readLine(`${record()}!${record({ 0: "2" })}`, reader);
    expect(counts).toEqual({ applied: 1, skipped: 1, dropped: 0 });
    expect(readLine(record({ 4: "2" }), reader).counts.applied).toBe(1);
    expect(readLine(record(), reader).counts.applied).toBe(1);
  });

  it("counts again after another record of its match in the same line", () => {
    const reader = createLiveLineReader();
    readLine(record(), reader);
    expect(readLine(`${record({ 4: "2" })}!${record()}`, reader).counts.applied).toBe(2);
    expect(readLine(record(), reader).counts.skipped).toBe(1);
  });

  it("reports its match to `onSame`", () => {
    const reader = createLiveLineReader();
    const same: number[] = [];
    reader.read(record(), () => true);
    reader.read(
      `${record()}!${record({ 0: "2" })}`,
      () => true,
      (matchId) => same.push(matchId),
    );
    expect(same).toEqual([1001]);
  });

  it("counts again after the match is forgotten", () => {
    const reader = createLiveLineReader();
    const both = `${record()}!${record({ 0: "2" })}`;
    readLine(both, reader);
    reader.forget(1001);
    expect(readLine(both, reader).counts).toEqual({ applied: 1, skipped: 1, dropped: 0 });
    reader.forgetAll();
    expect(readLine(both, reader).counts).toEqual({ applied: 2, skipped: 0, dropped: 0 });
  });

  it("counts again when it was not taken", () => {
    const reader = createLiveLineReader();
    expect(reader.read(record(), () => false)).toEqual({ applied: 0, skipped: 0, dropped: 0 });
    expect(readLine(record(), reader).counts.applied).toBe(1);
  });

  it("is dropped again when it was broken", () => {
    const reader = createLiveLineReader();
    readLine(record({ 4: "x" }), reader);
    expect(readLine(record({ 4: "x" }), reader).counts.dropped).toBe(1);
  });

  it.each([
    ["a reserved field", { 12: "x" }, { 12: "y" }],
    ["two fields that changed their places", { 8: "1", 9: "0" }, { 8: "0", 9: "1" }],
    ["a digit that moved to the next field", { 4: "12", 5: "3" }, { 4: "1", 5: "23" }],
    ["a leading zero", { 4: "1" }, { 4: "01" }],
    ["a state with a sign", { 1: "1" }, { 1: "-1" }],
    ["the end of a long text", { 12: `${"x".repeat(100_000)}1` }, { 12: `${"x".repeat(100_000)}2` }],
  ])("is not taken for another one that differs in %s", (_, fields, others) => {
    const reader = createLiveLineReader();
    readLine(record(fields), reader);
    expect(readLine(record(others), reader).counts.applied).toBe(1);
    expect(readLine(record(others), reader).counts.skipped).toBe(1);
  });

  it("is not taken for the one before it, in 200,000 records that count up", () => {
    const reader = createLiveLineReader();
    let applied = 0;
    for (let from = 0; from < 200_000; from += 10_000) {
      const records = Array.from({ length: 10_000 }, (_, at) => `1^1^^^^^^^^^^^${(from + at).toString(36)}`);
      applied += reader.read(records.join("!"), () => true).applied;
    }
    expect(applied).toBe(200_000);
  });
});
