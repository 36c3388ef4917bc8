// A server in memory for tests of the core: matches in wire-free form, calls that can be held back, sockets to drive.
import { deflate } from "pako";
import { favoriteSets, isFollowed } from "#domain/board/filterBoard.ts";
import type { LiveApi } from "#api/live/live.ts";
import type { MembersApi } from "#api/createMembersApi.ts";
import { type FavoriteLists, NO_FAVORITES, withToggled } from "#domain/favorites.ts";
import type { FavoritesApi } from "#api/account/favorites.ts";
import type { PagesApi } from "#api/createPagesApi.ts";
import type { Result } from "#api/transport/result.ts";
import type { Country, League, Match, MatchList, Odds, TeamName } from "#domain/match/match.ts";
import { writeInstant } from "#api/wire/readInstant.ts";
import { calendarDay } from "#domain/zones.ts";
import { aMatch } from "#domain/testing/aMatch.ts";
import { NO_ODDS } from "../matches/oddsBook.ts";
import type { SocketLike } from "../feed/socket.ts";

const STATES: Partial<Record<Match["phase"], number>> = {
  notStarted: 0,
  firstHalf: 1,
  halfTime: 2,
  secondHalf: 3,
  extraTime: 4,
  penalties: 5,
  fullTime: -1,
  cancelled: -10,
  abandoned: -12,
  interrupted: -13,
};

/** The live-change record of a match, as the wire has it. */
export function lineOf(match: Match): string {
  const fields: (string | number)[] = Array.from({ length: 22 }, () => "");
  fields[0] = match.id;
  fields[1] = STATES[match.phase] ?? -99;
  fields[2] = match.periodStartedAt === undefined ? "" : writeInstant(match.periodStartedAt);
  fields[3] = match.kickoffAt === undefined ? "" : writeInstant(match.kickoffAt);
  fields.splice(
    4,
    8,
    match.score.home,
    match.score.away,
    match.halfTimeScore.home,
    match.halfTimeScore.away,
    match.redCards.home,
    match.redCards.away,
    match.yellowCards.home,
    match.yellowCards.away,
  );
  fields[13] = match.hasLineup ? 1 : 0;
  return fields.join("^");
}

export interface FakeSocket extends SocketLike {
  readonly token: string;
  readonly closed: boolean;
  /** The server accepts the upgrade. */
  accept(): void;
  /** The server closes, or the network breaks. */
  fail(code?: number): void;
  say(data: unknown): void;
  /** One frame of live-change records. */
  push(...matches: readonly Match[]): void;
  /** One frame with this text of records. */
  pushRecords(text: string): void;
}

export interface FakeServer {
  readonly api: LiveApi;
  readonly favoritesApi: FavoritesApi;
  /** Answers each page call with the number of times it was made. */
  readonly pagesApi: PagesApi;
  /** Signs anybody in as member 7, and grants everything else. */
  readonly membersApi: MembersApi;
  /** What the member follows on the server. */
  followed: FavoriteLists;
  /** The calls of follow (+) and unfollow (-), in order. */
  readonly told: readonly string[];
  readonly sockets: FakeSocket[];
  openSocket(token: string): SocketLike;
  /** The newest socket. */
  socket(): FakeSocket;
  matches: Match[];
  /** Records the next live-change answers carry. */
  changed: Match[];
  odds: Map<number, Odds>;
  oddsChanges: string;
  /** How often each call was made. */
  readonly calls: Record<string, number>;
  /** When set, answers wait until it resolves. */
  hold: Promise<void> | undefined;
  failing: boolean;
  /** Sockets open by themselves when true. */
  autoAccept: boolean;
}

const LEAGUES: readonly League[] = [
  { id: 36, countryId: 1, listed: true, topLevel: true, color: "#3b82f6", sort: 1 },
  { id: 37, countryId: 2, listed: false, topLevel: false, color: "", sort: 2 },
];
const COUNTRIES: readonly Country[] = [
  { id: 1, sort: 1, flag: "1.svg" },
  { id: 2, sort: 2, flag: "2.svg" },
];

/** A server with one match that has not started. */
export function createFakeServer(): FakeServer {
  const calls: Record<string, number> = {};
  const sockets: FakeSocket[] = [];
  const told: string[] = [];
  const server: FakeServer = {
    told,
    sockets,
    calls,
    matches: [aMatch()],
    changed: [],
    odds: new Map(),
    oddsChanges: "",
    hold: undefined,
    failing: false,
    autoAccept: true,
    socket() {
      const last = sockets.at(-1);
      if (!last) throw new Error("no socket was opened");
      return last;
    },
    openSocket(token) {
      const socket = createFakeSocket(token);
      sockets.push(socket);
      if (server.autoAccept) void Promise.resolve().then(() => socket.accept());
      return socket;
    },
    api: {
      fetchDay: ({ language, date, offsetMinutes }) =>
        answer(`day:${language}:${date}`, () => listOf(matchesOn(date, offsetMinutes), language)),
      fetchLive: ({ language }) => answer(`live:${language}`, () => listOf(server.matches, language)),
      fetchMatches: ({ language, of }) =>
        answer("matches", () => {
          // All matches of the teams and leagues: how many and of which days is the server's choice.
          const followed = favoriteSets(of);
          return listOf(
            server.matches.filter((match) => isFollowed(match, followed)),
            language,
          );
        }),
      fetchLiveChange: () => answer("liveChange", () => server.changed.map(lineOf).join("!")),
      fetchOddsChange: (provider) => answer(`oddsChange:${provider}`, () => server.oddsChanges),
      fetchOdds: (provider) =>
        answer(`odds:${provider}`, () =>
          [...server.odds].map(([id, odds]) => `${id}^${odds.home}^${odds.draw}^${odds.away}`).join("!"),
        ),
      fetchWebsocketToken: () => answer("token", () => `token-${calls["token"]}`),
    },
    pagesApi: {
      load: ({ call }, { language }) =>
        answer(`page:${call}:${language}`, () => calls[`page:${call}:${language}`]),
    },
    favoritesApi: {
      follow: (kind, ids) => {
        told.push(`+${kind}:${ids.join()}`);
        for (const id of ids) server.followed = withToggled(server.followed, kind, id, true);
        return answer("follow", () => true as const);
      },
      unfollow: (kind, ids) => {
        told.push(`-${kind}:${ids.join()}`);
        for (const id of ids) server.followed = withToggled(server.followed, kind, id, false);
        return answer("unfollow", () => true as const);
      },
      followed: (kind) => answer("followed", () => server.followed[kind]),
    },
    membersApi: {
      sendUpload: async () => ({ ok: false, reason: "noAnswer", code: -1, message: "" }),
      act: ({ act }, language, token) =>
        answer(`act:${act}:${language}:${token ?? ""}`, () =>
          act === "signIn"
            ? { user: { id: 7, name: "Seven", avatar: "" }, token: `token-${calls["act:signIn:en_GB:"]}` }
            : true,
        ),
    },
    followed: NO_FAVORITES,
  };

  function matchesOn(date: string, offsetMinutes: number): readonly Match[] {
    return server.matches.filter(
      ({ kickoffAt }) => kickoffAt === undefined || calendarDay(kickoffAt, offsetMinutes) === date,
    );
  }

  /** The answer is made when it is sent back, or at once when `hold` caught it: an old answer is an old state. */
  async function answer<T>(name: string, make: () => T): Promise<Result<T>> {
    calls[name] = (calls[name] ?? 0) + 1;
    const failing = server.failing;
    const value = failing ? undefined : make();
    if (server.hold) await server.hold;
    return failing
      ? { ok: false, reason: "noAnswer", code: -1, message: "error" }
      : { ok: true, value: value as T };
  }

  function listOf(matches: readonly Match[], language: string): MatchList {
    const teams = new Map<number, TeamName>();
    for (const match of matches) {
      for (const id of [match.teamIds.home, match.teamIds.away]) {
        teams.set(id, { name: `${language} team ${id}`, logo: `${id}.svg` });
      }
    }
    return {
      matches: [...matches],
      odds: new Map(matches.map(({ id }) => [id, server.odds.get(id) ?? NO_ODDS])),
      leagues: LEAGUES,
      countries: COUNTRIES,
      names: {
        teams,
        leagues: new Map(LEAGUES.map((league) => [league.id, `${language} league ${league.id}`])),
        countries: new Map(COUNTRIES.map((country) => [country.id, `${language} country ${country.id}`])),
      },
      dropped: 0,
    };
  }
  return server;
}

function createFakeSocket(token: string): FakeSocket {
  let closed = false;
  const socket: FakeSocket = {
    token,
    binaryType: "blob",
    onopen: null,
    onclose: null,
    onmessage: null,
    onerror: null,
    get closed() {
      return closed;
    },
    send() {},
    close() {
      closed = true;
    },
    accept: () => socket.onopen?.(),
    fail(code = 1006) {
      closed = true;
      socket.onclose?.({ code });
    },
    say: (data) => socket.onmessage?.({ data }),
    push: (...matches) => socket.pushRecords(matches.map(lineOf).join("!")),
    pushRecords(text) {
      const json = JSON.stringify({ channel: "football_live_change", data: text });
      const bytes = deflate(new TextEncoder().encode(json));
      socket.say(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength));
    },
  };
  return socket;
}
