// Reads the reference backend's lists for tests, so that wire words stay in the backend.
import type { ControlClient } from "../control/controlClient.ts";
import { readFeedTime } from "../server/zones.ts";

const FULL_TIME = -1;
const RUNNING_STATES: ReadonlySet<number> = new Set([1, 3]);

interface Listed {
  readonly scheduleId: number;
  readonly matchInfo: {
    readonly matchState: number;
    /** YYYYMMDDHHmm at UTC+8. */
    readonly startTime: string;
    readonly homeScore: number;
    readonly guestScore: number;
    readonly homeRedCard: number;
    readonly guestRedCard: number;
    readonly homeYellowCard: number;
    readonly guestYellowCard: number;
  };
  readonly homeTeam: { readonly teamId: number; readonly teamName: string };
  readonly guestTeam: { readonly teamId: number; readonly teamName: string };
  readonly sclassId: number;
}

/** Score and state of a match, as shown in a row. */
export interface RowScore {
  readonly home: number;
  readonly away: number;
  readonly homeRed: number;
  readonly awayRed: number;
}

interface Lists {
  readonly scheduleList: readonly Listed[];
  readonly sclassList: readonly {
    readonly sclassId: number;
    readonly sclassName: string;
    readonly countryId: number;
    readonly isLevel1: boolean;
    readonly sort: number;
  }[];
  readonly countries: readonly { readonly id: number; readonly name: string }[];
}

/** A league with its matches of a day. */
export interface DayLeague {
  readonly leagueId: number;
  readonly name: string;
  readonly countryId: number;
  readonly country: string;
  readonly topLevel: boolean;
  readonly matchIds: readonly number[];
}

async function readLists(origin: string, path: string): Promise<Lists> {
  const answer = await fetch(`${origin}/api/football/${path}`);
  return ((await answer.json()) as { readonly data: Lists }).data;
}

async function readList(origin: string, path: string): Promise<readonly Listed[]> {
  return (await readLists(origin, path)).scheduleList;
}

/** The leagues with matches on a day (yyyy-mm-dd at UTC), by the feed's `sort`. `language` is a wire code. */
export async function readDayLeagues(
  origin: string,
  date: string,
  language: string,
): Promise<readonly DayLeague[]> {
  const lists = await readLists(origin, `fixture?date=${date}&lang=${language}&timezone=e0`);
  return lists.sclassList
    .toSorted((a, b) => a.sort - b.sort)
    .map((league) => ({
      leagueId: league.sclassId,
      name: league.sclassName,
      countryId: league.countryId,
      country: lists.countries.find(({ id }) => id === league.countryId)?.name ?? "",
      topLevel: league.isLevel1,
      matchIds: lists.scheduleList
        .filter(({ sclassId }) => sclassId === league.sclassId)
        .map(({ scheduleId }) => scheduleId),
    }));
}

/** When the matches of a day (yyyy-mm-dd at UTC) begin, epoch ms, by id. */
export async function readKickoffs(origin: string, date: string): Promise<ReadonlyMap<number, number>> {
  const list = await readList(origin, `fixture?date=${date}&lang=en_GB&timezone=e0`);
  return new Map(
    list.map(({ scheduleId, matchInfo }) => {
      const at = readFeedTime(matchInfo.startTime);
      if (at === undefined) throw new Error(`match ${scheduleId} has no kick-off`);
      return [scheduleId, at];
    }),
  );
}

/** Score and state of the matches of a day (yyyy-mm-dd at UTC), by id. */
export async function readScores(origin: string, date: string): Promise<ReadonlyMap<number, RowScore>> {
  const list = await readList(origin, `fixture?date=${date}&lang=en_GB&timezone=e0`);
  return new Map(
    list.map(({ scheduleId, matchInfo }) => [
      scheduleId,
      {
        home: matchInfo.homeScore,
        away: matchInfo.guestScore,
        homeRed: matchInfo.homeRedCard,
        awayRed: matchInfo.guestRedCard,
      },
    ]),
  );
}

/** Yellow cards of the matches of a day (yyyy-mm-dd at UTC), home and away, by id. */
export async function readYellowCards(
  origin: string,
  date: string,
): Promise<ReadonlyMap<number, readonly [home: number, away: number]>> {
  const list = await readList(origin, `fixture?date=${date}&lang=en_GB&timezone=e0`);
  return new Map(
    list.map(({ scheduleId, matchInfo }) => [
      scheduleId,
      [matchInfo.homeYellowCard, matchInfo.guestYellowCard],
    ]),
  );
}

/** Ids of the matches in their first or second half. */
export async function runningMatchIds(origin: string): Promise<readonly number[]> {
  const list = await readList(origin, "live?lang=en_GB&timezone=e0");
  return list.filter((item) => RUNNING_STATES.has(item.matchInfo.matchState)).map((item) => item.scheduleId);
}

/** Ids of the matches in the list of those that are played, in every state of play. */
export async function liveListIds(origin: string): Promise<readonly number[]> {
  return (await readList(origin, "live?lang=en_GB&timezone=e0")).map((item) => item.scheduleId);
}

/** A match that is to come, of a team without matches on the days before. */
export interface LaterMatch {
  readonly matchId: number;
  readonly teamId: number;
}

/** A match on the last of these days (yyyy-mm-dd at UTC) whose home team does not play on the days before. */
export async function laterMatch(origin: string, days: readonly string[]): Promise<LaterMatch> {
  const lists = await Promise.all(
    days.map((day) => readList(origin, `fixture?date=${day}&lang=en_GB&timezone=e0`)),
  );
  const last = lists.pop() ?? [];
  const busy = new Set(lists.flat().flatMap((item) => [item.homeTeam.teamId, item.guestTeam.teamId]));
  const found = last.find((item) => !busy.has(item.homeTeam.teamId));
  if (found === undefined) throw new Error(`every team that plays on ${days.at(-1)} plays before`);
  return { matchId: found.scheduleId, teamId: found.homeTeam.teamId };
}

/** Ids of the teams and the league in a match's row. */
export interface NamedIds {
  readonly leagueId: number;
  readonly homeId: number;
  readonly awayId: number;
}

/** The ids for the names of a running match. */
export async function namedIdsOf(origin: string, matchId: number): Promise<NamedIds> {
  const list = await readList(origin, "live?lang=en_GB&timezone=e0");
  const item = list.find(({ scheduleId }) => scheduleId === matchId);
  if (item === undefined) throw new Error(`match ${matchId} is not running`);
  return { leagueId: item.sclassId, homeId: item.homeTeam.teamId, awayId: item.guestTeam.teamId };
}

/** The number of a day's finished matches (yyyy-mm-dd at UTC). */
export async function finishedCount(origin: string, date: string): Promise<number> {
  const list = await readList(origin, `fixture?date=${date}&lang=en_GB&timezone=e0`);
  return list.filter((item) => item.matchInfo.matchState === FULL_TIME).length;
}

/** Sets a match's score, without cards. */
export async function stageScore(
  control: ControlClient,
  matchId: number,
  home: number,
  away: number,
): Promise<void> {
  await control.act("match", { matchId, homeScore: home, guestScore: away, homeRed: 0, guestRed: 0 });
}

/** States of docs/product.md#match-states that tests use. */
const STATES = { running: 1, finished: FULL_TIME, scheduled: 0 } as const;

/** Sets a match's state and score, without cards and explanation. */
export async function stageMatch(
  control: ControlClient,
  matchId: number,
  state: keyof typeof STATES,
  [home, away]: readonly [number, number],
): Promise<void> {
  const clean = { homeRed: 0, guestRed: 0, homeYellow: 0, guestYellow: 0, explain: "" };
  await control.act("match", { matchId, state: STATES[state], homeScore: home, guestScore: away, ...clean });
}

/** A running match with data for every tab of its page. */
export interface RichMatch {
  readonly matchId: number;
  readonly leagueId: number;
  readonly homeId: number;
  /** A starting player of the home side. */
  readonly playerId: number;
  readonly home: string;
  readonly away: string;
}

/** The tabs of a match page, in the server's words. */
async function tabsOf(origin: string, matchId: number): Promise<readonly string[]> {
  const answer = await fetch(`${origin}/api/football/match/detail?scheduleId=${matchId}&lang=en_GB`);
  const { data } = (await answer.json()) as { readonly data: { readonly tabs: readonly string[] } | null };
  return data?.tabs ?? [];
}

/** A starting player of the home side; undefined if there is none yet. */
async function firstPlayer(origin: string, matchId: number): Promise<number | undefined> {
  const answer = await fetch(`${origin}/api/football/match/lineups?scheduleId=${matchId}&lang=en_GB`);
  const { data } = (await answer.json()) as {
    readonly data: { readonly home: { readonly starters: readonly { readonly playerId: number }[] } | null };
  };
  return data.home?.starters.at(-1)?.playerId;
}

/** A running match with odds, line-ups and a table. */
export async function richMatch(origin: string): Promise<RichMatch> {
  const { scheduleList } = await readLists(origin, "live?lang=en_GB");
  for (const match of scheduleList) {
    if (!RUNNING_STATES.has(match.matchInfo.matchState)) continue;
    const tabs = await tabsOf(origin, match.scheduleId);
    if (tabs.length < 6) continue;
    const playerId = await firstPlayer(origin, match.scheduleId);
    if (playerId === undefined) continue;
    return {
      playerId,
      matchId: match.scheduleId,
      leagueId: match.sclassId,
      homeId: match.homeTeam.teamId,
      home: match.homeTeam.teamName,
      away: match.guestTeam.teamName,
    };
  }
  throw new Error("no running match has data for every tab");
}
