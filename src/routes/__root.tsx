// The root of all routes: the frame around every page.
import { createRootRouteWithContext } from "@tanstack/react-router";
import { isListPath } from "#app/listPages.ts";
import { RootLayout } from "#app/RootLayout.tsx";
import { bringAllTexts } from "#i18n/activateLocale.ts";
import type { LiveClient } from "#state/live/liveClient.ts";

export const Route = createRootRouteWithContext<{ readonly client: LiveClient }>()({
  // The list pages have their texts from the start; any other page waits for its own.
  beforeLoad: ({ location }) => (isListPath(location.pathname) ? undefined : bringAllTexts()),
  component: RootLayout,
});
