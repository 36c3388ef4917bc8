/** A small match-day file for tests, as parsed JSON. */

export interface JsonMatchday {
  format: string;
  date: string;
  leagues: Record<string, unknown>[];
  matches: (Record<string, unknown> & { incidents: Record<string, unknown>[] })[];
}

/** Two matches, the second an hour and a half after the first; the first one's incidents are out of order. */
export function aMatchday(): JsonMatchday {
  return {
    format: "matchday/1",
    date: "2024-05-04",
    leagues: [{ id: 1, name: "Premier League", country: "England" }],
    matches: [
      {
        id: 1,
        leagueId: 1,
        home: { id: 11, name: "Lichfield Town" },
        away: { id: 12, name: "Ripon Albion" },
        kickoff: "12:30",
        halfTime: [1, 1],
        fullTime: [2, 1],
        odds: { 8: [1.48, 4.1, 6.8], 47: [1.5, 4, 7] },
        incidents: [
          { minute: 1, side: "home", type: "goal", score: [1, 0] },
          { minute: 30, side: "away", type: "yellowCard" },
          { minute: 45, added: 2, side: "away", type: "ownGoal", score: [1, 1] },
          { minute: 90, added: 3, side: "home", type: "redCard" },
          { minute: 46, side: "home", type: "goal", score: [2, 1] },
          { minute: 90, added: 4, side: "home", type: "substitution" },
        ],
      },
      {
        id: 2,
        leagueId: 1,
        home: { id: 13, name: "Ely City" },
        away: { id: 14, name: "Truro Rovers" },
        kickoff: "14:00",
        halfTime: [0, 0],
        fullTime: [0, 1],
        incidents: [
          { minute: 60, side: "away", type: "penaltyAwarded" },
          { minute: 61, side: "away", type: "goal", score: [0, 1] },
          { minute: 61, side: "home", type: "yellowCard" },
          { minute: 61, side: "home", type: "yellowCard" },
        ],
      },
    ],
  };
}
