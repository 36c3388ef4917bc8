// A client of the crowd: reads list and prices, listens, asks for price changes, and comes back after a loss.
import { WebSocket } from "ws";
import type { SeededRandom } from "../../../support/seededRandom.ts";
import type { Answer, Caller } from "./askServer.ts";
import { type ChangeScript, instantOf } from "./changeScript.ts";
import { createKnownChanges, type KnownChanges } from "./knownChanges.ts";
import type { AnswerKind, CrowdTally } from "./crowdTally.ts";
import type { WireReader } from "./readWire.ts";

/** In ms: a server that leaves an upgrade unanswered counts as one that refuses it. */
const HANDSHAKE_MS = 5_000;

/** docs/product.md#refresh-times and docs/wire.md#connect-and-reconnect, in ms. */
export interface Rhythm {
  readonly pollMs: number;
  readonly oddsPollMs: number;
  /** After a restart that was announced. */
  readonly firstAttemptMs: number;
  readonly attemptsSpreadMs: number;
  /** After an attempt that failed. */
  readonly nextAttemptMs: number;
}

export interface CrowdSetting {
  readonly port: number;
  /** Whence a client comes, of this machine: nginx chooses an edge by it. Undefined takes the usual one. */
  readonly localAddress: string | undefined;
  readonly script: ChangeScript;
  readonly rhythm: Rhythm;
  readonly caller: Caller;
  readonly reader: WireReader;
  readonly tally: CrowdTally;
  readonly random: SeededRandom;
}

export interface CrowdClient {
  readonly known: KnownChanges;
  /** Opens the page; resolves when the socket is open. */
  open(path: string): Promise<void>;
  pollOdds(on: boolean): void;
  isListening(): boolean;
  close(): void;
}

export function createCrowdClient(setting: CrowdSetting): CrowdClient {
  const { port, localAddress, script, rhythm, caller, reader, tally, random } = setting;
  const known = createKnownChanges(script.matchIds.length);
  let socket: WebSocket | undefined;
  let oddsTimer: NodeJS.Timeout | undefined;
  let pollTimer: NodeJS.Timeout | undefined;
  let attemptTimer: NodeJS.Timeout | undefined;
  let isClosed = false;

  async function ask(kind: AnswerKind, path: string): Promise<Answer> {
    const answer = await caller.ask(
      `/api/${path}${path.includes("?") ? "&" : "?"}r=${Date.now()}`,
      localAddress,
    );
    if (answer.status !== 200) throw new Error(`${path} was answered with ${answer.status}`);
    tally.answer(kind, answer.body.length);
    return answer;
  }

  async function poll(): Promise<void> {
    const then = known.now();
    const answer = await ask("poll", "football/liveChange");
    tally.fault(known.answered(reader.changes(answer), then));
  }

  function hear(bytes: Buffer): void {
    const at = Date.now();
    const changes = reader.frame(bytes);
    tally.frame(bytes.length);
    for (const { change } of changes) tally.delay(at - instantOf(script, change));
    tally.fault(known.told(changes));
  }

  async function listen(): Promise<void> {
    const token = reader.token(await ask("token", "common/websocketToken"));
    await new Promise<void>((resolve, reject) => {
      const opening = new WebSocket(
        `ws://127.0.0.1:${port}/stream?channels=football_live_change&token=${token}`,
        { perMessageDeflate: false, localAddress, handshakeTimeout: HANDSHAKE_MS },
      );
      opening.on("error", reject);
      opening.on("message", (data: Buffer, isBinary) => {
        if (isBinary) hear(data);
      });
      opening.on("open", () => {
        socket = opening;
        known.opened();
        resolve();
      });
      opening.on("close", () => {
        if (socket === opening) lost();
      });
    });
    clearInterval(pollTimer);
    // The poll that follows the opening reaches back over the loss.
    await poll();
  }

  function lost(): void {
    socket = undefined;
    if (isClosed) return;
    tally.loss();
    pollTimer = setInterval(() => void poll().catch(tally.unanswered), rhythm.pollMs);
    attempt(rhythm.firstAttemptMs + random.next() * rhythm.attemptsSpreadMs);
  }

  function attempt(waitMs: number): void {
    attemptTimer = setTimeout(() => {
      listen().catch(() => {
        tally.unanswered();
        if (!isClosed && socket === undefined) attempt(rhythm.nextAttemptMs * (0.8 + 0.4 * random.next()));
      });
    }, waitMs);
  }

  return {
    known,
    async open(path) {
      const then = known.now();
      tally.fault(known.answered(reader.list(await ask("list", path)), then));
      await ask("odds", "football/odds?companyId=8");
      await listen();
    },
    pollOdds(on) {
      clearTimeout(oddsTimer);
      if (!on) return;
      const next = (waitMs: number): void => {
        oddsTimer = setTimeout(() => {
          ask("oddsPoll", "football/oddsChange?companyId=8").catch(tally.unanswered);
          next(rhythm.oddsPollMs);
        }, waitMs);
      };
      next(random.next() * rhythm.oddsPollMs);
    },
    isListening: () => socket !== undefined,
    close() {
      isClosed = true;
      for (const timer of [oddsTimer, pollTimer, attemptTimer]) clearTimeout(timer);
      socket?.terminate();
    },
  };
}
