// Judges what a tab shows by the oracle of the delay: rows, titles and events.
import { HIDDEN_SCORE, ROW_FLAGS } from "#domain/board/rowCode.ts";
import type { FakeTab } from "#workers/live/testing/aCore.ts";
import type { DelayOracle } from "./delayOracle.ts";

/** Tabs are looked at so often, ms. */
export const LOOK_MS = 500;

export interface OpenTab {
  readonly tab: FakeTab;
  /** How many of its updates were judged. */
  judged: number;
}

export interface Judged {
  readonly oracle: DelayOracle;
  readonly faults: string[];
  readonly counts: { rows: number; events: number };
  /** A core has been replaced: what it did not announce has the time at which it was learnt. */
  readonly isReplaced: boolean;
  now(): number;
}

type Update = FakeTab["updates"][number];

function judgeTitle({ title }: Update, { oracle, faults }: Judged, now: number): void {
  if (!title?.score) return;
  const { matchId, score } = title;
  if (oracle.isEarly(matchId, now, ({ home, away }) => home === score.home && away === score.away))
    faults.push(`the title of ${matchId} is early: ${score.home}-${score.away}`);
}

function judgeEvents(update: Update, { oracle, faults, counts, isReplaced }: Judged, now: number): void {
  for (const { event } of [...(update.popups ?? []), ...(update.digest ?? []), ...(update.log ?? [])]) {
    counts.events += 1;
    const { type, matchId, values, at } = event;
    if (type === "end" && oracle.isEarly(matchId, now, ({ phase }) => phase === "fullTime"))
      faults.push(`the end of ${matchId} is early`);
    if (type !== "goal" && type !== "goalCancelled") continue;
    if (!isReplaced && at > oracle.horizon(now) + LOOK_MS)
      faults.push(`a ${type} of ${matchId} has a late time`);
    // Two goals learnt at once have a score between them: each side reaches its own.
    const side = event.side === "away" ? "away" : "home";
    const reaches = (count: number): boolean =>
      type === "goal" ? count >= values[side] : count <= values[side];
    if (oracle.isEarly(matchId, now, (told) => reaches(told[side])))
      faults.push(`a ${type} of ${matchId} is early`);
  }
}

function judgeRow(tab: FakeTab, id: number, { oracle, faults, counts }: Judged, now: number): void {
  const row = tab.rows().get(id);
  if (row === undefined) return;
  counts.rows += 1;
  const isScored = (row.flags & ROW_FLAGS.scored) !== 0;
  const fault = oracle.rowFault(
    id,
    {
      version: isScored || row.homeScore > HIDDEN_SCORE ? row.homeYellow : undefined,
      phase: row.phase,
      score: isScored ? [row.homeScore, row.awayScore] : undefined,
      isPlayed: row.phase !== "notStarted",
    },
    now,
  );
  if (fault !== undefined) faults.push(`row ${id}: ${fault}`);
}

/** Judges what the tab was sent since the last look, and the rows of these matches that it shows. */
export function lookAt(open: OpenTab, ids: readonly number[], judged: Judged): void {
  const now = judged.now();
  for (const update of open.tab.updates.slice(open.judged)) {
    judgeTitle(update, judged, now);
    judgeEvents(update, judged, now);
  }
  open.judged = open.tab.updates.length;
  for (const id of ids) judgeRow(open.tab, id, judged, now);
}
