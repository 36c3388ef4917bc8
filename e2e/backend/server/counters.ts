// Counts what the server was asked and what it sent, for tests and the curious.

export interface Tally {
  /** Requests by path; images are counted by folder. */
  readonly requests: Readonly<Record<string, number>>;
  readonly socketsOpened: number;
  readonly frames: number;
  /** Bytes of stream frames. */
  readonly bytes: number;
  readonly heartbeats: number;
}

export interface Counters {
  request(path: string): void;
  socketOpened(): void;
  frame(bytes: number): void;
  heartbeat(): void;
  /** A frame of the load; `inflatedBytes`: its JSON. */
  loadFrame(records: number, inflatedBytes: number): void;
  /** Starts `sinceReset` and the load's counts anew; totals go on. */
  reset(): void;
  read(): { readonly total: Tally; readonly sinceReset: Tally; readonly load: LoadTally };
}

/** What the load has made for the stream since the last reset, each frame once however many listen. */
export interface LoadTally {
  readonly frames: number;
  readonly records: number;
  /** Bytes of the frames' JSON. */
  readonly inflatedBytes: number;
}

/** Beyond this many different paths the rest are counted together. */
const MAX_PATHS = 1000;

function emptyTally() {
  return { requests: new Map<string, number>(), socketsOpened: 0, frames: 0, bytes: 0, heartbeats: 0 };
}

const NO_LOAD: LoadTally = { frames: 0, records: 0, inflatedBytes: 0 };

type OpenTally = ReturnType<typeof emptyTally>;

function snapshot(tally: OpenTally): Tally {
  return { ...tally, requests: Object.fromEntries(tally.requests) };
}

export function createCounters(): Counters {
  const total = emptyTally();
  let sinceReset = emptyTally();
  let load: LoadTally = NO_LOAD;
  const each = (add: (tally: OpenTally) => void): void => {
    add(total);
    add(sinceReset);
  };
  return {
    request(path) {
      const name = path.startsWith("/img/") ? path.split("/", 3).join("/") : path;
      each((tally) => {
        const { requests } = tally;
        const key = requests.has(name) || requests.size < MAX_PATHS ? name : "(others)";
        requests.set(key, (requests.get(key) ?? 0) + 1);
      });
    },
    socketOpened: () => each((tally) => tally.socketsOpened++),
    frame: (bytes) =>
      each((tally) => {
        tally.frames++;
        tally.bytes += bytes;
      }),
    heartbeat: () => each((tally) => tally.heartbeats++),
    loadFrame(records, inflatedBytes) {
      load = {
        frames: load.frames + 1,
        records: load.records + records,
        inflatedBytes: load.inflatedBytes + inflatedBytes,
      };
    },
    reset() {
      load = NO_LOAD;
      sinceReset = emptyTally();
    },
    read: () => ({ total: snapshot(total), sinceReset: snapshot(sinceReset), load }),
  };
}
