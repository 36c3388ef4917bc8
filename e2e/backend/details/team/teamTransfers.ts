// Writes a team's arrivals and departures.
import type { Move, Moves } from "./moves.ts";
import { writePlayer, writeTeam } from "../parts.ts";
import { writeFeedTime } from "../../server/zones.ts";
import type { Asked, DetailSources } from "../sources.ts";

/** Noon at the feed's offset, which is the same day in almost every zone. */
const NOON_MS = 4 * 3_600_000;

/** The answer of the transfers call, newest first. */
export function writeTeamTransfers(
  { world }: DetailSources,
  moves: Moves,
  teamId: number,
  { now, lang }: Asked,
): object {
  const write = (move: Move, direction: "in" | "out") => {
    const otherId = direction === "in" ? move.fromId : move.toId;
    return {
      at: move.at,
      line: {
        player: writePlayer(move.player, lang),
        transferTime: writeFeedTime(move.at + NOON_MS),
        direction,
        otherTeam: otherId === undefined ? null : writeTeam(world, otherId, lang),
        kind: move.kind,
        fee: move.fee ?? null,
      },
    };
  };
  const lines = [
    ...moves.arrivals(teamId, now).map((move) => write(move, "in")),
    ...moves.departures(teamId, now).map((move) => write(move, "out")),
  ];
  return { transfers: lines.sort((a, b) => b.at - a.at).map(({ line }) => line) };
}
