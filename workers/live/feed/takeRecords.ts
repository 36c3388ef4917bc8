// Takes the change records of one text into the store: one by one from a frame, match by match from an answer.
import { createLiveLineReader } from "#api/live/readLiveLine.ts";
import type { RecordText } from "#api/live/stream.ts";
import { applyUpdate, mergeUpdates } from "#domain/match/applyUpdate.ts";
import type { MatchUpdate } from "#domain/match/match.ts";
import type { Counters } from "../base/counters.ts";
import type { Late } from "../base/late.ts";
import type { MatchStore } from "../matches/matchStore.ts";

/** How much of a text could be read; an empty one is read as a whole. */
export type ReadPart = "all" | "some" | "nothing";

/** About 75 records. Each of them may raise a hundred events, so that longer texts are taken match by match. */
const FRAME_TEXT_USUAL = 8 * 1_024;
/** At most so many unknown ids of one text are reported: the list that they cause holds the others, too. */
const UNKNOWN_REPORTED_MAX = 100;

/** A call for records. */
interface AskedRecords {
  /** The store's mark when it was sent. */
  mark: number;
  /** What frames have set in each match since then; null for a match that a full list changed: the list may be newer. */
  readonly since: Map<number, MatchUpdate | null>;
}

export interface RecordTaker {
  /** A call for records is sent now. Hand it to `take` with the answer, or with an empty text if there is none. */
  ask(): AskedRecords;
  /** Takes the records of `text`, the answer to `asked`; without it, of a frame. */
  take(text: RecordText, asked?: AskedRecords): ReadPart;
  /** A full list changed this match: its next record counts even if it equals the last one. */
  forget(matchId: number): void;
  /** Whether a record named a match that no list had brought, since the last call. */
  takeMissed(): boolean;
}

/** A taker that remembers the last record of each match. `onUnknown` is called for records of unknown matches. */
export function createRecordTaker(options: {
  readonly store: Pick<MatchStore, "applyUpdate" | "mark" | "touch">;
  readonly counters: Counters;
  readonly late: Late;
  onUnknown(update: MatchUpdate): void;
}): RecordTaker {
  const { store, counters, late } = options;
  const reader = createLiveLineReader();
  let missed = false;
  /** The last call that has no answer yet. */
  let latest: AskedRecords | undefined;

  /** What frames have set since `asked` was sent; not known where a later call was sent. */
  function sinceAsked(asked: AskedRecords | undefined): AskedRecords["since"] | undefined {
    const since = asked && asked !== latest ? undefined : latest?.since;
    if (asked === latest) latest = undefined;
    return since;
  }

  /** Takes a record now, or after the delay: then one that the store does not take may come again. */
  function inTurn(apply: (update: MatchUpdate) => boolean, update: MatchUpdate): boolean {
    return late.take ? late.take(update, apply, reader.forget) : apply(update);
  }

  function take(text: RecordText, asked?: AskedRecords): ReadPart {
    let since = late.hold ? undefined : sinceAsked(asked);
    late.hold?.(() => void (since = sinceAsked(asked)));
    let readAny = false;
    let unknown = 0;
    /** False when the store did not take it: it may be news when the same record comes again. */
    const apply = (update: MatchUpdate): boolean => {
      const { matchId } = update;
      const outcome = store.applyUpdate(update, applyUpdate, asked?.mark);
      const told = since?.get(matchId);
      if (!asked && told !== null) since?.set(matchId, mergeUpdates(told, update));
      // What is newer may be a part only: the answer fills in the rest (docs/wire.md#arrival-order).
      if (told && outcome === "older") store.applyUpdate(mergeUpdates(update, told), applyUpdate);
      if (outcome === "unknown") {
        missed = true;
        unknown += 1;
        if (unknown <= UNKNOWN_REPORTED_MAX) options.onUnknown(update);
      }
      return outcome === "applied";
    };
    /**
     * The records of an answer, merged by match: taken one by one, each poll would replay the history of a match. The
     * records of a frame are news one by one, unless there are so many that a score could go up and down for seconds.
     */
    const byMatch = asked || text.length > FRAME_TEXT_USUAL ? new Map<number, MatchUpdate>() : undefined;
    const onRecord = (update: MatchUpdate): boolean => {
      readAny = true;
      if (!byMatch) return inTurn(apply, update);
      byMatch.set(update.matchId, mergeUpdates(byMatch.get(update.matchId), update));
      return true;
    };
    // From the socket, a record that repeats the last one still confirms the state of its match.
    const counts = reader.read(text, onRecord, asked ? undefined : (late.touch ?? store.touch));
    for (const update of byMatch?.values() ?? []) if (!inTurn(apply, update)) reader.forget(update.matchId);
    counters.add("recordsApplied", counts.applied);
    counters.add("recordsDropped", counts.dropped);
    if (counts.dropped === 0) return "all";
    return readAny || counts.skipped > 0 ? "some" : "nothing";
  }

  return {
    ask() {
      const asked: AskedRecords = { mark: store.mark(), since: new Map() };
      if (!late.hold) return (latest = asked);
      late.hold(() => {
        asked.mark = store.mark();
        latest = asked;
      });
      return asked;
    },
    take,
    forget(matchId) {
      reader.forget(matchId);
      latest?.since.set(matchId, null);
    },
    takeMissed() {
      const had = missed;
      missed = false;
      return had;
    },
  };
}
