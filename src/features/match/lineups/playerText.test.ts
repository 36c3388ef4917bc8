// Short names of players on a pitch, and their actions as text.
import { i18n } from "@lingui/core";
import { describe, expect, it } from "vitest";
import { aPlayer } from "./aSheet.ts";
import { playerDeeds, shortName } from "./playerText.ts";

describe("a player's short name", () => {
  it.each([
    ["Cole Redfern", "Redfern"],
    ["Rik Van Loon", "Van Loon"],
    ["Santini I.", "Santini"],
    ["Lamkel Ze D.", "Lamkel Ze"],
    ["Pablo", "Pablo"],
    ["", ""],
  ])("of %s is %s", (name, short) => {
    expect(shortName(name)).toBe(short);
  });
});

describe("a player's deeds", () => {
  it("are empty for an unused substitute", () => {
    expect(playerDeeds(aPlayer(12), i18n)).toEqual([]);
  });

  it("contain every kind in order, and a second yellow card once", () => {
    const all = {
      captain: true,
      rating: 7.25,
      goals: 2,
      ownGoals: 1,
      assists: 1,
      cameOnAt: 4502,
      wentOffAt: 8000,
    };
    expect(playerDeeds(aPlayer(9, all), i18n)).toEqual([
      "Captain",
      "Rating 7.3",
      "2 goals",
      "1 own goal",
      "1 assist",
      "On in minute 45+2",
      "Off in minute 80",
    ]);
    expect(playerDeeds(aPlayer(4, { yellowCards: 1, redCards: 1, wentOffAt: 6000 }), i18n)).toEqual([
      "Second yellow card",
    ]);
    expect(playerDeeds(aPlayer(4, { redCards: 1 }), i18n)).toEqual(["Red card"]);
    expect(playerDeeds(aPlayer(4, { yellowCards: 1 }), i18n)).toEqual(["Yellow card"]);
  });
});
