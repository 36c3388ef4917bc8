/** A call and a good answer of each shape of each source: for damage, field by field. */
import type { FeedCall, FeedId } from "../contract.ts";
import { mockAnswer } from "./mockAnswers.ts";
import { FEED_DAY, playedMatch } from "./virtualFeed.ts";

export interface SampleBody {
  readonly source: FeedId;
  readonly call: FeedCall;
  readonly body: string;
}

/** The instant of the answers, epoch ms. */
export const SAMPLED_AT = FEED_DAY + 100 * 60_000;

const matches = [1, 2, 3, 4].map((index) => ({
  match: playedMatch({
    id: 9_000 + index,
    home: { id: index * 10, name: `Home ${index}` },
    away: { id: index * 10 + 1, name: `Away ${index}` },
    lineups: "placed",
  }),
  id: 9_000 + index,
  endBeforeResult: false,
}));

/** What the mock source answers. */
function asked(source: FeedId, path: string, call: Omit<FeedCall, "path">): SampleBody {
  const url = new URL(path, "http://localhost");
  const body = mockAnswer(source, { url, matches, now: SAMPLED_AT, reordered: false });
  return { source, call: { path, ...call }, body: JSON.stringify(body) };
}

const told = (source: FeedId, reads: string, about: string, body: unknown): SampleBody => ({
  source,
  call: { path: "/", reads, about },
  body: JSON.stringify(body),
});

const LISTS: readonly SampleBody[] = [
  asked("openligadb", "/getmatchdata/bl1/2026/12", { reads: "round", about: "bl1/2026/12" }),
  asked("football-data", "/matches?dateFrom=2026-11-20&dateTo=2026-11-23", { reads: "matches" }),
  asked("api-football", "/fixtures?live=all", { reads: "live" }),
  told("openfootball", "file", "de.1/2026-27", {
    name: "Bundesliga 2026/27",
    matches: [1, 2, 3, 4].map((index) => ({
      round: "Matchday 12",
      date: "2026-11-20",
      time: "15:30",
      team1: `Home ${index}`,
      team2: `Away ${index}`,
      score: { ht: [0, 1], ft: [2, 1] },
      goals1: [
        { name: "A. One", minute: 70 },
        { name: "A. Two", minute: 90, offset: 2 },
      ],
      goals2: [{ name: "B. One", minute: 12, penalty: true }],
    })),
  }),
];

const dataRow = {
  position: 1,
  team: { id: 4, name: "Four", tla: "FOU", crest: "https://c.example/4.png" },
  playedGames: 9,
  form: "W,L,D",
  won: 6,
  draw: 1,
  lost: 2,
  points: 19,
  goalsFor: 20,
  goalsAgainst: 8,
};
const apiPart = { played: 9, win: 6, draw: 1, lose: 2, goals: { for: 20, against: 8 } };
const apiRow = {
  rank: 1,
  team: { id: 4, name: "Four", logo: null },
  points: 19,
  group: "A",
  form: "WLD",
  description: "Promotion",
  all: apiPart,
  home: apiPart,
  away: apiPart,
};
const apiScorer = {
  player: { id: 1, name: "A. One" },
  statistics: [
    {
      team: { id: 4, name: "Four", logo: null },
      league: { season: 2026 },
      games: { appearences: 9 },
      goals: { total: 8, assists: 1 },
      penalty: { scored: 2 },
    },
  ],
};
const season = { startDate: "2026-08-20" };
const ofApi = (response: readonly object[]): object => ({ errors: [], response });

const OTHERS: readonly SampleBody[] = [
  asked("openligadb", "/getavailableleagues", { reads: "leagues" }),
  asked("openligadb", "/getlastchangedate/bl1/2026/12", { reads: "mark", check: true }),
  told("openligadb", "table", "bl1/2026", [
    {
      teamInfoId: 4,
      teamName: "Four",
      shortName: "4",
      teamIconUrl: null,
      points: 19,
      opponentGoals: 8,
      goals: 20,
      matches: 9,
      won: 6,
      lost: 2,
      draw: 1,
    },
  ]),
  told("openligadb", "scorers", "bl1/2026", [{ goalGetterId: 1, goalGetterName: "A", goalCount: 3 }]),
  told("football-data", "standings", "2002", {
    season,
    standings: [{ type: "TOTAL", group: null, table: [dataRow, dataRow] }],
  }),
  told("football-data", "scorers", "2002", {
    season,
    scorers: [
      {
        player: { id: 1, name: "A" },
        team: { id: 4, name: "Four" },
        goals: 8,
        assists: 1,
        penalties: 2,
        playedMatches: 9,
      },
    ],
  }),
  asked("football-data", "/teams/10", { reads: "team", about: "10" }),
  asked("api-football", "/leagues?current=true", { reads: "leagues" }),
  asked("api-football", "/odds?fixture=9001", { reads: "odds", about: "9001" }),
  asked("api-football", "/players/squads?team=10", { reads: "squad", about: "10" }),
  told(
    "api-football",
    "standings",
    "39",
    ofApi([{ league: { season: 2026, standings: [[apiRow, apiRow]] } }]),
  ),
  told("api-football", "scorers", "39", ofApi([apiScorer])),
];

/** The first ones, one of each source, are lists of four matches. */
export const SAMPLE_BODIES: readonly SampleBody[] = [...LISTS, ...OTHERS];
