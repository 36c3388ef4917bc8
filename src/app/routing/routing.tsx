// The router as the rest of the page uses it; loaded after the rows are drawn, or at once for a page without a list.
import { RouterProvider } from "@tanstack/react-router";
import { useEffect } from "react";
import "#ui/content/moreIcons.ts";
import { currentLocale } from "#i18n/currentLocale.ts";
import { reportSoon } from "#state/errors/reportError.ts";
import type { LiveClient } from "#state/live/client/liveClient.ts";
import { createSignal } from "#state/live/client/signal.ts";
import { listPageOf } from "#state/navigation/listPages.ts";
import type { PageFlags, Place, Routing, Target } from "#state/navigation/navigation.ts";
import { tabStore } from "#state/browser/webStorage.ts";
import { whenIdle } from "../background/whenIdle.ts";
import { type AppRouter, createAppRouter } from "./router.ts";
import * as internals from "./routerInternals.ts";
import * as traces from "./routerTraces.ts";

/** Starts the router. `keepsScroll`: a page is shown already and keeps its scroll position. */
export function startRouting(client: LiveClient, keepsScroll: boolean): Routing {
  /** True until the router has matched the page that is shown already. */
  let keeps = keepsScroll;
  const router = createAppRouter(client, () => !keeps);
  const ready = createSignal();

  internals.onceShown(router, () => {
    keeps = false;
    ready.resolve();
    if (scrollY > 0) internals.recordScroll();
    void whenIdle()
      .then(() => import("./keepHead.ts"))
      .then(({ keepHead }) => keepHead(router))
      .catch((error: unknown) => reportSoon(error, "head"));
  });

  /** Scroll positions in px at which history entries were left since the page was loaded, by history key. */
  const tops = new Map<string, number>();
  router.subscribe("onBeforeLoad", ({ fromLocation }) => {
    if (fromLocation) tops.set(traces.historyKeyOf(fromLocation.state), scrollY);
  });

  function Page() {
    // Effects run after those of RouterProvider, so the router follows the history now. A page that is shown already must
    // be matched first, or the router could not say which page is left; a page that is still loading can be left at once.
    useEffect(() => (keeps ? undefined : ready.resolve()), []);
    return <RouterProvider router={router} />;
  }

  return {
    page: <Page />,
    place: placeOf(router),
    subscribe: (listener) => internals.subscribeMatches(router, listener),
    ready: ready.promise,
    go: (target) => router.navigate(optionsOf(target)),
    preload: (target) => void router.preloadRoute(optionsOf(target)),
    savedScroll() {
      const key = internals.latestHistoryKey(router);
      return tops.get(key) ?? traces.storedScroll(tabStore(), key);
    },
    // No user waits for the first match where the page is shown already.
    isPending: () => !keeps && router.state.status === "pending",
    forgetLinks: () => internals.rebuildLinks(router),
    async translate() {
      await ready.promise;
      await internals.openAgain(router, { language: currentLocale().id });
    },
  };
}

function optionsOf({ to, search, replace, keepScroll }: Target) {
  return {
    to,
    // The route of a list validates its query; other routes have none.
    search: (search ?? {}) as object,
    ...(replace === undefined ? {} : { replace }),
    ...(keepScroll === true ? { resetScroll: false } : {}),
  };
}

/** Returns a function that reads the place from the router; the same object as long as the matches are the same. */
function placeOf(router: AppRouter): () => Place | undefined {
  let of: unknown;
  let known: Place | undefined;
  return () => {
    const { matches, location } = router.state;
    const last = matches.at(-1);
    if (matches === of || last === undefined) return known;
    of = matches;
    const found = internals.isFound(matches);
    const path = found ? withoutSlash(last.pathname) : location.pathname;
    const flags: PageFlags = Object.assign({}, ...matches.map(({ staticData }) => staticData));
    known = {
      path,
      search: last.search as Place["search"],
      flags: known && isSame(known.flags, flags) ? known.flags : flags,
      list: found ? listPageOf(path) : undefined,
      historyKey: traces.historyKeyOf(location.state),
      complete: matches.every(({ status }) => status !== "pending"),
      isMissing: !found,
    };
    return known;
  };
}

function withoutSlash(path: string): string {
  return path.length > 1 && path.endsWith("/") ? path.slice(0, -1) : path;
}

function isSame(one: object, other: object): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
