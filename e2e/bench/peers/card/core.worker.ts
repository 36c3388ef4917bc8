// The worker of peer C: one socket for all tabs; it posts the changed rows of the first 40 to the tabs in sight.
import * as Comlink from "comlink";
import { type Clock, fetchToday, streamAddress } from "../shared/today.ts";
import { applyRecord, idTextOf, isWhole, type Match, type OpenMatch } from "../shared/wire.ts";
import { changedPricesPath, readFirst, readRecord, readRecordTexts } from "../shared/wire.ts";

/** The part of a shared worker's scope used here. */
declare const self: {
  onconnect: ((event: { readonly ports: readonly MessagePort[] }) => void) | null;
};

const ROWS = 40;
/** The design card's poll of prices, ms. Nothing is made of the answer. */
const ODDS_EVERY_MS = 8_000;

/** What a tab in sight is told. */
export interface RowsMessage {
  readonly matches: readonly Match[];
  /** Server time minus the machine's time, ms. */
  readonly offset: number;
  readonly isOpen: boolean;
}

/** What a tab may call. */
export interface TabCalls {
  /** Messages go to `rows` while the tab is in sight. Resolves when the core has the list. */
  open(rows: MessagePort, isVisible: boolean): Promise<void>;
  setVisible(isVisible: boolean): void;
}

/** The matches of the rows by id; as texts, since ids are compared before a record is split. */
const matches = new Map<string, OpenMatch>();
const clock: Clock = { offset: 0 };
const inSight = new Set<MessagePort>();
let isOpen = false;

function post(changed: readonly Match[], ports: Iterable<MessagePort> = inSight): void {
  const message: RowsMessage = { matches: changed, offset: clock.offset, isOpen };
  for (const port of ports) port.postMessage(message);
}

/** Splits only records of matches that have a row. */
function take(records: readonly string[]): void {
  const changed = new Set<Match>();
  for (const text of records) {
    const match = matches.get(idTextOf(text));
    if (match === undefined) continue;
    const record = readRecord(text);
    if (!isWhole(record)) continue;
    applyRecord(match, record);
    changed.add(match);
  }
  if (changed.size > 0) post([...changed]);
}

/** Opens the socket, then fetches the list. Frames that arrive before the list are applied after it. */
async function start(): Promise<void> {
  const socket = new WebSocket(await streamAddress(clock));
  socket.binaryType = "arraybuffer";
  let early: string[] | undefined = [];
  socket.onmessage = ({ data }: MessageEvent<unknown>) => {
    if (!(data instanceof ArrayBuffer)) return;
    const records = readRecordTexts(data);
    if (early === undefined) take(records);
    else early.push(...records);
  };
  await new Promise((resolve) => (socket.onopen = resolve));
  isOpen = true;
  for (const match of readFirst(await fetchToday(clock), ROWS)) matches.set(String(match.id), { ...match });
  take(early);
  early = undefined;
  setInterval(() => {
    void fetch(changedPricesPath(Date.now())).then((answer) => answer.text());
  }, ODDS_EVERY_MS);
}

let started: Promise<void> | undefined;

self.onconnect = ({ ports: [port] }) => {
  if (port === undefined) return;
  let own: MessagePort | undefined;
  const calls: TabCalls = {
    async open(rows, isVisible) {
      own = rows;
      await (started ??= start());
      calls.setVisible(isVisible);
    },
    setVisible(isVisible) {
      if (own === undefined) return;
      if (!isVisible) inSight.delete(own);
      else if (!inSight.has(own)) {
        inSight.add(own);
        post([...matches.values()], [own]);
      }
    },
  };
  Comlink.expose(calls, port);
};
