// The router. Each route is written once, without locale prefix: the `rewrite` below takes the prefix off every
// address that comes in and puts the current one on every address that goes out, so Link and navigate never see it.
import { createBrowserHistory, createRouter } from "@tanstack/react-router";
import { currentLocale } from "#i18n/currentLocale.ts";
import { localizePath, splitLocalePath } from "#i18n/localePath.ts";
import { ErrorPage } from "./ErrorPage.tsx";
import { LazyNotFoundPage } from "./LazyNotFoundPage.tsx";
import { PagePending } from "./PagePending.tsx";
import { reportError } from "./errors.ts";
import { routeTree } from "./routeTree.gen.ts";

export type LayoutName = "desktop" | "mobile" | "responsive" | "empty" | "soccer-league" | "soccer-team";

declare module "@tanstack/react-router" {
  interface Register {
    router: AppRouter;
  }
  /** Route flags of SPEC §2. */
  interface StaticDataRouteOption {
    requiresAuth?: boolean;
    hideFooter?: boolean;
    hideSidebar?: boolean;
    /** The root falls back to responsive. */
    layout?: LayoutName;
  }
}

export type AppRouter = ReturnType<typeof createAppRouter>;

export function createAppRouter() {
  return createRouter({
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
    scrollRestoration: true,
    defaultPreload: slowConnection() ? false : "intent",
    defaultNotFoundComponent: LazyNotFoundPage,
    defaultErrorComponent: ErrorPage,
    defaultPendingComponent: PagePending,
    defaultPendingMs: 300,
    defaultOnCatch: (error) => reportError(error, "page"),
  });
}

/** SPEC §9: link prefetching is skipped on 2g and with data saver. */
function slowConnection(): boolean {
  const { connection } = navigator as Navigator & {
    readonly connection?: { readonly saveData?: boolean; readonly effectiveType?: string };
  };
  return connection?.saveData === true || connection?.effectiveType?.includes("2g") === true;
}
