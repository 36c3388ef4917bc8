// The router as the rest of the page uses it, fetched when the rows stand, or at once by an address that shows no list.
import { RouterProvider } from "@tanstack/react-router";
import { useEffect } from "react";
import type { LiveClient } from "#state/live/client/liveClient.ts";
import type { PageFlags, Place, Routing, Target } from "#state/navigation/navigation.ts";
import { createSignal } from "#state/live/client/signal.ts";
import { savedScroll, visitOf } from "#state/navigation/savedScroll.ts";
import { tabStore } from "#state/preferences/webStorage.ts";
import { listPageOf } from "#state/navigation/listPages.ts";
import { type AppRouter, createAppRouter } from "./router.ts";
import { whenIdle } from "../background/whenIdle.ts";

/** What the router's stores are, made for React as they are; their declared type does not say so. */
interface Subscribable {
  subscribe(listener: () => void): { unsubscribe(): void };
}

/** `keepsScroll`: the first page stands already, and stays where it is scrolled to. */
export function startRouting(client: LiveClient, keepsScroll: boolean): Routing {
  /** The first page has not been found again yet. */
  let keeps = keepsScroll;
  const router = createAppRouter(client, () => !keeps);
  /** From then on one may go elsewhere. */
  const ready = createSignal();
  const place = placeOf(router);

  const stop = router.subscribe("onResolved", () => {
    stop();
    // Whether it scrolls is asked right after this.
    queueMicrotask(() => {
      keeps = false;
      ready.resolve();
      // What was scrolled before the router listened counts as well when the page is left.
      if (scrollY > 0) document.dispatchEvent(new Event("scroll"));
    });
    void whenIdle()
      .then(() => import("./keepHead.ts"))
      .then(({ keepHead }) => keepHead(router));
  });

  /** Where entries of the history were left since the page was loaded, px. */
  const tops = new Map<string, number>();
  router.subscribe("onBeforeLoad", ({ fromLocation }) => {
    if (fromLocation) tops.set(visitOf(fromLocation.state), scrollY);
  });

  function Page() {
    // Before the router's own parts listen to the history a navigation would pass them by. A page that stands has to be
    // found again first: of any other the router could not say what was left. One on its way need not be waited for.
    useEffect(() => (keeps ? undefined : ready.resolve()), []);
    return <RouterProvider router={router} />;
  }

  return {
    page: <Page />,
    place,
    subscribe(listener) {
      const { unsubscribe } = (router.stores.matches as unknown as Subscribable).subscribe(listener);
      return unsubscribe;
    },
    ready: ready.promise,
    go: (target) => router.navigate(optionsOf(target)),
    preload: (target) => void router.preloadRoute(optionsOf(target)),
    savedScroll() {
      const visit = visitOf(router.latestLocation.state);
      return tops.get(visit) ?? savedScroll(tabStore(), visit);
    },
    isPending: () => router.state.status === "pending",
    // The router keeps the addresses it has built; an update of its options makes it build them anew.
    forgetLinks: () => router.update(router.options),
    async translate() {
      await ready.promise;
      await router.navigate({ href: router.state.location.href, resetScroll: false });
    },
  };
}

function optionsOf({ to, search, replace, keepScroll }: Target) {
  return {
    to,
    // The query of a list is read by its route, and by nobody before that.
    search: (search ?? {}) as object,
    ...(replace === undefined ? {} : { replace }),
    ...(keepScroll === true ? { resetScroll: false } : {}),
  };
}

/** Tells the place of the pages the router has found; the same object as long as nothing about it changes. */
function placeOf(router: AppRouter): () => Place | undefined {
  let of: unknown;
  let known: Place | undefined;
  return () => {
    const matches = router.stores.matches.get();
    const last = matches.at(-1);
    if (matches === of || last === undefined) return known;
    of = matches;
    const { location } = router.state;
    const isFound = matches.every(({ status, _notFound }) => status !== "notFound" && _notFound !== true);
    const path = isFound ? withoutSlash(last.pathname) : location.pathname;
    const flags: PageFlags = Object.assign({}, ...matches.map(({ staticData }) => staticData));
    known = {
      path,
      search: last.search,
      flags: known && isSame(known.flags, flags) ? known.flags : flags,
      list: isFound ? listPageOf(path) : undefined,
      visit: visitOf(location.state),
      complete: matches.every(({ status }) => status !== "pending"),
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
