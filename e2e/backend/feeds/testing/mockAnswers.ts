/** Writes what the three sources would answer of matches at an instant, in their shapes. */
import type { FeedId } from "../contract.ts";
import { playedUntil, type PlayedMatch, type PlayedNow } from "./playedMatch.ts";

/** A match and what a fault makes of it. */
export interface ToldMatch {
  readonly match: PlayedMatch;
  /** Another id than its own, as after a change at the source. */
  readonly id: number;
  /** The source says that it is over before it gives the result. */
  readonly endBeforeResult: boolean;
}

export interface MockQuestion {
  readonly url: URL;
  readonly matches: readonly ToldMatch[];
  readonly now: number;
  /** Goals in another order than that of play. */
  readonly reordered: boolean;
}

const MOCK_LEAGUES = [
  { id: 1, shortcut: "bl1", code: "BL1", name: "Bundesliga", season: 2026 },
  { id: 2, shortcut: "bl2", code: "PL", name: "Second League", season: 2026 },
] as const;

const DAY_MS = 86_400_000;
const iso = (at: number): string => new Date(at).toISOString().replace(/\.\d+Z$/, "Z");
const date = (at: number): string => iso(at).slice(0, 10);
const leagueOf = (id: number): (typeof MOCK_LEAGUES)[number] =>
  MOCK_LEAGUES.find((league) => league.id === id) ?? MOCK_LEAGUES[0];

/** German local time in winter. */
const berlin = (at: number): string => new Date(at + 3_600_000).toISOString().slice(0, 19);

function ligaMatch({ match, id, endBeforeResult }: ToldMatch, now: number, reordered: boolean): object {
  const played = playedUntil(match, now);
  const league = leagueOf(match.league);
  const score: [number, number] = [0, 0];
  const goals = played.goals.map((goal, index) => {
    score[goal.side - 1] = (score[goal.side - 1] ?? 0) + 1;
    return {
      goalID: 1_000 * match.id + index,
      scoreTeam1: score[0],
      scoreTeam2: score[1],
      matchMinute: goal.minute + goal.added,
      goalGetterID: 7_000 + index,
      goalGetterName: goal.player,
      isPenalty: goal.penalty === true,
      isOwnGoal: goal.own === true,
      isOvertime: false,
      comment: null,
    };
  });
  const result = (type: number, name: string, [home, away]: readonly [number, number]): object => ({
    resultID: match.id * 10 + type,
    resultName: name,
    pointsTeam1: home,
    pointsTeam2: away,
    resultOrderID: type,
    resultTypeID: type,
    resultDescription: null,
  });
  const over = played.phase === "over";
  const team = ({ id: teamId, name }: PlayedMatch["home"]): object => ({
    teamId,
    teamName: name,
    shortName: name.slice(0, 8),
    teamIconUrl: null,
    teamGroupName: null,
  });
  return {
    matchID: id,
    matchDateTime: berlin(match.kickoffAt),
    timeZoneID: "W. Europe Standard Time",
    leagueId: match.league,
    leagueName: league.name,
    leagueSeason: league.season,
    leagueShortcut: league.shortcut,
    matchDateTimeUTC: iso(match.kickoffAt),
    group: {
      groupName: `${match.round}. Spieltag`,
      groupOrderID: match.round,
      groupID: 9_000 + match.round,
    },
    team1: team(match.home),
    team2: team(match.away),
    lastUpdateDateTime: berlin(played.changedAt),
    matchIsFinished: over || (endBeforeResult && played.minute >= 85),
    matchResults: [
      ...(played.half === undefined ? [] : [result(1, "Halbzeitergebnis", played.half)]),
      ...(over ? [result(2, "Endergebnis", played.score)] : []),
    ],
    goals: reordered ? goals.toReversed() : goals,
    location: null,
    numberOfViewers: null,
  };
}

function liga({ url, matches, now, reordered }: MockQuestion): unknown {
  const [, call, shortcut = "", , round] = url.pathname.split("/");
  if (call === "getavailableleagues")
    return MOCK_LEAGUES.map(({ id, shortcut: leagueShortcut, name, season }) => ({
      leagueId: id,
      leagueName: `${name} ${season}`,
      leagueShortcut,
      leagueSeason: String(season),
      sport: { sportId: 1, sportName: "Fußball" },
    }));
  const league = MOCK_LEAGUES.find((each) => each.shortcut === shortcut);
  const own = matches.filter(
    ({ match }) => match.league === league?.id && (round === undefined || match.round === Number(round)),
  );
  if (call === "getlastchangedate")
    return berlin(Math.max(0, ...own.map(({ match }) => playedUntil(match, now).changedAt)));
  if (call === "getmatchdata") return own.map((told) => ligaMatch(told, now, reordered));
  return [];
}

const pairOf = (pair: readonly [number, number] | undefined): object =>
  pair === undefined ? { home: null, away: null } : { home: pair[0], away: pair[1] };

function dataStatus(played: PlayedNow, endBeforeResult: boolean): string {
  if (endBeforeResult && played.minute >= 85) return "FINISHED";
  return {
    before: "TIMED",
    first: "IN_PLAY",
    break: "PAUSED",
    second: "IN_PLAY",
    over: "FINISHED",
  }[played.phase];
}

function dataMatch({ match, id, endBeforeResult }: ToldMatch, now: number): object {
  const played = playedUntil(match, now);
  const league = leagueOf(match.league);
  const noScore =
    played.phase === "before" || (endBeforeResult && played.minute >= 85 && played.phase !== "over");
  const team = ({ id: teamId, name }: PlayedMatch["home"]): object => ({
    id: teamId,
    name,
    shortName: name,
    tla: name.slice(0, 3).toUpperCase(),
    crest: null,
  });
  return {
    area: { id: 2088, name: "Germany", code: "DEU", flag: null },
    competition: {
      id: 2_000 + league.id,
      name: league.name,
      code: league.code,
      type: "LEAGUE",
      emblem: null,
    },
    season: {
      id: 1,
      startDate: "2026-08-01",
      endDate: "2027-05-30",
      currentMatchday: match.round,
      winner: null,
    },
    id,
    utcDate: iso(match.kickoffAt),
    status: dataStatus(played, endBeforeResult),
    matchday: match.round,
    stage: "REGULAR_SEASON",
    group: null,
    lastUpdated: iso(played.changedAt),
    homeTeam: team(match.home),
    awayTeam: team(match.away),
    score: {
      winner: null,
      duration: "REGULAR",
      fullTime: pairOf(noScore ? undefined : played.score),
      halfTime: pairOf(played.phase === "first" ? undefined : played.half),
    },
    odds: { msg: "none" },
    referees: [],
  };
}

function dataTeam({ id, name }: PlayedMatch["home"]): object {
  const player = (number: number, position: string, nationality: string) => ({
    id: number,
    name: `${name[0]}. Player ${number}`,
    position,
    dateOfBirth: `${1990 + number}-05-17`,
    nationality,
  });
  return {
    area: { id: 2088, name: "Germany", code: "DEU", flag: null },
    id,
    name,
    founded: 1904,
    venue: `${name} Park`,
    coach: { id: 1, name: `Coach of ${name}` },
    squad: [
      player(1, "Goalkeeper", "Germany"),
      player(5, "Centre-Back", "England"),
      player(9, "Offence", "Brazil"),
    ],
  };
}

function data({ url, matches, now }: MockQuestion): unknown {
  const team = teamOf(matches, /^\/teams\/(\d+)$/.exec(url.pathname)?.[1]);
  if (team !== undefined) return dataTeam(team);
  const [from, to] = [url.searchParams.get("dateFrom") ?? "", url.searchParams.get("dateTo") ?? ""];
  const listed = matches.filter(({ match }) => date(match.kickoffAt) >= from && date(match.kickoffAt) < to);
  return {
    filters: { dateFrom: from, dateTo: to },
    resultSet: { count: listed.length, first: from, last: to, played: 0 },
    matches: listed.map((told) => dataMatch(told, now)),
  };
}

function fixture({ match, id, endBeforeResult }: ToldMatch, now: number, withEvents: boolean): object {
  const played = playedUntil(match, now);
  const league = leagueOf(match.league);
  const early = endBeforeResult && played.minute >= 85 && played.phase !== "over";
  const short = { before: "NS", first: "1H", break: "HT", second: "2H", over: "FT" }[played.phase];
  const team = ({ id: teamId, name }: PlayedMatch["home"]): object => ({
    id: teamId,
    name,
    logo: null,
    winner: null,
  });
  const sideTeam = (side: 1 | 2): object => team(side === 1 ? match.home : match.away);
  const goals = played.goals.map((goal) => ({
    time: { elapsed: goal.minute, extra: goal.added === 0 ? null : goal.added },
    team: sideTeam(goal.side),
    player: { id: 1, name: goal.player },
    assist: { id: null, name: null },
    type: "Goal",
    detail: goal.own === true ? "Own Goal" : goal.penalty === true ? "Penalty" : "Normal Goal",
    comments: null,
  }));
  const cards = played.cards.map((card) => ({
    time: { elapsed: card.minute, extra: null },
    team: sideTeam(card.side),
    player: { id: 2, name: card.player },
    assist: { id: null, name: null },
    type: "Card",
    detail: card.red ? "Red Card" : "Yellow Card",
    comments: null,
  }));
  const begun = played.phase !== "before" && !early;
  return {
    fixture: {
      id,
      referee: null,
      timezone: "UTC",
      date: iso(match.kickoffAt),
      timestamp: Math.floor(match.kickoffAt / 1000),
      periods: { first: null, second: null },
      venue: { id: null, name: null, city: null },
      status: {
        long: "",
        short: early ? "FT" : short,
        elapsed: played.minute === 0 ? null : played.minute,
        extra: played.extra === 0 ? null : played.extra,
      },
    },
    league: {
      id: league.id,
      name: league.name,
      country: "Germany",
      logo: null,
      flag: null,
      season: league.season,
      round: `Regular Season - ${match.round}`,
    },
    teams: { home: team(match.home), away: team(match.away) },
    goals: pairOf(begun ? played.score : undefined),
    score: {
      halftime: pairOf(played.phase === "first" ? played.score : played.half),
      fulltime: pairOf(played.phase === "over" ? played.score : undefined),
      extratime: pairOf(undefined),
      penalty: pairOf(undefined),
    },
    ...(withEvents ? { events: [...goals, ...cards], lineups: apiLineups(match), statistics: [] } : {}),
  };
}

/** Line, letter and number of players of a 4-4-2. */
const LINES = [
  ["G", 1],
  ["D", 4],
  ["M", 4],
  ["F", 2],
] as const;

/** Player 1 of the home side is who scores, player 2 of the guests who is booked. */
function apiLineups({ home, away, lineups }: PlayedMatch): readonly object[] {
  if (lineups === undefined) return [];
  return [home, away].map((team, side) => {
    let number = 0;
    const startXI = LINES.flatMap(([pos, size], line) =>
      Array.from({ length: size }, (_, place) => {
        number += 1;
        const grid = lineups === "placed" ? `${line + 1}:${size - place}` : null;
        const id =
          (side === 0 && number === 11) || (side === 1 && number === 4) ? side + 1 : 100 * side + number + 10;
        return { player: { id, name: `${team.name[0]}. Player ${number}`, number, pos, grid } };
      }),
    );
    const bench = [12, 13].map((shirt) => ({
      player: {
        id: 500 + 100 * side + shirt,
        name: `${team.name[0]}. Bench ${shirt}`,
        number: shirt,
        pos: "M",
        grid: null,
      },
    }));
    return {
      team: { id: team.id, name: team.name, logo: null },
      coach: { id: side, name: `Coach of ${team.name}` },
      formation: "4-4-2",
      startXI,
      substitutes: bench,
    };
  });
}

function apiOdds(asked: URLSearchParams, matches: readonly ToldMatch[]): readonly object[] {
  const priced = matches.some(({ id, match }) => String(id) === asked.get("fixture") && match.lineups);
  const values = [
    { value: "Home", odd: "2.10" },
    { value: "Draw", odd: "3.40" },
    { value: "Away", odd: "3.25" },
  ];
  return priced
    ? [{ bookmakers: [{ id: 1, name: "Bookmaker", bets: [{ id: 1, name: "Match Winner", values }] }] }]
    : [];
}

const teamOf = (
  matches: readonly ToldMatch[],
  id: string | null | undefined,
): PlayedMatch["home"] | undefined =>
  matches.flatMap(({ match }) => [match.home, match.away]).find((team) => String(team.id) === id);

function apiSquad(asked: URLSearchParams, matches: readonly ToldMatch[]): readonly object[] {
  const team = teamOf(matches, asked.get("team"));
  if (team === undefined) return [];
  const player = (number: number, position: string) => ({
    id: number,
    name: `${team.name[0]}. Player ${number}`,
    age: 20 + number,
    number,
    position,
  });
  return [
    {
      team: { id: team.id, name: team.name, logo: null },
      players: [
        player(1, "Goalkeeper"),
        player(5, "Defender"),
        player(8, "Midfielder"),
        player(9, "Attacker"),
      ],
    },
  ];
}

function api({ url, matches, now }: MockQuestion): unknown {
  const asked = url.searchParams;
  const runs = ({ match }: ToldMatch): boolean => !["before", "over"].includes(playedUntil(match, now).phase);
  const envelope = (response: readonly object[]): object => ({
    get: url.pathname.slice(1),
    parameters: Object.fromEntries(asked),
    errors: [],
    results: response.length,
    paging: { current: 1, total: 1 },
    response,
  });
  if (url.pathname === "/leagues")
    return envelope(
      MOCK_LEAGUES.map(({ id, name, season }) => ({
        league: { id, name, type: "League", logo: null },
        country: { name: "Germany", code: "DE", flag: null },
        seasons: [{ year: season, current: true }],
      })),
    );
  if (url.pathname === "/odds") return envelope(apiOdds(asked, matches));
  if (url.pathname === "/players/squads") return envelope(apiSquad(asked, matches));
  if (url.pathname !== "/fixtures") return envelope([]);
  if (asked.has("live")) return envelope(matches.filter(runs).map((told) => fixture(told, now, true)));
  const ids = new Set((asked.get("ids") ?? "").split("-"));
  if (asked.has("ids"))
    return envelope(matches.filter(({ id }) => ids.has(String(id))).map((told) => fixture(told, now, true)));
  const day = Date.parse(`${asked.get("date")}T00:00:00Z`);
  const ofDay = matches.filter(({ match }) => match.kickoffAt >= day && match.kickoffAt < day + DAY_MS);
  return envelope(ofDay.map((told) => fixture(told, now, false)));
}

/** The body of an answer, before any fault. */
export function mockAnswer(source: FeedId, question: MockQuestion): unknown {
  if (source === "openligadb") return liga(question);
  return source === "football-data" ? data(question) : api(question);
}
