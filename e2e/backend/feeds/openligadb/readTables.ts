/** Reads table and scorers of OpenLigaDB. */
import type { ScorersFact, StandingRow, StandingsFact, TeamFact } from "../contract.ts";
import { address, idText, objects, said, text, whole } from "../reading/json.ts";

const MOST = 999;

export function readTable(
  json: unknown,
  leagueId: string,
  season: string,
): { readonly standings: StandingsFact; readonly teams: readonly TeamFact[] } {
  const teams: TeamFact[] = [];
  const rows: StandingRow[] = [];
  for (const item of objects(json)) {
    const teamId = idText(item["teamInfoId"]);
    const name = text(item["teamName"]);
    const count = (key: string): number | undefined => whole(item[key], 0, MOST);
    const [played, won, drawn, lost] = [count("matches"), count("won"), count("draw"), count("lost")];
    const [scored, conceded, points] = [
      count("goals"),
      count("opponentGoals"),
      whole(item["points"], -MOST, MOST),
    ];
    if (teamId === undefined || name === undefined || played === undefined || won === undefined) continue;
    if (drawn === undefined || lost === undefined || scored === undefined || conceded === undefined) continue;
    if (points === undefined) continue;
    // The list is in the order of the table and has no ranks.
    rows.push({
      teamId,
      rank: rows.length + 1,
      played,
      won,
      drawn,
      lost,
      scored,
      conceded,
      points,
    });
    teams.push(
      said<TeamFact>({
        id: teamId,
        name,
        shortName: text(item["shortName"]),
        logo: address(item["teamIconUrl"]),
      }),
    );
  }
  return { standings: { leagueId, season, tables: [{ part: "total", group: "", rows }] }, teams };
}

export function readScorers(json: unknown, leagueId: string, season: string): ScorersFact {
  const rows = objects(json).flatMap((item) => {
    const playerId = idText(item["goalGetterId"]);
    const name = text(item["goalGetterName"]);
    const goals = whole(item["goalCount"], 1, MOST);
    if (playerId === undefined || name === undefined || goals === undefined) return [];
    return [{ playerId, name, teamId: undefined, goals }];
  });
  return { leagueId, season, rows: rows.sort((a, b) => b.goals - a.goals) };
}
