// Reads which changes a frame or an answer of the server holds; equal bytes are read once for all clients.
import { brotliDecompressSync, inflateSync } from "node:zlib";
import { changeOf, type ChangeScript } from "./changeScript.ts";
import type { Answer } from "./askServer.ts";

/** A change of the match with this index. */
export interface ReadChange {
  readonly index: number;
  readonly change: number;
}

export interface WireReader {
  frame(bytes: Buffer): readonly ReadChange[];
  /** Of `liveChange`. */
  changes(answer: Answer): readonly ReadChange[];
  /** Of `fixture`. */
  list(answer: Answer): readonly ReadChange[];
  token(answer: Answer): string;
}

interface Listed {
  readonly scheduleId: number;
  readonly matchInfo: { readonly homeScore: number; readonly guestScore: number };
}

const MOST_KEPT = 200;

/** Keeps the latest results by text; without a text, none. */
function remembered<From, Made>(
  keyOf: (from: From) => string,
  make: (from: From) => Made,
): (from: From) => Made {
  const made = new Map<string, Made>();
  return (from) => {
    const key = keyOf(from);
    if (key === "") return make(from);
    const known = made.get(key) ?? make(from);
    made.set(key, known);
    const [oldest] = made.keys();
    if (made.size > MOST_KEPT && oldest !== undefined) made.delete(oldest);
    return known;
  };
}

function dataOf(body: Buffer): unknown {
  // Short answers are not compressed.
  const text = body[0] === 0x7b ? body : brotliDecompressSync(body);
  return (JSON.parse(text.toString("utf8")) as { readonly data: unknown }).data;
}

export function createWireReader({ matchIds }: ChangeScript): WireReader {
  const indexes = new Map(matchIds.map((id, index) => [id, index]));

  function readChange(id: number, home: number, guest: number): readonly ReadChange[] {
    const index = indexes.get(id);
    return index === undefined ? [] : [{ index, change: changeOf(home, guest) }];
  }

  function readRecords(data: unknown): readonly ReadChange[] {
    return String(data)
      .split("!")
      .flatMap((record) => {
        const fields = record.split("^").map(Number);
        return readChange(fields[0] ?? 0, fields[4] ?? 0, fields[5] ?? 0);
      });
  }

  const etag = (answer: Answer): string => answer.etag;
  return {
    frame: remembered(
      (bytes) => bytes.toString("latin1"),
      (bytes) => readRecords(dataOf(inflateSync(bytes))),
    ),
    changes: remembered(etag, ({ body }) => readRecords(dataOf(body))),
    list: remembered(etag, ({ body }) =>
      (dataOf(body) as { readonly scheduleList: readonly Listed[] }).scheduleList.flatMap(
        ({ scheduleId, matchInfo }) => readChange(scheduleId, matchInfo.homeScore, matchInfo.guestScore),
      ),
    ),
    token: ({ body }) => String(dataOf(body)),
  };
}
