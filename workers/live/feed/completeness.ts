// Knows up to when the news is complete: whether polls and socket together have left a gap.
//
// An answer to a poll holds what changed up to the moment it was asked for. Messages of the socket hold what changed
// after the socket opened. Between the last answer and the opening lies a gap that neither covers. An answer that was
// asked for at or after the opening ("bridgeFrom") closes it: the two are "bridged", and from then on each message of
// the socket makes the news complete up to now ("completeUntil").
import { CHANGE_WINDOW_MS } from "../base/limits.ts";

export interface Completeness {
  /** Local epoch ms up to which nothing is missing; undefined before the first start. */
  completeUntil(): number | undefined;
  /** The socket alone keeps the news complete. */
  isBridged(): boolean;
  /** The socket opened, or a list overtook its messages: an answer asked for from now on bridges the gap. */
  startBridge(now: number): void;
  /** The socket closed, or one of its messages was lost. */
  breakBridge(): void;
  /** True for a list that was asked for at `sentAt` before the bridge began: it may lack what changed meanwhile. */
  isBeforeBridge(sentAt: number): boolean;
  /** A poll that was asked for at `sentAt` was answered; `socketOpen`: while the socket is open. */
  pollAnswered(sentAt: number, socketOpen: boolean): void;
  /** A message that could be read arrived over the socket at `now`. */
  messageRead(now: number): void;
  /**
   * The core begins at `now`, or again after a rest: lists that it keeps were asked for in the last 30 s, all others are
   * asked for now (`Lists.outdateAll`).
   */
  begin(now: number): void;
}

/** Complete up to no moment at first. All times are local epoch ms. */
export function createCompleteness(): Completeness {
  let completeUntil: number | undefined;
  let bridged = false;
  let bridgeFrom = 0;

  return {
    completeUntil: () => completeUntil,
    isBridged: () => bridged,
    startBridge(now) {
      bridgeFrom = now;
      bridged = false;
    },
    breakBridge() {
      bridged = false;
    },
    isBeforeBridge: (sentAt) => sentAt < bridgeFrom,
    pollAnswered(sentAt, socketOpen) {
      // An answer describes the moment when it was asked for, however long it took.
      completeUntil = Math.max(sentAt, completeUntil ?? sentAt);
      bridged = socketOpen && (bridged || sentAt >= bridgeFrom);
    },
    messageRead(now) {
      if (bridged) completeUntil = now;
    },
    begin(now) {
      completeUntil = completeUntil === undefined ? now : Math.max(completeUntil, now - CHANGE_WINDOW_MS / 2);
    },
  };
}
