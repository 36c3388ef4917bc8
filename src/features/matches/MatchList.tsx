// The list of matches: a window of fixed-height lines over whatever the core says stands in it.
import { type CSSProperties, useEffect, useMemo, useRef } from "react";
import { MatchRow } from "#components/MatchRow.tsx";
import type { RowHeights } from "#components/rowHeights.ts";
import { useLiveClient, useOrdering } from "#state/live/hooks.ts";
import { ListHeadingLine } from "./ListHeadingLine.tsx";
import { type ListLine, listLines } from "./listLines.ts";
import styles from "./MatchList.module.css";
import { useAnchoredWindow } from "./useAnchoredWindow.ts";

/** Rows asked of the core beyond those drawn, so that a scrolled-in row is there already. */
const WATCH_MARGIN = 24;
/** While scrolling, the core is told at most this often (ms) what is on the screen. */
const WATCH_EVERY_MS = 60;

function watchedIds(lines: readonly ListLine[], first: number, last: number): readonly number[] {
  const ids: number[] = [];
  for (const line of lines.slice(Math.max(0, first - WATCH_MARGIN), last + 1 + WATCH_MARGIN)) {
    if (line.kind === "match") ids.push(line.matchId);
  }
  return ids;
}

/** Tells the core which rows are near the screen: at once, then at most every 60 ms while it scrolls. */
function useWatched(lines: readonly ListLine[], first: number, last: number): void {
  const client = useLiveClient();
  const wanted = useRef<readonly number[]>([]);
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  const told = useRef("");
  useEffect(() => {
    wanted.current = watchedIds(lines, first, last);
    const tell = (): void => {
      timer.current = undefined;
      const now = wanted.current.join();
      if (now === told.current) return;
      told.current = now;
      client.watch("list", wanted.current);
      timer.current = setTimeout(tell, WATCH_EVERY_MS);
    };
    if (timer.current === undefined) tell();
  }, [client, lines, first, last]);
  useEffect(
    () => () => {
      clearTimeout(timer.current);
      timer.current = undefined;
      told.current = "";
      client.watch("list", []);
    },
    [client],
  );
}

export function MatchList({
  heights,
  showOdds,
  version,
  onHide,
  stickyTop,
}: {
  heights: RowHeights;
  showOdds: boolean;
  /** The view the list answers: a change of it is the viewer's own, and may move rows. */
  version: number;
  onHide: (matchId: number) => void;
  stickyTop: number;
}) {
  const list = useRef<HTMLDivElement>(null);
  const ordering = useOrdering();
  const lines = useMemo(() => listLines(ordering, heights), [ordering, heights]);
  const { items, totalSize } = useAnchoredWindow({ list, lines, pinned: version, stickyTop });
  useWatched(lines, items[0]?.index ?? 0, items.at(-1)?.index ?? 0);
  const style = { blockSize: `${totalSize}px`, "--match-height": `${heights.match}px` } as CSSProperties;
  return (
    <div ref={list} className={styles["list"]} style={style} role="list">
      {items.map((item) => {
        const line = lines[item.index];
        if (!line) return null;
        return (
          <div
            key={line.key}
            className={styles["line"]}
            data-line={line.key}
            // Headings too: a list may hold nothing but items.
            role="listitem"
            aria-setsize={lines.length}
            aria-posinset={item.index + 1}
            style={{ blockSize: `${line.size}px`, transform: `translateY(${item.start}px)` }}
          >
            {line.kind === "match" ? (
              <MatchRow matchId={line.matchId} showOdds={showOdds} onHide={onHide} />
            ) : (
              <ListHeadingLine heading={line.heading} />
            )}
          </div>
        );
      })}
    </div>
  );
}
