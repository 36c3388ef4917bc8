// Starts the tab's navigation: list pages are read from the address, the router is loaded when it is needed.
import type { LiveClient } from "#state/live/client/liveClient.ts";
import type { AddressSearch, Navigation, Place, Target } from "#state/navigation/navigation.ts";
import { hrefOf } from "#state/navigation/hrefOf.ts";
import { leaveSite } from "#state/navigation/leaveSite.ts";
import { listPageOf } from "#state/navigation/listPages.ts";
import { readListSearch } from "#state/navigation/listSearch.ts";
import { tabStore } from "#state/browser/webStorage.ts";
import { splitLocalePath } from "#i18n/localePath.ts";
import { createNavigation } from "./createNavigation.ts";
import { historyKeyOf, storedScroll } from "./routerTraces.ts";

const NO_FLAGS = {} as const;
/** How long a press waits for the router to match the page that is shown. */
const PRESS_WAITS_MS = 1_000;

/** The place of the current address where that is a list; undefined for any other page. */
function here(): Place | undefined {
  const { path } = splitLocalePath(location.pathname);
  const list = listPageOf(path);
  if (list === undefined) return undefined;
  const query = Object.fromEntries(new URLSearchParams(location.search));
  // As in the router: the values the route reads replace those of the raw query.
  const search = { ...query, ...readListSearch(query) };
  return { path, search, flags: NO_FLAGS, list, historyKey: historyKeyOf(history.state), complete: true };
}

/** Does nothing offline, because the new document could not be loaded either. */
function leave({ to, search }: Target): void {
  if (!navigator.onLine) return;
  const before = here()?.search ?? {};
  const query = typeof search === "function" ? search(before) : search;
  leaveSite(hrefOf(to, (query ?? {}) as AddressSearch));
}

export function startNavigation(client: LiveClient): Navigation {
  const navigation = createNavigation({
    here,
    savedScroll: () => storedScroll(tabStore(), historyKeyOf(history.state)),
    load: async (keepsScroll) => (await import("./routing.tsx")).startRouting(client, keepsScroll),
    leave,
    nextTurn: () => new Promise((resolve) => setTimeout(resolve)),
    patience: () => new Promise((resolve) => setTimeout(resolve, PRESS_WAITS_MS)),
    onHistory: (listener) => addEventListener("popstate", listener),
  });
  // The list restores its scroll position itself once its rows are loaded; later the router does.
  if (navigation.place() !== undefined) history.scrollRestoration = "manual";
  return navigation;
}
