// The hot block: up to twelve tiles of the most popular matches, whose order is frozen under the pointer.
import { Trans, useLingui } from "@lingui/react/macro";
import { useAtomValue } from "jotai";
import { useRef, useState } from "react";
import { MatchTile } from "#components/match/MatchTile.tsx";
import { sourceOnPageAtom } from "#state/footballSource.ts";
import { useConnection, useListInfo } from "#state/live/client/hooks.ts";
import { useWatchInSight } from "#state/live/client/useWatch.ts";
import { useDrawn } from "#ui/page/useDrawn.ts";
import styles from "./HotMatches.module.css";

const NONE: readonly number[] = [];
/** As many as the widest list shows side by side. The others are out of sight in the first frame. */
const FIRST_TILES = 5;

/** `grid`: shows all tiles at once (the alternate home); otherwise one row that scrolls. */
export function HotMatches({ grid = false }: { grid?: boolean }) {
  const { t } = useLingui();
  const info = useListInfo();
  const hot = info?.hot ?? NONE;
  const [held, setHeld] = useState<readonly number[]>();
  const shown = held ?? hot;
  const tiles = useRef<HTMLUListElement>(null);
  useWatchInSight(tiles, shown);
  const filled = useDrawn(shown.length > 0) || grid ? Infinity : FIRST_TILES;
  // A kept list may have none of today's.
  const isAsking = useConnection().asking === true;
  const empty = info?.status === "ready" && !isAsking && shown.length === 0;
  // Whether there are big matches is not known before the source has said anything.
  const isUntold = useAtomValue(sourceOnPageAtom)?.empty.title !== undefined;
  if (empty && isUntold) return null;
  return (
    <section className={styles["block"]} aria-label={t`Hot matches`} data-grid={grid || undefined}>
      <h2 className={styles["title"]}>
        <Trans>Hot matches</Trans>
      </h2>
      {empty ? (
        <p className={styles["empty"]}>
          <Trans>No big matches on this day.</Trans>
        </p>
      ) : (
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- no action: the pointer only freezes the order
        <ul
          ref={tiles}
          className={styles["tiles"]}
          // Makes the row scrollable by keyboard.
          tabIndex={grid ? undefined : 0}
          onPointerEnter={() => setHeld(hot)}
          onPointerLeave={() => setHeld(undefined)}
          onFocus={() => setHeld((known) => known ?? hot)}
          onBlur={(event) => {
            if (!event.currentTarget.contains(event.relatedTarget)) setHeld(undefined);
          }}
        >
          {shown.map((matchId, index) => (
            <li key={matchId}>{index < filled ? <MatchTile matchId={matchId} /> : null}</li>
          ))}
        </ul>
      )}
    </section>
  );
}
