// Reports to the core that this page shows no list: chosen matches, or a page without rows.
import { useStore } from "jotai";
import { useEffect } from "react";
import { composeView } from "./composeView.ts";
import { listPreferencesAtom } from "../preferences/listPreferences.ts";
import { useLiveClient } from "../live/client/hooks.ts";

const NONE: readonly number[] = [];

/**
 * For pages without a list. `matchIds` is loaded whatever its day; the same matches must be the same array. For one match
 * the core sends title and icon data, also while the tab is hidden.
 */
export function usePageView(matchIds = NONE): void {
  const client = useLiveClient();
  const store = useStore();
  useEffect(() => {
    const page = matchIds.length === 0 ? "other" : "matches";
    client.setView(composeView(page, { matches: matchIds }, store.get(listPreferencesAtom)));
  }, [client, store, matchIds]);
}
