// The moment of a match is offered while its minute runs, and written in the same way everywhere.
import { expect, it } from "vitest";
import { aRow } from "../testing/aRow.ts";
import { momentOf, momentText } from "./moment.ts";

it.each([
  [aRow(1), { minute: "67", scoreThen: "1-0" }],
  [
    aRow(1, { phase: "firstHalf", minute: 4502, homeScore: 0, awayScore: 12 }),
    { minute: "45+2", scoreThen: "0-12" },
  ],
  [aRow(1, { phase: "halfTime", minute: 0 }), undefined],
  [aRow(1, { phase: "notStarted", minute: 0 }), undefined],
  [aRow(1, { phase: "fullTime", minute: 9000 }), undefined],
  [undefined, undefined],
])("of a row (%#)", (row, moment) => {
  expect(momentOf(row)).toEqual(moment);
});

it.each([
  [{ minute: "67", scoreThen: "1-0" }, "67′ · 1–0"],
  [{ minute: "45+2", scoreThen: undefined }, "45+2′"],
  [{ minute: undefined, scoreThen: "2-2" }, "2–2"],
  [{ minute: undefined, scoreThen: undefined }, ""],
])("is written (%#)", (moment, text) => {
  expect(momentText(moment)).toBe(text);
});
