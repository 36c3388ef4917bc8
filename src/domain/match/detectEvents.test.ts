// Events raised when a match changes state.
// See docs/product.md#match-events and docs/wire.md#events.
import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  after,
  aMatch,
  awayGoal,
  awayYellowCard,
  enters,
  homeGoal,
  homeGoalCancelled,
  homeRedCard,
  KICK_OFF,
  lineupKnown,
} from "../testing/aMatch.ts";
import { anyMatch } from "../testing/arbitraries.ts";
import { detectEvents } from "./detectEvents.ts";
import { type Match, NOT_TOLD, type PerSide, type Phase } from "./match.ts";
import { hasScore } from "./phase.ts";
import type { MatchEvent } from "./matchEvent.ts";

const AT = KICK_OFF + 12 * 60_000;

function eventsOf(
  before: Match | undefined,
  next: Match,
  at = AT,
  dayWasLoaded = true,
): readonly MatchEvent[] {
  return detectEvents(before, next, { at, dayWasLoaded, nextId: () => "next" });
}

/** Events in short form: "goal home 1-0". */
function told(events: readonly MatchEvent[]): readonly string[] {
  return events.map(({ type, side, values }) => `${type} ${side} ${values.home}-${values.away}`);
}

function sum(events: readonly MatchEvent[], type: string, side: string): number {
  return events.filter((event) => event.type === type && event.side === side).length;
}

describe("detectEvents", () => {
  const playing = aMatch({ phase: "firstHalf" });

  it("raises a goal with its side, score, minute and id", () => {
    expect(eventsOf(playing, after(playing, awayGoal()))).toEqual([
      {
        id: "next",
        type: "goal",
        matchId: 1001,
        leagueId: 36,
        side: "away",
        at: AT,
        minute: 1200,
        values: { home: 0, away: 1 },
      },
    ]);
  });

  it("raises one goal after the other when the score jumps, home first", () => {
    const next = after(playing, awayGoal(), homeGoal(), homeGoal());
    expect(told(eventsOf(playing, next))).toEqual(["goal home 1-0", "goal home 2-0", "goal away 2-1"]);
  });

  it("raises a cancelled goal when the score falls, and the same goal again when it is scored again", () => {
    const ahead = after(playing, homeGoal());
    const corrected = after(ahead, homeGoalCancelled());
    expect(told(eventsOf(ahead, corrected))).toEqual(["goalCancelled home 0-0"]);
    expect(told(eventsOf(corrected, after(corrected, homeGoal())))).toEqual(["goal home 1-0"]);
  });

  it("raises goal first, cancellation second, when a goal is moved to the other side", () => {
    const ahead = after(playing, homeGoal());
    const moved = after(ahead, awayGoal(), homeGoalCancelled());
    expect(told(eventsOf(ahead, moved))).toEqual(["goal away 1-1", "goalCancelled home 0-1"]);
  });

  it("keeps the order kick-off, goals, red, yellow, line-up, end", () => {
    const before = aMatch();
    const everything = { ...homeRedCard()(before), ...awayYellowCard()(before), ...lineupKnown()(before) };
    const next = after(before, homeGoal(), () => everything);
    expect(told(eventsOf(before, { ...next, phase: "firstHalf" }))).toEqual([
      "kickOff none 0-0",
      "goal home 1-0",
      "redCard home 1-0",
      "yellowCard away 0-1",
      "lineup none 1-0",
    ]);
    expect(told(eventsOf(before, { ...next, phase: "fullTime" })).at(-1)).toBe("end none 1-0");
  });

  it.each<Phase>(["unknown", "notStarted", "toBeAnnounced", "postponed"])("kicks off from %s", (phase) => {
    const before = aMatch({ phase });
    expect(told(eventsOf(before, after(before, enters("firstHalf"))))).toEqual(["kickOff none 0-0"]);
  });

  it.each<Phase>(["halfTime", "interrupted", "secondHalf", "fullTime"])(
    "does not kick off from %s",
    (phase) => {
      const before = aMatch({ phase });
      expect(eventsOf(before, after(before, enters("firstHalf")))).toEqual([]);
    },
  );

  it("raises no kick-off when the first half was missed", () => {
    const before = aMatch();
    expect(eventsOf(before, after(before, enters("secondHalf")))).toEqual([]);
  });

  it("raises the end once", () => {
    const ended = after(playing, enters("fullTime"));
    expect(told(eventsOf(playing, ended))).toEqual(["end none 0-0"]);
    expect(eventsOf(ended, after(ended, enters("fullTime")))).toEqual([]);
    expect(eventsOf(playing, after(playing, enters("abandoned")))).toEqual([]);
  });

  it("raises nothing for withdrawn cards or a withdrawn line-up", () => {
    const before = after(playing, homeRedCard(), awayYellowCard(), lineupKnown());
    expect(eventsOf(before, { ...playing, hasLineup: false })).toEqual([]);
  });

  describe("when a match is first seen", () => {
    it("raises nothing for earlier events", () => {
      fc.assert(
        fc.property(anyMatch, (match) => {
          expect(eventsOf(undefined, match, AT, false)).toEqual([]);
        }),
      );
      expect(eventsOf(undefined, after(playing, homeGoal()), AT)).toEqual([]);
    });

    it("raises a kick-off less than two minutes ago on a day already loaded", () => {
      const twoMinutes = 2 * 60_000;
      expect(told(eventsOf(undefined, playing, KICK_OFF + twoMinutes - 1))).toEqual(["kickOff none 0-0"]);
      expect(eventsOf(undefined, playing, KICK_OFF + twoMinutes)).toEqual([]);
      expect(eventsOf(undefined, playing, KICK_OFF, false)).toEqual([]);
      expect(eventsOf(undefined, { ...playing, phase: "secondHalf" }, KICK_OFF)).toEqual([]);
      expect(eventsOf(undefined, { ...playing, periodStartedAt: undefined }, KICK_OFF)).toEqual([]);
    });
  });

  describe("a match that is played again under its id", () => {
    const left = aMatch({ phase: "abandoned", score: { home: 1, away: 0 }, redCards: { home: 0, away: 1 } });
    const none = { home: 0, away: 0 };
    const later = KICK_OFF + 86_400_000;
    const again = { ...left, kickoffAt: later, periodStartedAt: later, score: none, redCards: none };

    it.each([
      ["abandoned, with another kick-off", left, again],
      ["abandoned, with another period", left, { ...again, kickoffAt: KICK_OFF }],
      ["interrupted, with another kick-off", { ...left, phase: "interrupted" as const }, again],
      ["cancelled", { ...left, phase: "cancelled" as const }, again],
      ["postponed after some minutes", { ...left, phase: "postponed" as const }, again],
    ])("starts, and no goal is cancelled: %s", (_name, before, match) => {
      expect(told(eventsOf(before, { ...match, phase: "firstHalf" }))).toEqual(["kickOff none 0-0"]);
    });

    it.each(["notStarted", "toBeAnnounced", "postponed", "unknown", "cancelled"] as const)(
      "loses its score without an event when it is %s",
      (phase) => {
        expect(eventsOf(left, { ...again, phase })).toEqual([]);
      },
    );

    it("goes on without a start after an interruption, also where the clock stood still", () => {
      const waiting = { ...left, phase: "interrupted" as const };
      const resumed = { ...left, phase: "firstHalf" as const, periodStartedAt: later };
      expect(eventsOf(waiting, resumed)).toEqual([]);
      expect(eventsOf(left, { ...left, phase: "firstHalf" })).toEqual([]);
      expect(told(eventsOf(waiting, after(resumed, homeGoalCancelled())))).toEqual([
        "goalCancelled home 0-0",
      ]);
    });

    it("raises no goals when its result is awarded", () => {
      expect(eventsOf(aMatch(), aMatch({ phase: "cancelled", score: { home: 3, away: 0 } }))).toEqual([]);
      expect(eventsOf(left, { ...left, phase: "cancelled", score: { home: 0, away: 3 } })).toEqual([]);
    });
  });

  describe("counts that the server had not told", () => {
    const untold = { home: NOT_TOLD, away: NOT_TOLD };
    const dark = aMatch({ phase: "secondHalf", score: untold, redCards: untold, yellowCards: untold });
    const light = aMatch({
      phase: "secondHalf",
      score: { home: 2, away: 1 },
      redCards: { home: 1, away: 0 },
      yellowCards: { home: 3, away: 2 },
    });

    it("raise nothing when they are told of a running match, and nothing when they are told no more", () => {
      expect(eventsOf(dark, light)).toEqual([]);
      expect(eventsOf(light, dark)).toEqual([]);
      expect(eventsOf(dark, { ...light, score: { home: 2, away: NOT_TOLD } })).toEqual([]);
      expect(eventsOf({ ...dark, score: { home: 1, away: NOT_TOLD } }, light)).toHaveLength(1);
    });

    it("are none before the kick-off", () => {
      const before = { ...dark, phase: "notStarted" as const };
      expect(told(eventsOf(before, { ...light, phase: "firstHalf", yellowCards: untold }))).toEqual([
        "kickOff none 0-0",
        "goal home 1-0",
        "goal home 2-0",
        "goal away 2-1",
        "redCard home 1-0",
      ]);
    });
  });

  describe("from any state to any other", () => {
    /** Matches that are played on: only of these a fall of the score is a correction. */
    const playedOn = anyMatch.map((match): Match => {
      const isOn = hasScore(match) && match.phase !== "firstHalf" && match.phase !== "cancelled";
      return isOn ? match : { ...match, phase: "secondHalf" };
    });

    it("raises exactly as many goals and cards as were added", () => {
      fc.assert(
        fc.property(anyMatch, playedOn, (before, next) => {
          const events = eventsOf(before, next);
          for (const side of ["home", "away"] as const) {
            const goals = sum(events, "goal", side) - sum(events, "goalCancelled", side);
            expect(goals).toBe(next.score[side] - before.score[side]);
            expect(sum(events, "goal", side) * sum(events, "goalCancelled", side)).toBe(0);
            expect(sum(events, "redCard", side)).toBe(
              Math.max(0, next.redCards[side] - before.redCards[side]),
            );
            expect(sum(events, "yellowCard", side)).toBe(
              Math.max(0, next.yellowCards[side] - before.yellowCards[side]),
            );
          }
        }),
      );
    });

    it("changes the score one goal at a time up to the final score", () => {
      fc.assert(
        fc.property(anyMatch, playedOn, (before, next) => {
          let score: PerSide<number> = before.score;
          for (const { type, values } of eventsOf(before, next)) {
            if (type !== "goal" && type !== "goalCancelled") continue;
            const step = Math.abs(values.home - score.home) + Math.abs(values.away - score.away);
            expect(step).toBe(1);
            score = values;
          }
          expect(score).toEqual(next.score);
        }),
      );
    });

    it("raises no event of a change twice, and nothing without a change", () => {
      fc.assert(
        fc.property(anyMatch, anyMatch, (before, next) => {
          const lines = told(eventsOf(before, next));
          expect(new Set(lines).size).toBe(lines.length);
          expect(eventsOf(next, next)).toEqual([]);
          expect(eventsOf(next, { ...next })).toEqual([]);
        }),
      );
    });
  });
});
