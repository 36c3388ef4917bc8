// The list of matches: a virtual window of fixed-height lines over the core's list.
import { type CSSProperties, useEffect, useMemo, useRef } from "react";
import { MatchRow } from "#components/match/MatchRow.tsx";
import type { RowHeights } from "#components/match/rowHeights.ts";
import { useLiveClient, useOrdering } from "#state/live/client/hooks.ts";
import { ListHeadingLine } from "./ListHeadingLine.tsx";
import { type ListLine, listLines } from "./listLines.ts";
import styles from "./MatchLines.module.css";
import { createRowWatch } from "./rowWatch.ts";
import { useAnchoredWindow } from "./useAnchoredWindow.ts";
import type { LineRange } from "./windowRange.ts";

/** Reports to the core which rows are on or near the screen, as long as the list is mounted. */
function useWatched(
  lines: readonly ListLine[],
  drawn: LineRange,
  inSight: () => LineRange | undefined,
): void {
  const client = useLiveClient();
  const watch = useMemo(() => createRowWatch((seen, all) => client.watch("list", seen, all)), [client]);
  const { first, last } = drawn;
  useEffect(
    () => watch.show({ lines, drawn: { first, last }, inSight }),
    [watch, lines, first, last, inSight],
  );
  useEffect(() => {
    addEventListener("scroll", watch.move, { passive: true });
    addEventListener("resize", watch.move, { passive: true });
    return () => {
      removeEventListener("scroll", watch.move);
      removeEventListener("resize", watch.move);
      watch.stop();
      client.watch("list", []);
    };
  }, [client, watch]);
}

export function MatchLines({
  heights,
  showOdds,
  version,
  onHide,
  stickyTop,
}: {
  heights: RowHeights;
  showOdds: boolean;
  /** Version of the view the list answers: a change of it is the viewer's own choice, and may move rows. */
  version: number;
  onHide: (matchId: number) => void;
  stickyTop: number;
}) {
  const list = useRef<HTMLDivElement>(null);
  const ordering = useOrdering();
  const lines = useMemo(() => listLines(ordering, heights), [ordering, heights]);
  const { items, totalSize, inSight } = useAnchoredWindow({ list, lines, pinned: version, stickyTop });
  useWatched(lines, { first: items[0]?.index ?? 0, last: items.at(-1)?.index ?? 0 }, inSight);
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
            // Headings too: a list may contain only items.
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
