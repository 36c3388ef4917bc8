/** Reads leagues, tables, scorers, squads and prices of API-Football. */
import type {
  LeagueFact,
  OddsFact,
  PlayerPlace,
  ScorerRow,
  ScorersFact,
  SquadFact,
  SquadPlayer,
  StandingRow,
  StandingsFact,
  StandingsTable,
  TeamFact,
} from "../contract.ts";
import { countryOfName } from "../reading/countries.ts";
import { address, idText, items, type Json, objects, part, said, text, whole } from "../reading/json.ts";
import { placeInLists, readTeam } from "./readFixture.ts";

const MOST = 999;

/** Leagues with their current season. */
export function readLeagues(response: readonly unknown[]): readonly LeagueFact[] {
  return objects(response).flatMap((item): LeagueFact[] => {
    const league = part(item, "league");
    const id = idText(league["id"]);
    const name = text(league["name"]);
    const current = objects(item["seasons"]).find((season) => season["current"] === true);
    const year = whole(current?.["year"], 1950, 2100);
    if (id === undefined || name === undefined || year === undefined) return [];
    return [
      said<LeagueFact>({
        id,
        code: id,
        name,
        country: countryOfName(text(part(item, "country")["name"])),
        season: String(year),
        cup: text(league["type"])?.toLowerCase() === "cup",
        logo: address(league["logo"]),
        ...placeInLists(id),
      }),
    ];
  });
}

function readRow(item: Json, which: "all" | "home" | "away"): StandingRow | undefined {
  const teamId = idText(part(item, "team")["id"]);
  const counts = part(item, which);
  const goals = part(counts, "goals");
  const count = (from: Json, key: string): number | undefined => whole(from[key] ?? 0, 0, MOST);
  const [played, won] = [whole(counts["played"], 0, MOST), count(counts, "win")];
  const [drawn, lost] = [count(counts, "draw"), count(counts, "lose")];
  const [scored, conceded] = [count(goals, "for"), count(goals, "against")];
  const rank = whole(item["rank"], 1, MOST);
  if (teamId === undefined || rank === undefined || played === undefined || won === undefined)
    return undefined;
  if (drawn === undefined || lost === undefined || scored === undefined || conceded === undefined)
    return undefined;
  const total = which === "all";
  const points = total ? whole(item["points"], -MOST, MOST) : won * 3 + drawn;
  if (points === undefined) return undefined;
  return said<StandingRow>({
    teamId,
    rank,
    played,
    won,
    drawn,
    lost,
    scored,
    conceded,
    points,
    form: total ? text(item["form"])?.replaceAll(/[^WDL]/g, "") : undefined,
    note: total ? text(item["description"]) : undefined,
  });
}

/** Ranks of the parts at home and away are not told: they follow from points, difference and goals. */
function ranked(rows: readonly StandingRow[]): readonly StandingRow[] {
  const order = [...rows].sort(
    (a, b) => b.points - a.points || b.scored - b.conceded - (a.scored - a.conceded) || b.scored - a.scored,
  );
  return order.map((row, index) => ({ ...row, rank: index + 1 }));
}

export function readStandings(
  response: readonly unknown[],
  leagueId: string,
): { readonly standings: StandingsFact; readonly teams: readonly TeamFact[] } {
  const league = part(objects(response)[0], "league");
  const groups = items(league["standings"]);
  const tables: StandingsTable[] = [];
  const teams: TeamFact[] = [];
  for (const group of groups) {
    const rows = objects(group);
    const name = groups.length > 1 ? (text(rows[0]?.["group"]) ?? "") : "";
    for (const which of ["all", "home", "away"] as const) {
      const read = rows.flatMap((row) => readRow(row, which) ?? []);
      const sorted = which === "all" ? read : ranked(read);
      tables.push({ part: which === "all" ? "total" : which, group: name, rows: sorted });
    }
    teams.push(...rows.flatMap((row) => readTeam(part(row, "team")) ?? []));
  }
  const season = whole(league["season"], 1950, 2100);
  return {
    standings: { leagueId, season: season === undefined ? "" : String(season), tables },
    teams,
  };
}

export function readScorers(
  response: readonly unknown[],
  leagueId: string,
): { readonly scorers: ScorersFact; readonly teams: readonly TeamFact[] } {
  const teams: TeamFact[] = [];
  let season = "";
  const rows = objects(response).flatMap((item): ScorerRow[] => {
    const player = part(item, "player");
    const own = objects(item["statistics"])[0] ?? {};
    const playerId = idText(player["id"]);
    const name = text(player["name"]);
    const goals = whole(part(own, "goals")["total"], 0, MOST);
    if (playerId === undefined || name === undefined || goals === undefined) return [];
    const team = readTeam(part(own, "team"));
    if (team !== undefined) teams.push(team);
    const year = whole(part(own, "league")["season"], 1950, 2100);
    if (year !== undefined) season = String(year);
    return [
      said<ScorerRow>({
        playerId,
        name,
        teamId: team?.id,
        goals,
        assists: whole(part(own, "goals")["assists"], 0, MOST),
        penalties: whole(part(own, "penalty")["scored"], 0, MOST),
        played: whole(part(own, "games")["appearences"], 0, MOST),
      }),
    ];
  });
  return { scorers: { leagueId, season, rows: rows.sort((a, b) => b.goals - a.goals) }, teams };
}

const PLACES: Readonly<Record<string, PlayerPlace>> = {
  goalkeeper: "goalkeeper",
  defender: "defender",
  midfielder: "midfielder",
  attacker: "forward",
};

export function readSquad(
  response: readonly unknown[],
): { squad: SquadFact; teams: readonly TeamFact[] } | undefined {
  const item = objects(response)[0];
  const team = item && readTeam(part(item, "team"));
  if (team === undefined) return undefined;
  const players = objects(item?.["players"]).flatMap((player): SquadPlayer[] => {
    const id = idText(player["id"]);
    const name = text(player["name"]);
    if (id === undefined || name === undefined) return [];
    return [
      said<SquadPlayer>({
        id,
        name,
        number: whole(player["number"], 1, 99),
        place: PLACES[text(player["position"])?.toLowerCase() ?? ""],
        age: whole(player["age"], 10, 60),
      }),
    ];
  });
  return { squad: { teamId: team.id, players }, teams: [team] };
}

const price = (value: unknown): number | undefined => {
  const number = typeof value === "string" ? Number(value) : value;
  return typeof number === "number" && number > 1 && number < 10_000 ? number : undefined;
};

/** The 1X2 prices of each bookmaker. */
export function readOdds(response: readonly unknown[], matchId: string): readonly OddsFact[] {
  return objects(objects(response)[0]?.["bookmakers"]).flatMap((bookmaker): OddsFact[] => {
    const bet = objects(bookmaker["bets"]).find(
      (each) => each["id"] === 1 || each["name"] === "Match Winner",
    );
    const values = new Map(objects(bet?.["values"]).map((value) => [value["value"], price(value["odd"])]));
    const [home, draw, away] = [values.get("Home"), values.get("Draw"), values.get("Away")];
    if (home === undefined || draw === undefined || away === undefined) return [];
    return [{ matchId, bookmaker: text(bookmaker["name"]) ?? "", home, draw, away }];
  });
}
