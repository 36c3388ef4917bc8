// Popups and the live widget, fetched when the first screen stands: no row waits for them.
import { Suspense } from "react";
import { useRouterState } from "@tanstack/react-router";
import { useHasList } from "#state/live/hooks.ts";
import { lazyPart } from "#ui/lazyPart.tsx";
import { whenIdle } from "./whenIdle.ts";

const Corner = lazyPart(async () => {
  await whenIdle();
  return (await import("./EventCorner.tsx")).EventCorner;
});
const Card = lazyPart(async () => {
  await whenIdle();
  return (await import("#features/notifications/LiveWidget.tsx")).LiveWidgetCard;
});
const Pill = lazyPart(async () => {
  await whenIdle();
  return (await import("#features/notifications/LiveWidget.tsx")).LiveWidgetPill;
});

/** The list may come before the page's own code has. */
function usePageStands(): boolean {
  const rendered = useRouterState({ select: ({ resolvedLocation }) => resolvedLocation !== undefined });
  return useHasList() && rendered;
}

/** Event popups and digest, over everything. */
export function EventPopups() {
  return usePageStands() ? (
    <Suspense fallback={null}>
      <Corner />
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
