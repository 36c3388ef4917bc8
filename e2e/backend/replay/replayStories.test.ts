/** Checks that stories of a replayed match day use the names in its file. */
import { describe, expect, it } from "vitest";
import { createPeople } from "../world/stories/createPeople.ts";
import { createStories } from "../world/stories/createStories.ts";
import { aMatchday } from "./aMatchday.ts";
import { createReplayWorld } from "./createReplayWorld.ts";
import { readMatchday } from "./readMatchday.ts";

const NOON = Date.UTC(2026, 10, 21, 12, 7, 30);
const HOUR = 3_600_000;

describe("stories of a replayed match day", () => {
  it("use the file's names, at any speed", () => {
    const file = aMatchday();
    file.matches[0]!.incidents = [
      { minute: 1, side: "home", type: "goal", score: [1, 0], player: "Alder P.", assist: "Birch Q." },
      { minute: 30, side: "away", type: "yellowCard", player: "Cedar R." },
      { minute: 45, added: 2, side: "away", type: "ownGoal", score: [1, 1], player: "Birch Q." },
      { minute: 60, side: "home", type: "substitution", playerOut: "Alder P.", playerIn: "Elm S." },
      { minute: 74, side: "home", type: "penaltyAwarded" },
      { minute: 75, side: "home", type: "goal", score: [2, 1], player: "Elm S." },
      { minute: 80, side: "away", type: "redCard", player: "Cedar R." },
    ];
    const read = readMatchday(JSON.stringify(file));
    if (!read.ok) throw new Error(read.message);
    for (const speed of [1, 20]) {
      const world = createReplayWorld({ file: read.value, speed, startedAt: NOON, leadMs: 0 });
      const folk = createPeople(world, { year: 2024 });
      const stories = createStories(world, folk);
      const name = (id: number | undefined): string =>
        id === undefined ? "" : (folk.player(id)?.name("en_GB") ?? "?");
      const incidents = stories.incidents(1, NOON + (4 * HOUR) / speed);
      const lines = incidents
        .filter(({ side }) => side !== 0)
        .map(({ kind, minute, playerId, otherId }) =>
          [kind, minute, name(playerId), name(otherId)].join(" ").trim(),
        );
      expect(lines).toEqual([
        "goal 100 Alder P. Birch Q.",
        "yellowCard 3000 Cedar R.",
        "ownGoal 4502 Birch Q.",
        "substitution 6000 Elm S. Alder P.",
        "penaltyGoal 7500 Elm S.",
        "secondYellowCard 8000 Cedar R.",
      ]);
      const sheets = stories.sheets(1)!;
      expect(sheets.home.starters.map(({ playerId }) => name(playerId))).toEqual(
        expect.arrayContaining(["Alder P.", "Birch Q."]),
      );
      expect(sheets.home.bench.map(name)).toContain("Elm S.");
      expect(stories.incidents(2, NOON + (4 * HOUR) / speed).at(-1)?.kind).toBe("fullTime");
    }
  });
});
