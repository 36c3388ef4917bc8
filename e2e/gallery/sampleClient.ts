// A client without a core, whose store holds the matches that the gallery shows.
import { ROW_CHANGES, ROW_FLAGS } from "#domain/board/rowCode.ts";
import { withToggled } from "#domain/favorites.ts";
import { aRow, flatRows } from "#domain/testing/aRow.ts";
import type { LiveClient } from "#state/live/client/liveClient.ts";
import { createLiveStore } from "#state/live/client/liveStore.ts";
import type { MatchFacts } from "#workers/live/contract.ts";

/** Each match with what it shows. */
export const MATCHES = [
  { id: 1, shows: "second half", row: aRow(1) },
  {
    id: 2,
    shows: "goal",
    row: aRow(2, {
      homeScore: 2,
      changed: ROW_CHANGES.homeScore | ROW_CHANGES.oddsHomeDown | ROW_CHANGES.oddsAwayUp,
    }),
  },
  {
    id: 3,
    shows: "goal cancelled",
    row: aRow(3, { homeScore: 0, changed: ROW_CHANGES.homeScore | ROW_CHANGES.correction }),
  },
  { id: 4, shows: "not started", row: aRow(4, { phase: "notStarted", minute: 0, flags: 0, awayRed: 0 }) },
  { id: 5, shows: "half time, withdrawn price", row: aRow(5, { phase: "halfTime", oddsDraw: "" }) },
  {
    id: 6,
    shows: "full time, favourite",
    row: aRow(6, {
      phase: "fullTime",
      awayScore: 3,
      homeYellow: 2,
      flags: ROW_FLAGS.scored | ROW_FLAGS.halfTime,
    }),
  },
  { id: 7, shows: "postponed", row: aRow(7, { phase: "postponed", minute: 0, flags: 0, awayRed: 0 }) },
] as const;

/** A match whose row has not arrived. */
export const WAITING_MATCH = 99;

const NAMES = [
  ["Arsenal", "Chelsea"],
  ["Real Sociedad", "Athletic Club"],
  ["Borussia Mönchengladbach", "Wolverhampton Wanderers"],
  ["Inter", "Milan"],
] as const;

function factsOf(matchId: number): MatchFacts {
  const [home, away] = NAMES[matchId % NAMES.length] ?? NAMES[0];
  return {
    matchId,
    leagueId: 36,
    teamIds: { home: 11, away: 12 },
    names: { home, away },
    logos: { home: "", away: "" },
    ranks: { home: "3", away: "11" },
    neutralVenue: matchId === 4,
    explanation: undefined,
  };
}

/** Stars work; calls of pages, acts and drafts get no answer. */
export function sampleClient(): LiveClient {
  const store = createLiveStore();
  const ignore = (): undefined => undefined;
  const unanswered = async (): Promise<undefined> => undefined;
  store.receive({
    seq: 1,
    snapshot: true,
    ...flatRows(...MATCHES.map(({ row }) => row)),
    facts: MATCHES.map(({ id }) => factsOf(id)),
    favorites: { match: [6], league: [], team: [] },
    connection: { state: "live", ageSeconds: 0, stale: false },
  });
  return {
    store,
    getPage: unanswered,
    act: unanswered,
    draft: unanswered,
    order: unanswered,
    getStatus: unanswered,
    getLeagueDirectory: unanswered,
    getBoard: unanswered,
    superviseCore: unanswered,
    setMember: ignore,
    setContext: ignore,
    setSettings: ignore,
    setView: ignore,
    setLowPower: ignore,
    watch: ignore,
    watchPosts: ignore,
    setAlerts: ignore,
    like: ignore,
    setSpoilers: ignore,
    retry: ignore,
    pageStarted: ignore,
    opened: Promise.resolve(),
    dismissPopup: (eventId) => store.dismissPopup(eventId),
    toggleFavorite: (kind, id, on) => store.setFavorites(withToggled(store.part("favorites"), kind, id, on)),
  };
}
