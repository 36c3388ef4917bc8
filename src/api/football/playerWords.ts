// Words of the wire for players: position, foot, why a player is missing.
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

/** undefined for those who can play, and for reasons that are not known. */
export const missing: Reads<"injured" | "suspended" | undefined> = orElse(
  orNone(oneOf({ injured: "injured", suspended: "suspended" })),
  undefined,
);
