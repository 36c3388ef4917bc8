// Navigations for tests: one that only records its targets, and one over a test's own router.
import type { AnyRouter } from "@tanstack/react-router";
import type { Navigation, Place, Target } from "#state/navigation/navigation.ts";

const HOME: Place = { path: "/", search: {}, flags: {}, list: "scores", historyKey: "", complete: true };

/** `onGo` receives each target; the location does not change. */
export function aNavigation(onGo: (target: Target) => void = () => undefined, place = HOME): Navigation {
  return {
    place: () => place,
    routing: () => undefined,
    subscribe: () => () => undefined,
    bring: () => Promise.reject(new Error("no router in this test")),
    failure: () => undefined,
    go: onGo,
    preload: () => undefined,
    savedScroll: () => undefined,
    isWaiting: () => false,
    isPending: () => false,
  };
}

/** Navigates with the test's router. */
export function navigationOver(router: Pick<AnyRouter, "navigate">): Navigation {
  return aNavigation(({ to, search, replace }) => {
    void router.navigate({ to, search, replace: replace === true } as Parameters<AnyRouter["navigate"]>[0]);
  });
}
