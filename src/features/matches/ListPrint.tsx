// A list on paper: all lines of the present choice, black on white, those of collapsed leagues too. The core is asked for
// this list and all its rows, then the browser prints.
// See docs/product.md#find-in-a-list.
import { Trans, useLingui } from "@lingui/react/macro";
import { useAtomValue } from "jotai";
import { useEffect, useEffectEvent, useMemo, useState } from "react";
import { HalfTimeScore } from "#components/match/HalfTimeScore.tsx";
import { phaseLabel } from "#components/match/phaseLabel.ts";
import { PaperSheet } from "#components/page/PaperSheet.tsx";
import { ROW_FLAGS, scoreMark } from "#domain/board/rowCode.ts";
import type { ListHeading, ListOrdering } from "#domain/board/view.ts";
import { formatMinute } from "#domain/match/gameMinute.ts";
import { formatClock, formatTime } from "#i18n/formats.ts";
import { useDayName, useFormats } from "#i18n/hooks.ts";
import {
  useLeagueHeading,
  useListInfo,
  useLiveClient,
  useMatch,
  useMatchFacts,
  useOrdering,
} from "#state/live/client/hooks.ts";
import { composeView } from "#state/navigation/composeView.ts";
import { listPreferencesAtom } from "#state/preferences/listPreferences.ts";
import { useViewerZone } from "#state/preferences/useViewerZone.ts";
import { showToast } from "#ui/overlays/toast.ts";
import styles from "./ListPrint.module.css";
import type { ListView } from "./useListView.ts";

/** Where rows are missing by then, nothing is printed, ms. */
const ROWS_WITHIN_MS = 10_000;

interface Block {
  readonly heading: ListHeading | undefined;
  readonly matchIds: readonly number[];
}

/** A heading with the matches below it. */
function blocksOf({ items, headings }: ListOrdering): readonly Block[] {
  const blocks: { heading: ListHeading | undefined; matchIds: number[] }[] = [];
  for (const item of items) {
    if (item < 0) blocks.push({ heading: headings[-1 - item], matchIds: [] });
    else if (blocks.length === 0) blocks.push({ heading: undefined, matchIds: [item] });
    else blocks.at(-1)?.matchIds.push(item);
  }
  return blocks;
}

function PrintedHeading({ heading }: { heading: ListHeading }) {
  const league = useLeagueHeading(heading.kind === "league" ? heading.leagueId : 0);
  const today = useListInfo()?.today ?? "";
  const zone = useViewerZone();
  const dayName = useDayName();
  const formats = useFormats();
  if (heading.kind === "day")
    return (
      <h2>
        {dayName(heading.date, today)} {formats.day(heading.date)}
      </h2>
    );
  if (heading.kind === "section")
    return (
      <h2>{heading.section === "hotLeagues" ? <Trans>Hot leagues</Trans> : <Trans>More leagues</Trans>}</h2>
    );
  const { kickoffAt } = heading;
  return (
    <h3>
      <span>{kickoffAt === undefined ? "" : formatClock(kickoffAt, zone.offsetAt(kickoffAt))}</span>
      <bdi>{league?.name}</bdi> <small>{league?.country}</small>
    </h3>
  );
}

function PrintedMatch({ matchId }: { matchId: number }) {
  const row = useMatch(matchId);
  const facts = useMatchFacts(matchId);
  const { i18n } = useLingui();
  if (!row || !facts) return null;
  const scored = (row.flags & ROW_FLAGS.scored) !== 0;
  return (
    <li data-printed={matchId}>
      <span>{formatTime(row.kickoffMinutes)}</span>
      <span>{row.minute > 0 ? `${formatMinute(row.minute)}′` : phaseLabel(row, i18n)}</span>
      <bdi className={styles["home"]}>{facts.names.home}</bdi>
      <b>
        <bdi>{scored ? row.homeScore : scoreMark(row.homeScore)}</bdi>-
        <bdi>{scored ? row.awayScore : scoreMark(row.awayScore)}</bdi>
      </b>
      <bdi>{facts.names.away}</bdi>
      <span>
        <HalfTimeScore row={row} />
      </span>
    </li>
  );
}

/** Asks for the rows of these matches, and calls back once all are here. */
function useAllRows(matchIds: readonly number[], onReady: () => void): void {
  const client = useLiveClient();
  const tell = useEffectEvent(onReady);
  useEffect(() => {
    client.watch("print", matchIds);
    const isHere = (matchId: number): boolean =>
      client.store.row(matchId) !== undefined && client.store.facts(matchId) !== undefined;
    // A message brings all rows, and each of them calls this.
    let isWhole = false;
    const look = (): void => {
      if (isWhole || !matchIds.every(isHere)) return;
      isWhole = true;
      tell();
    };
    const stops = matchIds.flatMap((matchId) =>
      [`row:${matchId}`, `facts:${matchId}`].map((topic) => client.store.subscribe(topic, look)),
    );
    look();
    return () => {
      for (const stop of stops) stop();
      client.watch("print", []);
    };
  }, [client, matchIds]);
}

/** Asks for the list with the matches of collapsed leagues; true once the core has answered. `restore` undoes it. */
function useWholeList(list: ListView): { readonly isWhole: boolean; readonly restore: () => void } {
  const client = useLiveClient();
  const preferences = useAtomValue(listPreferencesAtom);
  const [view] = useState(() =>
    composeView(list.view.page, list.search, { ...preferences, collapsedLeagueIds: [] }, list.showHidden),
  );
  useEffect(() => {
    client.setView(view);
  }, [client, view]);
  const info = useListInfo();
  // A later version answers a choice that the viewer has made meanwhile.
  const isWhole = info !== undefined && info.version >= view.version && info.status !== "loading";
  return { isWhole, restore: () => client.setView(list.view) };
}

interface ListPrintProps {
  readonly title: string;
  readonly list: ListView;
  readonly onClose: () => void;
}

/** Prints once when it is mounted, and calls `onClose` after that; says so where it cannot. */
export function ListPrint({ title, list, onClose }: ListPrintProps) {
  const { t } = useLingui();
  const { isWhole, restore } = useWholeList(list);
  const [isReady, setReady] = useState(false);
  const close = (): void => {
    restore();
    onClose();
  };
  const giveUp = useEffectEvent(() => {
    showToast(t`The matches could not be loaded.`, "error");
    close();
  });
  useEffect(() => {
    // The browser's dialog may be open for any time: what is cleaned up here is so before it opens.
    if (isReady) return undefined;
    const timer = setTimeout(() => giveUp(), ROWS_WITHIN_MS);
    return () => clearTimeout(timer);
  }, [isReady]);
  return isWhole ? (
    <PrintedList title={title} isReady={isReady} onReady={() => setReady(true)} onClose={close} />
  ) : null;
}

interface PrintedListProps extends Pick<ListPrintProps, "title" | "onClose"> {
  readonly isReady: boolean;
  readonly onReady: () => void;
}

function PrintedList({ title, isReady, onReady, onClose }: PrintedListProps) {
  const ordering = useOrdering();
  // What is printed is the list of the moment: rows that move meanwhile stay where they are.
  const [blocks] = useState(() => blocksOf(ordering));
  const matchIds = useMemo(() => blocks.flatMap((block) => block.matchIds), [blocks]);
  useAllRows(matchIds, onReady);
  const date = useListInfo()?.date;
  const formats = useFormats();
  return (
    <PaperSheet
      title={title}
      about={date === undefined ? null : formats.longDay(date)}
      ready={isReady}
      onClose={onClose}
    >
      <div className={styles["list"]}>
        {blocks.map((block, place) => (
          // The blocks do not change.
          // oxlint-disable-next-line react/no-array-index-key
          <section key={place}>
            {block.heading === undefined ? null : <PrintedHeading heading={block.heading} />}
            <ul>
              {block.matchIds.map((matchId) => (
                <PrintedMatch key={matchId} matchId={matchId} />
              ))}
            </ul>
          </section>
        ))}
      </div>
    </PaperSheet>
  );
}
