/** Reads players of football-data.org: those of a squad, and the line-ups of the paid plans. */
import type { LineupPlayer, PlayerPlace, TeamLineup } from "../contract.ts";
import { idText, type Json, objects, part, said, text, whole } from "../reading/json.ts";

/** Players are named by their line or by a place in it, such as `Centre-Back`. */
function readPlace(position: unknown): PlayerPlace | undefined {
  const word = text(position)?.toLowerCase();
  if (word === undefined) return undefined;
  if (word.includes("keeper")) return "goalkeeper";
  if (word.includes("back") || word.includes("defen")) return "defender";
  if (word.includes("midfield")) return "midfielder";
  return /offen|forward|wing|striker|attack/.test(word) ? "forward" : undefined;
}

export function readPlayer(item: Json): LineupPlayer | undefined {
  const id = idText(item["id"]);
  const name = text(item["name"]);
  if (id === undefined || name === undefined) return undefined;
  return said<LineupPlayer>({
    id,
    name,
    number: whole(item["shirtNumber"], 1, 99),
    place: readPlace(item["position"]),
  });
}

/** Both teams' line-ups, where the plan has them; places on the pitch are not told. */
export function readLineups(sides: readonly Json[]): readonly TeamLineup[] | undefined {
  const players = (list: unknown): readonly LineupPlayer[] =>
    objects(list).flatMap((item) => readPlayer(item) ?? []);
  const found = sides.flatMap((side): TeamLineup[] => {
    const teamId = idText(side["id"]);
    const starters = players(side["lineup"]);
    if (teamId === undefined || starters.length === 0) return [];
    return [
      said<TeamLineup>({
        teamId,
        formation: text(side["formation"], 12),
        coach: text(part(side, "coach")["name"]),
        starters,
        bench: players(side["bench"]),
      }),
    ];
  });
  return found.length === 0 ? undefined : found;
}
