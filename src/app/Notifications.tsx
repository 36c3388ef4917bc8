// Popups and the live widget, fetched when the first screen stands: no row waits for them.
import { lazy, Suspense } from "react";
import { useRouterState } from "@tanstack/react-router";
import { useHasList } from "#state/live/hooks.ts";
import { whenIdle } from "./whenIdle.ts";

const Popups = lazy(async () => {
  await whenIdle();
  return { default: (await import("#features/notifications/EventPopups.tsx")).EventPopups };
});
const Card = lazy(async () => {
  await whenIdle();
  return { default: (await import("#features/notifications/LiveWidget.tsx")).LiveWidgetCard };
});
const Pill = lazy(async () => {
  await whenIdle();
  return { default: (await import("#features/notifications/LiveWidget.tsx")).LiveWidgetPill };
});

/** The list may come before the page's own code has. */
function usePageStands(): boolean {
  const rendered = useRouterState({ select: ({ resolvedLocation }) => resolvedLocation !== undefined });
  return useHasList() && rendered;
}

/** The event popups, over everything. */
export function EventPopups() {
  return usePageStands() ? (
    <Suspense fallback={null}>
      <Popups />
    </Suspense>
  ) : null;
}

/** "Happening now" as a card of the right rail. */
export function LiveWidgetCard() {
  return usePageStands() ? (
    <Suspense fallback={null}>
      <Card />
    </Suspense>
  ) : null;
}

/** "Happening now" as a pill on narrower screens. */
export function LiveWidgetPill() {
  return usePageStands() ? (
    <Suspense fallback={null}>
      <Pill />
    </Suspense>
  ) : null;
}
