// Equal figures share a place.
import { expect, it } from "vitest";
import { placesOf } from "./LeaguePlayersTab.tsx";

it("shares places and counts on after them", () => {
  expect(placesOf([5, 4, 4, 1])).toEqual([1, 2, 2, 4]);
  expect(placesOf([])).toEqual([]);
  expect(placesOf([0, 0])).toEqual([1, 1]);
});
