// Puts the view together from the address and the remembered choices, and tells the core.
import { useNavigate, useSearch } from "@tanstack/react-router";
import { useAtomValue } from "jotai";
import { useEffect, useMemo, useRef } from "react";
import type { ListPage, View } from "#domain/board/view.ts";
import { listPreferencesAtom } from "#state/listPreferences.ts";
import { useLiveClient } from "#state/live/hooks.ts";
import { composeView } from "#state/composeView.ts";
import type { ListSearch } from "./search.ts";

export interface ListView {
  readonly view: View;
  readonly search: ListSearch;
  /** Changes the address, keeping what is not named; undefined takes a choice out. */
  change(next: ListSearch): void;
  readonly showHidden: boolean;
}

/** The view of a list page. `showHidden` shows what was hidden by hand, and nothing else. */
export function useListView(page: ListPage, showHidden: boolean): ListView {
  const client = useLiveClient();
  const search: ListSearch = useSearch({ strict: false });
  const navigate = useNavigate();
  const preferences = useAtomValue(listPreferencesAtom);
  const { date, filter, order, country, league } = search;
  const view = useMemo(
    () => composeView(page, { date, filter, order, country, league }, preferences, showHidden),
    [page, date, filter, order, country, league, preferences, showHidden],
  );

  const told = useRef<View | undefined>(undefined);
  useEffect(() => {
    if (told.current === view) return;
    told.current = view;
    client.setView(view);
  }, [client, view]);

  return {
    view,
    search,
    showHidden,
    change(next) {
      const merged = { ...search, ...next };
      // The address is the history: going back undoes a choice of day or filter.
      void navigate({ to: ".", search: merged, resetScroll: false });
    },
  };
}
