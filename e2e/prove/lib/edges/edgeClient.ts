// A client of the edges: a socket and a list; when the socket ends, those of the next edge.
import { get } from "node:http";
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

/** In ms: the longest wait for an answer. */
const ANSWERS_MS = 5_000;

/** The data of a call. `localAddress`: whence, of this machine; undefined takes the usual one. */
function readData(url: string, localAddress?: string): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const call = get(url, { localAddress }, (answer) => {
      let text = "";
      answer.setEncoding("utf8").on("data", (part: string) => (text += part));
      answer.on("error", reject).on("end", () => {
        if (answer.statusCode !== 200)
          return reject(new Error(`${url} is answered with ${answer.statusCode}`));
        const { code, data } = JSON.parse(text) as { readonly code: number; readonly data: unknown };
        if (code === 0) resolve(data);
        else reject(new Error(`${url} is refused with ${code}`));
      });
    });
    call.setTimeout(ANSWERS_MS, () => call.destroy(new Error(`${url} is not answered`)));
    call.on("error", reject);
  });
}

/** Versions by match of a full list's answer. */
export async function readRows(origin: string, localAddress?: string): Promise<ReadonlyMap<number, number>> {
  const { scheduleList } = (await readData(`${origin}/api/football/live`, localAddress)) as {
    readonly scheduleList: readonly {
      readonly scheduleId: number;
      readonly matchInfo: { readonly homeScore: number };
    }[];
  };
  return new Map(scheduleList.map((row) => [row.scheduleId, row.matchInfo.homeScore]));
}

/** Id and version of each record in a text of the wire. */
const recordsOf = (text: string): readonly (readonly [number, number])[] =>
  (text === "" ? [] : text.split("!")).map((line) => {
    const fields = line.split("^");
    return [Number(fields[0]), Number(fields[4])];
  });

/**
 * `origins`: of the edges that live now, or of the proxy in front; the client takes one after the other, from `first` on.
 * `localAddress`: by it a proxy chooses the edge.
 */
export function createEdgeClient(
  origins: () => readonly string[],
  first: number,
  localAddress?: string,
): EdgeClient {
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
    const token = String(await readData(`${origin}/api/common/websocketToken`, localAddress));
    if (closed) return;
    const opened = new WebSocket(
      `${origin.replace("http", "ws")}/stream?token=${token}&channels=football_live_change`,
      { localAddress },
    );
    socket = opened;
    let alive = setTimeout(() => opened.terminate(), DEAD_MS);
    opened.on("open", () => {
      received.push({ kind: "opened" });
      fill(origin, () => socket === opened).catch(() => opened.terminate());
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

  /** The list, and the poll that follows each opening. */
  async function fill(origin: string, isOpen: () => boolean): Promise<void> {
    const rows = await readRows(origin, localAddress);
    if (isOpen()) received.push({ kind: "list", rows });
    const changes = await readData(`${origin}/api/football/liveChange`, localAddress);
    if (isOpen()) received.push({ kind: "changes", rows: new Map(recordsOf(String(changes))) });
  }

  function takeFrame(bytes: Buffer): void {
    const { channel, data } = JSON.parse(inflateSync(bytes).toString("utf8")) as {
      readonly channel: string;
      readonly data: string;
    };
    if (channel !== "football_live_change") return;
    for (const [id, version] of recordsOf(data)) received.push({ kind: "record", id, version });
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
