// A client of the edges: a socket and a list; when the socket ends, those of the next edge.
import { inflateSync } from "node:zlib";
import { WebSocket } from "ws";
import type { Received } from "./edgesOracle.ts";

const AGAIN_MS = 200;
/** In ms without a heartbeat, which comes every 5 s: then the socket is dead. */
const DEAD_MS = 15_000;

export interface EdgeClient {
  readonly received: readonly Received[];
  /** Closes its socket for good. */
  close(): void;
}

/** Versions by match of a full list's answer. */
export async function readRows(origin: string): Promise<ReadonlyMap<number, number>> {
  const answer = await fetch(`${origin}/api/football/live`, { signal: AbortSignal.timeout(5_000) });
  const { code, data } = (await answer.json()) as {
    readonly code: number;
    readonly data: {
      readonly scheduleList: readonly {
        readonly scheduleId: number;
        readonly matchInfo: { readonly homeScore: number };
      }[];
    };
  };
  if (code !== 0) throw new Error(`The list is refused with ${code}`);
  return new Map(data.scheduleList.map((row) => [row.scheduleId, row.matchInfo.homeScore]));
}

/** `origins`: of the edges that live now; the client takes one after the other, from `first` on. */
export function createEdgeClient(origins: () => readonly string[], first: number): EdgeClient {
  const received: Received[] = [];
  let turn = first;
  let closed = false;
  let socket: WebSocket | undefined;
  let timer: NodeJS.Timeout | undefined;

  async function open(): Promise<void> {
    const living = origins();
    const origin = living[turn % Math.max(1, living.length)];
    turn++;
    if (origin === undefined) throw new Error("No edge lives");
    const answer = await fetch(`${origin}/api/common/websocketToken`, { signal: AbortSignal.timeout(5_000) });
    const { data: token } = (await answer.json()) as { readonly data: string };
    if (closed) return;
    const opened = new WebSocket(
      `${origin.replace("http", "ws")}/stream?token=${token}&channels=football_live_change`,
    );
    socket = opened;
    let alive = setTimeout(() => opened.terminate(), DEAD_MS);
    opened.on("open", () => {
      received.push({ kind: "opened" });
      readRows(origin).then(
        (rows) => {
          if (socket === opened) received.push({ kind: "list", rows });
        },
        () => opened.terminate(),
      );
    });
    opened.on("message", (bytes: Buffer, isBinary) => {
      clearTimeout(alive);
      alive = setTimeout(() => opened.terminate(), DEAD_MS);
      if (isBinary && socket === opened) takeFrame(bytes);
    });
    opened.on("error", () => opened.terminate());
    opened.on("close", () => {
      clearTimeout(alive);
      if (socket === opened) again();
    });
  }

  function takeFrame(bytes: Buffer): void {
    const { channel, data } = JSON.parse(inflateSync(bytes).toString("utf8")) as {
      readonly channel: string;
      readonly data: string;
    };
    if (channel !== "football_live_change") return;
    for (const line of data.split("!")) {
      const fields = line.split("^");
      received.push({ kind: "record", id: Number(fields[0]), version: Number(fields[4]) });
    }
  }

  function again(): void {
    socket = undefined;
    if (closed) return;
    timer = setTimeout(() => {
      open().catch(again);
    }, AGAIN_MS);
  }

  open().catch(again);
  return {
    received,
    close() {
      closed = true;
      clearTimeout(timer);
      socket?.terminate();
    },
  };
}
