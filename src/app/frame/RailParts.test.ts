// The rail's choice in the address of the scores page: one league or one country at a time.
import { expect, it } from "vitest";
import { withRailChoice } from "./RailParts.tsx";

it("replaces one rail choice by another, and removes it on a second press", () => {
  const day = { date: "2026-11-20" };
  expect(withRailChoice({ ...day, country: 4 }, { league: 36 })).toEqual({ ...day, league: 36 });
  expect(withRailChoice({ ...day, league: 36 }, { league: 36 })).toEqual(day);
});
