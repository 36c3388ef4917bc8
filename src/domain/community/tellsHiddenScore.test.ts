// Which posts may tell a score that is hidden.
import { describe, expect, it } from "vitest";
import { NO_SPOILERS, type Spoilers } from "../spoilers.ts";
import { type TellingPost, tellsHiddenScore } from "./tellsHiddenScore.ts";

describe("a post tells a hidden score", () => {
  const hides = { ...NO_SPOILERS, hideScores: true };
  const NOON = Date.UTC(2026, 10, 21, 12);
  const HOUR = 3_600_000;
  const dayOf = (at: number): string => new Date(at).toISOString().slice(0, 10);
  const post: TellingPost = {
    related: [
      { kind: "team", id: 7 },
      { kind: "match", id: 1001 },
    ],
    writtenAt: NOON - 5 * HOUR,
    editedAt: undefined,
    isOwn: false,
  };

  it.each<[string, Partial<TellingPost>, Partial<Spoilers>, number, boolean]>([
    ["of today", {}, {}, NOON, true],
    ["of yesterday evening, after midnight", { writtenAt: NOON + 11 * HOUR }, {}, NOON + 13 * HOUR, true],
    ["of another day", { writtenAt: NOON - 30 * HOUR }, {}, NOON, false],
    ["of another day, changed today", { writtenAt: NOON - 30 * HOUR, editedAt: NOON }, {}, NOON, true],
    ["about no match", { related: [{ kind: "team", id: 1001 }] }, {}, NOON, false],
    ["of the viewer", { isOwn: true }, {}, NOON, false],
    ["with the score asked for", {}, { shownIds: [1001] }, NOON, false],
    ["with all of today asked for", {}, { shownDay: "2026-11-21" }, NOON, false],
    ["with scores shown", {}, { hideScores: false }, NOON, false],
  ])("%s", (_which, some, setting, now, tells) => {
    expect(tellsHiddenScore({ ...hides, ...setting }, { ...post, ...some }, now, dayOf)).toBe(tells);
  });
});
