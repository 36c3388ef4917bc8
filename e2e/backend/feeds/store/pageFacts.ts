/** Reads the stored facts for pages, with our ids in place of the source's. */
import type { LineupPlayer, StandingRow, TeamLineup } from "../contract.ts";
import type { Dated, FeedFacts, FieldPlayer, SideLineup, TableRow } from "./feedFacts.ts";
import type { FeedStore } from "./feedStore.ts";

const EMPTY_SIDE: SideLineup = { formation: "", coach: "", starters: [], bench: [] };

/** Everything but `want` and `gives`, which are the poller's and the source's. */
export type StoredFacts = Omit<FeedFacts, "want" | "gives">;

export function createStoredFacts(store: FeedStore): StoredFacts {
  const { ids, saved, atlas } = store;

  const player = ({ id, name, number, place, grid }: LineupPlayer): FieldPlayer => ({
    id: ids.of("player", id),
    name,
    number,
    place,
    grid: grid ?? "",
  });
  const side = ({ formation, coach, starters, bench }: TeamLineup): SideLineup => ({
    formation: formation ?? "",
    coach: coach ?? "",
    starters: starters.map(player),
    bench: bench.map(player),
  });
  const tableRow = ({ teamId, form, note, ...counts }: StandingRow): TableRow => ({
    ...counts,
    teamId: ids.of("team", teamId),
    form: form ?? "",
    note: note ?? "",
  });
  const dated = <From, Value>(
    fact: { readonly asOf: number; readonly value: From } | undefined,
    write: (value: From) => Value,
  ): Dated<Value> | undefined => fact && { asOf: fact.asOf, value: write(fact.value) };

  return {
    notes(matchId) {
      const match = store.match(matchId);
      if (match === undefined) return undefined;
      const { row, round, stage, season, venue, referee, regular, extra, penalties } = match;
      const hasClock = row.periodStartedAt !== undefined;
      return { round, stage, season, venue, referee, regular, extra, penalties, hasClock };
    },
    incidents: (matchId) => dated(saved.get("incidents", matchId), ({ incidents }) => incidents),
    lineups(matchId) {
      const match = store.match(matchId);
      if (match === undefined) return undefined;
      return dated(saved.get("lineups", matchId), ({ teams }) => {
        const of = (teamId: number): SideLineup => {
          const found = teams.find((team) => ids.find("team", team.teamId) === teamId);
          return found === undefined ? EMPTY_SIDE : side(found);
        };
        return { home: of(match.row.homeId), away: of(match.row.awayId) };
      });
    },
    statistics: (matchId) => dated(saved.get("statistics", matchId), ({ rows }) => rows),
    odds: (matchId) => dated(saved.get("odds", matchId), (odds) => odds),
    standings: (leagueId) =>
      dated(saved.get("standings", leagueId), ({ tables }) =>
        tables.map(({ part, group, rows }) => ({ part, group, rows: rows.map(tableRow) })),
      ),
    scorers: (leagueId) =>
      dated(saved.get("scorers", leagueId), ({ rows }) =>
        rows.map(({ playerId, name, teamId, goals, assists, penalties, played }) => ({
          playerId: ids.of("player", playerId),
          name,
          teamId: teamId === undefined ? undefined : ids.of("team", teamId),
          goals,
          assists,
          penalties,
          played,
        })),
      ),
    squad: (teamId) =>
      dated(saved.get("squad", teamId), ({ coach, players }) => ({
        coach: coach ?? "",
        players: players.map(({ id, name, number, place, bornOn, age, nationality }) => ({
          id: ids.of("player", id),
          name,
          number,
          place,
          bornOn,
          age,
          nationality: nationality ?? "",
        })),
      })),
    teamLogo: (teamId) => atlas.teamFact(teamId)?.logo ?? undefined,
    leagueLogo: (leagueId) => atlas.leagueFact(leagueId)?.logo ?? undefined,
    season: (leagueId) => atlas.leagueFact(leagueId)?.season ?? "",
    venueOf: (teamId) => atlas.teamFact(teamId)?.venue,
    foundedIn: (teamId) => atlas.teamFact(teamId)?.founded,
  };
}
