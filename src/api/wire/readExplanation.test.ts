// Explanation texts: complete, empty and broken.
// See docs/wire.md#explanation-text.
import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { anyText } from "#domain/testing/anyText.ts";
import type { Explanation, PerSide } from "#domain/match/match.ts";
import { anyExplanation } from "#domain/testing/arbitraries.ts";
import { readExplanation } from "./readExplanation.ts";

const NOTHING: Explanation = {
  regular: undefined,
  aggregate: undefined,
  extra: undefined,
  penalties: undefined,
  winner: undefined,
};

const KINDS = { after120: 1, extraTime: 2, extraTimeRunning: 3 };

function writeScore(score: PerSide<number> | undefined): string {
  return score ? `${score.home}-${score.away}` : "";
}

function writeExplanation({ regular, aggregate, extra, penalties, winner }: Explanation): string {
  return [
    regular ? `${regular.minutes},${writeScore(regular.score)}` : "",
    writeScore(aggregate),
    extra ? `${KINDS[extra.kind]},${writeScore(extra.score)}` : "",
    writeScore(penalties),
    winner ? { home: "1", away: "2" }[winner] : "",
  ].join(";");
}

describe("readExplanation", () => {
  it("reads the five groups", () => {
    expect(readExplanation("90,1-1;4-4;1,2-2;4-1;1")).toEqual({
      regular: { minutes: 90, score: { home: 1, away: 1 } },
      aggregate: { home: 4, away: 4 },
      extra: { kind: "after120", score: { home: 2, away: 2 } },
      penalties: { home: 4, away: 1 },
      winner: "home",
    });
  });

  it("reads back what was written, with and without the lead", () => {
    fc.assert(
      fc.property(anyExplanation, fc.constantFrom("", ";|;|;|"), (said, lead) => {
        expect(readExplanation(lead + writeExplanation(said))).toEqual(said);
      }),
    );
  });

  it("returns null for the two empty patterns", () => {
    expect(readExplanation(";;;;")).toBeNull();
    expect(readExplanation(";|;|;|;;;;")).toBeNull();
  });

  it.each(["", ";", ";;;", ";;;;;", "|", ";|;|;|", "nonsense", "x;y;z;a;b", "90;1;2;3;4", "<b>;;;;"])(
    "cannot read %j",
    (text) => {
      expect(readExplanation(text)).toBeUndefined();
    },
  );

  it("leaves a malformed group out and keeps the others", () => {
    expect(readExplanation("90,1-;;9,2-2;4-1;7")).toEqual({ ...NOTHING, penalties: { home: 4, away: 1 } });
    expect(readExplanation("0,1-1;4-4;1,2-2-2;100-1;2")).toEqual({
      ...NOTHING,
      aggregate: { home: 4, away: 4 },
      winner: "away",
    });
    expect(readExplanation(";;3,1-0")).toEqual({
      ...NOTHING,
      extra: { kind: "extraTimeRunning", score: { home: 1, away: 0 } },
    });
  });

  it("returns only scores from 0 to 99, whatever the text", () => {
    const pieces = fc.array(
      fc.constantFrom("90", "1", "2", "3", "-", ",", ";", "|", "4-4", "!", " ", "\ud800"),
    );
    const texts = fc.oneof(
      anyText(),
      pieces.map((parts) => parts.join("")),
    );
    fc.assert(
      fc.property(texts, (text) => {
        const said = readExplanation(text);
        if (!said) return;
        const scores = [said.regular?.score, said.aggregate, said.extra?.score, said.penalties];
        for (const score of scores.filter((known) => known !== undefined)) {
          for (const goals of [score.home, score.away]) {
            expect(Number.isInteger(goals) && goals >= 0 && goals <= 99).toBe(true);
          }
        }
      }),
      { numRuns: 1000 },
    );
  });

  it("does not parse a huge text", () => {
    expect(readExplanation("90,1-1;".repeat(100_000))).toBeUndefined();
  });
});
