// Which events may be shown as popups.
// See docs/product.md#which-events-pop-up.
import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { NO_FAVORITES } from "./favorites.ts";
import type { MatchEvent, MatchEventType } from "./match/matchEvent.ts";
import { shouldPopUp } from "./notificationRules.ts";
import { DEFAULT_SETTINGS, type MatchDisplaySettings } from "./settings.ts";
import { aMatch } from "./testing/aMatch.ts";

const match = aMatch();
const followed = { ...NO_FAVORITES, match: [match.id] };
const homeFollowed = { ...NO_FAVORITES, team: [match.teamIds.home] };
const awayFollowed = { ...NO_FAVORITES, team: [match.teamIds.away] };

function anEvent(type: MatchEventType): MatchEvent {
  return {
    id: `1001:${type}`,
    type,
    matchId: match.id,
    leagueId: match.leagueId,
    side: "home",
    at: 0,
    minute: 0,
    values: match.score,
  };
}

const SWITCHED: readonly (readonly [MatchEventType, keyof MatchDisplaySettings])[] = [
  ["kickOff", "matchStart"],
  ["end", "finalResult"],
  ["goal", "goal"],
  ["redCard", "redCard"],
  ["yellowCard", "yellowCard"],
];

describe("shouldPopUp", () => {
  it.each(SWITCHED)("lets %s pop up unless %s is off", (type, name) => {
    expect(shouldPopUp(anEvent(type), match, followed, DEFAULT_SETTINGS)).toBe(true);
    expect(shouldPopUp(anEvent(type), match, followed, { ...DEFAULT_SETTINGS, [name]: false })).toBe(false);
  });

  it("needs a favourite match with matchNotify or a favourite team with teamNotify", () => {
    const goal = anEvent("goal");
    const withoutMatches = { ...DEFAULT_SETTINGS, matchNotify: false };
    const withoutTeams = { ...DEFAULT_SETTINGS, teamNotify: false };
    expect(shouldPopUp(goal, match, NO_FAVORITES, DEFAULT_SETTINGS)).toBe(false);
    expect(shouldPopUp(goal, match, { ...NO_FAVORITES, league: [match.leagueId] }, DEFAULT_SETTINGS)).toBe(
      false,
    );
    expect(shouldPopUp(goal, match, followed, withoutMatches)).toBe(false);
    expect(shouldPopUp(goal, match, followed, withoutTeams)).toBe(true);
    for (const lists of [homeFollowed, awayFollowed]) {
      expect(shouldPopUp(goal, match, lists, DEFAULT_SETTINGS)).toBe(true);
      expect(shouldPopUp(goal, match, lists, withoutMatches)).toBe(true);
      expect(shouldPopUp(goal, match, lists, withoutTeams)).toBe(false);
      expect(shouldPopUp(goal, match, { ...lists, match: [match.id] }, withoutTeams)).toBe(true);
    }
  });

  it("never shows line-ups, and a cancelled goal by the switch of goals", () => {
    const flags = fc.record({ matchNotify: fc.boolean(), teamNotify: fc.boolean(), goal: fc.boolean() });
    fc.assert(
      fc.property(flags, (chosen) => {
        const settings = { ...DEFAULT_SETTINGS, ...chosen };
        expect(shouldPopUp(anEvent("lineup"), match, followed, settings)).toBe(false);
        expect(shouldPopUp(anEvent("goalCancelled"), match, followed, settings)).toBe(
          shouldPopUp(anEvent("goal"), match, followed, settings),
        );
      }),
    );
  });
});
