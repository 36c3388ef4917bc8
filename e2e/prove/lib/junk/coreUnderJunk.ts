// A whole core with known matches, a server whose answers can be replaced, and a tab that records rows.
import { CODE_SUCCESS, readEnvelope } from "#api/transport/answer.ts";
import type { CallOptions, Http } from "#api/transport/http.ts";
import { LIVE_ENDPOINTS } from "#api/live/live.ts";
import { failure, refusal, type Result, success } from "#api/transport/result.ts";
import { readRow, type Row, ROW_WIDTH } from "#domain/board/rowCode.ts";
import type { LiveSession } from "#workers/live/contract.ts";
import type { SocketLike } from "#workers/live/feed/socket.ts";
import { openProofCore } from "../openProofCore.ts";
import { type Answers, RECORDED_AT } from "./answers.ts";
import { createJunkClock, type JunkClock } from "./junkClock.ts";

/** Answers that can be replaced by junk. */
type Answering = "list" | "records" | "prices" | "token" | "page";

export interface CoreUnderJunk {
  readonly clock: JunkClock;
  readonly session: LiveSession;
  /** The answers from now on; omitted ones are valid. */
  readonly server: {
    bodies: Partial<Record<Answering, string>>;
    /** False makes every upgrade fail, so that the core polls. */
    accepts: boolean;
  };
  /** Number of requests for each. */
  readonly asked: Readonly<Record<Answering, number>>;
  /** Passes a message to the open socket; false if there is none. */
  sendFrame(data: unknown): boolean;
  /** The rows as last rendered by the tab. */
  readonly rows: ReadonlyMap<number, Row>;
}

const NOTHING_NEW = '{"code":0,"msg":"","data":""}';

const WHAT: ReadonlyMap<string, Answering> = new Map([
  [LIVE_ENDPOINTS.fixture.path, "list"],
  [LIVE_ENDPOINTS.live.path, "list"],
  [LIVE_ENDPOINTS.matches.path, "list"],
  [LIVE_ENDPOINTS.liveChange.path, "records"],
  [LIVE_ENDPOINTS.oddsChange.path, "prices"],
  [LIVE_ENDPOINTS.odds.path, "prices"],
  [LIVE_ENDPOINTS.websocketToken.path, "token"],
]);

/** A core whose tab shows the valid list, with an open socket (or polling, if `accepts` is false). */
export async function startCoreUnderJunk(answers: Answers, accepts = true): Promise<CoreUnderJunk> {
  const clock = createJunkClock(RECORDED_AT);
  const asked: Record<Answering, number> = { list: 0, records: 0, prices: 0, token: 0, page: 0 };
  const good: Readonly<Record<Answering, string>> = {
    list: answers.byName.get("list")?.text ?? "",
    records: NOTHING_NEW,
    prices: NOTHING_NEW,
    token: answers.byName.get("streamToken")?.text ?? "",
    page: NOTHING_NEW,
  };
  const server: CoreUnderJunk["server"] = { bodies: {}, accepts };
  let socket: SocketLike | undefined;
  const rows = new Map<number, Row>();

  function answer<T>(path: string, { read }: CallOptions<T>): Promise<Result<T>> {
    const what = WHAT.get(path) ?? "page";
    asked[what] += 1;
    const envelope = readEnvelope(server.bodies[what] ?? good[what]);
    if (envelope === undefined) return Promise.resolve(failure("noAnswer"));
    if (envelope.code !== CODE_SUCCESS) return Promise.resolve(refusal(envelope.code));
    const value = read(envelope.data, envelope.message);
    return Promise.resolve(value === undefined ? failure("noAnswer") : success(value));
  }

  const http: Http = {
    get: (path, _params, how) => answer(path, how),
    send: ({ path }, how) => answer(path, how),
    now: () => clock.now(),
  };
  function openSocket(): SocketLike {
    const fresh: SocketLike = {
      binaryType: "",
      onopen: null,
      onclose: null,
      onmessage: null,
      onerror: null,
      send() {},
      close() {
        if (socket === fresh) socket = undefined;
      },
    };
    void Promise.resolve().then(() => {
      if (!server.accepts) fresh.onclose?.({ code: 1006 });
      else {
        socket = fresh;
        fresh.onopen?.();
      }
    });
    return fresh;
  }
  const session = openProofCore({
    clock,
    http,
    openSocket,
    receive(update) {
      const numbers = update.rows ?? [];
      for (let index = 0; index < numbers.length / ROW_WIDTH; index += 1) {
        const row = readRow(numbers, update.prices ?? [], index);
        rows.set(row.matchId, row);
      }
    },
  });
  const under: CoreUnderJunk = {
    clock,
    session,
    server,
    asked,
    sendFrame(data) {
      if (!socket) return false;
      socket.onmessage?.({ data });
      return true;
    },
    rows,
  };
  session.watch(answers.matches.map(({ id }) => id));
  await clock.advance(300);
  return under;
}
