// Translates wire values of players: position, foot, reason for missing a match.
// See docs/wire.md#listed-and-assumed-calls.
import type { Position } from "#domain/match/lineups.ts";
import type { PlayerProfile } from "#domain/player/player.ts";
import { oneOf, orElse, orNone, type Reads } from "../wire/pageParts.ts";

export const position: Reads<Position> = oneOf({
  G: "goalkeeper",
  D: "defender",
  M: "midfielder",
  F: "forward",
});

export const foot: Reads<PlayerProfile["foot"]> = oneOf({ left: "left", right: "right", both: "both" });

/** undefined for players who can play, and for unknown reasons. */
export const missing: Reads<"injured" | "suspended" | undefined> = orElse(
  orNone(oneOf({ injured: "injured", suspended: "suspended" })),
  undefined,
);
