// The last events of a tile, and where its marks stand on the line of the match.
import { expect, it } from "vitest";
import { anIncident } from "#components/testing/aSummary.ts";
import { lastEvents, lineMarks, lineMinutes, placeOnLine } from "./tileStory.ts";

const whistle = anIncident("halfTime", { side: "none", minute: 4500 });

it("tells the last three goals and cards, the latest first, and no whistles or substitutions", () => {
  const incidents = [
    anIncident("goal", { minute: 200 }),
    anIncident("yellowCard", { minute: 1000 }),
    anIncident("penaltyMissed", { minute: 2000 }),
    whistle,
    anIncident("substitution", { minute: 6000 }),
    anIncident("goalCancelled", { minute: 7000 }),
  ];
  expect(lastEvents(incidents).map(({ kind }) => kind)).toEqual([
    "goalCancelled",
    "penaltyMissed",
    "yellowCard",
  ]);
  expect(lastEvents([whistle])).toEqual([]);
});

it.each([
  [0, 0],
  [4_500, 50],
  [4_507, 50],
  [9_003, 100],
  [12_000, 100],
])("puts minute code %d at %d per cent of 90 minutes", (minute, at) => {
  expect(placeOnLine(minute, 90)).toBe(at);
});

it("makes the line 120 minutes long once extra time is played", () => {
  expect(lineMinutes([anIncident("goal", { minute: 9_002 })])).toBe(90);
  expect(lineMinutes([anIncident("goal", { minute: 9_700 })])).toBe(120);
  expect(lineMinutes([anIncident("extraTime", { side: "none", minute: 9_000 })])).toBe(120);
  expect(
    lineMarks([anIncident("goal", { minute: 6_000 }), anIncident("redCard", { minute: 12_000 })]),
  ).toEqual([expect.objectContaining({ at: 50 }), expect.objectContaining({ at: 100 })]);
});

it("marks nothing without a minute", () => {
  expect(lineMarks([anIncident("goal", { minute: 0 })])).toEqual([]);
});
