// Popups and the live widget, fetched when the first screen stands: no row waits for them.
import { lazy, Suspense } from "react";
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
  return (
    <Suspense fallback={null}>
      <Popups />
    </Suspense>
  );
}

/** "Happening now" as a card of the right rail. */
export function LiveWidgetCard() {
  return (
    <Suspense fallback={null}>
      <Card />
    </Suspense>
  );
}

/** "Happening now" as a pill on narrower screens. */
export function LiveWidgetPill() {
  return (
    <Suspense fallback={null}>
      <Pill />
    </Suspense>
  );
}
