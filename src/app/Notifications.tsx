// Popups and the live widget, fetched when the first screen stands: no row waits for them.
import { lazy, Suspense } from "react";
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

/** The event popups, over everything. */
export function EventPopups() {
  return useHasList() ? (
    <Suspense fallback={null}>
      <Popups />
    </Suspense>
  ) : null;
}

/** "Happening now" as a card of the right rail. */
export function LiveWidgetCard() {
  return useHasList() ? (
    <Suspense fallback={null}>
      <Card />
    </Suspense>
  ) : null;
}

/** "Happening now" as a pill on narrower screens. */
export function LiveWidgetPill() {
  return useHasList() ? (
    <Suspense fallback={null}>
      <Pill />
    </Suspense>
  ) : null;
}
