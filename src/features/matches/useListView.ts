// Builds the list view from the address and the stored choices, and sends it to the core.
import { useAtomValue } from "jotai";
import { useEffect, useMemo, useRef } from "react";
import type { ListPageName, View } from "#domain/board/view.ts";
import { listPreferencesAtom } from "#state/preferences/listPreferences.ts";
import { useLiveClient } from "#state/live/client/hooks.ts";
import { useNavigation, usePlace } from "#state/navigation/hooks.ts";
import { composeView } from "#state/navigation/composeView.ts";
import type { ListSearch } from "#state/navigation/listSearch.ts";

export interface ListView {
  readonly view: View;
  readonly search: ListSearch;
  /** Changes the named parts of the address; undefined removes a choice. */
  change(next: ListSearch): void;
  /** Looks for these names in the list; undefined for all. No history entry: a query is typed letter by letter. */
  find(query: string | undefined): void;
  readonly showHidden: boolean;
}

const NO_SEARCH: ListSearch = {};

/** The view of a list page. `showHidden` shows only matches hidden by hand. */
export function useListView(page: ListPageName, showHidden: boolean): ListView {
  const client = useLiveClient();
  const navigation = useNavigation();
  const path = usePlace((place) => place.path) ?? "/";
  const search: ListSearch = usePlace((place) => place.search) ?? NO_SEARCH;
  const preferences = useAtomValue(listPreferencesAtom);
  const { date, filter, order, country, league, q } = search;
  const view = useMemo(
    () => composeView(page, { date, filter, order, country, league, q }, preferences, showHidden),
    [page, date, filter, order, country, league, q, preferences, showHidden],
  );

  const told = useRef<View | undefined>(undefined);
  useEffect(() => {
    if (told.current === view) return;
    told.current = view;
    client.setView(view);
  }, [client, view]);

  return {
    find(query) {
      navigation.go({
        to: path,
        search: (before) => ({ ...before, q: query }),
        keepScroll: true,
        replace: true,
      });
    },
    view,
    search,
    showHidden,
    change(next) {
      // A history entry, so that going back undoes a choice of day or filter.
      navigation.go({ to: path, search: (before) => ({ ...before, ...next }), keepScroll: true });
    },
  };
}
