// Reports to the core that this page shows no list: a match page, or a page without rows.
import { useStore } from "jotai";
import { useEffect } from "react";
import { composeView } from "./composeView.ts";
import { listPreferencesAtom } from "../preferences/listPreferences.ts";
import { useLiveClient } from "../live/client/hooks.ts";

/** For pages without a list. With a match id the core sends title and icon data, also while the tab is hidden. */
export function usePageView(matchId?: number): void {
  const client = useLiveClient();
  const store = useStore();
  useEffect(() => {
    const page = matchId === undefined ? "other" : "match";
    client.setView(composeView(page, { match: matchId }, store.get(listPreferencesAtom)));
  }, [client, store, matchId]);
}
