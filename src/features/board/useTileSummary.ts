// The summary of a tile's match, for its events: asked for when the tile is first in sight, and again when its score or
// cards have changed, with a pause between two questions; with a delay also when the core says that it is out of date.
// See docs/product.md#the-board.
import { useAtomValue } from "jotai";
import { useEffect, useRef, useState } from "react";
import type { MatchSummary } from "#domain/match/summary.ts";
import { useLocale } from "#i18n/hooks.ts";
import { useLiveClient } from "#state/live/client/hooks.ts";
import { lookUp } from "#state/pageData/lookUp.ts";
import { spoilersAtom } from "#state/preferences/spoilers.ts";
import { createGate } from "./summaryGate.ts";

/** At most so many summaries are asked for at once. */
const AT_ONCE = 4;
/**
 * Changes that follow each other faster are answered together, ms: a corrected card, a goal and its cancellation. In
 * real football the changes of a match are minutes apart, so nearly all are asked about at once.
 */
export const PAUSE_MS = 15_000;
/** A summary that could not be read is asked for again after this time, ms. */
const AGAIN_MS = 30_000;
/** With a delay an answer waits in the core: after this time the next summary is asked for, ms. */
const LATE_TURN_MS = 2_000;

const gate = createGate(AT_ONCE);

export interface TileSummary {
  /** undefined before the first answer. */
  readonly summary: MatchSummary | undefined;
  /** The server knows no such match. */
  readonly isMissing: boolean;
}

const NOTHING: TileSummary = { summary: undefined, isMissing: false };

/**
 * How often the core has said that answers about the match are out of date: with a delay it does when a record comes,
 * and when the answer to a question from then may be shown.
 */
function useNews(matchId: number, isLate: boolean): number {
  const { store } = useLiveClient();
  const [news, setNews] = useState(0);
  useEffect(
    () =>
      isLate ? store.subscribe(`outdated:match:${matchId}`, () => setNews((count) => count + 1)) : undefined,
    [store, matchId, isLate],
  );
  return news;
}

/** `state`: score and cards as text. Nothing is asked while not `wanted`; what was answered stays. */
export function useTileSummary(matchId: number, state: string, wanted: boolean): TileSummary {
  const client = useLiveClient();
  const { wire } = useLocale();
  const [known, setKnown] = useState<TileSummary & { readonly of?: string }>(NOTHING);
  const [attempt, setAttempt] = useState(0);
  const isLate = useAtomValue(spoilersAtom).delaySeconds > 0;
  const news = useNews(matchId, isLate);
  const asked = useRef({ wire: "", at: -Infinity });
  // A change of the delay asks again: the core tells news only to tabs that have asked since.
  const of = `${wire} ${state} ${isLate} ${news}`;
  const due = wanted && !known.isMissing && known.of !== of ? `${of} ${attempt}` : undefined;
  useEffect(() => {
    if (due === undefined) return undefined;
    let isOver = false;
    let isAnswered = false;
    const ask = async (): Promise<void> => {
      const answer = await gate.run(
        async () => {
          // A tile that has gone, or whose match has changed again, gives its turn away.
          if (isOver) return undefined;
          // The first question is about no change: what happens soon after it is asked about at once.
          asked.current = { wire, at: asked.current.wire === wire ? performance.now() : -Infinity };
          return lookUp(client, "matchSummary", { matchId });
        },
        isLate ? LATE_TURN_MS : undefined,
      );
      if (isOver || answer === undefined) return;
      isAnswered = answer.ok || answer.reason === "notFound";
      if (answer.ok) setKnown({ summary: answer.value, isMissing: false, of });
      else if (answer.reason === "notFound") setKnown({ summary: undefined, isMissing: true });
      else timer = setTimeout(() => setAttempt((times) => times + 1), AGAIN_MS);
    };
    const rest = asked.current.at + PAUSE_MS - performance.now();
    const waits = asked.current.wire === wire && !isLate && rest > 0;
    let timer = setTimeout(() => void ask(), waits ? rest : 0);
    return () => {
      isOver = true;
      clearTimeout(timer);
      // What is shown is out of date, also where score and cards become again what they were when it was asked for.
      if (!isAnswered) setKnown(({ summary, isMissing }) => ({ summary, isMissing }));
    };
  }, [client, matchId, wire, of, due, isLate]);
  return known;
}
