// The router. Each route is written once, without locale prefix: the `rewrite` below takes the prefix off every
// address that comes in and puts the current one on every address that goes out, so Link and navigate never see it.
import { createBrowserHistory, createRouter } from "@tanstack/react-router";
import { currentLocale } from "#i18n/currentLocale.ts";
import { localizePath, splitLocalePath } from "#i18n/localePath.ts";
import { LazyErrorPage } from "../failing/LazyErrorPage.tsx";
import { LazyNotFoundPage } from "../../routes/-shared/LazyNotFoundPage.tsx";
import { PagePending } from "../../routes/-shared/PagePending.tsx";
import type { LiveClient } from "#state/live/client/liveClient.ts";
import type { PageFlags } from "#state/navigation/navigation.ts";
import { reportError } from "#state/errors/reportError.ts";
import { limited } from "./preloading.ts";
import { routeTree } from "./routeTree.gen.ts";

declare module "@tanstack/react-router" {
  interface Register {
    router: AppRouter;
  }
  interface StaticDataRouteOption extends PageFlags {}
}

export type AppRouter = ReturnType<typeof createAppRouter>;

/** `resetsScroll`: asked after each navigation whether the page scrolls to where the next one begins. */
export function createAppRouter(client: LiveClient, resetsScroll: () => boolean) {
  const router = createRouter({
    context: { client },
    routeTree,
    history: createBrowserHistory(),
    rewrite: {
      input: ({ url }) => {
        url.pathname = splitLocalePath(url.pathname).path;
        return url;
      },
      output: ({ url }) => {
        url.pathname = localizePath(url.pathname, currentLocale());
        return url;
      },
    },
    // SPEC §4: addresses elsewhere are refused, in links and redirects too; what may be left for, leaveSite leaves for.
    protocolAllowlist: [],
    scrollRestoration: resetsScroll,
    defaultPreload: "intent",
    defaultNotFoundComponent: LazyNotFoundPage,
    defaultErrorComponent: LazyErrorPage,
    defaultPendingComponent: PagePending,
    defaultPendingMs: 300,
    defaultOnCatch: (error) => reportError(error, "page"),
  });
  router.preloadRoute = limited(router.preloadRoute);
  return router;
}
