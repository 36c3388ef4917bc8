// The search: the field, and below it the results, or recent and popular searches while it is empty.
import { Plural, Trans } from "@lingui/react/macro";
import { useAtom } from "jotai";
import {
  type KeyboardEvent,
  type RefObject,
  useCallback,
  useEffect,
  useEffectEvent,
  useId,
  useRef,
  useState,
} from "react";
import { FailedRead } from "#components/page/FailedRead.tsx";
import { usePageData } from "#state/pageData/usePageData.ts";
import { type RecentSearch, recentSearchesAtom, withRecent } from "#state/preferences/recentSearches.ts";
import { Button } from "#ui/controls/Button.tsx";
import { EmptyState } from "#ui/content/EmptyState.tsx";
import { isComposing } from "#ui/controls/isComposing.ts";
import { VisuallyHidden } from "#ui/page/VisuallyHidden.tsx";
import { groupsOf, recentOf, type SearchItem, suggestedGroups } from "#components/search/searchItems.ts";
import styles from "./SearchPanel.module.css";
import { SearchField } from "./SearchField.tsx";
import { optionId, SearchResults } from "./SearchResults.tsx";
import { useActiveOption } from "#ui/controls/useActiveOption.ts";
import { useSearch } from "#state/pageData/useSearch.ts";
import { Skeleton } from "#ui/content/Skeleton.tsx";

/**
 * @param answered the query of the current results, "" while they belong to an earlier one
 * @returns a function that requests the first result of a query; "" cancels the request
 */
function useLateChoice(
  answered: string,
  first: SearchItem | undefined,
  choose: (item: SearchItem) => void,
): (query: string) => void {
  const wanted = useRef("");
  const settle = useEffectEvent((now: string) => {
    if (now === "" || wanted.current !== now) return;
    wanted.current = "";
    if (first) choose(first);
  });
  useEffect(() => settle(answered), [answered]);
  return useCallback((query: string) => {
    wanted.current = query;
  }, []);
}

const NO_PARAMS: Readonly<Record<string, never>> = {};

export interface SearchPanelProps {
  /** The field, which always has the focus. */
  readonly field: RefObject<HTMLInputElement | null>;
  /** Called with the chosen result, whose page is to be opened. */
  readonly onChoose: (item: SearchItem) => void;
}

export function SearchPanel({ field, onChoose }: SearchPanelProps) {
  const listId = useId();
  const [typed, setTyped] = useState("");
  const [recent, setRecent] = useAtom(recentSearchesAtom);
  /** The history before it was cleared, while that can be undone. */
  const [cleared, setCleared] = useState<readonly RecentSearch[]>();
  const { query, answer, people, current, complete, failure, retry } = useSearch(typed);
  const popular = usePageData("popularSearches", NO_PARAMS);

  const searching = query !== "";
  const groups = searching
    ? answer && !failure
      ? groupsOf(answer, people)
      : []
    : suggestedGroups(recent, popular.data);
  const items = groups.flatMap((group) => group.items);
  const active = useActiveOption(
    searching ? `for ${answer?.query ?? ""}` : "",
    items.length,
    searching ? 0 : -1,
  );
  const activeId = active.at < 0 ? undefined : optionId(listId, active.at);

  const choose = (item: SearchItem): void => {
    const kept = recentOf(item);
    if (kept) setRecent((list) => withRecent(list, kept));
    onChoose(item);
  };

  useEffect(() => {
    if (activeId !== undefined) document.getElementById(activeId)?.scrollIntoView?.({ block: "nearest" });
  }, [activeId]);
  const chooseLater = useLateChoice(complete || (current && items.length > 0) ? query : "", items[0], choose);

  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>): void => {
    // While an input method composes letters, the keys belong to it.
    if (isComposing(event.nativeEvent)) return;
    if (event.key !== "Enter") {
      if (active.onKey(event)) event.preventDefault();
      return;
    }
    event.preventDefault();
    const item = items[active.at];
    if (item && (!searching || current || active.moved)) choose(item);
    else if (searching && !failure) chooseLater(query);
  };

  return (
    <div className={styles["panel"]}>
      <SearchField
        field={field}
        typed={typed}
        listId={listId}
        activeId={activeId}
        isExpanded={items.length > 0}
        onType={(text) => {
          setTyped(text);
          chooseLater("");
          setCleared(undefined);
        }}
        onClear={() => setTyped("")}
        onKeyDown={onKeyDown}
      />
      <div className={styles["results"]}>
        {!searching && recent.length > 0 ? (
          <Button
            look="quiet"
            small
            className={styles["clear"]}
            onClick={() => {
              setCleared(recent);
              setRecent([]);
              field.current?.focus();
            }}
          >
            <Trans>Clear history</Trans>
          </Button>
        ) : null}
        {failure ? (
          <FailedRead
            title={<Trans>The search could not be made.</Trans>}
            failure={failure}
            onRetry={retry}
          />
        ) : searching && items.length === 0 && (answer === undefined || (current && !complete)) ? (
          <SearchSkeleton />
        ) : searching && items.length === 0 ? (
          <EmptyState icon="search" title={<Trans>Nothing was found for “{query}”.</Trans>}>
            <Trans>Check the spelling, or try fewer letters: the beginning of a name is enough.</Trans>
          </EmptyState>
        ) : !searching && popular.data === undefined && popular.fetching && recent.length === 0 ? (
          <SearchSkeleton />
        ) : (
          <SearchResults
            id={listId}
            groups={groups}
            query={query}
            active={active.at}
            stale={searching && !current}
            onPoint={active.moveTo}
            onChoose={choose}
          />
        )}
      </div>
      {cleared ? (
        <Cleared
          onUndo={() => {
            setRecent(cleared);
            setCleared(undefined);
            field.current?.focus();
          }}
        />
      ) : null}
      <VisuallyHidden>
        <span role="status">{searching && complete ? <Count items={items} /> : null}</span>
      </VisuallyHidden>
    </div>
  );
}

function Cleared({ onUndo }: { readonly onUndo: () => void }) {
  return (
    <div className={styles["notice"]} role="status">
      <span>
        <Trans>The search history was cleared.</Trans>
      </span>
      <Button look="quiet" small onClick={onUndo}>
        <Trans>Undo</Trans>
      </Button>
    </div>
  );
}

/** Of an answer that is complete, for screen readers. */
function Count({ items }: { readonly items: readonly SearchItem[] }) {
  return (
    <span>
      {items.length > 0 ? (
        <Plural value={items.length} one="# result" other="# results" />
      ) : (
        <Trans>No results</Trans>
      )}
    </span>
  );
}

const LINES = [62, 48, 70, 55, 66, 44] as const;

/** The placeholder of search results. */
function SearchSkeleton() {
  return (
    <div className={styles["list"]} aria-busy="true">
      <div className={styles["heading"]}>
        <Skeleton width={88} height={10} />
      </div>
      {LINES.map((width) => (
        <div key={width} className={styles["waiting"]}>
          <Skeleton width={28} height={28} round />
          <span className={styles["waitingWords"]}>
            <Skeleton width={`${width}%`} />
            <Skeleton width={72} height={10} />
          </span>
        </div>
      ))}
    </div>
  );
}
