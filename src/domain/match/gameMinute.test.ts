// The minute of a match at any moment.
// See docs/product.md#match-minute and docs/wire.md#minute-from-period-start.
import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { anyPhase } from "../testing/arbitraries.ts";
import { KICK_OFF } from "../testing/aMatch.ts";
import { formatMinute, gameMinute, MINUTE_NOT_TOLD } from "./gameMinute.ts";
import { NO_CLOCK, type Phase } from "./match.ts";

const MINUTE = 60_000;

function shown(phase: Phase, elapsedMinutes: number): string {
  const match = { phase, periodStartedAt: KICK_OFF };
  return formatMinute(gameMinute(match, KICK_OFF + elapsedMinutes * MINUTE));
}

describe("gameMinute", () => {
  it("is not told in a half that is played without a clock, and none in the other phases", () => {
    const of = (phase: Phase): number => gameMinute({ phase, periodStartedAt: NO_CLOCK }, KICK_OFF);
    expect([of("firstHalf"), of("secondHalf")]).toEqual([MINUTE_NOT_TOLD, MINUTE_NOT_TOLD]);
    expect([of("halfTime"), of("extraTime"), of("fullTime"), of("notStarted")]).toEqual([0, 0, 0, 0]);
    expect(formatMinute(MINUTE_NOT_TOLD)).toBe("");
  });

  it.each([
    [0, "1"],
    [1, "1"],
    [1.99, "1"],
    [2, "2"],
    [45, "45"],
    [45.5, "45"],
    [46, "45+1"],
    [60, "45+15"],
    [61, "45+15"],
    [5000, "45+15"],
    [-1, "1"],
    [-100_000, "1"],
  ])("shows the first half after %d minutes as %s", (elapsed, text) => {
    expect(shown("firstHalf", elapsed)).toBe(text);
  });

  it.each([
    [0, "46"],
    [1, "47"],
    [44, "90"],
    [44.99, "90"],
    [45, "90+1"],
    [59, "90+15"],
    [60, "90+15"],
    [5000, "90+15"],
    [-1, "46"],
    [-100_000, "46"],
  ])("shows the second half after %d minutes as %s", (elapsed, text) => {
    expect(shown("secondHalf", elapsed)).toBe(text);
  });

  it("has no minute in any other phase", () => {
    fc.assert(
      fc.property(anyPhase, fc.integer(), (phase, elapsed) => {
        fc.pre(phase !== "firstHalf" && phase !== "secondHalf");
        expect(shown(phase, elapsed)).toBe("");
      }),
    );
  });

  it("has no minute while the start of the period is unknown", () => {
    expect(gameMinute({ phase: "firstHalf", periodStartedAt: undefined }, KICK_OFF)).toBe(0);
    expect(gameMinute({ phase: "secondHalf", periodStartedAt: undefined }, KICK_OFF)).toBe(0);
    expect(gameMinute({ phase: "firstHalf", periodStartedAt: KICK_OFF }, Number.NaN)).toBe(0);
  });

  it("never runs backwards and never leaves its half, whatever the clock shows", () => {
    const phases = fc.constantFrom("firstHalf" as const, "secondHalf" as const);
    fc.assert(
      fc.property(
        phases,
        fc.double({ noNaN: true }),
        fc.double({ noNaN: true, min: 0 }),
        (phase, at, later) => {
          const match = { phase, periodStartedAt: KICK_OFF };
          const first = gameMinute(match, KICK_OFF + at);
          const second = gameMinute(match, KICK_OFF + at + later);
          expect(second).toBeGreaterThanOrEqual(first);
          expect(first).toBeGreaterThanOrEqual(phase === "firstHalf" ? 100 : 4600);
          expect(second).toBeLessThanOrEqual(phase === "firstHalf" ? 4515 : 9015);
        },
      ),
    );
  });
});

describe("formatMinute", () => {
  it.each([
    [6700, "67"],
    [4502, "45+2"],
    [9015, "90+15"],
    [0, ""],
    [-100, ""],
    [Number.NaN, ""],
    [12.5, ""],
  ])("writes %d as %j", (code, text) => {
    expect(formatMinute(code)).toBe(text);
  });
});
