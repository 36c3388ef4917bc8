// The parts of TanStack Router that routerInternals and routerTraces use work as assumed in the installed version.
import {
  createBrowserHistory,
  createRootRoute,
  createRoute,
  createRouter,
  lazyRouteComponent,
  Link,
  notFound,
  RouterProvider,
} from "@tanstack/react-router";
import { act, render, screen, waitFor } from "@testing-library/react";
import { afterEach, describe, expect, it, vi } from "vitest";
import * as internals from "./routerInternals.ts";
import * as traces from "./routerTraces.ts";

afterEach(() => {
  vi.restoreAllMocks();
  history.replaceState(null, "", "/");
});

/** A router with the pages "/", "/faq" and "/about", which throws `notFound()`; `begin` mounts it. */
function aRouter() {
  let prefix = "";
  const root = createRootRoute({ notFoundComponent: () => <p>no page</p> });
  const page = (path: string, component: () => React.ReactNode) =>
    createRoute({ getParentRoute: () => root, path, component });
  const lost = createRoute({
    getParentRoute: () => root,
    path: "/about",
    loader: () => {
      throw notFound();
    },
  });
  const first = () => (
    <>
      <p>first</p>
      <Link to="/faq">go</Link>
    </>
  );
  const asked = vi.fn(() => false);
  const browserHistory = createBrowserHistory();
  const router = createRouter({
    routeTree: root.addChildren([page("/", first), page("/faq", () => <p>next</p>), lost]),
    history: browserHistory,
    scrollRestoration: asked,
    rewrite: {
      input: ({ url }) => {
        url.pathname = url.pathname.replace(/^\/fr(?=\/)/, "");
        return url;
      },
      output: ({ url }) => {
        url.pathname = prefix + url.pathname;
        return url;
      },
    },
  });
  return {
    router,
    asked,
    usePrefix: (next: string) => void (prefix = next),
    async begin() {
      const view = render(<RouterProvider router={router as never} />);
      await act(() => router.load());
      return view;
    },
    end: () => browserHistory.destroy(),
  };
}

describe("history and storage, read without the router", () => {
  it("find the key of the entry, and the scroll position the router stores when the page is left", async () => {
    const { router, begin, end } = aRouter();
    router.update({ ...router.options, scrollRestoration: true });
    await begin();
    const key = traces.historyKeyOf(history.state);
    expect(key).not.toBe("");
    expect(internals.latestHistoryKey(router)).toBe(key);
    scrollTo(0, 640);
    internals.recordScroll();
    dispatchEvent(new Event("pagehide"));
    expect(traces.storedScroll(sessionStorage, key)).toBe(640);
    expect(traces.storedScroll(sessionStorage, "another")).toBeUndefined();
    end();
  });

  it.each(["{", "null", "[]", '{"a":null}', '{"a":{"window":3}}', '{"a":{"window":{"scrollY":"1"}}}'])(
    "treat the damaged positions %s as missing",
    (stored) => expect(traces.storedScroll({ getItem: () => stored }, "a")).toBeUndefined(),
  );

  it("treat a storage that throws as empty", () => {
    const getItem = (): string => {
      throw new Error("no store");
    };
    expect(traces.storedScroll({ getItem }, "a")).toBeUndefined();
  });

  it("return an empty key for an entry without one", () => {
    for (const state of [null, undefined, 3, {}, { __TSR_key: 4 }]) {
      expect(traces.historyKeyOf(state)).toBe("");
    }
  });
});

describe("the router", () => {
  it("notifies its listeners of the next page, and its matches say whether an address has one", async () => {
    const { router, begin, end } = aRouter();
    await begin();
    const listener = vi.fn();
    const stop = internals.subscribeMatches(router, listener);
    await act(() => router.navigate({ to: "/faq" }));
    expect(listener).toHaveBeenCalled();
    expect(internals.isFound(router.state.matches)).toBe(true);
    await act(() => router.navigate({ to: "/nowhere" as "/" }));
    expect(internals.isFound(router.state.matches)).toBe(false);
    await act(() => router.navigate({ to: "/faq" }));
    expect(internals.isFound(router.state.matches)).toBe(true);
    await act(() => router.navigate({ to: "/about" }));
    expect(internals.isFound(router.state.matches)).toBe(false);
    stop();
    listener.mockClear();
    await act(() => router.navigate({ to: "/faq" }));
    expect(listener).not.toHaveBeenCalled();
    end();
  });

  it("keeps the same matches in its state until they change", async () => {
    const { router, begin, end } = aRouter();
    await begin();
    const { matches } = router.state;
    expect(router.state.matches).toBe(matches);
    await act(() => router.navigate({ to: "/faq" }));
    expect(router.state.matches).not.toBe(matches);
    end();
  });

  it("asks about the scroll position before the callback for the first page", async () => {
    const { router, asked, begin, end } = aRouter();
    const askedBefore: number[] = [];
    internals.onceShown(router, () => askedBefore.push(asked.mock.calls.length));
    await begin();
    await waitFor(() => expect(askedBefore).toEqual([1]));
    await act(() => router.navigate({ to: "/faq" }));
    expect(askedBefore).toEqual([1]);
    end();
  });

  it("keeps the addresses of links until they are rebuilt", async () => {
    const { router, begin, usePrefix, end } = aRouter();
    await begin();
    // As Link asks: by one object for as long as its properties are the same.
    const link = { to: "/faq", _fromLocation: router.latestLocation } as const;
    const href = () => router.buildLocation(link).publicHref;
    expect(href()).toBe("/faq");
    usePrefix("/fr");
    expect(href()).toBe("/faq");
    internals.rebuildLinks(router);
    expect(href()).toBe("/fr/faq");
    end();
  });

  it("opens the page again as a new entry where only the prefix differs, to and from the address without one", async () => {
    const { router, usePrefix, begin, end } = aRouter();
    await begin();
    await act(() => router.navigate({ to: "/faq" }));
    const before = history.length;
    for (const [prefix, language] of [
      ["/fr", "fr"],
      ["", "en"],
      ["/fr", "fr"],
    ] as const) {
      usePrefix(prefix);
      internals.rebuildLinks(router);
      await act(() => internals.openAgain(router, { language }));
      expect(location.pathname).toBe(`${prefix}/faq`);
      expect(screen.getByText("next")).toBeTruthy();
    }
    expect(history.length).toBe(before + 3);
    end();
  });

  it("preloads its links by the replaced method", async () => {
    const { router, begin, end } = aRouter();
    const preloaded = vi.fn(async () => undefined);
    internals.wrapPreload(router, () => preloaded);
    router.update({ ...router.options, defaultPreload: "intent", defaultPreloadDelay: 0 });
    await begin();
    const link = screen.getByRole("link");
    act(() => {
      link.focus();
      link.dispatchEvent(new Event("touchstart", { bubbles: true }));
    });
    await waitFor(() => expect(preloaded).toHaveBeenCalled());
    end();
  });
});

describe("errors", () => {
  it("of a missing page are known by their mark", () => {
    expect(traces.isNotFoundError(notFound())).toBe(true);
    for (const other of [new Error("x"), undefined, null, "notFound", { isNotFound: 1 }]) {
      expect(traces.isNotFoundError(other)).toBe(false);
    }
  });

  it("of a route's code are gone once the code is fetched again", async () => {
    let fails = true;
    const importer = async () => {
      if (fails) throw new TypeError("Gone: Failed to fetch dynamically imported module");
      return { Page: () => <p>there</p> };
    };
    const component = lazyRouteComponent(importer, "Page");
    const route = createRootRoute({ component });
    const router = createRouter({ routeTree: route, history: createBrowserHistory() });
    for (const level of ["warn", "error"] as const)
      vi.spyOn(console, level).mockImplementation(() => undefined);
    const reload = vi.spyOn(location, "reload").mockImplementation(() => undefined);
    const { unmount } = render(<RouterProvider router={router as never} />);
    await screen.findByText(/Gone/);
    unmount();
    fails = false;
    await traces.fetchRouteCode(router);
    render(<RouterProvider router={router as never} />);
    expect(await screen.findByText("there")).toBeDefined();
    // earlyMissingChunks.ts puts "Gone" before the browser's message, which the router would answer by reloading the page.
    expect(reload).not.toHaveBeenCalled();
  });
});
