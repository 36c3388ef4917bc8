// A page with a list of matches: its controls, and the list or its loading, empty and failed states.
import { Trans, useLingui } from "@lingui/react/macro";
import { useAtomValue, useSetAtom } from "jotai";
import { type ReactNode, useCallback, useEffect, useMemo, useRef, useState } from "react";
import { rowHeights, type RowHeights } from "#components/match/rowHeights.ts";
import type { ListPageName } from "#domain/board/view.ts";
import { hasOddsAtom, sourceOnPageAtom } from "#state/footballSource.ts";
import { densityAtom } from "#state/preferences/density.ts";
import { listPreferencesAtom, toggledId } from "#state/preferences/listPreferences.ts";
import {
  useConnection,
  useLeagueHeading,
  useListInfo,
  useLiveClient,
  useOrdering,
  useRail,
} from "#state/live/client/hooks.ts";
import { matchDisplayAtom } from "#state/preferences/matchDisplay.ts";
import { withTexts } from "#i18n/withTexts.ts";
import { ErrorState } from "#ui/content/ErrorState.tsx";
import { lazyPart } from "#ui/page/lazyPart.tsx";
import { NARROW, TINY, useMedia } from "#ui/page/useMedia.ts";
import { onTextScale, textScale } from "#ui/styles/textScale.ts";
import { DateStrip } from "./DateStrip.tsx";
import { ListControls } from "./ListControls.tsx";
import styles from "./ListPage.module.css";
import { MatchLines } from "./MatchLines.tsx";
import { StaleNotice } from "./StaleNotice.tsx";
import { useListView } from "./useListView.ts";
import { Button } from "#ui/controls/Button.tsx";
import { Icon } from "#ui/content/Icon.tsx";
import type { ListSearch } from "#state/navigation/listSearch.ts";
import { useNavigation, usePlace } from "#state/navigation/hooks.ts";
import { Skeleton } from "#ui/content/Skeleton.tsx";

/** `ready`: the lines of this very address are loaded, so that the page is as tall as before. */
function useScrollMemory(ready: boolean): void {
  const navigation = useNavigation();
  const historyKey = usePlace((place) => place.historyKey) ?? "";
  const top = navigation.savedScroll() ?? 0;
  const done = useRef<string>(undefined);
  useEffect(() => {
    if (!ready || done.current === historyKey) return;
    done.current = historyKey;
    if (top > 0) window.scrollTo({ top, behavior: "instant" });
  }, [ready, historyKey, top]);
}

const NothingFound = lazyPart(async () => (await withTexts(() => import("./NothingFound.tsx"))).NothingFound);
const HiddenButton = lazyPart(async () => (await withTexts(() => import("./HiddenButton.tsx"))).HiddenButton);
const ListPrint = lazyPart(async () => (await withTexts(() => import("./ListPrint.tsx"))).ListPrint);

/** In px: height that header and list bar cover at the top of the screen. */
const STICKY_TOP = 112;

export interface ListPageProps {
  readonly page: ListPageName;
  readonly title: string;
  /** Shows the choice of days. */
  readonly dated: boolean;
  /** Shows the filters all, live, finished, scheduled, favourites. */
  readonly filters: boolean;
  /** Content above the list, such as the hot block. */
  readonly above?: ReactNode;
  /** Further buttons in the bar. */
  readonly tools?: ReactNode;
  /** Content of an empty list. */
  readonly empty: ReactNode;
}

export function ListPage({ page, title, dated, filters, above, tools, empty }: ListPageProps) {
  const [showHidden, setShowHidden] = useState(false);
  const [isPrinting, setPrinting] = useState(false);
  const list = useListView(page, showHidden);
  const client = useLiveClient();
  const info = useListInfo();
  const ordering = useOrdering();
  const connection = useConnection();
  const setPreferences = useSetAtom(listPreferencesAtom);
  const hasOdds = useAtomValue(hasOddsAtom);
  const odds = useAtomValue(matchDisplayAtom).odds && hasOdds;
  const source = useAtomValue(sourceOnPageAtom);
  const density = useAtomValue(densityAtom);
  const narrow = useMedia(NARROW);
  const tiny = useMedia(TINY);
  const [scale, setScale] = useState(textScale);
  useEffect(() => onTextScale(() => setScale(textScale())), []);
  const heights = useMemo(
    () => rowHeights({ density, narrow, tiny, odds, scale }),
    [density, narrow, tiny, odds, scale],
  );

  const hiddenCount = info?.counts.hidden ?? 0;
  // Another day, or a league that was shown again: nothing hidden is left to show.
  if (showHidden && info !== undefined && hiddenCount === 0) setShowHidden(false);
  const last = showHidden && hiddenCount <= 1;

  const hide = useCallback(
    (matchId: number) => {
      setPreferences((known) => ({ ...known, hiddenMatchIds: toggledId(known.hiddenMatchIds, matchId) }));
      // After the last hidden match is shown again, the list of hidden matches would be empty.
      if (last) setShowHidden(false);
    },
    [setPreferences, last],
  );
  const stopPrinting = useCallback(() => setPrinting(false), []);
  const status = info?.status ?? "loading";
  const hasRows = ordering.items.length > 0;
  // Until the core has answered, the lines may still belong to the previous page or day.
  const isOwn = info?.version === list.view.version;
  useScrollMemory(hasRows && isOwn);
  return (
    <div className={styles["card"]}>
      <h1 className={styles["title"]}>{title}</h1>
      <div className={styles["sticky"]}>
        <ListControls list={list} filters={filters} onPrint={() => setPrinting(true)}>
          {tools}
          {hiddenCount > 0 ? (
            <HiddenButton
              count={hiddenCount}
              shown={showHidden}
              onToggle={() => setShowHidden((shown) => !shown)}
            />
          ) : null}
        </ListControls>
      </div>
      {dated && info ? (
        <DateStrip
          today={info.today}
          date={list.search.date ?? info.today}
          onChange={(date) => list.change({ date })}
        />
      ) : dated ? (
        <div className={styles["days"]} />
      ) : null}
      <ChosenPlace
        search={list.search}
        onClear={() => list.change({ country: undefined, league: undefined })}
      />
      {source?.notice}
      {connection.stale ? <StaleNotice connection={connection} /> : null}
      {isPrinting ? <ListPrint title={title} list={list} onClose={stopPrinting} /> : null}
      {showHidden || list.view.query !== "" ? null : above}
      {hasRows ? (
        <MatchLines
          heights={heights}
          showOdds={odds}
          version={info?.version ?? 0}
          onHide={hide}
          stickyTop={STICKY_TOP}
        />
      ) : status === "failed" ? (
        <ErrorState title={<Trans>The matches could not be loaded.</Trans>} onRetry={() => client.retry()}>
          <Trans>We keep trying. Check your connection if this lasts.</Trans>
        </ErrorState>
      ) : status === "ready" && list.view.query !== "" ? (
        <NothingFound onClear={() => list.find(undefined)} />
      ) : status === "ready" ? (
        empty
      ) : (
        <ListSkeleton heights={heights} />
      )}
    </div>
  );
}

/** Shows the country or league that a list is filtered by, with a link back to all matches. */
function ChosenPlace({ search, onClear }: { search: ListSearch; onClear: () => void }) {
  const league = useLeagueHeading(search.league ?? 0);
  const rail = useRail();
  if (search.country === undefined && search.league === undefined) return null;
  const name =
    search.league === undefined
      ? rail?.countries.find((country) => country.countryId === search.country)?.name
      : league?.name;
  return (
    <div className={styles["place"]}>
      <strong>
        <bdi translate="no">{name ?? "…"}</bdi>
      </strong>
      <Button look="quiet" small onClick={onClear}>
        <Icon name="close" size={14} />
        <Trans>All leagues</Trans>
      </Button>
    </div>
  );
}

const GROUPS: Readonly<Record<string, readonly string[]>> = {
  a: ["1", "2", "3"],
  b: ["1", "2", "3", "4"],
  c: ["1", "2"],
  d: ["1", "2", "3", "4"],
};

/** The list before it is loaded: grey lines with the sizes of the expected lines. */
function ListSkeleton({ heights }: { heights: RowHeights }) {
  const { t } = useLingui();
  return (
    <div role="status" aria-label={t`Loading matches`} data-loading="">
      {Object.entries(GROUPS).map(([group, rows]) => (
        <div key={group}>
          <div className={styles["league"]} style={{ blockSize: heights.league }}>
            <Skeleton width={180} height={12} />
          </div>
          {rows.map((row) => (
            <div key={row} className={styles["row"]} style={{ blockSize: heights.match }}>
              <Skeleton width={34} height={12} />
              <span className={styles["teams"]}>
                <Skeleton width="55%" height={12} />
                <Skeleton width="45%" height={12} />
              </span>
              <Skeleton width={18} height={32} />
            </div>
          ))}
        </div>
      ))}
    </div>
  );
}
