// The page inside the frame: a list, drawn without the router, or the page that the router has matched.
import { CatchBoundary } from "@tanstack/react-router";
import { type ReactNode, useSyncExternalStore } from "react";
import type { ListPageName } from "#domain/board/view.ts";
import { AlternateHomePage } from "#features/matches/AlternateHomePage.tsx";
import { FavoritesPage } from "#features/matches/FavoritesPage.tsx";
import { LivePage } from "#features/matches/LivePage.tsx";
import { ScoresPage } from "#features/matches/ScoresPage.tsx";
import { useNavigation, usePlace } from "#state/navigation/hooks.ts";
import { reportError } from "#state/errors/reportError.ts";
import { LazyErrorPage } from "../failing/LazyErrorPage.tsx";

const LISTS: Readonly<Record<ListPageName, ReactNode>> = {
  scores: <ScoresPage />,
  alternate: <AlternateHomePage />,
  live: <LivePage />,
  favorites: <FavoritesPage />,
};

/** The router stays mounted once loaded: on a list it draws nothing but follows the address. */
export function ShownPage() {
  const navigation = useNavigation();
  const list = usePlace((place) => place.list);
  const historyKey = usePlace((place) => place.historyKey);
  const nowhere = usePlace(() => false) ?? true;
  const routed = useSyncExternalStore(navigation.subscribe, () => navigation.routing()?.page);
  const failure = useSyncExternalStore(navigation.subscribe, navigation.failure);
  return (
    <>
      {list ? (
        <CatchBoundary
          key={list}
          getResetKey={() => historyKey}
          errorComponent={LazyErrorPage}
          onCatch={onCatch}
        >
          {LISTS[list]}
        </CatchBoundary>
      ) : null}
      {routed}
      {nowhere && routed === undefined && failure !== undefined ? (
        <LazyErrorPage error={failure} reset={() => location.reload()} />
      ) : null}
    </>
  );
}

function onCatch(error: unknown): void {
  reportError(error, "page");
}
