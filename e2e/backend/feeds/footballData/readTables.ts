/** Reads table, scorers and squad of football-data.org. */
import type {
  ScorerRow,
  ScorersFact,
  SquadFact,
  SquadPlayer,
  StandingRow,
  StandingsFact,
  StandingsTable,
  TeamFact,
} from "../contract.ts";
import { idText, type Json, objects, part, said, text, whole } from "../reading/json.ts";
import { readSeason, readTeam } from "./readMatch.ts";
import { readPlayer } from "./readPlayers.ts";

const MOST = 999;
const PARTS: Readonly<Record<string, StandingsTable["part"]>> = {
  TOTAL: "total",
  HOME: "home",
  AWAY: "away",
};

function readRow(item: Json, teams: TeamFact[]): StandingRow | undefined {
  const team = readTeam(part(item, "team"));
  const count = (key: string): number | undefined => whole(item[key], 0, MOST);
  const [rank, played, won] = [count("position"), count("playedGames"), count("won")];
  const [drawn, lost] = [count("draw"), count("lost")];
  const [scored, conceded, points] = [
    count("goalsFor"),
    count("goalsAgainst"),
    whole(item["points"], -MOST, MOST),
  ];
  if (team === undefined || rank === undefined || played === undefined || won === undefined) return undefined;
  if (drawn === undefined || lost === undefined || scored === undefined || conceded === undefined)
    return undefined;
  if (points === undefined) return undefined;
  teams.push(team);
  // The newest result is the last one here.
  const form = text(item["form"])?.replaceAll(/[^WDL]/g, "");
  return said<StandingRow>({
    teamId: team.id,
    rank,
    played,
    won,
    drawn,
    lost,
    scored,
    conceded,
    points,
    form: form === "" ? undefined : form,
  });
}

export function readStandings(
  json: Json,
  leagueId: string,
): { readonly standings: StandingsFact; readonly teams: readonly TeamFact[] } {
  const teams: TeamFact[] = [];
  const tables = objects(json["standings"]).flatMap((standing): StandingsTable[] => {
    const which = PARTS[String(standing["type"])];
    if (which === undefined) return [];
    const rows = objects(standing["table"]).flatMap((row) => readRow(row, teams) ?? []);
    return [{ part: which, group: text(standing["group"]) ?? "", rows }];
  });
  const season = readSeason(part(json, "season")) ?? "";
  return { standings: { leagueId, season, tables }, teams };
}

export function readScorers(
  json: Json,
  leagueId: string,
): { scorers: ScorersFact; teams: readonly TeamFact[] } {
  const teams: TeamFact[] = [];
  const rows = objects(json["scorers"]).flatMap((item): ScorerRow[] => {
    const player = part(item, "player");
    const team = readTeam(part(item, "team"));
    const playerId = idText(player["id"]);
    const name = text(player["name"]);
    const goals = whole(item["goals"], 0, MOST);
    if (playerId === undefined || name === undefined || goals === undefined) return [];
    if (team !== undefined) teams.push(team);
    return [
      said<ScorerRow>({
        playerId,
        name,
        teamId: team?.id,
        goals,
        assists: whole(item["assists"], 0, MOST),
        penalties: whole(item["penalties"], 0, MOST),
        played: whole(item["playedMatches"], 0, MOST),
      }),
    ];
  });
  const season = readSeason(part(json, "season")) ?? "";
  return { scorers: { leagueId, season, rows: rows.sort((a, b) => b.goals - a.goals) }, teams };
}

export function readSquad(json: Json): { squad: SquadFact; teams: readonly TeamFact[] } | undefined {
  const team = readTeam(json);
  if (team === undefined) return undefined;
  const players = objects(json["squad"]).flatMap((item): SquadPlayer[] => {
    const player = readPlayer(item);
    if (player === undefined) return [];
    const bornOn = text(item["dateOfBirth"]);
    return [
      said<SquadPlayer>({
        ...player,
        bornOn: bornOn !== undefined && /^\d{4}-\d\d-\d\d$/.test(bornOn) ? bornOn : undefined,
        nationality: text(item["nationality"]),
      }),
    ];
  });
  const coach = text(part(json, "coach")["name"]);
  return {
    squad: { teamId: team.id, players, ...(coach === undefined ? {} : { coach }) },
    teams: [team],
  };
}
