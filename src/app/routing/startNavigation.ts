// Begins the tab's navigation: the place an address shows by itself, and the router, which is fetched when it is needed.
import type { LiveClient } from "#state/live/client/liveClient.ts";
import {
  type AddressSearch,
  createNavigation,
  type Navigation,
  type Place,
  type Target,
} from "#state/navigation/navigation.ts";
import { hrefOf } from "#state/navigation/hrefOf.ts";
import { savedScroll, visitOf } from "#state/navigation/savedScroll.ts";
import { leaveSite } from "#state/navigation/leaveSite.ts";
import { tabStore } from "#state/preferences/webStorage.ts";
import { splitLocalePath } from "#i18n/localePath.ts";
import { listPageOf } from "#state/navigation/listPages.ts";
import { readListSearch } from "#state/navigation/listSearch.ts";

const NO_FLAGS = {} as const;

/** The place of the page's address where that is a list; any other page is found by the router. */
function here(): Place | undefined {
  const { path } = splitLocalePath(location.pathname);
  const list = listPageOf(path);
  if (list === undefined) return undefined;
  const query = Object.fromEntries(new URLSearchParams(location.search));
  // As the router does, which lays what the route reads over what stands there.
  const search = { ...query, ...readListSearch(query) };
  return { path, search, flags: NO_FLAGS, list, visit: visitOf(history.state), complete: true };
}

/** Offline the document would not come either: better to stay. */
function leave({ to, search }: Target): void {
  if (!navigator.onLine) return;
  const before = here()?.search ?? {};
  const query = typeof search === "function" ? search(before) : search;
  leaveSite(hrefOf(to, (query ?? {}) as AddressSearch));
}

export function startNavigation(client: LiveClient): Navigation {
  const navigation = createNavigation({
    here,
    savedScroll: () => savedScroll(tabStore(), visitOf(history.state)),
    load: async (keepsScroll) => (await import("./routing.tsx")).startRouting(client, keepsScroll),
    leave,
    nextTurn: () => new Promise((resolve) => setTimeout(resolve)),
    onHistory: (listener) => addEventListener("popstate", listener),
  });
  // The list puts itself back where it was, once it is long enough; so does the router later.
  if (navigation.place() !== undefined) history.scrollRestoration = "manual";
  return navigation;
}
