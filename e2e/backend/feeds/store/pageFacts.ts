/** Reads the stored facts for pages, with our ids in place of the source's. */
import type { Dated, FeedFacts } from "./feedFacts.ts";
import type { FeedStore } from "./feedStore.ts";

/** Everything but `want` and `gives`, which are the poller's and the source's. */
export type StoredFacts = Omit<FeedFacts, "want" | "gives">;

export function createStoredFacts(store: FeedStore): StoredFacts {
  const { ids, saved, atlas } = store;

  const dated = <From, Value>(
    fact: { readonly asOf: number; readonly value: From } | undefined,
    write: (value: From) => Value,
  ): Dated<Value> | undefined => fact && { asOf: fact.asOf, value: write(fact.value) };

  return {
    notes(matchId) {
      const match = store.match(matchId);
      if (match === undefined) return undefined;
      const { round, stage, season, venue, referee, regular, extra, penalties } = match;
      return { round, stage, season, venue, referee, regular, extra, penalties };
    },
    incidents: (matchId) => dated(saved.get("incidents", matchId), ({ incidents }) => incidents),
    lineups(matchId) {
      const match = store.match(matchId);
      if (match === undefined) return undefined;
      const { homeId, awayId } = match.row;
      return dated(saved.get("lineups", matchId), ({ teams }) => {
        const of = (ours: number) => teams.find(({ teamId }) => ids.find("team", teamId) === ours);
        return { home: of(homeId), guest: of(awayId) };
      });
    },
    statistics: (matchId) => dated(saved.get("statistics", matchId), ({ rows }) => rows),
    standings: (leagueId) =>
      dated(saved.get("standings", leagueId), ({ tables }) =>
        tables.map((table) => ({
          ...table,
          rows: table.rows.map((row) => ({ ...row, teamId: ids.of("team", row.teamId) })),
        })),
      ),
    scorers: (leagueId) =>
      dated(saved.get("scorers", leagueId), ({ rows }) =>
        rows.map((row) => ({
          ...row,
          teamId: row.teamId === undefined ? undefined : ids.of("team", row.teamId),
        })),
      ),
    squad: (teamId) => saved.get("squad", teamId),
    teamLogo: (teamId) => atlas.teamFact(teamId)?.logo ?? undefined,
    leagueLogo: (leagueId) => atlas.leagueFact(leagueId)?.logo ?? undefined,
    venueOf: (teamId) => atlas.teamFact(teamId)?.venue,
    foundedIn: (teamId) => atlas.teamFact(teamId)?.founded,
  };
}
