// A navigation for tests: one that only notes where it is sent, or one over a test's own router.
import type { AnyRouter } from "@tanstack/react-router";
import type { Navigation, Place, Target } from "#state/navigation/navigation.ts";

const HOME: Place = { path: "/", search: {}, flags: {}, list: "scores", visit: "", complete: true };

/** `onGo` is told where components want to go; the place stays. */
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
    isPending: () => false,
  };
}

/** Goes where the test's router leads. */
export function navigationOver(router: Pick<AnyRouter, "navigate">): Navigation {
  return aNavigation(({ to, search, replace }) => {
    void router.navigate({ to, search, replace: replace === true } as Parameters<AnyRouter["navigate"]>[0]);
  });
}
