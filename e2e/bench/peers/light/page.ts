// The lightest page by hand: the first 40 matches of the list, a socket of its own, direct updates, and nothing else.
// It has no odds, buttons, heartbeat, watchdog or reconnection, draws no other rows, and keeps nothing of other matches.
import { type Clock, fetchToday, streamAddress } from "../shared/today.ts";
import { applyRecord, idTextOf, isWhole, readFirst, readRecord, readRecordTexts } from "../shared/wire.ts";
import { createRow, type Row } from "./row.ts";

const ROWS = 40;
/** In ms: a shown minute is at most this old. */
const MINUTES_EVERY_MS = 30_000;

/** The rows by match id; as texts, since ids are compared before a record is split. */
const rows = new Map<string, Row>();
const clock: Clock = { offset: 0 };
const box = document.createElement("main");

const now = (): number => Date.now() + clock.offset;

/** Splits only records of matches that have a row. */
function take(records: readonly string[]): void {
  for (const text of records) {
    const row = rows.get(idTextOf(text));
    if (row === undefined) continue;
    const record = readRecord(text);
    if (!isWhole(record)) continue;
    applyRecord(row.match, record);
    row.draw(now());
  }
}

/** Fetches the list; rows that exist are drawn again. */
async function loadRows(): Promise<void> {
  for (const match of readFirst(await fetchToday(clock), ROWS)) {
    let row = rows.get(String(match.id));
    if (row === undefined) {
      row = createRow(match);
      rows.set(String(match.id), row);
      box.append(row.element);
    }
    Object.assign(row.match, match);
    row.draw(now());
  }
  document.documentElement.dataset["ready"] = "1";
}

const showState = (state: "open" | "closed"): void => {
  document.documentElement.dataset["stream"] = state;
};

/** Frames that arrive before the list are applied after it. Returns a function that closes the socket. */
function connect(): () => void {
  let socket: WebSocket | undefined;
  let closed = false;
  let early: string[] | undefined = [];
  void streamAddress(clock).then((address) => {
    if (closed) return;
    socket = new WebSocket(address);
    socket.binaryType = "arraybuffer";
    socket.onmessage = ({ data }: MessageEvent<unknown>) => {
      if (!(data instanceof ArrayBuffer)) return;
      const records = readRecordTexts(data);
      if (early === undefined) take(records);
      else early.push(...records);
    };
    socket.onopen = async () => {
      showState("open");
      await loadRows();
      take(early ?? []);
      early = undefined;
    };
  });
  return () => {
    closed = true;
    socket?.close();
    showState("closed");
  };
}

/** `closeWhileHidden`: closes the socket while the page is hidden, and fetches the list again when it is shown. */
export function startPage({ closeWhileHidden }: { readonly closeWhileHidden: boolean }): void {
  box.className = "list";
  document.getElementById("root")?.append(box);
  showState("closed");
  setInterval(() => {
    for (const row of rows.values()) row.draw(now());
  }, MINUTES_EVERY_MS);
  const mayConnect = (): boolean => !closeWhileHidden || document.visibilityState === "visible";
  let close = mayConnect() ? connect() : undefined;
  // Opened in the background: the list is loaded, and fetched again when the page is shown.
  if (close === undefined) void loadRows();
  if (!closeWhileHidden) return;
  document.addEventListener("visibilitychange", () => {
    if (mayConnect()) close ??= connect();
    else {
      close?.();
      close = undefined;
    }
  });
}
